// Every Latin key that brings no slots of its own, as a question, and every other form of its own words put in their place.
import { assessmentQuestions } from './assessments/index.ts';
import { readDialogues } from '@sigilla/content/latin/private/dialogues/index.ts';
import { readPassages } from '@sigilla/content/latin/private/passages/index.ts';
import { readPrompts } from '@sigilla/content/latin/private/prompts/index.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { indexLexicon, wordsOf } from '@sigilla/engine/latin/analyse.ts';
import { fold } from '@sigilla/engine/latin/fold.ts';
import { paradigm } from '@sigilla/engine/latin/inflect.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';

export const index = indexLexicon(readLexicon());

const HEAD = { id: 'key', difficulty: 1, generatedBy: 'claude', generatedAt: '2026-01-01T00:00:00Z', explanation: 'The sentence asks for it.' } as const; // prettier-ignore

/** A translation into Latin as an AI writes it. */
export const intoLatin = (english: string, latin: string): LatinQuestion =>
  LatinQuestion.parse({ ...HEAD, questionType: 'translation', questionText: `Translate: ${english}`, baseText: english, correctAnswer: latin, judging: { answer: 'latin' } }); // prettier-ignore

/** Every blank of every dialogue. */
export const gapQuestions = (): readonly LatinQuestion[] =>
  readDialogues().flatMap(({ title, scenario, lines, blanks }) =>
    blanks.map((blank) =>
      LatinQuestion.parse({
        ...HEAD, questionType: 'dialogue_completion', questionText: `${title}: complete it.`, scenario, correctAnswer: blank.answer, acceptableAnswers: blank.accept, judging: { answer: 'latin' },
        dialogue: lines.map(({ speaker, la, en }, at) => ({ speaker, text: at === blank.line ? la.replace(blank.answer, '___') : la, translation: en, isBlank: at === blank.line })),
      }),
    ),
  ); // prettier-ignore

/** Every other spelling that some blank takes, read one by one: the same word in the same cell, and it fits the line. */
export const GAP_VARIANTS: ReadonlySet<string> = new Set(['mi for mihi', 'noctis for noctēs', 'pluris for Plūrēs', 'forent for essent', 'custodiunda for custōdienda', 'contrahunda for contrahenda', 'domui for Domī']); // prettier-ignore

/** Lines, sources, models and typed keys of authors as translations into Latin. */
export const sentenceQuestions = (): readonly LatinQuestion[] => [
  ...readDialogues().flatMap(({ lines }) => lines.map(({ la, en }) => intoLatin(en, la))),
  ...assessmentQuestions.filter(({ answer }) => answer === 'latin').map(({ questionText, correctAnswer }) => intoLatin(questionText, correctAnswer)),
  ...readPassages().map(({ source }) => intoLatin(source.en, source.la)),
  ...readPrompts().flatMap(({ model }) => model.la.split(/(?<=[.!?])\s+/).map((la) => intoLatin('One sentence of it.', la))),
]; // prettier-ignore

/** Examples of the lexicon as translations into Latin. */
export const exampleQuestions = (): readonly LatinQuestion[] =>
  index.lexemes.flatMap(({ examples }) => examples.map(({ la, en }) => intoLatin(en, la)));

/** Whether two forms are one word in one cell, by the grammar's own table. */
export const isVariant = (form: string, key: string): boolean =>
  index.analyse(key).some((own) =>
    index.analyse(form).some((other) => own.enclitic === other.enclitic && own.lexeme === other.lexeme && own.key === other.key)); // prettier-ignore

/** Other forms of the key's words that are graded correct in their place, as `form for word`; every `step`th form is tried. */
export const acceptedForms = (question: LatinQuestion, step: number): { readonly tried: number; readonly accepted: readonly string[] } => {
  const { correctAnswer, acceptableAnswers } = question;
  const level = (text: string): string => wordsOf(text).map(fold).join(' ');
  const listed = new Set([correctAnswer, ...acceptableAnswers].map(level));
  const key = level(correctAnswer);
  const accepted: string[] = [];
  let tried = 0;
  for (const word of new Set(wordsOf(correctAnswer))) {
    const own = new Set(index.analyse(word).map(({ lexeme }) => lexeme));
    const forms = new Set([...own].flatMap((lexeme) => paradigm(lexeme).flatMap((cell) => cell.forms.map(({ text }) => fold(text)))));
    const there = new RegExp(`(?<=^| )${fold(word)}(?= |$)`, 'g');
    for (const [at, form] of [...forms].entries()) {
      if (at % step !== 0 || form === fold(word) || form.includes(' ')) continue;
      const answer = key.replaceAll(there, form);
      if (listed.has(answer)) continue;
      tried += 1;
      if (grade({ index, question, answer }).isCorrect) accepted.push(`${form} for ${word}`);
    }
  }
  return { tried, accepted };
}; // prettier-ignore
