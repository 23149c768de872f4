// One whole ground: heavens, land, the mound or the wall that a side holds, snow. What stands far off is painted into it; what
// men may pass in front of or behind comes back as things to be stood among them.
// Invariant: the same brush, palette and scenery always paint the same ground.
import type { PositionId } from '@sigilla/content/schema/terrain.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { FIELD_WIDTH, WALL_FOOT, facingOf } from '../field.ts';
import type { Brush } from '../paint/Brush.ts';
import { mix } from '../paint/colour.ts';
import { PROPS, WALL_LENGTH } from '../paint/props.ts';
import type { PlacedProp } from '../paint/props.ts';
import { lightField } from '../paint/torches.ts';
import { tower, wallBehind } from '../paint/stones.ts';
import type { Palette, Scenery } from '../palette.ts';
import { paintHeavens } from './heavens.ts';
import { mound } from './land.ts';
import { GROUNDS, lieSnow } from './terrains.ts';

/** Feet farther away than this belong to the background. */
const FAR = 172;
/** Nobody plants anything in the sea. */
const SHORE = 250;
/** Where the sky ends at the latest. */
const SKY_FLOOR = 104;

function paintProp(b: Brush, p: Palette, prop: PlacedProp): void {
  b.ctx.save();
  b.ctx.translate(prop.x, prop.y);
  b.ctx.scale(prop.flip ? -prop.scale : prop.scale, prop.scale);
  PROPS[prop.key].paint(b, p);
  b.ctx.restore();
}

/** The city behind a wall, its towers, and the wall's face, which stands before those who man it. */
function paintTown(b: Brush, p: Palette, facing: 1 | -1): PlacedProp[] {
  const near = FIELD_WIDTH / 2 - facing * 122;
  const x = facing === 1 ? near - WALL_LENGTH : near;
  const roofs = [mix(p.rubric, p.ground, 0.15), mix(p.lapis, p.ground, 0.2), mix(p.rubric, p.bark, 0.3)];
  wallBehind(b, p, x, WALL_LENGTH);
  for (let i = 0; i < 7; i += 1) {
    const cx = x + ((i + 0.5) / 7) * WALL_LENGTH;
    const big = i === 3;
    tower(
      b,
      p,
      cx,
      WALL_FOOT - 20,
      big ? 44 : b.between(20, 30),
      big ? 74 : b.between(34, 56),
      roofs[i % 3] ?? p.rubric,
    );
  }
  for (const end of [x - 2, x + WALL_LENGTH + 2])
    tower(b, p, end, WALL_FOOT + 3, 38, 84, roofs[0] ?? p.rubric);
  return [{ key: 'wall', x, y: WALL_FOOT, scale: 1, flip: false }];
}

/** Paints the ground and answers with what stands on it, from the far to the near. */
export function paintLand(
  b: Brush,
  p: Palette,
  scenery: Scenery,
  positions: Readonly<Record<Side, PositionId>>,
): PlacedProp[] {
  paintHeavens(b, p, scenery, SKY_FLOOR);
  const props = GROUNDS[scenery.terrain](b, p, scenery);
  const white = scenery.weather === 'snow' || scenery.weather === 'blizzard';
  if (white && scenery.terrain !== 'underground') lieSnow(b, p);
  const standing: PlacedProp[] = [];
  for (const prop of props.toSorted((one, other) => one.y - other.y)) {
    if (prop.y < FAR) paintProp(b, p, prop);
    else standing.push(prop);
  }
  for (const side of SIDES) {
    if (positions[side] === 'high_ground') mound(b, p, facingOf(side));
    if (positions[side] === 'walls') standing.push(...paintTown(b, p, facingOf(side)));
  }
  if (scenery.timeOfDay === 'night' || scenery.terrain === 'underground')
    standing.push(...lightField(b, scenery.terrain === 'coastal' ? SHORE : FAR));
  const walled = SIDES.filter((side) => positions[side] === 'walls').map(facingOf);
  const clear = standing.filter(
    ({ key, x, y }) => key === 'wall' || y > 240 || !walled.includes(x < FIELD_WIDTH / 2 ? 1 : -1),
  );
  return clear.toSorted((one, other) => one.y - other.y);
}
