// The one door for grading: every type of question, by rules, never by guess. Macrons are forgiven unless `isStrict`.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../../analyse.ts';
import { lemmaOf, wordsOf } from '../../analyse.ts';
import { featuresOf } from '../../features.ts';
import { fold, plainText } from '../../fold.ts';
import { pluralOf } from '../../sentences/englishNouns.ts';
import { glossesOf } from '../../sentences/stock.ts';
import type { SentenceTree } from '../../sentences/tree.ts';
import { bareGloss, englishTokens } from '../../reading/english.ts';
import { gradeComposition } from './gradeComposition.ts';
import { gradeConcepts } from './gradeConcepts.ts';
import { gradeEnglish } from './english/gradeEnglish.ts';
import { formFault, isForm } from './gradeForm.ts';
import type { LatinKey } from './latin/gradeLatin.ts';
import { gradeLatin } from './latin/gradeLatin.ts';
import type { Fault, Verdict } from './verdict.ts';
import { correct, incorrect, stopped, tellingKey } from './verdict.ts';
import { describeForm } from '../describing.ts';

/** What grading needs beyond question and answer. */
export type Grading = {
  readonly index: LatinIndex;
  readonly question: LatinQuestion;
  readonly answer: string;
  readonly isStrict?: boolean;
};

/** Words of English that are none of Latin. */
const ENGLISH_WORD =
  /(?<!\p{L})(?:the|he|she|they|we|you|are|was|were|to|of|and|with|my|your|her|their|our|from|for|not|that|this|who|will|would|had|have)(?!\p{L})/iu;

/** The language an answer is expected in: as the question says, or as its key reads. */
export const answerLanguage = (
  index: LatinIndex,
  question: LatinQuestion,
): 'latin' | 'english' | 'option' => {
  if (question.judging) return question.judging.answer;
  switch (question.questionType) {
    case 'multiple_choice':
      return 'option';
    case 'cultural_context':
      return 'english';
    case 'dialogue_completion':
    case 'text_reconstruction':
    case 'grammar_transformation':
    case 'creative_composition':
      return 'latin';
    case 'translation':
    case 'type_response': {
      const words = wordsOf(question.correctAnswer);
      const known = words.filter((word) => index.analyse(word).length > 0).length;
      if (words.length === 0 || ENGLISH_WORD.test(question.correctAnswer)) return 'english';
      // "Is" is he, and a key may have a word that the lexicon lacks: what is to be translated tells then.
      const isFromEnglish = question.questionType === 'translation' && ENGLISH_WORD.test(question.baseText);
      if (isFromEnglish) return known * 2 > words.length ? 'latin' : 'english';
      return known === words.length && !/(?<!\p{L})is(?!\p{L})/iu.test(question.correctAnswer)
        ? 'latin'
        : 'english';
    }
  }
};

const sameOption = (one: string, other: string): boolean =>
  plainText(one).trim().toLowerCase() === plainText(other).trim().toLowerCase();

/** What a form that was chosen is instead, where it is one of the word that was asked about. */
const otherForm = (index: LatinIndex, { judging }: LatinQuestion, chosen: string): string | undefined => {
  const own = index
    .analyse(chosen)
    .filter(({ exact, lexeme }) => exact && lexeme.id === judging?.form?.lexeme)
    .map(({ features, lexeme }) => describeForm(lexeme, features));
  return own.length === 0
    ? undefined
    : `*${chosen}* is the ${[...new Set(own)].slice(0, 2).join(', or the ')}.`;
};

const gradeOption = (index: LatinIndex, question: LatinQuestion, answer: string): Verdict => {
  if (sameOption(answer, question.correctAnswer)) return correct(question.explanation);
  const chosen = answer.trim();
  const fault: Fault =
    chosen === ''
      ? { kind: 'empty', message: 'Nothing was chosen.' }
      : { kind: 'word', message: otherForm(index, question, chosen) ?? `"${chosen}" is not it.` };
  return incorrect([fault], 0, `The answer is: ${stopped(question.correctAnswer)} ${question.explanation}`);
};

/** Words that have this very headword, or all that a form can belong to. */
const wordsHeaded = (index: LatinIndex, form: string, isExact = false): readonly Lexeme[] => {
  const read = index.analyse(form);
  const exact = isExact ? read.filter((one) => one.exact) : [];
  const all = [...new Set((exact.length > 0 ? exact : read).map(({ lexeme }) => lexeme))];
  const headed = all.filter((lexeme) => fold(lemmaOf(lexeme)) === fold(form));
  return headed.length > 0 ? headed : all;
};

