// What flies and what is written in the air: arrows as ink strokes, stones, gold leaf with its tendrils, the rubricated figures.
// Invariant: everything is painted pointing or reading to the right, its anchor where it is placed.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Livery } from '../../../ui/art/livery.ts';
import type { Badges } from '../figures/puppetLayers.ts';
import type { Sheet } from '../paint/pieces.ts';
import type { Brush } from '../paint/Brush.ts';
import { deepen } from '../paint/colour.ts';
import type { Palette } from '../palette.ts';

/** Height of a numeral in units. */
export const NUMERAL_SIZE = 25;
const NUMERALS = '0123456789−';

/** What flies overhead, on the grass. */
const shadow = (b: Brush) => {
  const patch = b.path();
  patch.ellipse(0, 0, 12, 2.2, 0, 0, Math.PI * 2);
  b.flood(patch, '#1c1a14', 0.6);
};

const arrow = (p: Palette) => (b: Brush) => {
  const ink = p.field === 'day' ? p.ink : '#efe4cd';
  b.stroke(b.path('M-22 0 L2 0'), ink, 1.7);
  b.flood(b.path('M1 -2.8 L8 0 L1 2.8 L2.6 0 Z'), ink);
  b.stroke(b.path('M-23 -3 L-18 0 L-23 3 M-20 -3 L-15 0 L-20 3'), p.rubric, 1.3);
};

const stone = (p: Palette) => (b: Brush) => {
  const rock = b.path('M-6 1 Q-7 -5 -1 -6.4 Q6 -6 6.4 0 Q5 6 -1 6 Q-6 5.6 -6 1 Z');
  b.flood(rock, p.rock);
  b.stroke(rock, p.ink, 1.4);
  b.stroke(b.path('M-2 -3 L1 -1 L0 3'), deepen(p.rock, 0.5), 0.9);
};

/** A ball of leaf with an initial's tendril behind it. */
const orb = (p: Palette) => (b: Brush) => {
  const tail = b.path(
    'M-4 0 C-14 -9 -24 6 -32 -2 C-37 -7 -31 -12 -28 -8 M-12 -2 C-16 -10 -24 -11 -26 -6 M-16 2 C-22 10 -30 8 -30 3',
  );
  b.stroke(tail, p.ink, 3, 0.55);
  b.stroke(tail, p.gold, 1.7);
  const disc = b.path();
  disc.arc(0, 0, 6.4, 0, Math.PI * 2);
  b.flood(disc, p.gold);
  const heart = b.path();
  heart.arc(1, -1.2, 3.6, 0, Math.PI * 2);
  b.flood(heart, p.goldLight);
  b.stroke(disc, p.ink, 1.2);
};

/** A vine that unrolls where magic strikes: two curls, leaves, a burst of leaf. */
const tendril = (p: Palette) => (b: Brush) => {
  const vine = b.path();
  b.spiral(vine, -14, -4, 11, 1.7, 0.2);
  vine.moveTo(-3, -4);
  vine.quadraticCurveTo(2, 6, 4, -6);
  b.spiral(vine, 15, -8, 10, 1.7, Math.PI * 0.9);
  vine.moveTo(0, 2);
  vine.quadraticCurveTo(-2, 10, -10, 12);
  vine.moveTo(1, 2);
  vine.quadraticCurveTo(4, 11, 12, 12);
  b.stroke(vine, p.ink, 3.6, 0.6);
  b.stroke(vine, p.gold, 2.1);
  for (const [x, y, turn] of [
    [-11, 12, 2.6],
    [13, 12, 0.5],
    [0, -17, -1.6],
    [-24, -12, 3.6],
    [26, -16, -0.5],
  ] as const) {
    const leaf = b.path();
    leaf.ellipse(x, y, 5, 2.4, turn, 0, Math.PI * 2);
    b.flood(leaf, p.goldLight);
    b.stroke(leaf, p.ink, 0.9);
  }
};

/** The coloured wash under a spell. */
const bloom = (p: Palette) => (b: Brush) => {
  for (const [r, alpha] of [
    [30, 0.2],
    [22, 0.22],
    [13, 0.26],
  ] as const) {
    const disc = b.path();
    disc.ellipse(0, 0, r, r * 0.62, 0, 0, Math.PI * 2);
    b.flood(disc, p.field === 'day' ? p.lapis : '#8fb0e2', alpha);
  }
};

