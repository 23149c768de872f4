// What hosts do besides striking, as it is seen: orders shown with the banner, powers called on, a reserve that waits, walls that give way,
// horse that rides after those who run.
import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import { gapsIn } from '../../../client/stage/battlefield/field.ts';
import { stateAt } from '../../../client/stage/battlefield/stateAt.ts';
import { openTimeline, timelineOf, withRound } from '../../../client/stage/battlefield/timeline.ts';
import { HOSTS, fixtureBattle } from '../../browser/stagePage/fixtures.ts';

const { setup, rounds } = fixtureBattle();
const withEvents = (...more: readonly BattleEvent[]) =>
  withRound(openTimeline(setup), [...(rounds[0] ?? []), ...more]);

describe('orders', () => {
  const timeline = withEvents();

  it('are shown with the banner, each by a gesture of its own, and over before long', () => {
    const { gestures } = stateAt(timeline, 0.7);
    expect(gestures.attacker.turn).toBeGreaterThan(0.3);
    expect(gestures.attacker.forward).toBeGreaterThan(5);
    expect(gestures.defender.turn).toBeLessThan(0);
    expect(stateAt(timeline, 3).gestures.attacker).toEqual({ turn: 0, forward: 0 });
    expect(stateAt(timeline, 0.7, true).gestures.attacker).toEqual({ turn: 0, forward: 0 });
  });
});

describe('powers', () => {
  it('a rally gathers about the banner for a moment', () => {
    const timeline = withEvents({ type: 'hostMoved', side: 'defender', move: 'rally', formation: 'line' });
    expect(stateAt(timeline, 1).rallies).toEqual([{ side: 'defender', progress: 0.5 }]);
    expect(stateAt(timeline, 3).rallies).toEqual([]);
  });

  it('the great spell is greater than any other, and its side’s alone', () => {
    const timeline = withEvents({ type: 'hostMoved', side: 'attacker', move: 'spell', formation: 'line' });
    const flights = Array.from({ length: 120 }, (_, i) => stateAt(timeline, i / 20).missiles).flat();
    expect(flights.some(({ kind }) => kind === 'magic')).toBe(true);
    for (const { kind, great } of flights) expect(great).toBe(kind === 'magic');
  });
});

describe('a reserve', () => {
  it('stays on its ground while it waits, and goes with the others when it is sent', () => {
    const held = withEvents({ type: 'hostMoved', side: 'attacker', move: 'reserveHeld', formation: 'line' });
    const sent = withEvents();
    const place = (timeline: typeof held, i: number): number => stateAt(timeline, 1.1).companies[i]?.x ?? 0;
    expect(place(held, 2)).toBeLessThan(place(sent, 2));
    expect(place(held, 0)).toBe(place(sent, 0));
    expect(place(held, 2)).toBeGreaterThanOrEqual(held.deployment.companies[2]?.x ?? Infinity);
  });
});

describe('walls', () => {
  it('give way by as much as they have lost', () => {
    const timeline = withEvents({ type: 'wallsBreached', left: 400, atFirst: 1000 });
    expect(stateAt(timeline, 1).walls).toBe(0.4);
    expect([null, 1, 0.99, 0.5, 0].map(gapsIn)).toEqual([0, 0, 1, 3, 6]);
  });
});

describe('a pursuit', () => {
  it('is ridden by the victor’s horse, and ends within the field', () => {
    const fled = fixtureBattle({ attacker: HOSTS.horse, morale: [90, 30], seed: 'rout' });
    const timeline = timelineOf(fled.setup, fled.rounds);
    const last = timeline.rounds.at(-1);
    const leaves = (last?.start ?? 0) + (last?.departure?.at ?? 0);
    expect(last?.departure).toMatchObject({ manner: 'rout', side: 'defender' });
    const [before, after] = [stateAt(timeline, leaves), stateAt(timeline, timeline.duration)];
    const ridden = timeline.deployment.companies.map(
      (_, i) => (after.companies[i]?.x ?? 0) - (before.companies[i]?.x ?? 0),
    );
    timeline.deployment.companies.forEach(({ company, puppet, box }, i) => {
      if (company.side !== 'attacker' || (after.companies[i]?.figures ?? 0) === 0) return;
      if (puppet === 'archers') expect(ridden[i]).toBeCloseTo(0);
      expect((after.companies[i]?.x ?? 0) + box.right).toBeLessThanOrEqual(1000);
    });
    expect(Math.max(...ridden)).toBeGreaterThan(60);
  });
});
