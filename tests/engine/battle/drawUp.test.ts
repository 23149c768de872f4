// From content to a setup: veterans, bonuses, ground, sky, and what every number in the tables becomes in a blow.
import { describe, expect, it } from 'vitest';
import { TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { WEATHER_IDS } from '@sigilla/content/schema/weather.ts';
import { baseBlow } from '@sigilla/engine/battle/compile.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { seasonOf, sightEdge } from '@sigilla/engine/battle/drawUp.ts';
import { groundOf } from '@sigilla/engine/battle/ground.ts';
import { drawSky } from '@sigilla/engine/battle/skies.ts';
import { mustered } from '@sigilla/engine/battle/skyless.ts';
import { beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import { BattleSetup as BattleSetupShape } from '@sigilla/engine/battle/setup.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, content, orders } from './armies.ts';

const firstBlow = (setup: BattleSetup) => {
  const { log } = resolveRound(setup, beginBattle(setup), orders(), SEED);
  const blow = decodeRound(setup, log).find(
    (event) => event.type === 'companyAttacked' && event.side === 'attacker',
  );
  return Object.fromEntries(
    blow?.type === 'companyAttacked' ? blow.modifiers.map(({ code, permille }) => [code, permille]) : [],
  );
};

describe('drawUp', () => {
  it('LR-073 throws "Unit definition not found for unitId" for a unit that content does not have', () => {
    expect(() => aBattle(anArmy({ griffins: 3 }), anArmy({ militia: 3 }))).toThrow(
      'Unit definition not found for unitId: griffins',
    );
  });

  it('multiplies attack, defense and health by the veteran level, rounded halves up', () => {
    const levels = (['recruit', 'veteran', 'elite', 'legendary'] as const).map((veteranLevel) => {
      const army = { ...anArmy({}), units: [{ unitId: 'swordsmen', quantity: 1, veteranLevel }] };
      const [unit] = aBattle(army, anArmy({ militia: 1 })).attacker.units;
      return [unit?.attack, unit?.defense, unit?.health];
    });
    expect(levels).toEqual([
      [5, 4, 12],
      [6, 5, 14],
      [8, 6, 18],
      [10, 8, 24],
    ]);
  });

  it('G-193 keeps the kingdom’s bonuses beside the stats, unrounded, and counts them in the base of a blow', () => {
    const army = anArmy({ swordsmen: 1 }, { attackPercent: 25, defensePercent: 45 });
    const { attacker } = aBattle(army, anArmy({ militia: 1 }));
    const [unit] = attacker.units;
    expect([unit?.attack, unit?.defense, attacker.attackPercent, attacker.defensePercent]).toEqual([
      5, 4, 25, 45,
    ]);
    // 5 and a quarter of it; half of 4 and 45 % of that.
    expect(baseBlow(5, 0, 25, 0)).toBe(6250);
    expect(baseBlow(10, 4, 0, 45)).toBe(10_000 - 2900);
    expect(baseBlow(2, 0, 10, 0)).toBe(2200);
    expect(baseBlow(2, 4)).toBe(1000);
  });

  it('lets a hungry army lose heart, a point for every two of supply missing below 50', () => {
    const morale = (supply: number) =>
      aBattle(anArmy({ militia: 1 }, { supply }), anArmy({ militia: 1 })).attacker.morale;
    expect([100, 50, 49, 48, 0].map(morale)).toEqual([80, 80, 80, 79, 55]);
  });

  it('G-058 knows territories’ names for ground, and where a defender of it stands', () => {
    expect(groundOf(content, 'swamp')).toEqual({ terrain: 'swamp', defenderPosition: 'open' });
    expect(groundOf(content, 'forests')).toMatchObject({ terrain: 'forest', defenderPosition: 'open' });
    expect(groundOf(content, 'hills')).toMatchObject({ terrain: 'plains', defenderPosition: 'high_ground' });
    expect(groundOf(content, 'fortress')).toMatchObject({ terrain: 'plains', defenderPosition: 'walls' });
    expect(groundOf(content, 'the moon')).toBeNull();
  });

  it('puts a besieged defender behind walls', () => {
    const setup = aBattle(anArmy({ catapult: 20 }), anArmy({ archers: 20 }), { type: 'siege' });
    expect([setup.attacker.position, setup.defender.position]).toEqual(['open', 'walls']);
    expect(firstBlow(setup)).toMatchObject({ encounter: 500 });
  });

  it('gives bows a fifth more from a hill, as the guide has it', () => {
    const archers = anArmy({ archers: 20 });
    expect(firstBlow(aBattle(anArmy({ archers: 20 }, { position: 'high_ground' }), archers))).toMatchObject({
      position: 200,
    });
    expect(firstBlow(aBattle(anArmy({ swordsmen: 20 }), archers, { terrain: 'hills' }))).toMatchObject({
      cover: -100,
    });
  });

  it('shields infantry in the woods by a tenth and weakens cavalry by three tenths', () => {
    const woods = { terrain: 'forest' };
    const foot = anArmy({ swordsmen: 2 });
    expect(firstBlow(aBattle(foot, foot, woods))).toMatchObject({ terrain: -100 });
    expect(firstBlow(aBattle(anArmy({ knights: 2 }), anArmy({ archers: 2 }), woods))).toMatchObject({
      terrain: -300,
    });
  });

  it('takes half of what visibility lacks from missiles, at most 30%', () => {
    expect(sightEdge(1000, 1000, 1000)).toBe(0);
    expect(sightEdge(1000, 850, 1000)).toBe(-75);
    expect(sightEdge(800, 550, 600)).toBe(-300);
    expect(sightEdge(1100, 1000, 1000)).toBe(50);
    expect(sightEdge(1200, 1200, 1000)).toBe(50);
    const fog = aBattle(anArmy({ archers: 20 }), anArmy({ archers: 20 }), { weather: 'fog' });
    expect(firstBlow(fog)).toMatchObject({ sight: -225 });
  });

  it('makes a setup that passes its own shape, and describes the day', () => {
    for (const terrain of TERRAIN_IDS)
      for (const weather of WEATHER_IDS) {
        const setup = aBattle(anArmy({ militia: 3 }), anArmy({ galley: 1 }), { terrain, weather });
        expect(BattleSetupShape.parse(structuredClone(setup))).toEqual(setup);
      }
    const { description } = aBattle(anArmy({ militia: 1 }), anArmy({ militia: 1 }), { terrain: 'forests' });
    expect(description).toBe('A pitched battle in the forest, by day, under a clear sky, in autumn.');
  });

  it('refuses by its shape a company too large to count', () => {
    const setup = aBattle(anArmy({ militia: 1 }), anArmy({ militia: 1 }));
    const [unit] = setup.attacker.units;
    if (unit) Object.assign(unit, { quantity: 1_000_000, health: 2000 });
    expect(BattleSetupShape.safeParse(setup).success).toBe(false);
  });
});

/** Every sky that may be drawn over a ground. */
const skiesOver = (terrain: string) => {
  const host = anArmy({ militia: 9 });
  return mustered(content, { type: 'field', terrain, season: 'autumn', attacker: host, defender: host })
    .skies;
};

describe('sky and season', () => {
  it('are spring from March, summer from June, autumn from September, else winter', () => {
    const year = Array.from({ length: 12 }, (_, i) => seasonOf(content, i + 1));
    const threes = (...names: readonly string[]) => names.flatMap((name) => [name, name, name]);
    expect(year).toEqual(['winter', 'winter', ...threes('spring', 'summer', 'autumn'), 'winter']);
    expect(() => seasonOf(content, 13)).toThrow('month');
  });

  it('are drawn by the specified weights, from the battle’s own seed', () => {
    const seen = new Map<string, number>();
    const draws = 4000;
    const skies = skiesOver('plains');
    for (let i = 0; i < draws; i += 1) {
      const { weather, hour } = drawSky(skies, forkSeed(SEED, i));
      for (const { id } of [weather, hour]) seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    for (const { id, weight } of [...content.weathers.values(), ...content.timesOfDay.values()]) {
      const expected = (draws * weight) / 100;
      // Five standard deviations of a binomial count.
      const leeway = 5 * Math.sqrt(expected * (1 - weight / 100));
      expect(Math.abs((seen.get(id) ?? 0) - expected), id).toBeLessThan(leeway);
    }
    expect(drawSky(skies, SEED)).toEqual(drawSky(skies, SEED));
  });

  it('has neither sky nor hour under the earth, and says so', () => {
    for (let i = 0; i < 50; i += 1)
      expect(drawSky(skiesOver('underground'), forkSeed(SEED, i))).toMatchObject({
        weather: { id: 'clear' },
        hour: { id: 'day' },
      });
    const host = anArmy({ militia: 9 });
    const { description } = aBattle(host, host, {
      terrain: 'underground',
      weather: 'rain',
      timeOfDay: 'night',
    });
    expect(description).toContain('underground, by torchlight, in autumn');
  });
});
