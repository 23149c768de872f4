// A piece that is painted once and then placed many times: a puppet's layer, a tree, an arrow, a numeral; and where pieces are gathered.
// Invariant: the first of a name wins.
import type { Brush } from './Brush.ts';

export interface Piece {
  /** Measures from the origin in units: left and top are negative where they reach beyond it. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where sprites are placed and turn; the origin unless named. */
  readonly anchor?: { readonly x: number; readonly y: number };
  readonly paint: (brush: Brush) => void;
}

/** Where pieces are gathered by name: the atlas of the stage, or the book of a picture. */
export interface Sheet {
  add(name: string, piece: Piece): void;
}
