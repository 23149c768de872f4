// Puppets as they look from far away: the whole man one piece, in a few bearings, drawn with a lighter hand in his kingdom's own colour, and the
// paler the farther. Invariant: a distant puppet fills the room of the near one, so that nobody notices where the one becomes the other.
import { puppet } from '../../../ui/art/puppets.ts';
import type { PuppetKey, PuppetPalette } from '../../../ui/art/puppets.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { clamp01 } from '../easing.ts';
import { NORTH, SOUTH } from '../field.ts';
import { roomOf } from '../ranks.ts';
import { deepen, mix, raise } from '../paint/colour.ts';
import type { Sheet } from '../paint/pieces.ts';
import type { Palette } from '../palette.ts';
import { turnOf } from './posing.ts';
import type { Pose } from './posing.ts';
import { layersOf, paintLayer, paletteIn } from './puppetLayers.ts';
import type { Badge } from './puppetLayers.ts';

/** How a distant puppet bears itself: as it waits, as it strikes or shoots, as it loses heart. */
export type Bearing = 'stand' | 'act' | 'low';
const BEARINGS: readonly Bearing[] = ['stand', 'act', 'low'];

/** Steps of paleness from the near to the far, and how much of the haze the farthest has taken on. */
const HAZES = 3;
const FARTHEST = 0.24;

/** Its size on the sheet beside a near one's: it is never seen large. */
export const DISTANT = 0.5;

/** Strokes thin with distance. */
const FINE = 0.75;

/** The step of paleness of feet at `y`. */
export const hazeAt = (y: number): number =>
  Math.round((1 - clamp01((y - NORTH) / (SOUTH - NORTH))) * (HAZES - 1));

export const distantName = (key: PuppetKey, side: Side, bearing: Bearing, haze: number): string =>
  `far/${key}/${side}/${bearing}/${haze}`;

const SHOOTS: ReadonlySet<PuppetKey> = new Set(['archers', 'crossbowmen', 'mage', 'healer', 'catapult']);

const poseOf = (key: PuppetKey, bearing: Bearing): Pose => ({
  x: 0,
  y: 0,
  scale: 1,
  stride: 0,
  jolt: bearing === 'act' && !SHOOTS.has(key) ? 1 : 0,
  aim: bearing === 'act' && SHOOTS.has(key) ? 1 : 0,
  morale: bearing === 'low' ? 30 : 92,
  heading: 1,
  beat: 0.5,
  time: 0,
  breath: 0,
  cheering: false,
  shieldless: bearing === 'low',
});

/** Hoods and leather take on the livery, ink loses its blackness, and all of it the colour of the air. */
const hazed = (near: PuppetPalette, { mid, field }: Palette, haze: number): PuppetPalette => {
  const livery: PuppetPalette = {
    ...near,
    leather: mix(near.leather, near.side, 0.8),
    leatherDark: mix(near.leatherDark, near.sideDark, 0.8),
    // A thread about each of so many would be all that one sees of them: by night their cloth is lighter instead.
    side: raise(near.side, field === 'night' ? 0.26 : 0.1),
    ink: deepen(near.sideDark, field === 'night' ? 0.25 : 0.42),
  };
  const share = (FARTHEST * haze) / (HAZES - 1);
  return Object.fromEntries(
    Object.entries(livery).map(([role, colour]) => [role, mix(colour, mid, share)]),
  ) as PuppetPalette;
};

/** Adds a puppet in all its distant bearings and hazes to the sheet. */
export function addDistant(atlas: Sheet, key: PuppetKey, side: Side, palette: Palette, badge: Badge): void {
  const { left, right, top, bottom } = puppet(key);
  const near = paletteIn(badge.livery, palette.field);
  const layers = layersOf(key, side);
  const heavy = roomOf(key) !== 'foot';
  // Turned parts reach beyond the puppet's own room.
  const swing = 12;
  for (let haze = 0; haze < HAZES; haze += 1) {
    const colours = hazed(near, palette, haze);
    for (const bearing of BEARINGS) {
      const pose = poseOf(key, bearing);
      atlas.add(distantName(key, side, bearing, haze), {
        left: (left - swing) * DISTANT,
        right: (right + swing) * DISTANT,
        top: (top - swing) * DISTANT,
        bottom: bottom * DISTANT,
        paint: (brush) => {
          brush.ctx.scale(DISTANT, DISTANT);
          layers.forEach((layer, i) => {
            if (layer.kind === 'shield' && pose.shieldless) return;
            brush.ctx.save();
            brush.ctx.translate(layer.grip.x, layer.grip.y);
            brush.ctx.rotate(turnOf(layer.kind, pose, heavy));
            brush.ctx.translate(-layer.grip.x, -layer.grip.y);
            paintLayer(brush, key, side, layers, i, colours, badge, 0, FINE);
            brush.ctx.restore();
          });
        },
      });
    }
  }
}
