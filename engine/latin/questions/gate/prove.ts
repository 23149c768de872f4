// The gate: a question is asked only when its key grades right, its distractors wrong, and no second reading of a form makes a
// distractor right. The same for our generators and for questions written by an AI.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { LatinQuestion as Question } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import { answerLanguage, grade } from '../grading/grade.ts';
import type { Proof } from './proof.ts';
import { fails, OK } from './proof.ts';
import { latinFault } from './proveAgreement.ts';
import { claimFault } from './proveClaims.ts';
import { grammarFault } from './proveGrammar.ts';
import { proveOptions, unlike } from './proveOptions.ts';
import { passageFault } from './provePassage.ts';
import { taskFault } from './proveTask.ts';
import { textFault } from './proveText.ts';
import type { Translate } from './proveTranslation.ts';
import { isEnglish, isSayable, strayFault } from './proveMeaning.ts';
import { rendersToo, translationFault } from './proveTranslation.ts';
import { isTerm, termsIn } from './terms.ts';

/** The first word of a Latin text that the lexicon cannot read; those that `mayBeName` lets be apart. */
const unread = (
  index: LatinIndex,
  text: string,
  mayBeName: (word: string) => boolean = () => false,
): string | undefined => wordsOf(text).find((word) => index.analyse(word).length === 0 && !mayBeName(word));

/** Whether a capital makes a name: in a dialogue or composition any, elsewhere where the English has a name that begins so. */
const namesOf = (question: LatinQuestion): ((word: string) => boolean) => {
  const isFree =
    question.questionType === 'dialogue_completion' || question.questionType === 'creative_composition';
  const english = [
    question.questionText,
    'baseText' in question ? question.baseText : '',
    question.correctAnswer,
  ].flatMap((text) => text.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? []);
  return (word) =>
    /^\p{Lu}/u.test(word) &&
    (isFree || english.some((name) => name !== word && fold(name).slice(0, 4) === fold(word).slice(0, 4)));
};

const latinTexts = (index: LatinIndex, question: LatinQuestion): readonly string[] => {
  const language = answerLanguage(index, question);
  const answers = language === 'latin' ? [question.correctAnswer, ...question.acceptableAnswers] : [];
  switch (question.questionType) {
    case 'translation':
      return language === 'english' ? [question.baseText] : answers;
    case 'dialogue_completion':
      return [...answers, ...question.dialogue.map(({ text }) => text)];
    case 'text_reconstruction':
      return [...answers, ...question.scrambledWords];
    case 'grammar_transformation':
      return [...answers, question.baseText];
    case 'creative_composition':
      return [...answers, ...question.requiredVocabulary];
    case 'multiple_choice':
      return (question.judging?.latin ?? question.judging?.form) ? question.multipleChoiceOptions : [];
    case 'type_response':
      return isTerm(question.correctAnswer) ? [] : answers;
    case 'cultural_context':
      return [];
  }
};

const proveShape = (index: LatinIndex, question: LatinQuestion): Proof => {
  switch (question.questionType) {
    case 'multiple_choice':
      return proveOptions(index, question);
    case 'text_reconstruction': {
      const sorted = (words: readonly string[]): string => words.map(fold).toSorted().join(' ');
      const key =
        question.reconstructionType === 'word_order'
          ? wordsOf(question.correctAnswer)
          : question.correctAnswer.split(/\s+/);
      if (sorted(question.scrambledWords) !== sorted(key))
        return fails(`scrambledWords are not the words of the key: ${unlike(question.scrambledWords, key)}`);
      return question.scrambledWords.map(fold).join(' ') === key.map(fold).join(' ') && key.length > 1
        ? fails('the words are already in order')
        : OK;
    }
    case 'dialogue_completion': {
      const blanks = question.dialogue.filter(({ isBlank }) => isBlank);
      const gaps = question.dialogue.flatMap(({ text }) => text.match(/_{3,}/g) ?? []).length;
      return blanks.length === 1 && gaps === 1 && blanks.every(({ text }) => text.includes('___'))
        ? OK
        : fails('a dialogue needs exactly one blank');
    }
    case 'creative_composition': {
      const short = wordsOf(question.correctAnswer)
        .slice(0, Math.max(1, question.minimumWords - 1))
        .join(' ');
      return grade({ index, question, answer: short }).isCorrect
        ? fails('an answer that is too short grades as right')
        : OK;
    }
    case 'cultural_context': {
      const words = wordsOf(question.primarySource.latin);
      const known = words.filter((word) => /^\p{Lu}/u.test(word) || index.analyse(word).length > 0);
      if (known.length * 2 < words.length) return fails('the source does not read as Latin');
      return grade({ index, question, answer: question.questionText }).isCorrect && question.judging?.concepts
        ? fails('the question gives its answer away')
        : OK;
    }
    case 'grammar_transformation':
      return fold(question.baseText) === fold(question.correctAnswer) ||
        grade({ index, question, answer: question.baseText }).isCorrect
        ? fails('nothing is to be transformed')
        : OK;
    case 'type_response': {
      const fault = question.judging
        ? undefined
        : [question.correctAnswer, ...question.acceptableAnswers]
            .map((one) => grammarFault(index, { ...question, correctAnswer: one }, [one]))
            .find((one) => one !== undefined);
      return fault === undefined ? OK : fails(fault);
    }
    case 'translation':
      return OK;
  }
};