/** Strokes of ink where iron meets iron. */
const clash = (p: Palette) => (b: Brush) => {
  const ink = p.field === 'day' ? p.ink : '#efe4cd';
  const rays = b.path();
  for (let i = 0; i < 7; i += 1) {
    const angle = -Math.PI * 0.9 + (i / 6) * Math.PI * 1.5;
    const far = i % 2 === 0 ? 13 : 9;
    rays.moveTo(Math.cos(angle) * 5, Math.sin(angle) * 5);
    rays.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  b.stroke(rays, ink, 1.6);
};

/** A curl of dust under hooves. */
const dust = (p: Palette) => (b: Brush) => {
  const puff = b.path('M-12 2 C-18 -2 -13 -9 -7 -6 C-6 -12 4 -12 5 -6 C12 -8 15 1 8 3 Z');
  b.flood(puff, p.sand, 0.5);
  const curl = b.path();
  b.spiral(curl, -3, -3, 5, 1.4, 1);
  b.stroke(curl, deepen(p.sand, 0.4), 1, 0.6);
};

/** Red thread where somebody has been struck, and the linen tied over it. */
const wound = (p: Palette) => (b: Brush) => {
  const linen = b.path('M-7 -4.6 L-4.4 -7 L7 3.6 L5 6.6 Z');
  b.flood(linen, '#efe6d2');
  b.stroke(linen, p.ink, 1);
  b.stroke(b.path('M-2.4 -3.4 L2.6 1.4 M-0.6 -4.2 L3.6 -0.4 M-3 -1 L1.4 3.2'), p.rubric, 1.7);
  b.stroke(b.path('M1.4 3.4 L1 9.6 M3.4 2 L4 7'), p.rubric, 1.5);
};

/** A gap in a wall: what lies behind it, its torn edge, and the stones at its foot. */
const breach = (p: Palette) => (b: Brush) => {
  const gap = b.path(
    'M-24 0 L-20 -16 L-24 -30 L-15 -44 L-8 -50 L2 -46 L9 -52 L17 -40 L24 -27 L19 -14 L25 0 Z',
  );
  b.flood(gap, deepen(p.rock, 0.66));
  b.stroke(gap, p.ink, 1.6);
  for (const [x, y, r] of [
    [-22, 1, 6],
    [-10, 3, 7.5],
    [3, 2, 6],
    [13, 4, 8],
    [25, 2, 5.5],
    [-3, 8, 5],
    [19, 9, 4.5],
  ] as const) {
    const rock = b.path(
      `M${x - r} ${y} L${x - r * 0.5} ${y - r} L${x + r * 0.6} ${y - r * 0.8} L${x + r} ${y} L${x} ${y + r * 0.5} Z`,
    );
    b.flood(rock, p.rock);
    b.stroke(rock, p.ink, 1.1);
  }
};

/** A loss is written in the colour of those who bear it. */
const numeral =
  (p: Palette, glyph: string, { thread, glow }: Livery) =>
  (b: Brush) => {
    const { ctx } = b;
    ctx.font = `600 ${NUMERAL_SIZE}px 'Texturina SemiBold', Texturina, Georgia, serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fontKerning = 'none';
    ctx.lineWidth = 5;
    ctx.strokeStyle = p.field === 'day' ? '#f8f1e1' : '#14171f';
    ctx.strokeText(glyph, 0, 0);
    ctx.fillStyle = p.field === 'day' ? thread : glow;
    ctx.fillText(glyph, 0, 0);
  };

/** Adds all of it to the sheet. Texturina must have been loaded. */
export function addEffects(atlas: Sheet, p: Palette, badges: Badges): void {
  atlas.add('arrow', { left: -26, right: 10, top: -5, bottom: 5, paint: arrow(p) });
  atlas.add('shadow', { left: -14, right: 14, top: -4, bottom: 4, paint: shadow });
  atlas.add('stone', { left: -8, right: 8, top: -8, bottom: 8, paint: stone(p) });
  atlas.add('orb', { left: -40, right: 10, top: -16, bottom: 14, paint: orb(p) });
  atlas.add('tendril', { left: -34, right: 34, top: -24, bottom: 18, paint: tendril(p) });
  atlas.add('bloom', { left: -32, right: 32, top: -22, bottom: 22, paint: bloom(p) });
  atlas.add('clash', { left: -15, right: 15, top: -15, bottom: 15, paint: clash(p) });
  atlas.add('wound', { left: -10, right: 10, top: -10, bottom: 12, paint: wound(p) });
  atlas.add('breach', { left: -32, right: 34, top: -54, bottom: 14, paint: breach(p) });
  atlas.add('dust', { left: -20, right: 18, top: -14, bottom: 6, paint: dust(p) });
  for (const side of SIDES) {
    for (const glyph of NUMERALS) {
      atlas.add(`numeral/${side}/${glyph}`, {
        left: -11,
        right: 11,
        top: -23,
        bottom: 7,
        paint: numeral(p, glyph, badges[side].livery),
      });
    }
  }
}
