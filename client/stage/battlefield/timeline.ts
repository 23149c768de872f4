// The score of a battle: decoded events become cues in time (who strides where, who strikes whom when, who falls, what the
// number says). Pure and without Pixi, so that live view, replay, pause, speed, step and scrub are one code (see stateAt).
// Invariants: rounds follow one another without a gap; cues of a round lie within it; appending a round never changes those
// before; the men left after a round are the men the engine says are left.
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import type { BattleSetup, Power, Side, Stance } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { PACE, blowKind, fallsOf, nextLine, numbersOf, placeOf, reachOf } from './cues.ts';
import { SEWN, deploy } from './deployment.ts';
import type { Deployment } from './deployment.ts';
import type { Blow, Mark, MoraleCue, RoundTimeline, Timeline } from './score.ts';

/** Seconds in which the lines dress before the first blow, settle after the last, and leave when all is over. */
export const DRESS = 1.1;
const NOWHERE = { x: 0, y: 0 };
const SETTLE = 0.9;
const AFTERMATH = 4.2;
/** Seconds over which all blows of a round begin. */
const BLOWS_SPAN = 4.4;

/** A battle of which nothing has been fought yet, with at most so many figures a side. */
export function openTimeline(setup: BattleSetup, figures = SEWN): Timeline {
  const deployment = deploy(setup, figures);
  return {
    setup,
    deployment,
    rounds: [],
    falls: [],
    opening: {
      men: deployment.companies.map(({ company }) => company.men),
      morale: { attacker: setup.attacker.morale, defender: setup.defender.morale },
      line: { attacker: 0, defender: 0 },
      loose: { attacker: false, defender: false },
    },
    aftermath: { fates: { attacker: 'unharmed', defender: 'unharmed' }, inEarnest: false },
    duration: 0,
  };
}

type Companies = Deployment['companies'];
type Place = Blow['from'];

/** How both hosts bear themselves in a round, and what is left of the walls. */
type Bearing = Pick<RoundTimeline, 'stances' | 'powers' | 'held' | 'walls'> & Pick<Mark, 'loose'>;

const bearingOf = (
  events: readonly BattleEvent[],
  before: Pick<Mark, 'loose'> & Pick<RoundTimeline, 'walls'>,
): Bearing => {
  const stances: Record<Side, Stance> = { attacker: 'hold', defender: 'hold' };
  const loose: Record<Side, boolean> = { ...before.loose };
  const held: Record<Side, boolean> = { attacker: false, defender: false };
  const powers: { side: Side; power: Power }[] = [];
  let { walls } = before;
  for (const event of events) {
    if (event.type === 'ordersGiven') stances[event.side] = event.stance;
    if (event.type === 'hostMoved') {
      const { side, move } = event;
      if (move === 'reserveHeld') held[side] = true;
      if (move === 'rally' || move === 'spell') powers.push({ side, power: move });
    }
    if (event.type === 'wallsBreached') walls = event.left / Math.max(1, event.atFirst);
    if (event.type === 'sideWavered') loose[event.side] = true;
    if (event.type === 'sideRallied') loose[event.side] = false;
  }
  return { stances, loose, held, powers, walls };
};

/** The blows of a round one after another, the men whom they leave, and hearts that sink as they land. */
const exchangeOf = (
  events: readonly BattleEvent[],
  companies: Companies,
  places: readonly Place[],
  menBefore: readonly number[],
  random: Random,
): {
  readonly blows: readonly Blow[];
  readonly men: readonly number[];
  readonly morale: readonly MoraleCue[];
} => {
  const attacks = events.filter((event) => event.type === 'companyAttacked').length;
  const stagger = Math.min(0.5, Math.max(0.05, BLOWS_SPAN / Math.max(1, attacks)));
  const blows: Blow[] = [];
  const morale: MoraleCue[] = [];
  const men = [...menBefore];
  const struck = new Set<number>();
  let clock = DRESS;
  let lastImpact = DRESS;
  for (const event of events) {
    if (event.type === 'moraleChanged') morale.push({ side: event.side, at: lastImpact, to: event.to });
    if (event.type !== 'companyAttacked') continue;
    const { actor, target, fallen } = event;
    const striker = companies[actor];
    const from = places[actor];
    const to = places[target];
    if (striker === undefined || from === undefined || to === undefined) continue;
    const kind = blowKind(event, striker);
    const start = clock + random.below(100) / 1200;
    const impact = start + PACE[kind].out;
    const end = impact + PACE[kind].back;
    // Who strikes on at a second company does so from where the first blow has led.
    const reach = struck.has(actor) ? NOWHERE : reachOf(kind, from, to);
    blows.push({ kind, actor, target, start, impact, end, fallen, reach, from, to });
    struck.add(actor);
    men[target] = Math.max(0, (men[target] ?? 0) - fallen);
    lastImpact = Math.max(lastImpact, impact);
    clock += stagger;
  }
  return { blows, men, morale };
};

