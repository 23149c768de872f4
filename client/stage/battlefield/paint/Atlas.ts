// One sheet for everything that moves: puppets in their parts, things that stand, missiles, numerals. One source, so that a
// thousand sprites are a few draw calls.
// Invariant: a piece is painted at most once a sheet; its texture's anchor is the point named when it was added.
import type { Texture } from 'pixi.js';
import type { Random } from '@sigilla/engine/core/random.ts';
import type { Piece, Sheet } from './pieces.ts';
import { easel, sourceOf, textureOf } from './canvas.ts';

const MARGIN = 2;

export class Atlas implements Sheet {
  private readonly pieces = new Map<string, Piece>();
  private textures = new Map<string, Texture>();

  /** Names a piece to be painted. The first of a name wins. */
  add(name: string, piece: Piece): void {
    if (!this.pieces.has(name)) this.pieces.set(name, piece);
  }

  /** Packs and paints everything that was added, at `scale` (see `paintScale`) pixels a unit on a sheet of at most `widest` pixels. */
  paint(scale: number, widest: number, random: Random): void {
    const sheet = widest / scale;
    const shelves = [...this.pieces].toSorted(([, a], [, b]) => b.bottom - b.top - (a.bottom - a.top));
    const places = new Map<string, { x: number; y: number; w: number; h: number }>();
    let x = 0;
    let y = 0;
    let shelf = 0;
    let used = 0;
    for (const [name, piece] of shelves) {
      const w = piece.right - piece.left + 2 * MARGIN;
      const h = piece.bottom - piece.top + 2 * MARGIN;
      if (x + w > sheet) {
        x = 0;
        y += shelf;
        shelf = 0;
      }
      places.set(name, { x, y, w, h });
      x += w;
      used = Math.max(used, x);
      shelf = Math.max(shelf, h);
    }
    const brush = easel(used, y + shelf, scale, random);
    for (const [name, piece] of shelves) {
      const place = places.get(name);
      if (place === undefined) continue;
      brush.ctx.save();
      brush.ctx.translate(place.x + MARGIN - piece.left, place.y + MARGIN - piece.top);
      piece.paint(brush);
      brush.ctx.restore();
    }
    const source = sourceOf(brush, scale);
    for (const [name, piece] of shelves) {
      const { x: px, y: py, w, h } = places.get(name) ?? { x: 0, y: 0, w: 1, h: 1 };
      const { x: ax, y: ay } = piece.anchor ?? { x: 0, y: 0 };
      this.textures.set(
        name,
        textureOf(source, px, py, w, h, {
          x: (ax - piece.left + MARGIN) / w,
          y: (ay - piece.top + MARGIN) / h,
        }),
      );
    }
  }

  /** A painted piece. Asking for one that was never added is a bug. */
  texture(name: string): Texture {
    const texture = this.textures.get(name);
    if (texture === undefined) throw new Error(`nothing named ${name} was painted`);
    return texture;
  }

  /** Throws the sheet away with all its textures. */
  destroy(): void {
    const [first] = this.textures.values();
    const source = first?.source;
    for (const texture of this.textures.values()) texture.destroy(false);
    source?.destroy();
    this.textures = new Map();
  }
}
