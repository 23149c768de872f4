// What the Latin engine costs: forms read and made, questions generated and graded, the index built; each beside reading a form back.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { openDictionary } from '@sigilla/engine/latin/dictionary/search.ts';
import { gradingRates } from '../engine/latin/answers.ts';
import { freeRates } from '../engine/latin/freeRates.ts';
import { SENTENCES } from '../engine/latin/dictionary/translations.ts';
import { reachOf } from '../engine/latin/composedReach.ts';
import type { Bench, BenchRow } from './measure.ts';
import { timeTurns } from './measure.ts';

const library = readLibrary();
const academy = openAcademy(library);
const index = indexLexicon(library.lexicon);
const SEARCHES = ['rex', 'amaverat', 'virumque', 'kings', 'set out', 'agricol', 'agricoola', 'because of'];
const AT = '2026-01-01T00:00:00Z';
const TURNS = 15;
const WARMUPS = 3;
/** The index of the whole lexicon must stand within half a second. */
const INDEX_GOAL_PER_SECOND = 2;

const wordsOfSample = library.lexicon.filter((_, at) => at % 40 === 0);
const forms = wordsOfSample.flatMap((lexeme) =>
  academy.paradigm(lexeme).map(({ forms: [form] }) => form?.text ?? ''),
);
const questions = Array.from({ length: 40 }, (_, n) =>
  academy.ask({
    seed: forkSeed('7'.repeat(32), n),
    type: 'translation',
    level: (n % 10) + 1,
    generatedAt: AT,
  }),
).filter((question) => question !== undefined);

const rate = (
  what: string,
  { right, of }: { readonly right: number; readonly of: number },
  goal: number,
): BenchRow => ({
  what,
  rate: (100 * right) / of,
  unit: '%',
  against: 'all of them',
  ratio: right / of,
  goal,
});

/** Answers to sentences that the engine did not make (tests/engine/latin/freeAnswers.ts). */
const freeRows = (): readonly BenchRow[] => {
  const { english, latin } = freeRates(academy, 'first');
  return [
    rate('unlisted good English answers accepted', { right: english.accepted, of: english.good }, 0.8),
    rate('unlisted good Latin answers accepted', { right: latin.accepted, of: latin.good }, 0.95),
    rate('unlisted wrong English answers refused', { right: english.refused, of: english.wrong }, 0.95),
    rate('unlisted wrong Latin answers refused', { right: latin.refused, of: latin.wrong }, 0.95),
  ];
};

/** What 15,000 composed sentences come to. */
const reachRows = (): readonly BenchRow[] => {
  const { words, lengths, deeds, unvouched } = reachOf(1_500);
  const row = (what: string, value: number, unit: string, against: string, goal: number): BenchRow => ({
    what,
    rate: value,
    unit,
    against,
    ratio: value / goal,
    goal: 1,
  });
  return [
    row('words of the lexicon that 15,000 composed sentences use', words.size, 'words', 'of 2,000', 2_000),
    row('words a sentence at level 10', lengths.at(-1) ?? 0, 'words', 'of 6', 6),
    row('deeds vouched for', (100 * (deeds - unvouched.length)) / deeds, '%', 'of 90 %', 90),
  ];
};

export const latinBench: Bench = {
  name: 'latin',
  about:
    'forms, questions and answers over the whole lexicon, by CPU time, beside reading one form back; grading rates over the table of answers in tests/engine/latin/answers.ts.',
  run: async () => {
    let seed = 0;
    const timings = await timeTurns(
      [
        {
          name: 'forms read',
          turn: () => forms.reduce((count, form) => count + (academy.analyse(form).length > 0 ? 1 : 0), 0),
        },
        {
          name: 'forms made',
          turn: () => wordsOfSample.reduce((count, lexeme) => count + academy.paradigm(lexeme).length, 0),
        },
        {
          name: 'translations generated',
          turn: () => {
            for (let n = 0; n < 20; n += 1)
              academy.ask({
                seed: forkSeed('8'.repeat(32), (seed += 1)),
                type: 'translation',
                level: (n % 10) + 1,
                generatedAt: AT,
              });
            return 20;
          },
        },
        {
          name: 'answers graded',
          turn: () =>
            questions.reduce(
              (count, question) =>
                count + (academy.grade(question, question.correctAnswer).isCorrect ? 1 : 0),
              0,
            ),
        },
        {
          name: 'searches',
          turn: () =>
            SEARCHES.reduce((count, query) => count + (academy.search({ query }).total > 0 ? 1 : 0), 0),
        },
        {
          name: 'English sentences put into Latin',
          turn: () =>
            SENTENCES.slice(0, 20).reduce(
              (count, [text]) => count + (academy.translate(text).found ? 1 : 0),
              0,
            ),
        },
        {
          name: 'whole dictionaries opened, lexicon already indexed',
          turn: () => {
            openDictionary(index).search({ query: 'qqqq' });
            return 1;
          },
        },
        {
          name: 'whole lexicons indexed, words already read',
          turn: () => {
            indexLexicon(library.lexicon).analyse('rosa');
            return 1;
          },
        },
      ],
      TURNS,
      WARMUPS,
    );
    const base = timings[0]?.nanoseconds ?? 1;
    const speeds = timings.map(({ name, nanoseconds }): BenchRow => ({
      what: name,
      rate: 1e9 / nanoseconds,
      unit: '/s',
      ...(name.startsWith('whole')
        ? { against: 'two a second', ratio: 1e9 / nanoseconds / INDEX_GOAL_PER_SECOND, goal: 1 }
        : { against: 'reading a form', ratio: base / nanoseconds, goal: null }),
    }));
    const { goodEnglish, goodLatin, closeEnglish, closeLatin, wrongEnglish, wrongLatin } = gradingRates();
    return [
      ...speeds,
      rate('good English answers accepted', goodEnglish, 0.8),
      rate('good Latin answers accepted', goodLatin, 0.95),
      rate('English answers with one slip called close', closeEnglish, 0.9),
      rate('Latin answers with one slip called close', closeLatin, 0.9),
      rate('wrong English answers refused', wrongEnglish, 0.95),
      rate('wrong Latin answers refused', wrongLatin, 0.95),
      ...freeRows(),
      ...reachRows(),
    ];
  },
};
