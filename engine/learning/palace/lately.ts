// One's own latest words, as the dictionary opens with them: those that were missed last and have to be shown again, and those that were hung last and have not
// been asked about. Told of the shelves alone. Invariant: a word stands in either once.
import { z } from 'zod';
import type { ShelfLine } from './shelf.ts';

/** So many of either are shown. */
const FEW = 8;

/** A word by its id in the dictionary, its headword and what it means. */
const WordInShort = z.object({ id: z.string(), latin: z.string(), meaning: z.string() });
export type WordInShort = z.infer<typeof WordInShort>;

export const WordsLately = z.object({ missed: z.array(WordInShort), hung: z.array(WordInShort) });
export type WordsLately = z.infer<typeof WordsLately>;

/** The latest of these, each word once. */
const latest = (lines: readonly ShelfLine[]): readonly ShelfLine[] => {
  const byWord = new Map<string, ShelfLine>();
  for (const line of lines.toSorted(
    (one, other) => other.dueAt - one.dueAt || (one.lexeme < other.lexeme ? -1 : 1),
  ))
    if (!byWord.has(line.lexeme)) byWord.set(line.lexeme, line);
  return [...byWord.values()].slice(0, FEW);
};

/** Which cards tell of them: a card comes back soon after it was missed, and is due from the moment it is hung, so that when it is due says how lately. */
export const latelyAmong = (
  lines: readonly ShelfLine[],
): Readonly<Record<keyof WordsLately, readonly ShelfLine[]>> => {
  const asked = lines.filter(({ isSuspended }) => !isSuspended);
  return {
    missed: latest(asked.filter(({ learningPhase }) => learningPhase === 'relearning')),
    hung: latest(
      asked.filter(({ learningPhase, skill }) => learningPhase === 'new' && skill === 'recognise'),
    ),
  };
};
