// Torches planted in the field by night and under the earth, and the pools of light about them: what one must see is lit, and the rest may be dark.
// Invariant: places are the same for every battle; the light lies on the ground, under everybody.
import { FIELD_WIDTH } from '../field.ts';
import type { Palette } from '../palette.ts';
import type { Brush } from './Brush.ts';
import type { PlacedProp } from './props.ts';

/** A stake with a basket of fire. */
export const torch = (b: Brush, p: Palette): void => {
  b.stroke(b.path('M0 0 L0 -30'), p.ink, 4.2);
  b.stroke(b.path('M0 -0.6 L0 -29'), '#8a5c33', 2.2);
  b.stroke(b.path('M-5 -37 L-3 -29 L3 -29 L5 -37'), '#2c2a2e', 2.2);
  for (const [r, alpha] of [
    [17, 0.1],
    [12, 0.16],
  ] as const) {
    const glow = b.path();
    glow.arc(0, -42, r, 0, Math.PI * 2);
    b.flood(glow, '#ffb54a', alpha);
  }
  const fire = b.path(
    'M-5.4 -35 Q-8 -43 -2.6 -48 Q-2.6 -44 0 -43 Q-1.4 -50 2.4 -55 Q3 -49 5.6 -45.6 Q8 -40 4.8 -35 Z',
  );
  b.flood(fire, '#e8702e');
  b.stroke(fire, p.ink, 1.2);
  b.flood(b.path('M-2.8 -35.4 Q-4 -41 0 -44.4 Q1 -41 3.2 -39.6 Q4 -36.6 2.4 -35.4 Z'), '#ffd873');
};

/** Where they stand: between and beside the hosts, a little off any even row. Left out where water is: see `dryFrom`. */
const PLACES = [
  [232, 190],
  [512, 184],
  [786, 192],
  [40, 262],
  [962, 256],
  [212, 300],
  [794, 296],
  [56, 404],
  [274, 410],
  [734, 406],
  [940, 400],
] as const;

/** Lays the light on the ground and answers with the torches. `dryFrom` is where the land begins. */
export const lightField = (b: Brush, dryFrom: number): PlacedProp[] => {
  const lit = PLACES.filter(([, y]) => y >= dryFrom);
  for (const [x, y] of lit) {
    const far = 0.8 + y / 900;
    for (const [rx, alpha] of [
      [150, 0.08],
      [112, 0.09],
      [76, 0.1],
      [44, 0.12],
    ] as const) {
      const pool = b.path();
      pool.ellipse(x, y + 2, rx * far, rx * 0.3 * far, 0, 0, Math.PI * 2);
      b.flood(pool, '#f0b355', alpha);
    }
  }
  return lit.map(([x, y]) => ({
    key: 'torch',
    x,
    y,
    scale: 0.72 + y / 1100,
    flip: x > FIELD_WIDTH / 2,
  }));
};
