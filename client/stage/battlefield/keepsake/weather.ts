// The weather of a kept picture: the stage's own tiles, as they hang where nothing drifts. Invariant: each tile is one stamp, painted by its own chance.
import type { Random } from '@sigilla/engine/core/random.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from '../field.ts';
import type { Brush } from '../paint/Brush.ts';
import type { Palette, Scenery } from '../palette.ts';
import { weatherTiles } from '../weatherTiles.ts';

/** Hangs it over the whole field; `chance` is that of a tile of this name. */
export function paintWeather(
  b: Brush,
  scenery: Scenery,
  palette: Palette,
  chance: (name: string) => Random,
): void {
  for (const { name, paint, size } of weatherTiles(scenery, palette)) {
    for (let x = 0; x < FIELD_WIDTH; x += size)
      for (let y = 0; y < FIELD_HEIGHT; y += size) {
        b.ctx.save();
        b.ctx.translate(x, y);
        b.stamp(`weather/${name}`, () => paint(b.withChance(chance(name)), size));
        b.ctx.restore();
      }
  }
}
