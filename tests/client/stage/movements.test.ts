// What hosts do besides striking, as it is seen: orders shown with the banner, powers called on, a reserve that waits, walls that give way,
// horse that rides after those who run.
import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { HeroFate } from '@sigilla/engine/heroes/lot.ts';
import { Flights } from '../../../client/stage/battlefield/effects/Flights.ts';
import type { Pieces } from '../../../client/stage/battlefield/effects/Flights.ts';
import { facingOf, gapsIn } from '../../../client/stage/battlefield/field.ts';
import { blowKind } from '../../../client/stage/battlefield/cues.ts';
import { SHOVE } from '../../../client/stage/battlefield/motions.ts';
import type { BlowKind } from '../../../client/stage/battlefield/score.ts';
import { stateAt } from '../../../client/stage/battlefield/stateAt.ts';
import { openTimeline, timelineOf, withRound } from '../../../client/stage/battlefield/timeline.ts';
import { HOSTS, fixtureBattle } from '../../browser/stagePage/fixtures.ts';
import type { Muster } from '../../browser/stagePage/fixtures.ts';

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

/** A round in which one blow falls and no other, and the state a share of its way: 0 its start, 1 its impact, 2 its end. */
const struckBy = (kind: BlowKind, attacker: Muster) => {
  const fought = fixtureBattle({ attacker, seed: 'movement' });
  const empty = openTimeline(fought.setup);
  for (const events of fought.rounds)
    for (const event of events) {
      if (event.type !== 'companyAttacked' || event.fallen === 0) continue;
      const actor = empty.deployment.companies[event.actor];
      if (actor === undefined || blowKind(event, actor) !== kind) continue;
      const timeline = withRound(empty, [...events.filter(({ type }) => type === 'ordersGiven'), event]);
      const [blow] = timeline.rounds[0]?.blows ?? [];
      if (blow === undefined) continue;
      const { start, impact, end } = blow;
      const at = (share: number, gentle = false) =>
        stateAt(
          timeline,
          share <= 1 ? start + share * (impact - start) : impact + (share - 1) * (end - impact),
          gentle,
        );
      return { timeline, blow, at };
    }
  throw new Error(`no ${kind} by which anybody falls`);
};

describe('a charge', () => {
  const { blow, at } = struckBy('charge', HOSTS.horse);
  const way = (share: number): number =>
    Math.abs((at(share).companies[blow.actor]?.x ?? 0) - (at(0).companies[blow.actor]?.x ?? 0));

  it('gathers on its ground, rushes ever faster, and is thrown back by what it strikes', () => {
    expect(at(0.18).companies[blow.actor]?.gather).toBeGreaterThan(0.9);
    expect(way(0.3)).toBeCloseTo(0, 5);
    expect(way(1) - way(0.9)).toBeGreaterThan(1.5 * (way(0.6) - way(0.5)));
    expect(at(0.8).companies[blow.actor]).toMatchObject({ gather: 0 });
    expect(at(0.8).companies[blow.actor]?.stride).toBeGreaterThan(1.15);
    expect(way(1.22)).toBeLessThan(way(1) * 0.9);
    expect(way(1.999)).toBeLessThan(2);
  });

  it('shoves those it strikes, who stagger and come back', () => {
    const place = (share: number): number => at(share).companies[blow.target]?.x ?? 0;
    const shoved = (place(1.15) - place(0.99)) * Math.sign(blow.reach.x);
    expect(shoved).toBeGreaterThan(3);
    expect(shoved).toBeLessThanOrEqual(SHOVE + 0.001);
    expect(at(1.1).companies[blow.target]?.reel).toBeGreaterThan(0.5);
    expect(at(0.99).companies[blow.target]?.reel).toBe(0);
    expect(place(2)).toBeCloseTo(place(0), 0);
  });

  it('is nothing of the kind with reduced motion: everybody stays, and the men who fell are gone', () => {
    const [before, after] = [at(0, true), at(1.1, true)];
    for (const i of [blow.actor, blow.target]) {
      expect(after.companies[i]).toMatchObject({ gather: 0, reel: 0, x: before.companies[i]?.x });
    }
    expect(after.companies[blow.target]?.men).toBeLessThan(before.companies[blow.target]?.men ?? 0);
  });
});

describe('a volley', () => {
  const { timeline, blow, at } = struckBy('arrow', HOSTS.mixed);

  it('is drawn before it flies, and those it comes down on stagger, not before', () => {
    expect(at(0.22).companies[blow.actor]?.aim).toBeGreaterThan(0.9);
    const ours = (share: number) =>
      at(share).missiles.filter(({ actor, target }) => actor === blow.actor && target === blow.target);
    expect(ours(0.2)).toEqual([]);
    expect(ours(0.7)).toHaveLength(1);
    expect(at(0.99).companies[blow.target]?.reel).toBe(0);
    expect(at(1.2).companies[blow.target]?.reel).toBeGreaterThan(0.5);
    // The shafts stand in the ground for a moment.
    expect(ours(1)[0]?.progress).toBeCloseTo(1);
    expect(ours(2)[0]?.progress ?? 0).toBeGreaterThan(1);
  });

  it('throws its shadow on the ground while it flies, below it and never above', () => {
    const state = at(0.7);
    const placed: { piece: string; y: number; x: number }[] = [];
    const pieces = {
      begin: () => undefined,
      done: () => undefined,
      take: (piece: string) => {
        const one = { piece, x: 0, y: 0 };
        placed.push(one);
        return {
          position: {
            set: (x: number, y: number) => {
              one.x = x;
              one.y = y;
            },
          },
          scale: { set: () => undefined },
          rotation: 0,
          alpha: 1,
        };
      },
    };
    const { deployment } = timeline;
    new Flights(pieces, { ...pieces, take: (piece) => pieces.take(`word ${piece}`) }, deployment).show(
      {
        ...state,
        missiles: state.missiles.filter(({ actor }) => actor === blow.actor),
        companies: state.companies,
      },
      1,
      0,
      1000,
    );
    const shadows = placed.filter(({ piece }) => piece === 'shadow');
    const arrows = placed.filter(({ piece }) => piece === 'arrow');
    expect(shadows.length).toBeGreaterThan(0);
    expect(arrows.length).toBeGreaterThanOrEqual(shadows.length);
    expect(Math.max(...arrows.map(({ y }) => y))).toBeLessThan(Math.min(...shadows.map(({ y }) => y)));
  });
});

