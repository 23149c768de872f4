// English words that say the same whatever the Latin: a synonym that no entry lists, of a word that its author took. Read once, when first asked.
// Invariant: two words share a key only if they stand in one row, in the same form; which of them the Latin means is left to the author's English.
import { englishTokens } from '../reading/english.ts';
import { comparativesOf, pluralOf, superlativesOf } from '../sentences/englishNouns.ts';
import { ALIKE_NOUNS } from './besideAlikeNouns.ts';
import { ALIKE_ADJECTIVES, ALIKE_ADVERBS, ALIKE_SMALL } from './besideAlikeQualities.ts';
import { ALIKE_VERBS } from './besideAlikeVerbs.ts';
import type { VerbRead } from './besideVerbForms.ts';
import { noteVerb } from './besideVerbForms.ts';

/** Rows by what they are of: n for nouns, q for qualities, d for adverbs, s for small words, v for verbs. */
export interface Alike {
  /** What is no verb, in each of its forms, with its keys. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Forms of verbs, with the row of each. */
  readonly verbs: ReadonlyMap<string, readonly VerbRead[]>;
  /** The rows that a verb stands in, as an entry has it. */
  readonly rowsOf: ReadonlyMap<string, readonly string[]>;
  /** Single words that say how or when. */
  readonly adverbs: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const rows = (text: string): readonly (readonly string[])[] =>
  text.split(';').map((line) => line.split(',').map((one) => englishTokens(one).join(' ')));

const NONE: ReadonlySet<string> = new Set();
const IRREGULAR = /^(?:people|men|persons|mankind|humans|kids|folk)$/;

const read = (): Alike => {
  const phrases = new Map<string, Set<string>>();
  const verbs = new Map<string, VerbRead[]>();
  const rowsOf = new Map<string, string[]>();
  const words = new Set<string>();
  const note = (phrase: string, key: string): void => {
    for (const word of phrase.split(' ')) words.add(word);
    phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(key));
  };
  for (const [at, row] of rows(ALIKE_NOUNS).entries())
    for (const noun of row) {
      note(noun, `~n${at} one`);
      if (!noun.includes(' of ') && !IRREGULAR.test(noun)) note(pluralOf(noun), `~n${at} many`);
    }
  for (const [at, row] of rows(ALIKE_ADJECTIVES).entries())
    for (const adjective of row) {
      note(adjective, `~q${at} one`);
      if (adjective.includes(' ')) continue;
      for (const form of comparativesOf(adjective)) note(form, `~q${at} more`);
      for (const form of [...superlativesOf(adjective), `very ${adjective}`]) note(form, `~q${at} most`);
    }
  const adverbs = new Set<string>();
  for (const [at, row] of rows(ALIKE_ADVERBS).entries())
    for (const adverb of row) {
      note(adverb, `~d${at} word`);
      if (/^\w+ly$/.test(adverb)) adverbs.add(adverb);
    }
  for (const [at, row] of rows(ALIKE_SMALL).entries()) for (const word of row) note(word, `~s${at} word`);
  for (const [at, row] of rows(ALIKE_VERBS).entries())
    for (const verb of row) {
      noteVerb(verbs, verb, `~v${at}`, NONE);
      for (const word of verb.split(' ')) words.add(word);
      rowsOf.set(verb, [...(rowsOf.get(verb) ?? []), `~v${at}`]);
    }
  for (const form of verbs.keys()) words.add(form);
  return { phrases, verbs, rowsOf, adverbs, words };
};

let there: Alike | undefined;

/** English that says the same as other English. */
export const alike = (): Alike => (there ??= read());

/** Whether a key is of a word that names something, does something or says how it is: what one can own. */
export const isOfThing = (key: string): boolean => !/^~[ds]/.test(key);
