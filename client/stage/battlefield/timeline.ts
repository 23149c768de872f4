// The score of a battle: decoded events become cues in time (who strides where, who strikes whom when, who falls, what the
// number says). Pure and without Pixi, so that live view, replay, pause, speed, step and scrub are one code (see stateAt).
// Invariants: rounds follow one another without a gap; cues of a round lie within it; appending a round never changes those
// before; the men left after a round are the men the engine says are left.
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import type { BattleSetup, Power, Side, Stance } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { PACE, blowKind, fallsOf, nextLine, numbersOf, placeOf, reachOf } from './cues.ts';
import { SEWN, deploy } from './deployment.ts';
import type { Deployment } from './deployment.ts';
import type { Blow, MoraleCue, RoundTimeline, Timeline } from './score.ts';

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

/** Adds one round, given as the engine's decoded events. */
export function withRound(timeline: Timeline, events: readonly BattleEvent[]): Timeline {
  const { deployment } = timeline;
  const opening = timeline.rounds.at(-1)?.closing ?? timeline.opening;
  const round = timeline.rounds.length + 1;
  const random = randomFrom(forkSeed(deployment.seed, 'round', round));
  const stances: Record<Side, Stance> = { attacker: 'hold', defender: 'hold' };
  const loose: Record<Side, boolean> = { ...opening.loose };
  const held: Record<Side, boolean> = { attacker: false, defender: false };
  const powers: { side: Side; power: Power }[] = [];
  let walls = timeline.rounds.at(-1)?.walls ?? (timeline.setup.walls === undefined ? null : 1);
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
  const line = nextLine(opening.line, stances);
  const places = deployment.companies.map((standing) => placeOf(standing, line[standing.company.side]));

  const attacks = events.filter((event) => event.type === 'companyAttacked');
  const stagger = Math.min(0.5, Math.max(0.05, BLOWS_SPAN / Math.max(1, attacks.length)));
  const blows: Blow[] = [];
  const moraleCues: MoraleCue[] = [];
  const men = [...opening.men];
  let caption: RoundTimeline['caption'] = null;
  let clock = DRESS;
  let lastImpact = DRESS;
  let leaver: Side | null = null;
  const routed = new Set<number>();
  const struck = new Set<number>();
  let winner: Side | 'none' | null = null;
  for (const event of events) {
    switch (event.type) {
      case 'captionShown':
        {
          const { occasion, side, pick, facts } = event;
          caption = { occasion, side, pick, facts };
        }
        break;
      case 'companyAttacked': {
        const actor = deployment.companies[event.actor];
        const from = places[event.actor];
        const to = places[event.target];
        if (actor === undefined || from === undefined || to === undefined) break;
        const kind = blowKind(event, actor);
        const start = clock + random.below(100) / 1200;
        const impact = start + PACE[kind].out;
        blows.push({
          kind,
          actor: event.actor,
          target: event.target,
          start,
          impact,
          end: impact + PACE[kind].back,
          fallen: event.fallen,
          // Who strikes on at a second company does so from where the first blow has led.
          reach: struck.has(event.actor) ? NOWHERE : reachOf(kind, from, to),
          from,
          to,
        });
        struck.add(event.actor);
        men[event.target] = Math.max(0, (men[event.target] ?? 0) - event.fallen);
        lastImpact = Math.max(lastImpact, impact);
        clock += stagger;
        break;
      }
      case 'moraleChanged':
        moraleCues.push({ side: event.side, at: lastImpact, to: event.to });
        break;
      case 'retreat':
      case 'surrendered':
        leaver = event.side;
        break;
      case 'companyRouted':
        leaver = event.side;
        routed.add(event.company);
        break;
      case 'battleEnded':
        winner = event.winner;
        break;
      case 'roundBegan':
      case 'ordersGiven':
      case 'hostMoved':
      case 'wallsBreached':
      case 'sideWavered':
      case 'sideRallied':
      case 'companyDestroyed':
        break;
    }
  }
  const fought = Math.max(DRESS + 0.6, ...blows.map((blow) => blow.end));
  const settled = fought + SETTLE;
  const duration = winner === null && leaver === null ? settled : settled + AFTERMATH;
  const morale = { ...opening.morale };
  for (const cue of moraleCues) morale[cue.side] = cue.to;

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
        closing: { men, morale, line, loose },
        blows,
        numbers: numbersOf(blows, deployment),
        morale: moraleCues,
        departure:
          leaver === null
            ? null
            : {
                side: leaver,
                manner: routed.size > 0 ? 'rout' : 'march',
                at: settled - 0.3,
                companies: routed.size > 0 ? routed : livingOf(deployment, men, leaver),
              },
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

const livingOf = (deployment: Deployment, men: readonly number[], side: Side): Set<number> =>
  new Set(
    deployment.companies
      .filter(({ company }) => company.side === side && (men[company.index] ?? 0) > 0)
      .map(({ company }) => company.index),
  );

/** The score of all these rounds, for tests that have them at once; a window adds one round after another (`withRound`). */
export const timelineOf = (
  setup: BattleSetup,
  rounds: readonly (readonly BattleEvent[])[],
  figures = SEWN,
): Timeline => rounds.reduce(withRound, openTimeline(setup, figures));
