// `npm run latin -- inflect …`, `… analyse …` and `… parse …`: the morphology at the command line.
import type { Analysis, Word } from '@sigilla/engine/latin/academy.ts';
import type { Answer } from './command.ts';
import { academy, failure } from './command.ts';

const paradigmsOf = (words: readonly Word[]): Answer => ({
  success: true,
  lines: words.map((word) => academy().printed(word)),
  data: words.map((word) => ({
    parts: word.parts,
    partOfSpeech: word.pos,
    gender: word.gender ?? null,
    class: academy().table(word).class,
    cells: Object.fromEntries(
      academy()
        .paradigm(word)
        .map(({ key, forms }) => [key, forms]),
    ),
  })),
});

/** `inflect amō` from the lexicon; `inflect rēx rēgis m`, `inflect laudō 1` from a dictionary's entry. */
export const inflectCommand = (words: readonly string[]): Answer => {
  const [first = ''] = words;
  if (words.length === 1) {
    const byHeadword = academy().called(first);
    const found =
      byHeadword.length > 0
        ? byHeadword
        : [
            ...new Set(
              academy()
                .analyse(first)
                .map((analysis) => analysis.lexeme),
            ),
          ];
    if (found.length > 0) return paradigmsOf(found);
  }
  const word = academy().wordFromEntry(words.join(' '));
  if ('problem' in word) return failure(word.problem);
  // One word without an ending that tells is taken for one that never changes: more likely it wants its parts.
  if (words.length === 1 && word.pos === 'particle')
    return failure(`${first}: not in the lexicon; give its principal parts, as in rēx rēgis m`);
  return paradigmsOf([word]);
};

const showAnalysis = (analysis: Analysis): string =>
  `  ${analysis.form.text}${analysis.enclitic ? ` + -${analysis.enclitic}` : ''}: ${academy().lemma(analysis.lexeme)} (${analysis.lexeme.id}) ${academy().describe(analysis.features)}${
    analysis.form.variant ? ` [${analysis.form.variant}]` : ''
  }  "${analysis.lexeme.senses[0]?.en.slice(0, 2).join(', ') ?? ''}"`;

/** Every reading of each word. */
export const analyseCommand = (words: readonly string[]): Answer => {
  const read = words.map((word) => ({ word, readings: academy().analyse(word) }));
  return {
    success: read.every(({ readings }) => readings.length > 0),
    lines: read.flatMap(({ word, readings }) =>
      readings.length === 0 ? [`${word}: not in the lexicon`] : [`${word}:`, ...readings.map(showAnalysis)],
    ),
    data: read.map(({ word, readings }) => ({
      word,
      readings: readings.map(({ lexeme, key, features, form, exact, enclitic }) => ({
        lexeme: lexeme.id,
        lemma: academy().lemma(lexeme),
        key,
        features,
        form,
        exact,
        ...(enclitic ? { enclitic } : {}),
      })),
    })),
  };
};

/** A sentence, word by word, one line each. */
export const parseCommand = (words: readonly string[]): Answer => {
  const read = academy()
    .words(words.join(' '))
    .map((word) => ({
      word,
      readings: [
        ...new Set(
          academy()
            .analyse(word)
            .map(
              ({ lexeme, features, enclitic }) =>
                `${academy().lemma(lexeme)} ${academy().describe(features) || lexeme.pos}${enclitic ? ` + -${enclitic}` : ''}`,
            ),
        ),
      ],
    }));
  return {
    success: true,
    lines: read.map(({ word, readings }) => `${word.padEnd(16)} ${readings.join(' | ') || '?'}`),
    data: read,
  };
};
