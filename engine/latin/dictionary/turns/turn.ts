// What a turn of English is given to work with, and the few things that all turns do with what they get back.
import { Words } from '../parser/words.ts';
import type { Reader } from '../parser/questionParser.ts';
import { lowered } from './rewording.ts';
import type { Built } from '../built.ts';
import { translatePhrase } from '../translatePhrases.ts';

/** What reads other words in place of the text's own. */
export type Say = (tokens: readonly string[], isQuestion: boolean) => readonly Built[];

/** One text, read from its first word to its last. */
export type Turn = {
  readonly tokens: readonly string[];
  readonly isQuestion: boolean;
  readonly reader: Reader;
  readonly say: Say;
  readonly words: Words;
};

/** One way to turn a text; empty when it is not the text for it. */
export type Way = (turn: Turn) => readonly Built[];

export const turnOf = (tokens: readonly string[], isQuestion: boolean, reader: Reader, say: Say): Turn => ({
  tokens,
  isQuestion,
  reader,
  say,
  words: new Words(tokens, reader.lookup, reader.banned),
});

export const textOf = (tokens: readonly string[]): string => tokens.join(' ').replaceAll(" 's", "'s");

/** Latin without its last stop. */
export const bareOf = ({ latin }: Pick<Built, 'latin'>): string => latin.replace(/[.!?]$/, '');

/** Latin that goes on after something else: small, unless it begins with a name. */
export const opened = (built: Built): string => (built.isName ? built.latin : lowered(built.latin));

/** The likeliest phrase that the words are. */
export const phraseOf = (tokens: readonly string[], reader: Reader): Built | undefined =>
  translatePhrase(tokens, textOf(tokens), reader)[0];
