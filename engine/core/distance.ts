// How many slips of the hand lie between two words.
// Invariant: only the cells of the table that can still come to `most` are looked at, and nothing is made for a pair of
// words: a misspelt word is held to some twenty thousand.

/** Beyond any `most`, and far from overflowing. */
const FAR = 1 << 20;

const rowsOf = (length: number): readonly [Int32Array, Int32Array, Int32Array] => [
  new Int32Array(length),
  new Int32Array(length),
  new Int32Array(length),
];
/** Rows of the table: the one that is filled, the last, and the one before that. Longer ones are made for longer words. */
let rows = rowsOf(64);

/** Optimal string alignment: letters left out, put in, exchanged, or swapped with their neighbour; `most` + 1 when more. */
export const distance = (one: string, other: string, most: number): number => {
  const width = other.length;
  if (Math.abs(one.length - width) > most) return most + 1;
  if (width + 2 > rows[0].length) rows = rowsOf(2 * (width + 2));
  let [next, last, before] = rows;
  for (let at = 0; at <= width; at += 1) last[at] = at;
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    const earlier = row > 1 ? one.charCodeAt(row - 2) : -1;
    const from = Math.max(1, row - most);
    const to = Math.min(width, row + most);
    next[from - 1] = from === 1 ? row : FAR;
    let least = next[from - 1] ?? FAR;
    for (let at = from; at <= to; at += 1) {
      const there = other.charCodeAt(at - 1);
      let slips = Math.min(
        (last[at] ?? FAR) + 1,
        (next[at - 1] ?? FAR) + 1,
        (last[at - 1] ?? FAR) + (letter === there ? 0 : 1),
      );
      if (at > 1 && earlier === there && letter === other.charCodeAt(at - 2))
        slips = Math.min(slips, (before[at - 2] ?? FAR) + 1);
      next[at] = slips;
      if (slips < least) least = slips;
    }
    // The row below looks one cell further.
    next[to + 1] = FAR;
    if (least > most) return most + 1;
    [next, last, before] = [before, next, last];
  }
  return Math.min(last[width] ?? FAR, most + 1);
};
