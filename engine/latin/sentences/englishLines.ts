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
export const join = (...parts: readonly (readonly Line[])[]): readonly Line[] => {
  let lines: readonly Line[] = [[]];
  for (const part of parts) {
    // Most parts are said in one way, and many in none.
    const [only] = part;
    if (only?.length === 0 && part.length === 1) continue;
    const longer: Line[] = [];
    for (const line of lines)
      for (const next of part)
        if (longer.length < MOST_ARRANGEMENTS) longer.push(line.length === 0 ? next : [...line, ...next]);
    lines = longer;
  }
  return lines;
};

/** Without repetitions, in the order of their first. */
export const unique = (list: readonly string[]): string[] => [...new Set(list)];

const known = new WeakMap<readonly string[], string[]>();

/** The same, known for what it is: pieces that say it share it, and what is found out about it is found once. */
export const distinct = (list: readonly string[]): string[] => {
  const found = unique(list);
  known.set(found, found);
  return found;
};

/** A piece: what it does, and every wording of it, the one to show first. */
export const says = (role: string, any: readonly string[], more: Partial<Piece> = {}): Piece => ({
  role,
  any:
    more.lexeme === 'mentior_v'
      ? unique(any.map((wording) => lied(more.lexeme, wording)))
      : (known.get(any) ?? unique(any)),
  ...more,
});

/** The single way to say these pieces. */
export const one = (...pieces: readonly Piece[]): readonly Line[] => [pieces];
