// What is asked of the words of a sentence by all that put its English plainly: whether the Latin has a word, and which verb an English word is a form of.
import { remembered } from '../../core/remembered.ts';
import { englishVerb } from '../sentences/englishVerbs.ts';
import type { VerbRead } from './besideVerbForms.ts';
import type { Lore } from './besideWords.ts';

/** More than there are lists of words to ask for. */
const MOST_LISTS = 1_000;
const wordsOf = remembered(MOST_LISTS, (list) => list.split(' '));

/** Whether a Latin text has one of these words. */
export const hasSome = ({ latin }: Lore, words: string): boolean =>
  wordsOf(words).some((word) => latin.has(word));

/** Whether it has a word of such a form. */
export const hasForm = ({ latin }: Lore, pattern: RegExp): boolean =>
  [...latin].some((word) => pattern.test(word));

/** The verb that a word is such a form of, one of the Latin's before any other. */
export const verbOf = (
  { verbs, everyday, alike }: Lore,
  word: string,
  kind: VerbRead['kind'],
): string | undefined =>
  [verbs, everyday, alike].flatMap((reads) => reads.get(word) ?? []).find((one) => one.kind === kind)?.head;

/** The past of the verb that a word is such a form of. */
export const pastOf = (lore: Lore, word: string, kind: VerbRead['kind']): string | undefined => {
  const head = verbOf(lore, word, kind);
  return head === undefined ? undefined : englishVerb(head).past[0];
};