/** What a round comes to: its caption, who leaves the field, and who has won. */
const endOf = (
  events: readonly BattleEvent[],
): {
  readonly caption: RoundTimeline['caption'];
  readonly leaver: Side | null;
  readonly routed: ReadonlySet<number>;
  readonly winner: Side | 'none' | null;
} => {
  let caption: RoundTimeline['caption'] = null;
  let leaver: Side | null = null;
  let winner: Side | 'none' | null = null;
  const routed = new Set<number>();
  for (const event of events) {
    if (event.type === 'captionShown') {
      const { occasion, side, pick, facts } = event;
      caption = { occasion, side, pick, facts };
    }
    if (event.type === 'retreat' || event.type === 'surrendered' || event.type === 'companyRouted')
      leaver = event.side;
    if (event.type === 'companyRouted') routed.add(event.company);
    if (event.type === 'battleEnded') winner = event.winner;
  }
  return { caption, leaver, routed, winner };
};

const livingOf = (deployment: Deployment, men: readonly number[], side: Side): Set<number> =>
  new Set(
    deployment.companies
      .filter(({ company }) => company.side === side && (men[company.index] ?? 0) > 0)
      .map(({ company }) => company.index),
  );

/** Adds one round, given as the engine's decoded events. */
export function withRound(timeline: Timeline, events: readonly BattleEvent[]): Timeline {
  const { deployment } = timeline;
  const last = timeline.rounds.at(-1);
  const opening = last?.closing ?? timeline.opening;
  const round = timeline.rounds.length + 1;
  const { stances, loose, held, powers, walls } = bearingOf(events, {
    loose: opening.loose,
    walls: last?.walls ?? (timeline.setup.walls === undefined ? null : 1),
  });
  const line = nextLine(opening.line, stances);
  const places = deployment.companies.map((standing) => placeOf(standing, line[standing.company.side]));
  const random = randomFrom(forkSeed(deployment.seed, 'round', round));
  const { blows, men, morale } = exchangeOf(events, deployment.companies, places, opening.men, random);
  const { caption, leaver, routed, winner } = endOf(events);

  const settled = Math.max(DRESS + 0.6, ...blows.map((blow) => blow.end)) + SETTLE;
  const duration = winner === null && leaver === null ? settled : settled + AFTERMATH;
  const departure: RoundTimeline['departure'] =
    leaver === null
      ? null
      : {
          side: leaver,
          manner: routed.size > 0 ? 'rout' : 'march',
          at: settled - 0.3,
          companies: routed.size > 0 ? routed : livingOf(deployment, men, leaver),
        };
  const heart = { ...opening.morale };
  for (const { side, to } of morale) heart[side] = to;

  return {
    ...timeline,
    rounds: [
      ...timeline.rounds,
      {
        round,
        start: timeline.duration,
        duration,
        caption,
        stances,
        opening,
        closing: { men, morale: heart, line, loose },
        blows,
        numbers: numbersOf(blows, deployment),
        morale,
        departure,
        ended: winner === null ? null : { winner, at: settled },
        fallsFrom: timeline.falls.length,
        powers,
        held,
        walls,
      },
    ],
    falls: [...timeline.falls, ...fallsOf(blows, opening.men, timeline)],
    duration: timeline.duration + duration,
  };
}

/** The score of all these rounds, for tests that have them at once; a window adds one round after another (`withRound`). */
export const timelineOf = (
  setup: BattleSetup,
  rounds: readonly (readonly BattleEvent[])[],
  figures = SEWN,
): Timeline => rounds.reduce(withRound, openTimeline(setup, figures));
