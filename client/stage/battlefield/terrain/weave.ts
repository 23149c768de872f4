// The linen itself: a plain weave laid thinly over everything, so that men and hills are of one cloth.
// Invariant: it never darkens text-bearing parts by more than a few hundredths; the tile meets itself at its edges.
import type { Brush } from '../paint/Brush.ts';
import type { Theme } from '../palette.ts';

/** Paints one tile of `size` units. */
export function paintWeave(b: Brush, theme: Theme, size: number): void {
  const pitch = 3;
  const shade = theme === 'day' ? '#4a3a22' : '#000000';
  const light = theme === 'day' ? '#fffaf0' : '#8f9bb8';
  for (let i = 0; i < size / pitch; i += 1) {
    const at = i * pitch;
    const warp = b.path(`M${at + 0.5} 0 L${at + 0.5} ${size}`);
    const weft = b.path(`M0 ${at + 0.5} L${size} ${at + 0.5}`);
    b.stroke(warp, i % 2 === 0 ? shade : light, 0.9, b.between(0.012, 0.036));
    b.stroke(weft, i % 2 === 0 ? light : shade, 0.9, b.between(0.016, 0.046));
  }
  // A slub here and there: thread was spun by hand.
  for (let i = 0; i < 9; i += 1) {
    const x = b.between(4, size - 26);
    const y = Math.floor(b.between(1, size / pitch - 1)) * pitch;
    b.stroke(b.path(`M${x} ${y} L${x + b.between(8, 20)} ${y}`), i % 2 === 0 ? light : shade, 1.2, 0.05);
  }
}
