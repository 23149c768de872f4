// Lines of English pieces and how they are joined: each way to say one part before each way to say the next.
// `show` is what a piece looks like in the sentence shown, articles included; it never reaches the grader.
import type { EnglishPiece } from '@sigilla/content/schema/latinQuestion.ts';

/** `either` holds whole lines of which one is said; only grading makes such pieces. */
export type Piece = EnglishPiece & { readonly show?: string; readonly either?: readonly Line[] };
export type Line = readonly Piece[];

export const MOST_ARRANGEMENTS = 12;

/** Each way to say the first followed by each way to say the rest. */
export const join = (...parts: readonly (readonly Line[])[]): readonly Line[] =>
  parts.reduce<readonly Line[]>(
    (lines, part) =>
      lines.flatMap((line) => part.map((next) => [...line, ...next])).slice(0, MOST_ARRANGEMENTS),
    [[]],
  );

export const unique = (list: readonly string[]): string[] => [...new Set(list)];

export const says = (role: string, any: readonly string[], more: Partial<Piece> = {}): Piece => ({
  role,
  any: unique(any),
  ...more,
});

export const one = (...pieces: readonly Piece[]): readonly Line[] => [pieces];
