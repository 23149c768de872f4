// English words that nobody has, led to the word that was meant: "beutiful" is beautiful, "solider" soldier.
// Invariant: a word that is known is never touched, nor one written as a name; what is read instead is told.

/** Optimal string alignment: letters left out, put in, exchanged, or swapped with their neighbour; `most` + 1 when more. */
export const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [last, before]: [number[], number[]] = [Array.from({ length: other.length + 1 }, (_, i) => i), []];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
};

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
