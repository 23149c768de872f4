// Adjuncts of one clause in whatever order: he lived there for years as an exile, as an exile for years.
// Invariant: an adjunct stays in its clause, clauses stay in their order, and what is no adjunct stays where it stood.
import type { Words } from './besidePlain.ts';
import { isMark, OPENS, PLACED } from './besideTurns.ts';
import type { Lore } from './besideWords.ts';

const MOST_ADJUNCTS = 5;
const HELD = /^(?:not|no|never|only|but|even|also|than|as|so|no-one|nothing)$/;

/** The clauses of a sentence, each in its first part and its adjuncts. */
const clausesOf = (lore: Lore, words: Words): readonly (readonly Words[])[] => {
  const clauses: string[][][] = [[[]]];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    if (isMark(word)) {
      if (clauses.at(-1)?.at(-1)?.length) clauses.at(-1)?.push([]);
      continue;
    }
    if (OPENS.test(word)) clauses.push([[]]);
    else if (
      clauses.at(-1)?.at(-1)?.length !== 0 &&
      PLACED.test(word) &&
      word !== 'of' &&
      !(word === 'to' && (lore.verbs.has(next) || lore.everyday.has(next))) &&
      (clauses.at(-1)?.length ?? 0) <= MOST_ADJUNCTS
    )
      clauses.at(-1)?.push([]);
    clauses.at(-1)?.at(-1)?.push(word);
  }
  return clauses;
};

/** Tells whether two sentences say the same but for the order of their adjuncts; `agree` tells it of two parts. */
export const besideInAnyOrder = (lore: Lore, agree: (one: Words, other: Words) => boolean) => {
  const parted = new WeakMap<Words, readonly (readonly Words[])[]>();
  /** The clauses of a sentence, none where something is denied or singled out: that stays beside its word. */
  const clauses = (words: Words): readonly (readonly Words[])[] => {
    const there = parted.get(words) ?? (words.some((word) => HELD.test(word)) ? [] : clausesOf(lore, words));
    parted.set(words, there);
    return there;
  };
  return (one: Words, other: Words): boolean => {
    const [ours, theirs] = [clauses(one), clauses(other)];
    if (ours.length !== theirs.length || !ours.some(({ length }) => length > 2)) return false;
    return ours.every((parts, at) => {
      const others = theirs[at] ?? [];
      const [first = [], ...adjuncts] = parts;
      if (parts.length !== others.length || !agree(first, others[0] ?? [])) return false;
      const left = others.slice(1);
      return adjuncts.every((part) => {
        const found = left.findIndex((their) => agree(part, their));
        if (found >= 0) left.splice(found, 1);
        return found >= 0;
      });
    });
  };
};
