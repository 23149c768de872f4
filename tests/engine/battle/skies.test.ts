// Hosts counted before their sky is drawn: under any sky they are the very setup that would have been drawn up under it.
import { describe, expect, it } from 'vitest';
import { BATTLE_TYPES, TERRAIN_IDS, UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import { drawUp } from '@sigilla/engine/battle/drawUp.ts';
import { Muster } from '@sigilla/engine/battle/skies.ts';
import { bareOf, mustered, underSky } from '@sigilla/engine/battle/skyless.ts';
import { anArmy, content } from './armies.ts';

const attacker = anArmy({ swordsmen: 12, archers: 6 });
const defender = anArmy({ pikemen: 14 }, { position: 'high_ground' });

describe('hosts before their sky', () => {
  it.each(TERRAIN_IDS.flatMap((terrain) => BATTLE_TYPES.map((type) => [terrain, type] as const)))(
    'are, under every sky over %s (%s), what is drawn up under it',
    (terrain, type) => {
      const plan = { type, terrain, season: 'winter', attacker, defender } as const;
      const muster = Muster.parse(structuredClone(mustered(content, plan)));
      const { weathers, hours } = muster.skies;
      const all = UNDER_EARTH.includes(terrain) ? 1 : content.weathers.size * content.timesOfDay.size;
      expect(weathers.length * hours.length).toBe(all);
      for (const weather of weathers)
        for (const hour of hours) {
          const drawn = drawUp(content, { ...plan, weather: weather.id, timeOfDay: hour.id });
          expect(underSky(muster, { weather, hour })).toEqual(drawn);
          expect(bareOf(drawn)).toEqual(muster.bare);
        }
    },
  );
});