/** Who does what a form of the third person tells. */
const THEY = /^(?:he|she|it|they) /;

const gradeMeaning = (index: LatinIndex, question: LatinQuestion, answer: string, form: string): Verdict => {
  const said = answer
    .split(/[,;/]| or /)
    .map((part) => ({ part: part.trim(), gloss: bareGloss(part) }))
    .filter(({ gloss }) => gloss !== '');
  // Whoever asks with macrons asks of that word: mālum is no evil. What bears none may have been left without them.
  const words = wordsHeaded(index, form, fold(form) !== form.toLowerCase());
  const formed = new Set([question.correctAnswer, ...question.acceptableAnswers].map(bareGloss));
  const glosses = new Set(
    [
      ...formed,
      ...words.flatMap(({ pos, senses, also }) =>
        [...senses.flatMap((sense) => sense.en), ...also].flatMap((gloss) =>
          pos === 'noun' ? [gloss, pluralOf(gloss)] : pos === 'verb' ? [gloss, `I ${gloss}`] : [gloss],
        ),
      ),
    ].map(bareGloss),
  );
  // "They took" of cēpērunt says what "took" says.
  const means = (gloss: string): boolean => glosses.has(gloss) || formed.has(gloss.replace(THEY, ''));
  if (said.length > 0 && said.every(({ gloss }) => means(gloss))) return correct(question.explanation);
  return incorrect(
    [
      said.length === 0
        ? { kind: 'empty', message: 'There is no answer.' }
        : {
            kind: 'word',
            message: `*${form}* does not mean "${said
              .filter(({ gloss }) => !means(gloss))
              .map(({ part }) => part)
              .join(', ')}".`,
          },
    ],
    0,
    question.explanation,
  );
};

/** A form without what a learner sets before it: the pronoun of its person, ō of a vocative. */
const barePart = (typed: string, cell: string): string => {
  const [first = '', second = '', ...more] = typed.split(/\s+/);
  if (second === '' || more.length > 0) return typed;
  const { person, number, case: own } = featuresOf(cell) ?? {};
  const isCall = own === 'voc' && fold(first) === 'o';
  const wanted =
    person === undefined
      ? undefined
      : { 1: { sg: 'ego', pl: 'nos' }, 2: { sg: 'tu', pl: 'uos' }, 3: { sg: 'is', pl: 'ei' } }[person][
          number ?? 'sg'
        ];
  return isCall || (wanted !== undefined && fold(first) === fold(wanted)) ? second : typed;
};

const gradeForm = (
  index: LatinIndex,
  question: LatinQuestion,
  answer: string,
  form: { readonly lexeme: string; readonly cells: readonly string[] },
  isStrict: boolean,
): Verdict => {
  const typed = answer.replaceAll(/[.,;!?]/g, ' ').trim();
  const said = barePart(typed, form.cells[0] ?? '');
  const isAccepted = !isStrict && question.acceptableAnswers.some((one) => fold(one) === fold(said));
  if (isAccepted || isForm(index, said, form.lexeme, form.cells, isStrict))
    return correct(question.explanation);
  const fault =
    said === ''
      ? ({ kind: 'empty', message: 'There is no answer.' } as const)
      : formFault(index, said, form.lexeme, form.cells);
  return incorrect(
    [fault],
    fault.kind === 'macron' || fault.kind === 'agreement' ? 80 : fault.kind === 'ending' ? 40 : 0,
    question.explanation,
  );
};

/** No answer needs more; what is longer is not read at all. */
const MOST_LETTERS = 4000;
const ENDLESS_WORD = /[\p{L}\p{M}]{41}/u;

