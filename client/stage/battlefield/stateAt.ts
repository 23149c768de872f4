// One instant of a battle: what the canvas draws at time t of a timeline. Pure: the same t always gives the same picture,
// which is what makes scrubbing, stepping and speed nothing but arithmetic on t.
// Invariant: men and morale at the end of a round are that round's closing mark.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { isOfReserve } from '@sigilla/engine/battle/bearing.ts';
import { FIELD_WIDTH, facingOf, its } from './field.ts';
import { roomOf } from './ranks.ts';
import { writeAir, writeFalls } from './air.ts';
import { figuresLeft } from './cues.ts';
import { clamp01, ease } from './easing.ts';
import type { CompanyState, FieldState } from './fieldState.ts';
import { writeGaze, writeStanding } from './gaze.ts';
import { CALL, STILL, gestureAt } from './gestures.ts';
import { writeEnd } from './ending.ts';
import { Instant } from './instant.ts';
import type { Written } from './instant.ts';
import { move } from './motions.ts';
import type { Motion } from './motions.ts';
import { lineShare } from './standing.ts';
import type { StandingCompany } from './standing.ts';
import { DRESS } from './timeline.ts';
import type { Blow, MoraleCue, PerSide, RoundTimeline, Timeline } from './score.ts';

/** The round that contains `t`, or null before the first. */
export function roundAt(timeline: Timeline, t: number): RoundTimeline | null {
  const { rounds } = timeline;
  let found: RoundTimeline | null = null;
  for (let i = 0; i < rounds.length; i += 1) {
    const round = rounds[i] as RoundTimeline;
    if (round.start > t && found !== null) break;
    found = round;
  }
  return found;
}

/** How far back a reserve stays that has not gone in: at most so far, and never behind the ground it was drawn up on. */
const KEPT_BACK = 64;
/** How far the victor's horse rides after those who run, and within how many seconds. */
const PURSUIT = 170;
const PURSUIT_TIME = 2.6;

/** One instant of a battle, and what is the same for all of its companies. */
interface Moment {
  readonly round: RoundTimeline | null;
  /** Seconds into the round, and whether everything travels. */
  readonly local: number;
  readonly gentle: boolean;
  /** How far the fronts have dressed: as time, and as way. */
  readonly dressing: number;
  readonly share: number;
  readonly sinceDeparture: number;
  /** How far the victor's horse has ridden after those who run. */
  readonly rides: number;
  /** What share of a reserve's way back each side's keeps. */
  readonly kept: PerSide<number>;
  readonly cheers: Side | 'none' | null;
}

/** Written anew for every instant. */
const MOMENT: Written<Moment> & { readonly kept: Record<Side, number> } = {
  round: null,
  local: 0.5,
  gentle: false,
  dressing: 0.5,
  share: 0.5,
  sinceDeparture: 0.5,
  rides: 0.5,
  kept: { attacker: 0.5, defender: 0.5 },
  cheers: null,
};

/** What share of its reserve's way back a side keeps while a round begins. */
const keptBack = (
  before: RoundTimeline | undefined,
  round: RoundTimeline | null,
  side: Side,
  share: number,
): number => {
  const was = before !== undefined && its(before.held, side) ? 1 : 0;
  const is = round !== null && its(round.held, side) ? 1 : 0;
  return was + (is - was) * share;
};

/** How far a place is from where it was drawn up, in the field: forward with the line, back with the reserve, on after those who run. */
function placeIn(
  i: number,
  standing: StandingCompany,
  into: Instant,
  moment: Moment,
  pursues: boolean,
): number {
  const { side, rank } = standing.company;
  const facing = facingOf(side);
  const advanced = lineShare(standing.footing, rank) * its(into.line, side);
  let x = standing.x + facing * advanced;
  const kept = its(moment.kept, side);
  if (kept > 0 && standing.footing === 'ground' && isOfReserve(i - its(into.first, side)))
    x -= facing * Math.min(KEPT_BACK, Math.max(0, advanced)) * kept;
  const company = into.companies[i] as Written<CompanyState>;
  company.rode = 0;
  if (pursues) {
    const room = facing === 1 ? FIELD_WIDTH - 4 - x - standing.box.right : x + standing.box.left - 4;
    company.rode = facing * Math.max(0, Math.min(PURSUIT, room)) * moment.rides;
    x += company.rode;
  }
  const { shove } = into.moving[i] as Motion;
  return shove === 0
    ? x
    : Math.max(
        Math.min(x, -standing.box.left),
        Math.min(Math.max(x, FIELD_WIDTH - standing.box.right), x + shove),
      );
}

function writeCompany(i: number, company: Written<CompanyState>, into: Instant, moment: Moment): void {
  const standing = into.deployment.companies[i] as StandingCompany;
  const motion = into.moving[i] as Motion;
  const { round, gentle, dressing, sinceDeparture, rides, cheers } = moment;
  const departure = round?.departure ?? null;
  const { side } = standing.company;
  const pursues =
    rides > 0 && departure?.side !== side && roomOf(standing.puppet) === 'horse' && company.men > 0;
  const place = placeIn(i, standing, into, moment, pursues);
  const leaves = sinceDeparture > 0 && departure?.companies.has(i) === true;
  const routs = leaves && departure.manner === 'rout';
  const gone = leaves ? clamp01((sinceDeparture * (routs ? 1 : 0.55)) / 3.6) : 0;
  const fled = gentle ? 0 : -facingOf(side) * gone * gone * 620;
  const walks =
    round !== null &&
    !gentle &&
    dressing < 1 &&
    standing.footing !== 'wall' &&
    (its(round.closing.line, side) !== its(round.opening.line, side) || its(round.stances, side) === 'feint');
  company.x = place + motion.x + fled;
  company.y = standing.y + motion.y;
  company.figures = figuresLeft(standing, company.men);
  company.stride = Math.max(
    motion.stride,
    walks ? Math.sin(clamp01(dressing) * Math.PI) : 0,
    leaves && !gentle ? 1.15 : 0,
    pursues && rides < 1 ? 1.2 : 0,
  );
  company.jolt = motion.jolt;
  company.aim = motion.aim;
  company.gather = motion.gather;
  company.reel = motion.reel;
  company.heading = routs ? -1 : 1;
  company.routed = routs ? sinceDeparture : 0;
  company.gone = gone;
  company.fled = fled;
  company.cheering = cheers === side && !(pursues && rides < 1);
}

