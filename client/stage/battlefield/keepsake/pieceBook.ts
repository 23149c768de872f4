// What a keepsake is painted from: pieces by name, and notes of where they are to stand. It takes the place of the stage's sheet and sprites.
// Invariant: nothing is painted before it is asked for.
import type { Pieces, Placed } from '../effects/Flights.ts';
import type { Brush } from '../paint/Brush.ts';
import type { Piece, Sheet } from '../paint/pieces.ts';

/** Pieces by name, painted where they are wanted. */
export class PieceBook implements Sheet {
  private readonly pieces = new Map<string, Piece>();

  add(name: string, piece: Piece): void {
    if (!this.pieces.has(name)) this.pieces.set(name, piece);
  }

  paint(b: Brush, name: string): void {
    this.pieces.get(name)?.paint(b);
  }
}

/** One piece, and where it is to be painted: measures of the field, radians, shares. */
export interface Note {
  readonly piece: string;
  readonly placed: Placed & { at: readonly number[]; size: readonly number[] };
}

/** Notes where pieces are to be painted. */
export class Notes implements Pieces {
  notes: Note[] = [];

  begin(): void {
    this.notes = [];
  }

  take(piece: string): Placed {
    const placed: Note['placed'] = {
      at: [0, 0],
      size: [1, 1],
      position: { set: (x, y) => (placed.at = [x, y]) },
      scale: { set: (x, y = x) => (placed.size = [x, y]) },
      rotation: 0,
      alpha: 1,
    };
    this.notes.push({ piece, placed });
    return placed;
  }

  done(): void {
    // Everything noted since `begin` is painted.
  }
}