/** Grades an answer. Score 0 to 100; `errors` name what is wrong; the explanation is for the learner. */
export const grade = ({ index, question, answer: typed, isStrict = false }: Grading): Verdict => {
  const { judging, correctAnswer, acceptableAnswers, explanation } = question;
  const answer = typed.length > MOST_LETTERS ? undefined : plainText(typed);
  if (answer === undefined || ENDLESS_WORD.test(answer))
    return incorrect([{ kind: 'length', message: 'This is too long to be an answer.' }], 0, '');
  if (question.questionType === 'creative_composition') return gradeComposition(index, answer, question);
  const language = answerLanguage(index, question);
  if (language === 'option') return gradeOption(index, question, answer);
  if (judging?.concepts)
    return gradeConcepts(index, question, answer, judging.concepts, judging.contrary ?? []);
  if (judging?.meaning) return gradeMeaning(index, question, answer, judging.meaning.form);
  if (judging?.form) return gradeForm(index, question, answer, judging.form, isStrict);
  const accepted = [correctAnswer, ...acceptableAnswers];
  const tree = judging?.tree as SentenceTree | undefined;
  if (language === 'english')
    return gradeEnglish(index, answer, { accepted, arrangements: judging?.english ?? [], tree, explanation });
  const whole =
    question.questionType === 'translation'
      ? { tree, english: question.baseText, manner: judging?.manner }
      : {};
  const slots = judging?.latin;
  const key = { accepted, slots, fixedOrder: judging?.fixedOrder, isStrict, explanation, ...whole };
  if (
    question.questionType === 'grammar_transformation' &&
    isUnchanged(answer, question.baseText, correctAnswer)
  )
    return incorrect(
      [{ kind: 'word', message: 'Nothing is changed yet.' }],
      0,
      `${tellingKey(correctAnswer)} ${explanation}`,
    );
  const hasGaps = question.questionType === 'text_reconstruction' && /_{3,}/.test(question.baseText);
  const gapped = judging?.gapped ?? (hasGaps ? question.baseText : undefined);
  if (gapped !== undefined) return gradeGaps(index, answer, gapped, key);
  if (question.questionType === 'dialogue_completion') {
    const line = question.dialogue.find(({ isBlank }) => isBlank)?.text ?? '';
    return gradeLatin(index, withoutNeighbours(answer, line), { ...key, line });
  }
  return gradeLatin(index, answer, key);
};

/** Whether a sentence that was to be rewritten is given back as it was. */
const isUnchanged = (answer: string, base: string, key: string): boolean => {
  const level = (text: string): string => wordsOf(text).map(fold).join(' ');
  return level(answer) === level(base) && level(base) !== level(key);
};

/** An answer to gaps: the words for them in their order, or the whole sentence. */
const gradeGaps = (index: LatinIndex, answer: string, gapped: string, key: LatinKey): Verdict => {
  const words = wordsOf(answer);
  const gaps = gapped.split(/_{3,}/).length - 1;
  const [asked = ''] = key.accepted;
  const filled = (list: readonly string[]): string => {
    let at = 0;
    return gapped.replaceAll(/_{3,}/g, () => list[at++] ?? '');
  };
  const whole = words.length === gaps ? filled(words) : answer;
  const exact = { accepted: [filled(wordsOf(asked))], fixedOrder: true };
  const verdict = gradeLatin(index, whole, key.slots ? { ...key, accepted: [] } : { ...key, ...exact });
  if (verdict.isCorrect || words.map(fold).join(' ') === wordsOf(asked).map(fold).join(' '))
    return correct(key.explanation);
  const message = `This does not fill the ${gaps} gaps in their order.`;
  return incorrect(
    words.length === gaps
      ? verdict.errors.slice(0, 2)
      : [
          {
            kind: words.length === 0 ? 'empty' : 'missing',
            message: words.length === 0 ? 'There is no answer.' : message,
          },
        ],
    Math.min(55, verdict.score),
    `${tellingKey(asked)} ${key.explanation}`,
  );
};

/** What was typed for a blank, without the words of the line that stand beside it and were typed again. */
const withoutNeighbours = (answer: string, line: string): string => {
  const [before = '', after = ''] = line.split('___');
  const level = (text: string): readonly string[] => wordsOf(text).map(fold);
  const [words, ahead, behind] = [level(answer), level(before), level(after)];
  const starts = (count: number): boolean =>
    words.slice(0, count).join(' ') === ahead.slice(ahead.length - count).join(' ');
  const ends = (count: number): boolean =>
    words.slice(words.length - count).join(' ') === behind.slice(0, count).join(' ');
  const counts = words.map((_, at) => words.length - 1 - at);
  const first = counts.find((count) => count <= ahead.length && starts(count)) ?? 0;
  const last =
    counts.find((count) => count <= behind.length && first + count < words.length && ends(count)) ?? 0;
  return first + last === 0
    ? answer
    : wordsOf(answer)
        .slice(first, words.length - last)
        .join(' ');
};

/** English that any reading of a form may mean; used to keep a second right answer out of the options. */
export const meaningsOf = (index: LatinIndex, form: string): ReadonlySet<string> =>
  new Set(
    wordsHeaded(index, form)
      .flatMap((lexeme) => [
        ...glossesOf(lexeme),
        ...lexeme.senses.flatMap((sense) => sense.en),
        ...lexeme.also,
      ])
      .map((gloss) => englishTokens(gloss).join(' ')),
  );
