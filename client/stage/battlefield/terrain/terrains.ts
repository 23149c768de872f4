// The eight grounds of battle, each composed of ridges, water, wood and stone so that it is known at a glance.
// Invariant: a ground is painted from the far edge to the near one and answers with what stands on it; the middle of the field
// (x 300 to 700, y 200 to 395) stays free of anything tall.
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { Brush } from '../paint/Brush.ts';
import type { Palette } from '../palette.ts';
import { desert, mountains } from './dry.ts';
import { forest, plains } from './green.ts';
import type { Ground } from './ground.ts';
import { snowcap } from './land.ts';
import { magical, underground } from './strange.ts';
import { coastal, swamp } from './wet.ts';

export const GROUNDS: Record<TerrainId, Ground> = {
  plains,
  forest,
  mountains,
  swamp,
  desert,
  coastal,
  underground,
  magical,
};

/** Snow on the near ridges: strokes of white where the ground rises. */
export function lieSnow(b: Brush, p: Palette): void {
  for (let i = 0; i < 26; i += 1) {
    const x = b.between(-20, 960);
    const y = b.between(150, 415);
    snowcap(b, p, [x, y, x + b.between(20, 40), y - 3, x + b.between(50, 90), y], 5);
  }
}
