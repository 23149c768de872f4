// A length of vine for the margins: a stem that swings from side to side, a curl in each swing, leaves in three pigments and berries of gold.
// Invariant: what leaves one end of the length comes in at the other, so that it repeats without a seam.
import { seeded, spiral } from '../curves.ts';
import { round } from './pen.ts';
import { tenth } from '../tenth.ts';

/** A length holds six swings: sides take two turns in them, pigments three. */
const SWINGS = 6;
const SWING = 29;
export const VINE = { length: SWINGS * SWING, breadth: 32 } as const;

const MIDDLE = VINE.breadth / 2;
const SWAY = 10;

export interface VineLeaf {
  readonly d: string;
  readonly pigment: 'red' | 'blue' | 'green' | 'gold';
}
interface Vine {
  readonly stem: string;
  readonly curls: string;
  readonly leaves: readonly VineLeaf[];
  readonly berries: string;
}

/** A leaf of three points, turned by `turn` degrees about its stalk. */
const leafAt = (x: number, y: number, turn: number, size: number): string => {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * size, Math.cos(angle) * size];
  const at = (dx: number, dy: number): string =>
    `${tenth(x + dx * cos - dy * sin)} ${tenth(y + dx * sin + dy * cos)}`;
  return `M${at(0, 0)}Q${at(-6, -3)} ${at(-5, -9)}Q${at(-2, -8)} ${at(0, -13)}Q${at(2, -8)} ${at(5, -9)}Q${at(6, -3)} ${at(0, 0)}Z`;
};

export const vine = (seed: string): Vine => {
  const random = seeded('vine', seed);
  const swings = Array.from({ length: SWINGS }, (_, i) => ({
    side: i % 2 === 0 ? -1 : 1,
    pigment: (['red', 'blue', 'green'] as const)[i % 3] ?? 'red',
    turn: random.below(360),
    berry: random.below(10) < 7,
    other: random.below(360),
  }));
  // One swing before the length and one after it are drawn as well: their leaves reach over its ends.
  const along = Array.from({ length: SWINGS + 2 }, (_, i) => {
    const swing = swings[(i + SWINGS - 1) % SWINGS];
    return swing === undefined ? [] : [{ ...swing, from: (i - 1) * SWING }];
  }).flat();
  let stem = `M${-SWING} ${MIDDLE}`;
  let curls = '';
  let berries = '';
  const leaves: VineLeaf[] = [];
  for (const { side, pigment, turn, berry, other, from } of along) {
    const x = from + SWING / 2;
    const y = MIDDLE + side * SWAY * 0.5;
    stem += `Q${x} ${tenth(y + side * SWAY)} ${from + SWING} ${MIDDLE}`;
    curls += spiral({ x, y: tenth(y - side * SWAY * 0.5) }, SWAY * 0.72, side * 1.2, -side * 6);
    leaves.push({ d: leafAt(x, tenth(y + side * SWAY * 0.45), turn, 0.86), pigment });
    const bead = { x: tenth(from + SWING * 0.92), y: MIDDLE + 1 };
    if (berry) berries += round(bead.x, bead.y, 3);
    else leaves.push({ d: leafAt(bead.x, bead.y, other, 0.66), pigment: 'gold' });
  }
  return { stem, curls, leaves, berries };
};
