// English words that nobody has, led to the word that was meant: "beutiful" is beautiful, "solider" soldier.
// Invariant: a word that is known is never touched, nor one written as a name; what is read instead is told.
import { distance } from '../../core/distance.ts';

/** The shortest word that is held to be misspelt, and the shortest that may have two slips. */
const SHORTEST = 3;
const TWICE = 7;

const sorted = (word: string): string => word.split('').toSorted().join('');

/** What an unlikely word must be nearer by. */
const UNLIKELY = 0.1;

/** The known word nearest to one that is not, the likelier of two as near; undefined when none is. `cost`: how unlikely a word is. */
export const nearest = (
  word: string,
  known: Iterable<string>,
  cost: (word: string) => number,
): string | undefined => {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return undefined;
  const most = word.length >= TWICE ? 2 : 1;
  let best: { readonly word: string; readonly off: number } | undefined;
  for (const other of known) {
    if (other.length < SHORTEST || (word.length === SHORTEST && sorted(other) !== sorted(word))) continue;
    const slips = distance(word, other, most);
    if (slips > most) continue;
    const far = slips + (other[0] === word[0] ? 0 : 0.6) - (sorted(other) === sorted(word) ? 0.3 : 0);
    const off = far > most ? Infinity : far + UNLIKELY * Math.min(3, cost(other));
    if (!best || off < best.off) best = { word: other, off };
  }
  return best && best.off < Infinity ? best.word : undefined;
};
