// The moments a fight turned: found where the odds moved, told by what moved them, seen at the instant it happens.
import { describe, expect, it } from 'vitest';
import { companiesOf } from '../../engine/battle/companies.ts';
import { opposite } from '../../engine/battle/setup.ts';
import type { Side } from '../../engine/battle/setup.ts';
import { exchangesOf } from '../../client/realm/battle/exchanges.ts';
import { turningsOf } from '../../client/features/battle/turnings.ts';
import { timelineOf } from '../../client/stage/battlefield/timeline.ts';
import { TURNING_CAUSES, turningSentence } from '../../content/texts/turnings.ts';
import { HOSTS, fixtureBattle } from '../browser/stagePage/fixtures.ts';

const battle = (change: Parameters<typeof fixtureBattle>[0] = {}) => {
  const { setup, rounds } = fixtureBattle(change);
  return { timeline: timelineOf(setup, rounds), rounds };
};
const even = { attacker: 50, defender: 50 };

describe('the moments a fight turned', () => {
  const { timeline, rounds } = battle();

  it('are the rounds that moved the odds far, for the side that gained', () => {
    const odds = rounds.map(() => even).concat(even);
    expect(turningsOf(timeline, rounds, odds)).toEqual([]);
    odds.splice(2, odds.length, ...odds.slice(2).map(() => ({ attacker: 20, defender: 80 })));
    const [turning, ...more] = turningsOf(timeline, rounds, odds);
    expect(more).toEqual([]);
    expect(turning).toMatchObject({ round: 2, side: 'defender', from: 50, to: 80 });
  });

  it('are seen within their round, just before it happens', () => {
    const odds = [even, ...rounds.map((_, i) => (i % 2 === 0 ? { attacker: 80, defender: 20 } : even))];
    const found = turningsOf(timeline, rounds, odds);
    expect(found.length).toBeGreaterThan(1);
    for (const { round, at, until } of found) {
      const own = timeline.rounds[round - 1];
      expect(at).toBeGreaterThanOrEqual(own?.start ?? Infinity);
      expect(until).toBeGreaterThan(at);
      expect(until).toBeLessThanOrEqual((own?.start ?? 0) + (own?.duration ?? 0));
    }
    expect(found.map(({ round }) => round)).toEqual(
      found.map(({ round }) => round).toSorted((a, b) => a - b),
    );
    expect(found.length).toBeLessThanOrEqual(5);
  });

  it('say nothing of rounds whose odds are still to be reckoned', () => {
    const unknown = [even, undefined, { attacker: 95, defender: 5 }];
    expect(turningsOf(timeline, rounds, unknown)).toEqual([]);
  });

  it('name a rout a rout', () => {
    const routed = battle({ morale: [90, 30], seed: 'rout' });
    const odds = routed.rounds.map(() => even).concat({ attacker: 100, defender: 0 });
    const [turning] = turningsOf(routed.timeline, routed.rounds, odds);
    expect(turning?.cause).toBe('rout');
    expect(turning?.sentence).toContain('Nordmark breaks');
  });

  it('leave out the round in which somebody gave up: no fight turned there', () => {
    const odds = rounds.map(() => even).concat({ attacker: 100, defender: 0 });
    const last = rounds.length - 1;
    expect(turningsOf(timeline, rounds, odds)).toHaveLength(1);
    const given = rounds.map((events, i) =>
      i === last ? [{ type: 'surrendered', side: 'defender' } as const, ...events] : events,
    );
    expect(turningsOf(timeline, given, odds)).toEqual([]);
  });

  it('name the horse that did it', () => {
    const ridden = battle({ attacker: HOSTS.horse, defender: HOSTS.levy, seed: 'ride' });
    const odds = [even, ...ridden.rounds.map(() => ({ attacker: 90, defender: 10 }))];
    const [turning] = turningsOf(ridden.timeline, ridden.rounds, odds);
    expect(['charge', 'rout']).toContain(turning?.cause);
  });

  it('speak of the very blow that the log tells large, where it was struck by the side that gained', () => {
    const fought = [battle(), battle({ seed: 'ride', attacker: HOSTS.horse, defender: HOSTS.levy })];
    let told = 0;
    for (const { timeline: score, rounds: events } of fought) {
      const companies = companiesOf(score.setup);
      for (const side of ['attacker', 'defender'] as const) {
        const gained = { [side]: 90, [opposite(side)]: 10 } as Record<Side, number>;
        events.forEach((round, i) => {
          const odds = events.map((_, at) => (at > i ? gained : even)).concat(gained);
          const [turning] = turningsOf(score, events, odds);
          const moment = exchangesOf(round, companies)[0];
          if (turning?.round !== i + 1 || moment?.actor.side !== side) return;
          if (['rout', 'withdrawal', 'field', 'charge_broken'].includes(turning.cause)) return;
          const names = [moment.actor.plural, moment.target.plural].map((name) => name.toLowerCase());
          const ofUnits = [...new Set(companies.map(({ plural }) => plural.toLowerCase()))].filter((name) =>
            new RegExp(`\\b${name}\\b`).test(turning.sentence),
          );
          expect(names).toEqual(expect.arrayContaining(ofUnits));
          told += ofUnits.length;
        });
      }
    }
    expect(told).toBeGreaterThan(5);
  });

  it('has a whole sentence for every cause', () => {
    const words = { side: 'Aquilonia', other: 'Nordmark', units: 'knights', struck: 'militia' };
    for (const cause of TURNING_CAUSES)
      for (const pick of [0, 1, 2]) expect(turningSentence(cause, pick, words)).toMatch(/^[A-Z][^{}]*\.$/);
  });
});