/** Latin with its English, where it has one. */
type Vouched = readonly (readonly [latin: string, english?: string])[];

/** What stands between quotation marks in a question, the first of it. */
const saidIn = (questionText: string): string => /["“‘]([^"“”]+)["”’]/u.exec(questionText)?.[1] ?? '';

/** A choice vouches for what fills its gap, or for the Latin that it asks the meaning of. */
const vouchedByChoice = (index: LatinIndex, { questionText, correctAnswer }: LatinQuestion): Vouched => {
  const said = saidIn(questionText);
  const english = /\(([^()]+)\)/.exec(questionText)?.[1];
  const whole = said.replace(/_{3,}/, correctAnswer);
  if (whole !== said) return english === undefined ? [[whole]] : [[whole, english]];
  const isSentence = (text: string): boolean =>
    wordsOf(text).length > 2 || /^(?:I|we|you|he|she|it|they)\b/iu.test(text);
  const isSaid =
    /\b(?:mean|says?|translat)/i.test(questionText) &&
    (wordsOf(said).length > 1 || isSentence(correctAnswer));
  const fewest = isSentence(said) || isSentence(correctAnswer) ? 1 : 2;
  const isLatin = (text: string): boolean =>
    wordsOf(text).length >= fewest && unread(index, text) === undefined;
  if (isLatin(correctAnswer)) return [isSaid && !isLatin(said) ? [correctAnswer, said] : [correctAnswer]];
  return isSaid && isLatin(said) ? [[said, correctAnswer]] : [];
};

/** A word to be typed vouches for the translation that is asked for, in either direction. */
const vouchedByTyping = (index: LatinIndex, question: LatinQuestion, answers: readonly string[]): Vouched => {
  if (!/\b(?:translat\w*|means?|english|say)\b/i.test(question.questionText)) return [];
  const said = saidIn(question.questionText);
  const words = wordsOf(said).length;
  const language = answerLanguage(index, question);
  if (words > 0 && unread(index, said) === undefined)
    return language === 'english' ? answers.map((answer) => [said, answer] as const) : [];
  return words > 1 && language === 'latin' ? answers.map((answer) => [answer, said] as const) : [];
};

/** Latin that a question without `judging` vouches for, each with its English where it has one. */
const vouchedFor = (index: LatinIndex, question: LatinQuestion): Vouched => {
  const answers = [question.correctAnswer, ...question.acceptableAnswers];
  switch (question.questionType) {
    case 'translation':
      return answerLanguage(index, question) === 'latin'
        ? answers.map((answer) => [answer, question.baseText] as const)
        : answers.map((answer) => [question.baseText, answer] as const);
    case 'text_reconstruction':
      return question.reconstructionType === 'word_order'
        ? [[question.correctAnswer, question.baseText]]
        : [[filled(question.baseText, question.correctAnswer)]];
    case 'grammar_transformation':
      return [[question.baseText], ...answers.map((answer) => [answer] as const)];
    case 'dialogue_completion':
      return question.dialogue.flatMap(({ text, translation, isBlank }) =>
        (isBlank ? answers : ['']).map((answer) => [text.replaceAll(/_{3,}/g, answer), translation] as const),
      );
    case 'multiple_choice':
      return vouchedByChoice(index, question);
    case 'type_response':
      return vouchedByTyping(index, question, answers);
    case 'creative_composition':
      return [[question.correctAnswer]];
    case 'cultural_context':
      return [];
  }
};

/** A reason with the text that it is about. */
const inText = (text: string, reason: string | undefined): string | undefined =>
  reason === undefined ? undefined : `in "${text.length > 60 ? `${text.slice(0, 60)}…` : text}": ${reason}`;

/** A second right answer among the options that fill a gap or say a sentence, by the English. */
const secondFault = (
  index: LatinIndex,
  question: LatinQuestion,
  translate: Translate,
): string | undefined => {
  if (question.questionType !== 'multiple_choice') return undefined;
  const key = vouchedFor(index, question)[0];
  if (key?.[1] === undefined) return undefined;
  for (const option of question.multipleChoiceOptions.filter((one) => one !== question.correctAnswer)) {
    const [[latin, english] = []] = vouchedFor(index, { ...question, correctAnswer: option });
    if (latin !== undefined && english !== undefined && rendersToo(index, latin, english, translate))
      return `the option "${option}" is right too`;
  }
  return undefined;
};

/** A gap of a Latin text filled by the words that the key puts there. */
const filled = (text: string, key: string): string => {
  const words = key.split(/[\s,;]+/).filter(Boolean);
  return text.replaceAll(/_{3,}/g, () => words.shift() ?? '');
};

/** An answer to be typed that is no Latin and no English that anything Latin is rendered by: nobody could find it. */
const unsayable = (index: LatinIndex, question: LatinQuestion): string | undefined => {
  if (question.questionType === 'cultural_context') {
    const { questionText, backgroundText, primarySource, correctAnswer } = question;
    const told = `${questionText} ${backgroundText} ${primarySource.translation}`;
    return isEnglish(index, correctAnswer, told) ? undefined : `the key "${correctAnswer}" is not English`;
  }
  if (question.questionType !== 'type_response') return undefined;
  const strange = [question.correctAnswer, ...question.acceptableAnswers].find(
    (answer) => !isTerm(answer) && termsIn(answer).length === 0 && !isSayable(index, answer),
  );
  return strange === undefined
    ? undefined
    : `the key "${strange}" is neither Latin nor English for anything Latin`;
};

const proveOutside = (
  index: LatinIndex,
  question: LatinQuestion,
  translate?: Translate,
): string | undefined =>
  claimFault(index, question) ??
  taskFault(index, question) ??
  passageFault(question) ??
  unsayable(index, question) ??
  vouchedFor(index, question)
    .map(([latin, english]) =>
      inText(
        latin,
        latinFault(index, latin) ??
          (english === undefined || !translate
            ? undefined
            : (translationFault(index, latin, english, translate) ??
              // What a passage's author wrote is rendered freely.
              (question.questionType === 'cultural_context'
                ? undefined
                : strayFault(index, latin, english)))),
      ),
    )
    .find((fault) => fault !== undefined) ??
  (translate ? secondFault(index, question, translate) : undefined);

/**
 * Whether a question may be asked, or the first reason why not. Takes anything: what is not of the shape is refused too.
 * With the translator, the Latin and the English of a question from outside are held against each other.
 */
export const prove = (index: LatinIndex, candidate: unknown, translate?: Translate): Proof => {
  const read = Question.safeParse(candidate);
  if (!read.success)
    return fails(
      `not a question: ${read.error.issues[0]?.path.join('.') ?? ''} ${read.error.issues[0]?.message ?? ''}`.trim(),
    );
  const question = read.data;
  const fault = textFault(index, question);
  if (fault !== undefined) return fails(fault);
  const isName = namesOf(question);
  for (const text of latinTexts(index, question)) {
    const word = unread(index, text.replaceAll('___', ' '), isName);
    if (word !== undefined) return fails(inText(text, `${word} is not in the lexicon`) ?? '');
  }
  if (question.questionType !== 'multiple_choice') {
    for (const answer of [question.correctAnswer, ...question.acceptableAnswers]) {
      const verdict = grade({ index, question, answer });
      if (!verdict.isCorrect) return fails(`the key "${answer}" grades as wrong: ${verdict.explanation}`);
    }
  } else if (!grade({ index, question, answer: question.correctAnswer }).isCorrect)
    return fails('the key grades as wrong');
  if (grade({ index, question, answer: '' }).isCorrect) return fails('an empty answer grades as right');
  const shape = proveShape(index, question);
  if (!shape.ok || question.judging) return shape;
  const wrong = proveOutside(index, question, translate);
  return wrong === undefined ? OK : fails(wrong);
};
