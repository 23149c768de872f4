// Every thing that may stand on a field, with its measures: painted once into an atlas, then placed as sprites among the men,
// or painted straight onto the ground when it is far away.
// Invariant: left, right and height enclose what the painter paints; the foot is at the origin.
import type { Sheet } from './pieces.ts';
import type { Brush } from './Brush.ts';
import type { Palette } from '../palette.ts';
import { boulder, crystals, menhir, reeds, stalagmite, wallFace } from './stones.ts';
import { torch } from './torches.ts';
import { deadTree, knotTree, oak, palm, pine, snowPine, spiralTree, thorn } from './trees.ts';

export interface Prop {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly paint: (brush: Brush, palette: Palette) => void;
}

/** Length of the wall behind a defender on the walls. */
export const WALL_LENGTH = 372;

export const PROPS = {
  oak: { left: 24, right: 24, height: 66, paint: oak },
  knotTree: { left: 30, right: 30, height: 78, paint: knotTree },
  pine: { left: 22, right: 22, height: 76, paint: pine },
  snowPine: { left: 22, right: 22, height: 76, paint: snowPine },
  palm: { left: 26, right: 36, height: 72, paint: palm },
  thorn: { left: 20, right: 20, height: 27, paint: thorn },
  deadTree: { left: 26, right: 22, height: 62, paint: deadTree },
  spiralTree: { left: 26, right: 26, height: 72, paint: spiralTree },
  boulder: { left: 21, right: 21, height: 24, paint: boulder },
  reeds: { left: 22, right: 22, height: 48, paint: reeds },
  stalagmite: { left: 18, right: 18, height: 70, paint: stalagmite },
  crystals: { left: 20, right: 20, height: 42, paint: crystals },
  torch: { left: 18, right: 18, height: 61, paint: torch },
  menhir: { left: 17, right: 17, height: 58, paint: menhir },
  wall: {
    left: 3,
    right: WALL_LENGTH + 3,
    height: 62,
    paint: (b, p) => wallFace(b, p, WALL_LENGTH),
  },
} as const satisfies Record<string, Prop>;

export type PropKey = keyof typeof PROPS;

/** One thing on the field. `scale` 1 is the painter's own size. */
export interface PlacedProp {
  readonly key: PropKey;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
}

/** Adds what these are drawn by to the sheet, as `prop/` and its key. */
export const addProps = (atlas: Sheet, props: readonly PlacedProp[], palette: Palette): void => {
  for (const { key } of props) {
    const { left, right, height, paint } = PROPS[key];
    atlas.add(`prop/${key}`, {
      left: -left,
      right,
      top: -height,
      bottom: 6,
      paint: (brush) => paint(brush, palette),
    });
  }
};
