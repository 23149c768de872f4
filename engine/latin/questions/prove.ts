// The gate: a question is asked only when its key grades right, its distractors wrong, and no second reading of a form makes a
// distractor right. The same for our generators and for questions written by an AI.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { LatinQuestion as Question } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { describeFeatures } from '../features.ts';
import { fold } from '../fold.ts';
import { bareGloss } from './englishTokens.ts';
import { answerLanguage, grade, meaningsOf } from './grade.ts';
import { matchesEnglish } from './matchEnglish.ts';
import { matchLatin } from './matchLatin.ts';
import { textFault } from './proveText.ts';

/** Whether a question may be asked; if not, the first reason, for whoever wrote it. */
export type Proof = { readonly ok: true } | { readonly ok: false; readonly reason: string };

const fails = (reason: string): Proof => ({ ok: false, reason });
const OK: Proof = { ok: true };

/** The first word of a Latin text that the lexicon cannot read; names apart when `names` may stand. */
const unread = (index: LatinIndex, text: string, mayBeNames = false): string | undefined =>
  wordsOf(text).find((word) => index.analyse(word).length === 0 && !(mayBeNames && /^\p{Lu}/u.test(word)));

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
      return answers;
    case 'cultural_context':
      return [];
  }
};

/** Words in a question's text that name a cell: "accusative plural". */
const asksForCell = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .match(
        /\b(?:nominative|genitive|dative|accusative|ablative|vocative|singular|plural|present|imperfect|future|perfect|pluperfect|indicative|subjunctive|imperative|infinitive|active|passive|first|second|third|comparative|superlative)\b/g,
      ) ?? []
  ).filter((word, at, all) => all.indexOf(word) === at);

const CASE = /^(?:nominative|genitive|dative|accusative|ablative|vocative)$/;

const PERSON = /^(?:first|second|third)$/;

/** Whether a question names a cell well enough to look a form up. */
const namesCell = (cell: readonly string[]): boolean =>
  (cell.includes('singular') || cell.includes('plural')) && cell.some((word) => CASE.test(word) || PERSON.test(word)); // prettier-ignore

const canBe = (index: LatinIndex, form: string, cell: readonly string[]): boolean =>
  index
    .analyse(form)
    .some(
      ({ features, exact }) =>
        exact && cell.every((word) => describeFeatures(features).split(' ').includes(word)),
    );

/** The Latin word whose meaning a question asks for, when it is known. */
const askedWord = (index: LatinIndex, text: string): string | undefined => {
  if (!/mean|english (?:word|for)|translat/i.test(text)) return undefined;
  const asked =
    /["'“‘*]([\p{L}\p{M}]+)["'”’*]/u.exec(text)?.[1] ??
    /\bdoes\s+([\p{L}\p{M}]+)\s+mean/u.exec(text)?.[1] ??
    /\bword for\s+([\p{L}\p{M}]+)/u.exec(text)?.[1];
  return asked !== undefined && index.analyse(asked).length > 0 ? asked : undefined;
};

/** What a question without `judging` gets wrong by the lexicon: a key that is not what was asked, an option that is it too. */
const overlooked = (
  index: LatinIndex,
  question: LatinQuestion,
  options: readonly string[],
): string | undefined => {
  const { correctAnswer, questionText } = question;
  const others = options.filter((option) => option !== correctAnswer);
  const cell = asksForCell(questionText);
  const isForm = options.every((option) => wordsOf(option).length === 1 && index.analyse(option).length > 0);
  if (isForm && namesCell(cell)) {
    if (!canBe(index, correctAnswer, cell)) return `${correctAnswer} is not the form asked for`;
    const second = others.find((option) => canBe(index, option, cell));
    if (second !== undefined) return `${second} can be the form asked for too`;
  }
  const asked = askedWord(index, questionText);
  if (asked === undefined) return undefined;
  const meanings = meaningsOf(index, asked);
  const second = others.find((option) => meanings.has(bareGloss(option)));
  if (second !== undefined) return `"${second}" is another meaning of ${asked}`;
  const isSentence = /\b(?:they|he|she|we|i|had|was|were|will)\b/i.test(correctAnswer);
  return !meanings.has(bareGloss(correctAnswer)) && wordsOf(questionText).length < 9 && !isSentence
    ? `${asked} does not mean "${correctAnswer}"`
    : undefined;
};

const proveOptions = (
  index: LatinIndex,
  question: LatinQuestion & { readonly questionType: 'multiple_choice' },
): Proof => {
  const { multipleChoiceOptions: options, correctAnswer, judging } = question;
  if (new Set(options.map((option) => option.normalize('NFC').trim().toLowerCase())).size !== options.length)
    return fails('two options are the same');
  if (options.some((option) => option !== correctAnswer && fold(option) === fold(correctAnswer)))
    return fails('an option differs from the key by macrons only');
  if (options.filter((option) => option === correctAnswer).length !== 1)
    return fails('the key is not exactly one of the options');
  const others = options.filter((option) => option !== correctAnswer);
  const { form, meaning, english, latin } = judging ?? {};
  for (const option of others) {
    if (grade({ index, question, answer: option }).isCorrect) return fails(`"${option}" grades as right`);
    if (
      form &&
      index
        .analyse(option)
        .some(({ lexeme, key, exact }) => lexeme.id === form.lexeme && exact && form.cells.includes(key))
    )
      return fails(`${option} can be the form asked for too`);
    if (meaning && meaningsOf(index, meaning.form).has(bareGloss(option)))
      return fails(`"${option}" is another meaning of ${meaning.form}`);
    if (english && matchesEnglish(english, option)) return fails(`"${option}" renders the Latin too`);
    if (latin && matchLatin(index, latin, option, true).is === 'right')
      return fails(`"${option}" is right too`);
  }
  if (english && !matchesEnglish(english, correctAnswer)) return fails('the key does not render the Latin');
  if (latin && matchLatin(index, latin, correctAnswer, true).is !== 'right')
    return fails('the key is not the Latin asked for');
  const second = judging ? undefined : overlooked(index, question, options);
  return second === undefined ? OK : fails(second);
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
        return fails('the scrambled words are not the words of the key');
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
      const fault = question.judging ? undefined : overlooked(index, question, [question.correctAnswer]);
      return fault === undefined ? OK : fails(fault);
    }
    case 'translation':
      return OK;
  }
};

/** Whether a question may be asked, or the first reason why not. Takes anything: what is not of the shape is refused too. */
export const prove = (index: LatinIndex, candidate: unknown): Proof => {
  const read = Question.safeParse(candidate);
  if (!read.success)
    return fails(
      `not a question: ${read.error.issues[0]?.path.join('.') ?? ''} ${read.error.issues[0]?.message ?? ''}`.trim(),
    );
  const question = read.data;
  const fault = textFault(question);
  if (fault !== undefined) return fails(fault);
  for (const text of latinTexts(index, question)) {
    const word = unread(index, text.replaceAll('___', ' '), question.questionType === 'dialogue_completion');
    if (word !== undefined) return fails(`${word} is not in the lexicon`);
  }
  if (question.questionType !== 'multiple_choice') {
    for (const answer of [question.correctAnswer, ...question.acceptableAnswers]) {
      const verdict = grade({ index, question, answer });
      if (!verdict.isCorrect) return fails(`the key "${answer}" grades as wrong: ${verdict.explanation}`);
    }
  } else if (!grade({ index, question, answer: question.correctAnswer }).isCorrect)
    return fails('the key grades as wrong');
  if (grade({ index, question, answer: '' }).isCorrect) return fails('an empty answer grades as right');
  return proveShape(index, question);
};
