// `npm run latin -- search …` and `… translate …`: the dictionary and the English to Latin translator at the command line.
import type { DictionaryHit } from '@sigilla/engine/latin/academy.ts';
import type { Answer } from './command.ts';
import { academy } from './command.ts';

const SHOWN = 12;

const hitLines = (hit: DictionaryHit): string[] => [
  `${hit.latin}  ${hit.partOfSpeech}, ${hit.frequency}, ${hit.level}  [${hit.match}]`,
  `    ${hit.definition}`,
  ...hit.forms.map((form) => `    ${form}`),
];

/** Looks words up, by Latin, by English or by any form. */
export const searchCommand = (words: readonly string[]): Answer => {
  const found = academy().search({ query: words.join(' '), limit: SHOWN });
  const { hits, total } = found;
  return {
    success: total > 0,
    lines: [...hits.flatMap(hitLines), total === 0 ? 'nothing found' : `${hits.length} of ${total}`],
    data: found,
  };
};

const percent = (confidence: number): string => `${Math.round(confidence * 100)} %`;

/** Says an English word, phrase or sentence in Latin, with its confidence and what else it could be. */
export const translateCommand = (words: readonly string[]): Answer => {
  const translation = academy().translate(words.join(' '));
  const { entry, confidence, explanation, alternatives } = translation;
  return {
    success: entry !== null,
    lines: [
      ...(entry ? [`${entry.latin}   ${entry.partOfSpeech}, ${percent(confidence)}`] : []),
      ...(explanation ? [`    ${explanation}`] : []),
      ...alternatives.map((other) => `  or ${other.latin} (${other.english}), ${percent(other.confidence)}`),
    ],
    data: translation,
  };
};
