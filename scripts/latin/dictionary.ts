// `npm run latin -- search …`: the dictionary at the command line.
import type { DictionaryHit } from '@sigilla/engine/latin/dictionary/search.ts';
import { openDictionary } from '@sigilla/engine/latin/dictionary/search.ts';
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
