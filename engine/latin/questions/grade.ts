// The one door for grading: every type of question, by rules, never by guess. Macrons are forgiven unless `isStrict`.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { glossesOf } from '../sentences/stock.ts';
import { englishTokens, findPhrase, sameEnglish } from './englishTokens.ts';
import { gradeComposition } from './gradeComposition.ts';
import { gradeEnglish } from './gradeEnglish.ts';
import { formFault, isForm } from './gradeForm.ts';
import { gradeLatin } from './gradeLatin.ts';
import type { Verdict } from './verdict.ts';
import { correct, incorrect } from './verdict.ts';

/** What grading needs beyond question and answer. */
export type Grading = {
  readonly index: LatinIndex;
  readonly question: LatinQuestion;
  readonly answer: string;
  readonly isStrict?: boolean;
};

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
      const words = question.correctAnswer.match(/[\p{L}\p{M}]+/gu) ?? [];
      const known = words.filter((word) => index.analyse(word).length > 0).length;
      return words.length > 0 &&
        known === words.length &&
        !/\b(?:the|he|she|they|is|are|was|to|of)\b/i.test(question.correctAnswer)
        ? 'latin'
        : 'english';
    }
  }
};

const sameOption = (one: string, other: string): boolean =>
  one.normalize('NFC').trim().toLowerCase() === other.normalize('NFC').trim().toLowerCase();

const gradeOption = (question: LatinQuestion, answer: string): Verdict =>
  sameOption(answer, question.correctAnswer)
    ? correct(question.explanation)
    : incorrect(
        [
          {
            kind: answer.trim() === '' ? 'empty' : 'word',
            message: answer.trim() === '' ? 'Nothing was chosen.' : `"${answer.trim()}" is not it.`,
          },
        ],
        0,
        `Right is: ${question.correctAnswer}. ${question.explanation}`,
      );

const gradeMeaning = (index: LatinIndex, question: LatinQuestion, answer: string, form: string): Verdict => {
  const bare = (text: string): string =>
    englishTokens(text)
      .join(' ')
      .replace(/^to (?=.)/, '');
  const said = answer
    .split(/[,;/]| or /)
    .map(bare)
    .filter(Boolean);
  const glosses = new Set(
    [
      question.correctAnswer,
      ...question.acceptableAnswers,
      ...index.analyse(form).flatMap(({ lexeme }) => lexeme.senses.flatMap((sense) => sense.en)),
    ].map(bare),
  );
  if (said.length > 0 && said.every((one) => glosses.has(one))) return correct(question.explanation);
  return incorrect(
    [
      said.length === 0
        ? { kind: 'empty', message: 'There is no answer.' }
        : {
            kind: 'word',
            message: `${form} does not mean "${said.filter((one) => !glosses.has(one)).join(', ')}".`,
          },
    ],
    0,
    question.explanation,
  );
};

const gradeForm = (
  index: LatinIndex,
  question: LatinQuestion,
  answer: string,
  form: { readonly lexeme: string; readonly cells: readonly string[] },
  isStrict: boolean,
): Verdict => {
  const said = answer.replaceAll(/[.,;!?]/g, ' ').trim();
  if (isForm(index, said, form.lexeme, form.cells, isStrict)) return correct(question.explanation);
  const fault =
    said === ''
      ? ({ kind: 'empty', message: 'There is no answer.' } as const)
      : formFault(index, said, form.lexeme, form.cells);
  return incorrect(
    [fault],
    fault.kind === 'macron' ? 80 : fault.kind === 'ending' ? 40 : 0,
    question.explanation,
  );
};

const gradeConcepts = (
  question: LatinQuestion,
  answer: string,
  concepts: readonly (readonly string[])[],
  contrary: readonly string[],
): Verdict => {
  const tokens = englishTokens(answer);
  const text = ` ${tokens.join(' ')}`;
  if (tokens.length === 0 || /^ i (?:do not know|have no idea)/.test(text))
    return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, question.explanation);
  const says = (expression: string): boolean => text.includes(` ${englishTokens(expression).join(' ')}`);
  const wrong = contrary.filter(says);
  if (sameEnglish(answer, question.correctAnswer)) return correct(question.explanation);
  const missing = concepts.filter((list) => !list.some(says));
  const solution = `A good answer: ${question.correctAnswer} ${question.explanation}`;
  if (wrong.length > 0)
    return incorrect([{ kind: 'concept', message: `"${wrong.join(', ')}" misses the point.` }], 20, solution);
  if (missing.length === 0) {
    const isNegative = concepts.some((list) =>
      list.some((one) => /\b(?:not|no|n't)\b/.test(one) && says(one)),
    );
    const denied =
      findPhrase(tokens, ['not']) >= 0 &&
      !isNegative &&
      !englishTokens(question.correctAnswer).includes('not');
    return denied && tokens.length < 6
      ? incorrect([{ kind: 'negation', message: 'You deny what the text says.' }], 20, solution)
      : correct(`${question.explanation} (Checked for the main points only.)`);
  }
  const errors = [
    {
      kind: 'concept',
      message: 'A main point is missing, or it was put in words that could not be matched.',
    },
  ] as const;
  return incorrect(errors, ((concepts.length - missing.length) * 80) / concepts.length, solution);
};

/** Grades an answer. Score 0 to 100; `errors` name what is wrong; the explanation is for the learner. */
export const grade = ({ index, question, answer, isStrict = false }: Grading): Verdict => {
  const { judging, correctAnswer, acceptableAnswers, explanation } = question;
  if (question.questionType === 'creative_composition') return gradeComposition(index, answer, question);
  const language = answerLanguage(index, question);
  if (language === 'option') return gradeOption(question, answer);
  if (judging?.concepts) return gradeConcepts(question, answer, judging.concepts, judging.contrary ?? []);
  if (judging?.meaning) return gradeMeaning(index, question, answer, judging.meaning.form);
  if (judging?.form) return gradeForm(index, question, answer, judging.form, isStrict);
  const accepted = [correctAnswer, ...acceptableAnswers];
  if (language === 'english')
    return gradeEnglish(index, answer, accepted, judging?.english ?? [], explanation);
  const gapped = judging?.gapped;
  if (gapped !== undefined) {
    const words = answer
      .trim()
      .split(/[\s,;]+/)
      .filter(Boolean);
    const gaps = gapped.split('___').length - 1;
    if (words.length === gaps) {
      let at = 0;
      const whole = gapped.replaceAll('___', () => words[at++] ?? '');
      const verdict = gradeLatin(index, whole, { accepted, slots: judging?.latin, isStrict, explanation });
      if (verdict.isCorrect) return verdict;
    }
  }
  return gradeLatin(index, answer, {
    accepted,
    slots: gapped === undefined ? judging?.latin : undefined,
    fixedOrder: judging?.fixedOrder,
    isStrict,
    explanation,
  });
};

/** English that any reading of a form may mean; used to keep a second right answer out of the options. */
export const meaningsOf = (index: LatinIndex, form: string): ReadonlySet<string> =>
  new Set(
    index
      .analyse(form)
      .flatMap(({ lexeme }) => [...glossesOf(lexeme), ...lexeme.senses.flatMap((sense) => sense.en)])
      .map((gloss) => englishTokens(gloss).join(' ')),
  );
