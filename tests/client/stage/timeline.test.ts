// The score that live view and replay play alike: what it must never do, whatever battle it is made of.
import { describe, expect, it } from 'vitest';
import { fixtureBattle, HOSTS } from '../../browser/stagePage/fixtures.ts';
import { figuresLeft } from '../../../client/stage/battlefield/cues.ts';
import type { FieldState } from '../../../client/stage/battlefield/fieldState.ts';
import { Instant } from '../../../client/stage/battlefield/instant.ts';
import { roundAt, stateAt } from '../../../client/stage/battlefield/stateAt.ts';
import { openTimeline, timelineOf, withRound } from '../../../client/stage/battlefield/timeline.ts';
import type { Timeline } from '../../../client/stage/battlefield/score.ts';

const score = (change: Parameters<typeof fixtureBattle>[0] = {}): Timeline => {
  const { setup, rounds } = fixtureBattle(change);
  return timelineOf(setup, rounds);
};

const battles = {
  'a plain field': {},
  'great hosts': { attacker: HOSTS.grand, defender: HOSTS.grand, seed: 'great' },
  'a handful': { attacker: HOSTS.handful, defender: HOSTS.levy, seed: 'few' },
  'horse against ships': { attacker: HOSTS.horse, defender: HOSTS.fleet, terrain: 'coastal', seed: 'shore' },
  'a siege': {
    attacker: HOSTS.siege,
    defender: HOSTS.rival,
    type: 'siege',
    positions: ['open', 'walls'],
    seed: 'walls',
  },
  'a retreat': { stances: ['press', 'fall_back'], seed: 'away' },
} as const;

describe.each(Object.entries(battles))('timeline of %s', (_, change) => {
  const { setup, rounds } = fixtureBattle(change);
  const timeline = timelineOf(setup, rounds);

  it('lays the rounds end to end', () => {
    expect(timeline.rounds).toHaveLength(rounds.length);
    let end = 0;
    for (const round of timeline.rounds) {
      expect(round.start).toBeCloseTo(end);
      end = round.start + round.duration;
    }
    expect(timeline.duration).toBeCloseTo(end);
  });

  it('shows the men the engine counts at the start of every round', () => {
    timeline.rounds.forEach((round, i) => {
      const began = rounds[i]?.find((event) => event.type === 'roundBegan');
      expect(stateAt(timeline, round.start + 0.01).men).toEqual(began?.men);
      expect(stateAt(timeline, round.start + 0.01).morale).toEqual(began?.morale);
    });
  });

  it('keeps every blow within its round and every blow before its end', () => {
    for (const { blows, duration } of timeline.rounds) {
      for (const blow of blows) {
        expect(blow.start).toBeGreaterThan(0);
        expect(blow.impact).toBeGreaterThan(blow.start);
        expect(blow.end).toBeGreaterThanOrEqual(blow.impact);
        expect(blow.end).toBeLessThan(duration);
      }
    }
  });

  it('writes as many fallen as fell', () => {
    for (const { blows, numbers } of timeline.rounds) {
      const fallen = blows.reduce((sum, blow) => sum + blow.fallen, 0);
      expect(numbers.reduce((sum, cue) => sum + cue.fallen, 0)).toBe(fallen);
    }
  });

  it('takes a figure from the ranks for each that falls into the border', () => {
    const last = timeline.rounds.at(-1)?.closing.men ?? [];
    const gone = timeline.deployment.companies.reduce(
      (sum, standing, i) => sum + standing.slots.length - figuresLeft(standing, last[i] ?? 0),
      0,
    );
    expect(timeline.falls).toHaveLength(gone);
  });

  it('shows the same picture whenever the same instant is asked for', () => {
    const t = timeline.duration * 0.63;
    expect(stateAt(timeline, t)).toEqual(stateAt(timeline, t));
  });

  it('shows the same picture over one that was shown before, and makes none anew for it', () => {
    const into = new Instant(timeline.deployment);
    const told = ({ companies, missiles, numbers, falls, line, morale, men, gaze, standing }: FieldState) =>
      structuredClone({ companies, missiles, numbers, falls, line, morale, men, gaze, standing });
    for (const share of [0.97, 0.2, 0.63, 0, 0.41]) {
      const t = timeline.duration * share;
      const { companies, falls } = into;
      const over = stateAt(timeline, t, false, into);
      expect(told(over)).toEqual(told(stateAt(timeline, t)));
      expect(over).toBe(into);
      expect(over.companies).toBe(companies);
      expect(over.falls).toBe(falls);
    }
  });

  it('lays everybody in a place of their own in the border', () => {
    for (let t = 0; t <= timeline.duration; t += 2.5) {
      const { falls } = stateAt(timeline, t);
      expect(new Set(falls.map(({ fall }) => `${fall.restX} ${fall.restY}`)).size).toBe(falls.length);
    }
  });

  it('draws at most forty-four of the fallen and not many numbers at a time', () => {
    for (let t = 0; t < timeline.duration; t += 0.7) {
      const state = stateAt(timeline, t);
      expect(state.falls.length).toBeLessThanOrEqual(44);
      expect(state.numbers.length).toBeLessThanOrEqual(16);
    }
  });
});