/** Men by company `local` seconds into a round. */
function writeMen(
  { companies }: Instant,
  round: RoundTimeline | null,
  opening: readonly number[],
  local: number,
): void {
  for (let i = 0; i < companies.length; i += 1) {
    const company = companies[i];
    if (company !== undefined) company.men = opening[i] ?? 0;
  }
  const blows = round?.blows ?? NOTHING;
  for (let i = 0; i < blows.length; i += 1) {
    const blow = blows[i] as Blow;
    const struck = companies[blow.target];
    if (struck !== undefined && blow.impact <= local) struck.men = Math.max(0, struck.men - blow.fallen);
  }
}
const NOTHING: readonly Blow[] = [];

/** Fronts, hearts and order while a round begins: from where the last one left them to where this one fights. */
function writeSide(
  side: Side,
  into: Instant,
  timeline: Timeline,
  { round, local, gentle, dressing, share }: Moment,
): void {
  const opening = round?.opening ?? timeline.opening;
  const closing = round?.closing ?? timeline.opening;
  const feint = round?.stances[side] === 'feint' && !gentle ? 26 * Math.sin(clamp01(dressing) * Math.PI) : 0;
  const from = its(opening.line, side);
  into.line[side] = from + (its(closing.line, side) - from) * share + feint;
  const before = timeline.rounds[(round?.round ?? 1) - 2]?.opening.loose[side] === true ? 1 : 0;
  const now = round?.opening.loose[side] === true ? 1 : 0;
  into.disorder[side] = before + (now - before) * share;
  into.morale[side] = opening.morale[side];
  if (round === null) return;
  const { morale } = round;
  for (let i = 0; i < morale.length; i += 1) {
    const cue = morale[i] as MoraleCue;
    if (cue.side === side && cue.at <= local) into.morale[side] = cue.to;
  }
}

const NO_CALLS: FieldState['rallies'] = [];

/**
 * The picture at `t` seconds. With `gentle` (reduced motion) nothing travels: figures fade between places, blows show as
 * numbers alone, missiles are not drawn. Whoever draws one instant after another gives the one to be written over.
 */
export function stateAt(
  timeline: Timeline,
  t: number,
  gentle = false,
  into = new Instant(timeline.deployment),
): FieldState {
  const round = roundAt(timeline, t);
  const local = round === null ? 0 : Math.max(0, Math.min(round.duration, t - round.start));
  const blows = round?.blows ?? NOTHING;
  const dressing = local / DRESS;
  const share = gentle ? (dressing < 0.5 ? 0 : 1) : ease(dressing);
  const departure = round?.departure ?? null;
  const sinceDeparture = departure === null ? 0 : Math.max(0, local - departure.at);
  const ended = round?.ended ?? null;
  const before = timeline.rounds[(round?.round ?? 1) - 2];
  const moment = MOMENT;
  moment.round = round;
  moment.local = local;
  moment.gentle = gentle;
  moment.dressing = dressing;
  moment.share = share;
  moment.sinceDeparture = sinceDeparture;
  moment.rides = departure?.manner === 'rout' && !gentle ? ease(sinceDeparture / PURSUIT_TIME) : 0;
  moment.kept.attacker = keptBack(before, round, 'attacker', share);
  moment.kept.defender = keptBack(before, round, 'defender', share);
  moment.cheers = ended !== null && local > ended.at ? ended.winner : null;
  const { companies, deployment, men } = into;

  into.begin();
  into.round = round?.round ?? 0;
  for (const side of SIDES) writeSide(side, into, timeline, moment);
  writeMen(into, round, round?.opening.men ?? timeline.opening.men, local);
  move(into.moving, gentle ? NOTHING : blows, local);
  for (let i = 0; i < companies.length; i += 1) {
    const company = companies[i] as Written<CompanyState>;
    writeCompany(i, company, into, moment);
    men[deployment.companies[i]?.company.side ?? 'attacker'] += company.men;
  }
  if (round !== null) {
    writeAir(into, round, local, gentle);
    writeFalls(into, timeline, round.fallsFrom, t);
  }
  for (const side of SIDES) {
    into.gestures[side] = gentle ? STILL : gestureAt(round, side, local);
  }
  writeEnd(into, timeline, ended, local, gentle);
  into.rallies =
    round !== null && local < CALL && !gentle && round.powers.some(({ power }) => power === 'rally')
      ? round.powers.flatMap(({ side, power }) =>
          power === 'rally' ? [{ side, progress: local / CALL }] : [],
        )
      : NO_CALLS;
  into.walls = round === null ? (timeline.setup.walls === undefined ? null : 1) : round.walls;
  writeGaze(into.gaze, gentle ? NOTHING : blows, local);
  writeStanding(into);
  into.veil = gentle && dressing < 1 ? Math.abs(2 * dressing - 1) : 1;
  into.end();
  return into;
}
