// `npm run latin -- search …` and `… translate …`: the dictionary and the English to Latin translator at the command line.
import type { DictionaryHit } from '@sigilla/engine/latin/dictionary/search.ts';
import { readFrames } from '@sigilla/content/latin/frames/index.ts';
import { openDictionary } from '@sigilla/engine/latin/dictionary/search.ts';
import { translateEnglish } from '@sigilla/engine/latin/dictionary/translate.ts';
import { openIndex, say } from './command.ts';

const SHOWN = 12;

const showHit = ({
  latin,
  partOfSpeech,
  definition,
  frequency,
  level,
  match,
  forms,
}: DictionaryHit): void => {
  say(`${latin}  ${partOfSpeech}, ${frequency}, ${level}  [${match}]\n    ${definition}`);
  for (const form of forms) say(`    ${form}`);
};

/** Looks words up, by Latin, by English or by any form. */
export const searchCommand = (words: readonly string[]): number => {
  const dictionary = openDictionary(openIndex());
  const { hits, total } = dictionary.search({ query: words.join(' '), limit: SHOWN });
  for (const hit of hits) showHit(hit);
  say(total === 0 ? 'nothing found' : `${hits.length} of ${total}`);
  return total === 0 ? 1 : 0;
};

const percent = (confidence: number): string => `${Math.round(confidence * 100)} %`;

/** Says an English word, phrase or sentence in Latin, with its confidence and what else it could be. */
export const translateCommand = (words: readonly string[]): number => {
  const index = openIndex();
  const dictionary = openDictionary(index);
  const { entry, confidence, explanation, alternatives } = translateEnglish({
    index,
    frames: readFrames(),
    dictionary,
    text: words.join(' '),
  });
  if (entry) say(`${entry.latin}   ${entry.partOfSpeech}, ${percent(confidence)}`);
  if (explanation) say(`    ${explanation}`);
  for (const other of alternatives)
    say(`  or ${other.latin} (${other.english}), ${percent(other.confidence)}`);
  return entry ? 0 : 1;
};