describe('the fallen', () => {
  it('fall as they were struck: over by steel, off their feet by horse and stone, on their knees by arrows', () => {
    const fought = fixtureBattle({ attacker: HOSTS.horse, seed: 'movement' });
    const timeline = timelineOf(fought.setup, fought.rounds);
    const manners = new Set(timeline.falls.map(({ manner }) => manner));
    expect(manners).toEqual(new Set(['topples', 'thrown', 'sinks']));
    for (const fall of timeline.falls) {
      const round = timeline.rounds.findLast(({ start }) => start <= fall.at);
      const kinds = new Set(
        round?.blows.filter(({ target }) => target === fall.company).map(({ kind }) => kind),
      );
      if (fall.manner === 'thrown') expect(kinds.has('charge') || kinds.has('stone')).toBe(true);
      if (fall.manner === 'topples') expect(kinds.has('foot')).toBe(true);
      if (fall.manner === 'sinks') expect(kinds.has('arrow') || kinds.has('magic')).toBe(true);
    }
  });

  it('lie in the border once they have fallen, and are still there when all is over', () => {
    const timeline = timelineOf(setup, rounds);
    const { falls } = stateAt(timeline, timeline.duration);
    expect(falls.length).toBeGreaterThan(20);
    expect(falls.every(({ progress }) => progress === 1)).toBe(true);
  });
});

describe('a commander', () => {
  const { setup: led, rounds: fought } = fixtureBattle({
    led: ['military', 'magical'],
    attacker: HOSTS.levy,
  });
  const score = timelineOf(led, fought);
  const last = score.rounds.at(-1);
  const end = (last?.start ?? 0) + (last?.ended?.at ?? 0);
  const fated = (attacker: HeroFate, defender: HeroFate) => ({
    ...score,
    aftermath: { fates: { attacker, defender }, inEarnest: true },
  });
  const winner = last?.ended?.winner === 'attacker' ? 'attacker' : 'defender';
  const loser = opposite(winner);

  it('who was wounded sinks when all is over, and not before', () => {
    const timeline = fated('wounded', 'wounded');
    expect(stateAt(timeline, end - 0.1).lords[winner]).toMatchObject({ sunk: 0, isHurt: false });
    expect(stateAt(timeline, score.duration).lords[winner]).toMatchObject({ sunk: 1, isHurt: true });
    expect(stateAt(score, score.duration).lords[winner]).toMatchObject({ sunk: 0, isHurt: false });
  });

  it('who was taken is brought before the victors’ standard, where their own commander has ridden up, and stays when the host runs', () => {
    const timeline = loser === 'attacker' ? fated('taken', 'unharmed') : fated('unharmed', 'taken');
    const { lords, triumph } = stateAt(timeline, score.duration);
    expect(stateAt(timeline, end - 0.1).triumph).toBeNull();
    expect(triumph).toMatchObject({ side: winner, share: 1 });
    expect(lords[loser]).toMatchObject({ isTaken: true, sunk: 1 });
    const from = (side: Side): number => (lords[side].x - (triumph?.x ?? 0)) * facingOf(side);
    expect(from(loser)).toBeCloseTo(from(winner));
    expect(from(winner)).toBeLessThan(0);
    expect(from(winner)).toBeGreaterThan(-120);
    expect(stateAt(timeline, score.duration, true).lords).toEqual(lords);
  });

  it('crows come to the fallen of a battle in earnest, never to practice', () => {
    const earnest = fated('unharmed', 'unharmed');
    const come = (timeline: typeof score, t: number): number => stateAt(timeline, t).crows;
    expect(come(earnest, end - 0.1)).toBe(0);
    expect(come(earnest, score.duration)).toBe(1);
    expect(come(score, score.duration)).toBe(0);
  });

  it('is marked where blood was drawn, unless the host has carried them off', () => {
    const placed = { position: { set: () => 0 }, scale: { set: () => 0 }, rotation: 0, alpha: 1 };
    const marks = (timeline: typeof score): number => {
      let count = 0;
      const pieces: Pieces = {
        begin: () => undefined,
        take(name) {
          if (name === 'wound') count += 1;
          return placed;
        },
        done: () => undefined,
      };
      new Flights(pieces, pieces, timeline.deployment).show(stateAt(timeline, timeline.duration), 1, 0, 1000);
      return count;
    };
    expect(marks(fated('wounded', 'wounded'))).toBe(1);
    expect(marks(fated('unharmed', 'unharmed'))).toBe(0);
  });
});
