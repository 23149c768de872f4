// What each round of a battle is remembered by in the strip under the hanging.
import { describe, expect, it } from 'vitest';
import { drawnOf } from '../../../client/features/battle/miniature.ts';
import { lightOf, placeOf, rememberedOf } from '../../../client/features/battle/strip.ts';
import { THRONG } from '../../../client/stage/battlefield/deployment.ts';
import { roman } from '../../../client/ui/numberText.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';
import { HOSTS, fixtureBattle } from '../../browser/stagePage/fixtures.ts';
import type { FixturePlan } from '../../browser/stagePage/fixtures.ts';

const scoreOf = (change: Partial<FixturePlan> = {}) => {
  const { setup, rounds } = fixtureBattle(change);
  return timelineOf(setup, rounds, THRONG);
};

describe('the strip of a battle', () => {
  it('has a picture of every round, of its costliest blow and of who gave and who took it', () => {
    const score = scoreOf();
    const strip = rememberedOf(score);
    expect(strip.map(({ round }) => round)).toEqual(score.rounds.map(({ round }) => round));
    for (const [i, { kind, by, figures }] of strip.entries()) {
      const blows = score.rounds[i]?.blows ?? [];
      const most = Math.max(0, ...blows.map(({ fallen }) => fallen));
      const costliest = blows.find(({ fallen }) => fallen === most && most > 0);
      expect(kind).toBe(costliest?.kind ?? null);
      if (costliest === undefined) continue;
      const actor = score.deployment.companies[costliest.actor];
      const target = score.deployment.companies[costliest.target];
      expect(by).toBe(actor?.company.side);
      expect([figures.attacker, figures.defender].toSorted()).toEqual(
        [actor?.puppet, target?.puppet].map(String).toSorted(),
      );
    }
  });

  it('shows the turn of the fight: hosts that meet under their banners, fewer as they fall, backs and pursuers in the end', () => {
    const score = scoreOf();
    const strip = rememberedOf(score);
    const [first] = strip;
    if (first?.turn === 'meet')
      expect(
        new Set(first.drawn.flatMap(({ puppet, side }) => (puppet === 'banner' ? [side] : []))).size,
      ).toBeGreaterThan(0);
    for (const [i, { turn, drawn }] of strip.entries()) {
      const leaver = score.rounds[i]?.departure?.side;
      expect(turn === 'rout' || turn === 'retreat').toBe(leaver !== undefined);
      for (const { side, x, y, flees, lies } of drawn) {
        expect(Math.abs(x)).toBeLessThan(52);
        expect(y).toBeLessThan(60);
        expect(flees).toBe(leaver === side && !lies);
      }
      for (const side of ['attacker', 'defender'] as const)
        expect(drawn.some((one) => one.side === side && !one.lies)).toBe(true);
    }
    const standing = (at: number): number => strip.at(at)?.drawn.filter(({ lies }) => !lies).length ?? 0;
    expect(standing(-1)).toBeLessThan(6);
  });

  it('stands each side on its own half, the front moving no farther than a picture has room for', () => {
    const figures = { attacker: 'swordsmen', defender: 'pikemen' } as const;
    const whole = { attacker: 1, defender: 1 };
    for (const line of [-900, 0, 900]) {
      const drawn = drawnOf('wait', 'attacker', figures, whole, false, { attacker: line, defender: -line });
      expect(drawn).toHaveLength(4);
      for (const { side, x } of drawn) expect(Math.sign(x)).toBe(side === 'attacker' ? -1 : 1);
    }
    const few = drawnOf('foot', 'defender', figures, { attacker: 0.1, defender: 0.5 }, true, whole);
    expect(few.filter(({ side, lies }) => side === 'attacker' && !lies)).toHaveLength(1);
    expect(few.filter(({ side }) => side === 'defender')).toHaveLength(2);
    expect(few.filter(({ lies }) => lies)).toHaveLength(1);
  });

  it('has the sky of the hanging: no sun in rain or snow, no moon in a fog, torches under the earth', () => {
    const sky = { terrain: 'plains', timeOfDay: 'day', weather: 'clear' } as const;
    expect(lightOf(sky)).toBe('day');
    expect(lightOf({ ...sky, weather: 'heat_wave' })).toBe('day');
    expect(lightOf({ ...sky, weather: 'rain' })).toBe('grey');
    expect(lightOf({ ...sky, timeOfDay: 'night' })).toBe('night');
    expect(lightOf({ ...sky, weather: 'snow' })).toBe('grey');
    expect(lightOf({ ...sky, timeOfDay: 'night', weather: 'snow' })).toBe('night');
    expect(lightOf({ ...sky, timeOfDay: 'night', weather: 'rain' })).toBe('night');
    expect(lightOf({ ...sky, timeOfDay: 'night', weather: 'fog' })).toBe('dark');
    expect(lightOf({ ...sky, terrain: 'underground', weather: 'rain' })).toBe('cave');
  });

  it('ends with the rout where a side breaks, and says so of no round before', () => {
    const titles = rememberedOf(scoreOf()).map(({ title }) => title);
    expect(titles.at(-1)).toBe('The rout');
    expect(titles.slice(0, -1)).not.toContain('The rout');
  });

  it('tells of a breach once, where the walls gave way', () => {
    const strip = rememberedOf(
      scoreOf({ type: 'siege', attacker: HOSTS.siege, positions: ['open', 'walls'] }),
    );
    expect(strip.filter(({ title }) => title === 'The breach').length).toBeLessThanOrEqual(1);
    expect(strip.some(({ breached }) => breached)).toBe(true);
  });

  it('tells the same of its first rounds whether or not the later are known', () => {
    const { setup, rounds } = fixtureBattle();
    const all = rememberedOf(timelineOf(setup, rounds, THRONG));
    expect(rememberedOf(timelineOf(setup, rounds.slice(0, 3), THRONG))).toEqual(all.slice(0, 3));
  });

  it('shows a round once it has been seen, and which is being seen', () => {
    const rounds = [
      { start: 2, duration: 4 },
      { start: 6, duration: 4 },
    ];
    expect([0, 2, 5.8, 5.95, 6, 9.95, 40].map((time) => placeOf(rounds, time))).toEqual([
      0, 1, 1, 2, 3, 4, 4,
    ]);
    expect(placeOf([], 3)).toBe(0);
  });

  it('numbers rounds as the borders do', () => {
    expect([1, 4, 5, 9, 14, 19, 20].map(roman)).toEqual(['I', 'IV', 'V', 'IX', 'XIV', 'XIX', 'XX']);
  });
});