describe('timeline', () => {
  it('is the same played live, round by round, as replayed at a stretch', () => {
    const { setup, rounds } = fixtureBattle();
    let live = openTimeline(setup);
    for (const [i, events] of rounds.entries()) {
      const before = live.rounds;
      live = withRound(live, events);
      expect(live.rounds.slice(0, i)).toEqual(before);
    }
    expect(live).toEqual(timelineOf(setup, rounds));
  });

  it('stands in formation before the first round, nobody on the move', () => {
    const state = stateAt(openTimeline(fixtureBattle().setup), 0);
    expect(state.round).toBe(0);
    expect(state.companies.every(({ stride, jolt }) => stride === 0 && jolt === 0)).toBe(true);
  });

  it('brings the fronts together when one presses, and apart when one falls back', () => {
    const gap = (timeline: Timeline, t: number): number => {
      const { line } = stateAt(timeline, t);
      return line.attacker + line.defender;
    };
    const pressed = score({ stances: ['press', 'press'] });
    expect(gap(pressed, (pressed.rounds[0]?.duration ?? 0) - 0.1)).toBeGreaterThan(gap(pressed, 0));
    const left = score({ stances: ['hold', 'fall_back'] });
    expect(stateAt(left, (left.rounds[0]?.duration ?? 0) - 0.1).line.defender).toBeLessThan(0);
  });

  it('lets a broken side run with its back to the enemy and leave its shields', () => {
    const timeline = score({ morale: [90, 30], seed: 'rout' });
    const departure = timeline.rounds.at(-1)?.departure;
    expect(departure?.manner).toBe('rout');
    const state = stateAt(timeline, timeline.duration - 2);
    const running = [...(departure?.companies ?? [])].map((i) => state.companies[i]);
    expect(running.length).toBeGreaterThan(0);
    for (const company of running) {
      expect(company?.heading).toBe(-1);
      expect(company?.routed).toBeGreaterThan(0);
      expect(Math.abs(company?.fled ?? 0)).toBeGreaterThan(0);
    }
  });

  it('moves nothing with reduced motion: places change behind a veil, missiles are not drawn', () => {
    const timeline = score();
    const at = (t: number) => stateAt(timeline, t, true);
    for (let t = 0; t < timeline.duration; t += 0.23) {
      const state = at(t);
      expect(state.missiles).toHaveLength(0);
      expect(state.gaze.lean).toBe(0);
      for (const { stride, jolt, aim, fled } of state.companies) {
        expect([stride, jolt, aim, Math.abs(fled)]).toEqual([0, 0, 0, 0]);
      }
    }
    const second = timeline.rounds[1]?.start ?? 0;
    expect(at(second + 0.55).veil).toBeLessThan(0.1);
  });

  it('leans in for a charge and rests on the whole hanging otherwise', () => {
    const timeline = score({ attacker: HOSTS.horse, seed: 'horse' });
    const charge = timeline.rounds[0]?.blows.find(({ kind }) => kind === 'charge');
    expect(charge).toBeDefined();
    expect(stateAt(timeline, charge?.impact ?? 0).gaze.lean).toBeGreaterThan(0.9);
    expect(stateAt(timeline, 0).gaze.lean).toBe(0);
  });

  it('has an engine stand where it is and throw stones, which throw down whom they strike; a ram goes up and strikes as the foot do', () => {
    const timeline = score(battles['a siege']);
    const { companies } = timeline.deployment;
    const blowsOf = (puppet: string) =>
      timeline.rounds.flatMap(({ start, blows }) =>
        blows.flatMap((blow) =>
          companies[blow.actor]?.puppet === puppet ? [{ ...blow, start, of: blow }] : [],
        ),
      );
    const thrown = blowsOf('catapult');
    expect(thrown.length).toBeGreaterThan(3);
    for (const { kind, reach, start, of, actor } of thrown) {
      expect([kind, reach]).toEqual(['stone', { x: 0, y: 0 }]);
      // While a stone is on its way nobody walks.
      const flying = stateAt(timeline, start + (of.start + of.impact) / 2);
      expect(flying.missiles.some((missile) => missile.kind === 'stone')).toBe(true);
      expect(flying.companies[actor]?.stride).toBe(0);
    }
    const struck = new Set(thrown.filter(({ fallen }) => fallen > 0).map(({ target }) => target));
    expect(timeline.falls.some(({ company, manner }) => struck.has(company) && manner === 'thrown')).toBe(
      true,
    );
    const gone = new Set<string>();
    for (const { kind, reach, start, actor } of blowsOf('ram')) {
      expect(kind).toBe('foot');
      // Who strikes on at a second company stands before it already.
      if (!gone.has(`${start} ${actor}`)) expect(Math.hypot(reach.x, reach.y)).toBeGreaterThan(0);
      gone.add(`${start} ${actor}`);
    }
  });

  it('finds the round of any instant', () => {
    const timeline = score();
    for (const round of timeline.rounds) {
      expect(roundAt(timeline, round.start + 0.001)?.round).toBe(round.round);
    }
    expect(roundAt(timeline, 1e9)?.round).toBe(timeline.rounds.length);
  });
});
