// Finds notes that say almost the same thing, so that a lexicon does not fill up with one sentence in many coats.
// Notes are compared by the runs of three words they share; an inverted index keeps it near linear.

type Note = { readonly id: string; readonly text: string };

/** Share of the shorter note's word triples that make two notes the same. */
const SAME_SHARE_PERMILLE = 700;

const triplesOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const triples = new Set<string>();
  for (let at = 0; at + 2 < words.length; at += 1) triples.add(words.slice(at, at + 3).join(' '));
  return triples;
};

/**
 * Pairs of ids whose notes share most of their wording, the later note first. Notes of fewer than `fewestWords` words are not compared:
 * "Kin of English x" may stand as often as it is true.
 */
export const nearDuplicates = (
  notes: readonly Note[],
  fewestWords: number,
): readonly (readonly [string, string])[] => {
  const holders = new Map<string, number[]>();
  const triples = notes.map((note) => triplesOf(note.text));
  const pairs: (readonly [string, string])[] = [];
  for (const [at, own] of triples.entries()) {
    if (own.size + 2 < fewestWords) continue;
    const shared = new Map<number, number>();
    for (const triple of own) {
      for (const other of holders.get(triple) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      const there = holders.get(triple);
      if (there) there.push(at);
      else holders.set(triple, [at]);
    }
    for (const [other, count] of shared) {
      const shorter = Math.min(own.size, triples[other]?.size ?? 0);
      const pair = [notes[at]?.id ?? '', notes[other]?.id ?? ''] as const;
      if (count * 1000 >= shorter * SAME_SHARE_PERMILLE && pair[0] !== pair[1]) pairs.push(pair);
    }
  }
  return pairs;
};
