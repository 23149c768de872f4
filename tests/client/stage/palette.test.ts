// The pigments of a field: the reader's theme is a candle before the cloth and never another hour; night darkens ground and
// sky, and nobody who fights.
import { describe, expect, it } from 'vitest';
import { TERRAIN_IDS, UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import { TIME_OF_DAY_IDS, WEATHER_IDS } from '@sigilla/content/schema/weather.ts';
import { paletteOf } from '../../../client/stage/battlefield/palette.ts';

/** Red, green and blue together, 0 to 1. */
const light = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 765;

const SCENES = TERRAIN_IDS.flatMap((terrain) =>
  WEATHER_IDS.flatMap((weather) => TIME_OF_DAY_IDS.map((timeOfDay) => ({ terrain, weather, timeOfDay }))),
);

describe('the pigments of a field', () => {
  it('are of the same hour by day and by night of the reader', () => {
    for (const scene of SCENES) {
      const [day, night] = [paletteOf({ ...scene, theme: 'day' }), paletteOf({ ...scene, theme: 'night' })];
      const what = JSON.stringify(scene);
      expect([night.starry, night.field, night.sun, night.ink], what).toEqual([
        day.starry,
        day.field,
        day.sun,
        day.ink,
      ]);
      for (const part of ['sky', 'ground', 'far', 'near', 'light'] as const) {
        expect(light(night[part]), `${part} ${what}`).toBeGreaterThan(light(day[part]) * 0.8);
        expect(light(night[part]), `${part} ${what}`).toBeLessThanOrEqual(light(day[part]));
      }
    }
  });

  it('are dark by night but for those who fight', () => {
    for (const scene of SCENES) {
      if (scene.timeOfDay !== 'night' || UNDER_EARTH.includes(scene.terrain)) continue;
      for (const theme of ['day', 'night'] as const) {
        const what = `${theme} ${JSON.stringify(scene)}`;
        const dark = paletteOf({ ...scene, theme });
        const lit = paletteOf({ ...scene, timeOfDay: 'day', theme });
        for (const part of ['sky', 'ground', 'far', 'near'] as const)
          expect(light(dark[part]), `${part} ${what}`).toBeLessThan(light(lit[part]) * 0.62);
        expect(light(dark.light), what).toBeGreaterThan(0.95);
      }
    }
  });

  it('have a star only in a night sky', () => {
    for (const scene of SCENES)
      for (const theme of ['day', 'night'] as const) {
        const { starry } = paletteOf({ ...scene, theme });
        if (starry) expect(scene.timeOfDay).toBe('night');
      }
  });
});
