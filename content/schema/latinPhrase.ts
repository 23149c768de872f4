// A set expression that no grammar makes: what one says in greeting, and the tags that everyone quotes. One row answers several
// English wordings. Invariant: every Latin word reads back by analysis; `source` is named only where an author has said it.
import { z } from 'zod';

const text = z.string().min(1);

export const LatinPhrase = z.strictObject({
  /** English wordings, small letters, without final punctuation. */
  english: z.array(text).min(1),
  /** With macrons, punctuated as it is said. */
  latin: text,
  /** Other Latin for the same, to many or in other company: each with its English. */
  also: z.array(z.strictObject({ latin: text, english: text })).default([]),
  /** What it is and where it is from, in a sentence or two. */
  note: text,
  /** Author and work. */
  source: text.optional(),
});
export type LatinPhrase = z.infer<typeof LatinPhrase>;
export type LatinPhraseInput = z.input<typeof LatinPhrase>;
