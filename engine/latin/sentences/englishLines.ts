// Lines of English pieces and how they are joined: each way to say one part before each way to say the next.
// `show` is what a piece looks like in the sentence shown, articles included; it never reaches the grader.
import type { EnglishPiece } from '@sigilla/content/schema/latinQuestion.ts';
import { lied } from './englishVerbs.ts';

/** `either` holds whole lines of which one is said; only grading makes such pieces. */
export type Piece = EnglishPiece & { readonly show?: string; readonly either?: readonly Line[] };

/** A row of pieces that together say something. */
export type Line = readonly Piece[];

/** No more ways than these are kept. */
export const MOST_ARRANGEMENTS = 12;

/** Each way to say the first followed by each way to say the rest. */
export const join = (...parts: readonly (readonly Line[])[]): readonly Line[] =>
  parts.reduce<readonly Line[]>(
    (lines, part) =>
      lines.flatMap((line) => part.map((next) => [...line, ...next])).slice(0, MOST_ARRANGEMENTS),
    [[]],
  );

/** Without repetitions, in the order of their first. */
export const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** A piece: what it does, and every wording of it, the one to show first. */
export const says = (role: string, any: readonly string[], more: Partial<Piece> = {}): Piece => ({
  role,
  any: unique(more.lexeme === 'mentior_v' ? any.map((wording) => lied(more.lexeme, wording)) : any),
  ...more,
});

/** The single way to say these pieces. */
export const one = (...pieces: readonly Piece[]): readonly Line[] => [pieces];
