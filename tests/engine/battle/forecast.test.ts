// A forecast is battles counted: what it says must be what happens, and what a circumstance is worth must be worth it.
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { circumstancesOf } from '@sigilla/engine/battle/circumstances.ts';
import { beginForecast, forecast, shareOf, wilson } from '@sigilla/engine/battle/forecast.ts';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import type { BattlePlan } from '@sigilla/engine/battle/drawUp.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, content, orders } from './armies.ts';

const match = aBattle(anArmy({ soldiers: 30, archers: 12 }), anArmy({ pikemen: 30, crossbowmen: 6 }));

describe('a forecast', () => {
  it('loses, unit by unit, what battles really fought lose', () => {
    const told = forecast(match, 400, SEED, orders());
    const fallen = { attacker: [0, 0], defender: [0, 0] };
    for (let i = 0; i < 400; i += 1) {
      const { state, rounds } = fightBattle(match, forkSeed(SEED, 'fought', i));
      const report = battleReport(match, state, rounds);
      for (const side of ['attacker', 'defender'] as const)
        for (const { unitIndex, fallen: men } of report[side].casualties)
          fallen[side][unitIndex] = (fallen[side][unitIndex] ?? 0) + men / 400;
    }
    for (const side of ['attacker', 'defender'] as const)
      for (const { unit, mean, low, high, quantity } of told.losses[side]) {
        expect(Math.abs(mean - (fallen[side][unit] ?? 0))).toBeLessThan(quantity / 10);
        expect(low).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(quantity);
      }
    expect(told.rounds.low).toBeGreaterThanOrEqual(1);
  });

  it('is the same whether fought at a stretch or by and by, and its parts add up', () => {
    const making = beginForecast(match, SEED, orders());
    making.fight(15);
    making.fight(25);
    expect(making.result()).toEqual(forecast(match, 40, SEED, orders()));
    const { wins, samples } = making.result();
    expect(wins.attacker + wins.defender + wins.none).toBe(samples);
  });

  it('holds the true chance in its interval 95 times in a hundred, and never leaves nought to a thousand', () => {
    // Wilson 1927, as tabled for 10 of 20: 29.9 % to 70.1 %; for 0 of 10: 0 to 27.8 %.
    expect(wilson(10, 20)).toEqual([299, 701]);
    expect(wilson(0, 10)).toEqual([0, 278]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, share) => {
          const won = Math.round(n * share);
          const [low, high] = wilson(won, n);
          return low >= 0 && high <= 1000 && low <= (1000 * won) / n + 1 && high >= (1000 * won) / n - 1;
        },
      ),
    );
  });
});

describe('what a circumstance is worth', () => {
  const between = (changes: Partial<BattlePlan>) =>
    circumstancesOf(
      aBattle(
        {
          ...anArmy({}, { units: [{ unitId: 'soldiers', quantity: 15, veteranLevel: 'elite' }] }),
          commanderBonus: 20,
          attackPercent: 25,
          formation: 'wedge',
        },
        anArmy({ soldiers: 48, archers: 10 }, { morale: 60, position: 'high_ground' }),
        changes,
      ),
      content.units,
    );

  it('is named once for each side it belongs to, and not where there is nothing to take away', () => {
    const parts = between({ terrain: 'forest', weather: 'rain' });
    expect(parts.map(({ side, code }) => `${side ?? 'field'} ${code}`).toSorted()).toEqual([
      'attacker abilities',
      'attacker bonuses',
      'attacker commander',
      'attacker formation',
      'attacker morale',
      'attacker veterans',
      'defender abilities',
      'defender formation',
      'defender morale',
      'defender position',
      'field season',
      'field sight',
      'field terrain',
      'field weather',
    ]);
  });

  it('is for the good of the side that has it, where it can be nothing else', () => {
    const parts = between({ season: 'spring' });
    const without = (code: string, side: string | null): number => {
      const part = parts.find((one) => one.code === code && one.side === side);
      if (part === undefined) throw new Error(`no ${code}`);
      return shareOf(forecast(part.without, 300, SEED, orders()));
    };
    // Spring changes nothing for those on foot.
    const whole = without('season', null);
    expect(whole).toBeGreaterThan(500);
    expect(whole).toBeLessThan(1000);
    expect(without('veterans', 'attacker')).toBeLessThan(whole);
    expect(without('bonuses', 'attacker')).toBeLessThan(whole);
    expect(without('commander', 'attacker')).toBeLessThanOrEqual(whole);
    expect(without('position', 'defender')).toBeGreaterThanOrEqual(whole);
    // Their shaken hearts are our gain: with whole ones they do better.
    expect(without('morale', 'defender')).toBeLessThanOrEqual(whole);
  });
});
