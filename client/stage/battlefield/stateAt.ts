// One instant of a battle: what the canvas draws at time t of a timeline. Pure: the same t always gives the same picture,
// which is what makes scrubbing, stepping and speed nothing but arithmetic on t.
// Invariant: men and morale at the end of a round are that round's closing mark.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { isOfReserve } from '@sigilla/engine/battle/bearing.ts';
import { FIELD_WIDTH, facingOf } from './field.ts';
import { roomOf } from './ranks.ts';
import { MOST_FALLEN, figuresLeft, placeOf } from './cues.ts';
import { BANNER, BANNER_FOLLOWS } from './deployment.ts';
import type { Deployment } from './deployment.ts';
import { clamp01, ease } from './easing.ts';
import type { CompanyState, FallState, FieldState } from './fieldState.ts';
import { CALL, STILL, gestureAt } from './gestures.ts';
import { missilesAt, motions, still } from './motions.ts';
import { around, figureBox, union } from './room.ts';
import type { Box } from './room.ts';
import { DRESS } from './timeline.ts';
import type { Blow, Mark, PerSide, RoundTimeline, Timeline } from './score.ts';

/** Seconds a number stays and a figure takes to fall. */
const NUMBER_LIFE = 1.7;
const FALL_TIME = 1.5;
/** The round that contains `t`, or null before the first. */
export function roundAt(timeline: Timeline, t: number): RoundTimeline | null {
  let found: RoundTimeline | null = null;
  for (const round of timeline.rounds) {
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

const AT_REST: FieldState['gaze'] = { x: 500, y: 300, lean: 0, stir: 0 };

const standingBox = (
  { companies: all, banners, bearers }: Deployment,
  companies: readonly CompanyState[],
  line: PerSide<number>,
): Box | null => {
  const stands = companies.flatMap(({ x, y, figures, gone }, i) => {
    const standing = all[i];
    return standing === undefined || figures === 0 || gone > 0 ? [] : [{ standing, x, y }];
  });
  const flags = SIDES.flatMap((side) =>
    stands.some(({ standing }) => standing.company.side === side)
      ? [
          around(
            figureBox('banner', facingOf(side), banners[side].y, bearers * BANNER),
            banners[side].x + facingOf(side) * line[side] * BANNER_FOLLOWS,
            banners[side].y,
          ),
        ]
      : [],
  );
  return union([...stands.map(({ standing, x, y }) => around(standing.box, x, y)), ...flags]);
};

/** Looks at the charge under way, otherwise at the middle of whatever is being done. */
function gazeAt(blows: readonly Blow[], t: number): FieldState['gaze'] {
  let x = 0;
  let y = 0;
  let weight = 0;
  let lean = 0;
  for (const blow of blows) {
    const lead = blow.kind === 'charge' ? 0.9 : 0.5;
    const near = 1 - Math.min(1, Math.max(0, blow.start - t, t - blow.end) / lead);
    if (near <= 0) continue;
    const share = ease(near) * (blow.kind === 'charge' ? 4 : 1);
    x += ((blow.from.x + blow.to.x) / 2) * share;
    y += ((blow.from.y + blow.to.y) / 2) * share;
    weight += share;
    if (blow.kind === 'charge') lean = Math.max(lean, ease(near));
  }
  if (weight === 0) return AT_REST;
  const sure = Math.min(1, weight);
  return { x: 500 + (x / weight - 500) * sure, y: 300 + (y / weight - 300) * sure, lean, stir: sure };
}

/** Men by company at `t` seconds into a round. */
const menAt = (round: RoundTimeline, t: number): number[] => {
  const men = [...round.opening.men];
  for (const blow of round.blows) {
    if (blow.impact <= t) men[blow.target] = Math.max(0, (men[blow.target] ?? 0) - blow.fallen);
  }
  return men;
};

const perSide = <T>(of: (side: Side) => T): PerSide<T> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** The fronts while they dress: from where the last round left them to where this one fights. */
const lineAt = (opening: Mark, closing: Mark, share: number, feint: PerSide<number>): PerSide<number> =>
  perSide((side) => opening.line[side] + (closing.line[side] - opening.line[side]) * share + feint[side]);

/**
 * The picture at `t` seconds. With `gentle` (reduced motion) nothing travels: figures fade between places, blows show as
 * numbers alone, missiles are not drawn.
 */
export function stateAt(timeline: Timeline, t: number, gentle = false): FieldState {
  const { deployment } = timeline;
  const round = roundAt(timeline, t);
  const opening = round?.opening ?? timeline.opening;
  const closing = round?.closing ?? timeline.opening;
  const local = round === null ? 0 : Math.max(0, Math.min(round.duration, t - round.start));
  const blows = round?.blows ?? [];
  const dressing = local / DRESS;
  const share = gentle ? (dressing < 0.5 ? 0 : 1) : ease(dressing);
  const feint = perSide((side) =>
    round?.stances[side] === 'feint' && !gentle ? 26 * Math.sin(clamp01(dressing) * Math.PI) : 0,
  );
  const line = lineAt(opening, closing, share, feint);
  const men = round === null ? [...opening.men] : menAt(round, local);
  const morale = { ...opening.morale };
  for (const cue of round?.morale ?? []) if (cue.at <= local) morale[cue.side] = cue.to;
  const disorder = perSide((side) => {
    const before = timeline.rounds[(round?.round ?? 1) - 2]?.opening.loose[side] === true ? 1 : 0;
    const now = round?.opening.loose[side] === true ? 1 : 0;
    return before + (now - before) * share;
  });
  const moving = gentle ? Array.from({ length: men.length }, still) : motions(blows, local, men.length);
  const departure = round?.departure ?? null;
  const sinceDeparture = departure === null ? 0 : Math.max(0, local - departure.at);
  const ended = round?.ended ?? null;
  const cheers = ended !== null && local > ended.at ? ended.winner : null;

  const before = timeline.rounds[(round?.round ?? 1) - 2];
  const kept = perSide((side) => {
    const was = before?.held[side] === true ? 1 : 0;
    const is = round?.held[side] === true ? 1 : 0;
    return was + (is - was) * share;
  });
  const firstOf = perSide((side) => deployment.companies.findIndex(({ company }) => company.side === side));
  const rides = departure?.manner === 'rout' && !gentle ? ease(sinceDeparture / PURSUIT_TIME) : 0;

  const companies = deployment.companies.map((standing, i): CompanyState => {
    const { side } = standing.company;
    const motion = moving[i] ?? still();
    const place = placeOf(standing, line[side]);
    if (kept[side] > 0 && isOfReserve(i - firstOf[side]) && standing.footing === 'ground') {
      const advanced = Math.max(0, (place.x - standing.x) * facingOf(side));
      place.x -= facingOf(side) * Math.min(KEPT_BACK, advanced) * kept[side];
    }
    const pursues =
      rides > 0 && departure?.side !== side && roomOf(standing.puppet) === 'horse' && (men[i] ?? 0) > 0;
    if (pursues) {
      const room =
        facingOf(side) === 1
          ? FIELD_WIDTH - 4 - place.x - standing.box.right
          : place.x + standing.box.left - 4;
      place.x += facingOf(side) * Math.max(0, Math.min(PURSUIT, room)) * rides;
    }
    if (motion.shove !== 0)
      place.x = Math.max(
        Math.min(place.x, -standing.box.left),
        Math.min(Math.max(place.x, FIELD_WIDTH - standing.box.right), place.x + motion.shove),
      );
    const leaves = sinceDeparture > 0 && departure?.companies.has(i) === true;
    const haste = departure?.manner === 'rout' ? 1 : 0.55;
    const gone = leaves ? clamp01((sinceDeparture * haste) / 3.6) : 0;
    const fled = gentle ? 0 : -facingOf(side) * gone * gone * 620;
    const walks = closing.line[side] !== opening.line[side] || feint[side] !== 0;
    const dressStride = walks && !gentle && dressing < 1 ? Math.sin(clamp01(dressing) * Math.PI) : 0;
    return {
      x: place.x + motion.x + fled,
      y: place.y + motion.y,
      men: men[i] ?? 0,
      figures: figuresLeft(standing, men[i] ?? 0),
      stride: Math.max(
        motion.stride,
        standing.footing === 'wall' ? 0 : dressStride,
        leaves && !gentle ? 1.15 : 0,
        pursues && rides < 1 ? 1.2 : 0,
      ),
      jolt: motion.jolt,
      aim: motion.aim,
      gather: motion.gather,
      reel: motion.reel,
      heading: leaves && departure?.manner === 'rout' ? -1 : 1,
      routed: leaves && departure?.manner === 'rout' ? sinceDeparture : 0,
      gone,
      fled,
      cheering: cheers === side && !(pursues && rides < 1),
    };
  });

  return {
    round: round?.round ?? 0,
    morale,
    men: perSide((side) =>
      deployment.companies.reduce(
        (sum, { company }, i) => (company.side === side ? sum + (men[i] ?? 0) : sum),
        0,
      ),
    ),
    disorder,
    companies,
    missiles: gentle
      ? []
      : missilesAt(blows, local, (actor) =>
          (round?.powers ?? []).some(
            ({ side, power }) => power === 'spell' && deployment.companies[actor]?.company.side === side,
          ),
        ),
    numbers: (round?.numbers ?? []).flatMap((cue) => {
      const progress = (local - cue.at) / NUMBER_LIFE;
      return progress <= 0 || progress >= 1
        ? []
        : [{ side: cue.side, fallen: cue.fallen, x: cue.x, y: cue.y, progress }];
    }),
    falls: fallsAt(timeline, round, t),
    line,
    gestures: perSide((side) => (gentle ? STILL : gestureAt(round, side, local))),
    rallies: (round?.powers ?? []).flatMap(({ side, power }) =>
      power === 'rally' && local < CALL && !gentle ? [{ side, progress: local / CALL }] : [],
    ),
    walls: round === null ? (timeline.setup.walls === undefined ? null : 1) : round.walls,
    gaze: gentle ? AT_REST : gazeAt(blows, local),
    standing: standingBox(deployment, companies, line),
    veil: gentle && dressing < 1 ? Math.abs(2 * dressing - 1) : 1,
  };
}

/** Those who have fallen by `t`, the most recent ones: the border has room for so many. */
function fallsAt(timeline: Timeline, round: RoundTimeline | null, t: number): FallState[] {
  if (round === null) return [];
  let end = round.fallsFrom;
  while (end < timeline.falls.length && (timeline.falls[end]?.at ?? Infinity) <= t) end += 1;
  return timeline.falls
    .slice(Math.max(0, end - MOST_FALLEN), end)
    .map((fall) => ({ fall, progress: clamp01((t - fall.at) / FALL_TIME) }));
}
