// The gate: a question is asked only when its key grades right, its distractors wrong, and no second reading of a form makes a
// distractor right. The same for our generators and for questions written by an AI.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { LatinQuestion as Question } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { describeFeatures } from '../features.ts';
import { fold } from '../fold.ts';
import { englishTokens } from './englishTokens.ts';
import { answerLanguage, grade, meaningsOf } from './grade.ts';
import { matchesEnglish } from './matchEnglish.ts';
import { matchLatin } from './matchLatin.ts';

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

/** An option that is right by a reading its author did not think of, for questions that bring no `judging`. */
const overlooked = (
  index: LatinIndex,
  question: LatinQuestion,
  options: readonly string[],
): string | undefined => {
  const others = options.filter((option) => option !== question.correctAnswer);
  const cell = asksForCell(question.questionText);
  const isForm = options.every((option) => wordsOf(option).length === 1 && index.analyse(option).length > 0);
  if (
    isForm &&
    cell.some((word) => CASE.test(word)) &&
    (cell.includes('singular') || cell.includes('plural'))
  ) {
    const fits = (option: string): boolean =>
      index
        .analyse(option)
        .some(
          ({ features, exact }) =>
            exact && cell.every((word) => describeFeatures(features).split(' ').includes(word)),
        );
    if (!fits(question.correctAnswer)) return `${question.correctAnswer} is not the form asked for`;
    const second = others.find(fits);
    if (second !== undefined) return `${second} can be the form asked for too`;
  }
  const asked = /mean/i.test(question.questionText)
    ? (/["'“‘*]([\p{L}\p{M}]+)["'”’*]/u.exec(question.questionText)?.[1] ??
      /\bdoes\s+([\p{L}\p{M}]+)\s+mean/u.exec(question.questionText)?.[1])
    : undefined;
  if (asked !== undefined && index.analyse(asked).length > 0) {
    const meanings = meaningsOf(index, asked);
    const bare = (text: string): string =>
      englishTokens(text)
        .join(' ')
        .replace(/^to (?=.)/, '');
    const second = others.find((option) => meanings.has(bare(option)));
    if (second !== undefined) return `"${second}" is another meaning of ${asked}`;
    if (
      !meanings.has(bare(question.correctAnswer)) &&
      /\bwhat does\b/i.test(question.questionText) &&
      wordsOf(question.questionText).length < 7 &&
      !/\b(?:they|he|she|we|i|had|was|were|will)\b/i.test(question.correctAnswer)
    )
      return `${asked} does not mean "${question.correctAnswer}"`;
  }
  return undefined;
};

const proveOptions = (
  index: LatinIndex,
  question: LatinQuestion & { readonly questionType: 'multiple_choice' },
): Proof => {
  const { multipleChoiceOptions: options, correctAnswer, judging } = question;
  if (new Set(options.map((option) => option.normalize('NFC').trim().toLowerCase())).size !== options.length)
    return fails('two options are the same');
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
    if (
      meaning &&
      meaningsOf(index, meaning.form).has(
        englishTokens(option)
          .join(' ')
          .replace(/^to (?=.)/, ''),
      )
    )
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
      return blanks.length === 1 && blanks.every(({ text }) => text.includes('___'))
        ? OK
        : fails('a dialogue needs exactly one line with a blank');
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
    case 'translation':
    case 'type_response':
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
