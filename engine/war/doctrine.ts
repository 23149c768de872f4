// What a host does whose commander says nothing: its captains know their trade. Whom it looks for they settle when the hosts are counted, by
// fighting it out in their heads; how it bears itself they answer to what was done to them in the round before. Invariants: whom they look
// for is sworn to with the hosts, so that anybody can read it; nothing here draws from a battle's own chance; a commander's word stands above it.
// They take some ten milliseconds over it, so no decision waits for them: they are asked once both hosts are counted, and what they settle is handed to
// the reaction that swears (engine/war/reactions/battleOath.ts).
import { powersLeft } from '../battle/bearing.ts';
import { MORALE_WAVER } from '../battle/law.ts';
import { winners } from '../battle/odds.ts';
import { DEFAULT_ORDERS, TARGETS } from '../battle/orders.ts';
import { SIDES, opposite } from '../battle/setup.ts';
import type { BattleSetup, BattleSide, Power, Side, SideOrders, Stance, Target } from '../battle/setup.ts';
import type { RoundLog } from '../battle/state.ts';
import { sha256Hex } from '../core/random.ts';
import type { Seed } from '../core/random.ts';

/** A luck by which captains fight in their heads, and how many battles of it. */
interface Trial {
  readonly battles: number;
  readonly luck: Seed;
}
const luckOf = (name: string): Seed => sha256Hex(name).slice(0, 32);
const FIRST: Trial = { battles: 16, luck: luckOf('sigilla/captains') };
/** Battles of other luck by which they go over it again before they leave the weakest alone: sixteen may have been chance. */
const AGAIN: Trial = { battles: 48, luck: luckOf('sigilla/captains/again') };
/** By how many permille another target must win more often before captains leave the weakest alone. */
const WORTH_IT = 75;

/** Is there anybody of that kind to look for? */
export const isThere = (target: Target, { units }: BattleSide): boolean => {
  if (target === 'archers') return units.some(({ type }) => type === 'archer');
  return target !== 'engines' || units.some(({ type }) => type === 'siege' || type === 'support');
};

/** Who won, battle by battle. */
type Course = readonly (Side | 'none')[];

/** Two for a battle won, one for one that nobody wins. */
const worthOf = (winner: Course[number], side: Side): number =>
  winner === side ? 2 : Number(winner === 'none');
const pointsOf = (course: Course, side: Side): number =>
  course.reduce((sum, winner) => sum + worthOf(winner, side), 0);
/** The points that are worth it, beside so many. */
const worthMoreThan = (points: number, { battles }: Trial): number =>
  points + (WORTH_IT * 2 * battles) / 1000;

/** How a trial goes where both hosts strike the weakest, fought once for both. */
const usualCourses = (setup: BattleSetup): ((trial: Trial) => Course) => {
  const known = new Map<Trial, Course>();
  return (trial) => {
    const course =
      known.get(trial) ??
      winners(setup, trial.luck, { attacker: DEFAULT_ORDERS, defender: DEFAULT_ORDERS })
        .take(trial.battles)
        .toArray();
    known.set(trial, course);
    return course;
  };
};

/** Whom a host had best look for against one that holds and strikes the weakest. */
export const captainsTarget = (setup: BattleSetup, side: Side, usual = usualCourses(setup)): Target => {
  /** The points of a target in a trial; null as soon as they can't come to `least`. */
  const pointsFor = (target: Target, trial: Trial, least: number): number | null => {
    const own = { ...DEFAULT_ORDERS, target };
    const orders = { attacker: DEFAULT_ORDERS, defender: DEFAULT_ORDERS, [side]: own };
    let points = 0;
    let left = trial.battles;
    if (points + 2 * left < least) return null;
    for (const winner of winners(setup, trial.luck, orders)) {
      points += worthOf(winner, side);
      left -= 1;
      if (left === 0 || points + 2 * left < least) break;
    }
    return points < least ? null : points;
  };
  let best: Target = DEFAULT_ORDERS.target;
  // More than what is just worth it, in a trial as short as this.
  let least = Math.floor(worthMoreThan(pointsOf(usual(FIRST), side), FIRST)) + 1;
  for (const target of TARGETS) {
    if (target === DEFAULT_ORDERS.target || !isThere(target, setup[opposite(side)])) continue;
    const points = pointsFor(target, FIRST, least);
    if (points === null) continue;
    best = target;
    least = points + 1;
  }
  if (best === DEFAULT_ORDERS.target) return best;
  const again = worthMoreThan(pointsOf(usual(AGAIN), side), AGAIN);
  return pointsFor(best, AGAIN, again) === null ? DEFAULT_ORDERS.target : best;
};

/** Whom the hosts that players command look for. The realm's own are told by nobody. */
export type Captains = Readonly<Partial<Record<Side, Target>>>;

/**
 * What the captains of every host settle that a player commands and whose ruler has not settled it beforehand. The same
 * for the same battle, wherever they are asked.
 */
export const captainsOf = (setup: BattleSetup): Captains => {
  const usual = usualCourses(setup);
  const settled: Partial<Record<Side, Target>> = {};
  for (const side of SIDES) {
    const { isNpc, captains } = setup[side];
    if (!isNpc && captains === undefined) settled[side] = captainsTarget(setup, side, usual);
  }
  return settled;
};

/** The setup with what its captains have settled. */
export const withCaptains = (setup: BattleSetup, captains: Captains): BattleSetup => {
  let settled = setup;
  for (const side of SIDES) {
    const target = captains[side];
    if (target !== undefined) settled = { ...settled, [side]: { ...setup[side], captains: target } };
  }
  return settled;
};

/** How captains bear themselves after what the enemy did: a trick is run through, a runner met standing, one who yields pursued. */
const ANSWERS: Readonly<Record<Stance, Stance>> = {
  hold: 'hold',
  press: 'hold',
  feint: 'press',
  fall_back: 'press',
};

/** Points above wavering at which captains rally: a round later it would be too late. */
const RALLY_AHEAD = 15;

/** How a host stands before a round: the powers that it has spent, and its morale. */
interface Standing {
  readonly spent: Power[];
  readonly morale: number;
}

/** What captains call on: the mages at once, the banners when the ranks begin to come apart. */
const called = (setup: BattleSetup, side: Side, { spent, morale }: Standing): Power | undefined => {
  const left = powersLeft(setup, side, { spent }, () => true);
  if (left.includes('spell')) return 'spell';
  return left.includes('rally') && morale <= MORALE_WAVER + RALLY_AHEAD ? 'rally' : undefined;
};

/** How captains lead a host that looks for `target`, after what the enemy did. */
export const led = (
  setup: BattleSetup,
  side: Side,
  target: Target,
  seen: Stance,
  standing: Standing,
): SideOrders => {
  const power = called(setup, side, standing);
  return { stance: ANSWERS[seen], target, ...(power === undefined ? {} : { power }) };
};

/** The orders of a host whose commander has said nothing in this battle; null where the law knows of no captains. */
export const captainsOrders = (
  setup: BattleSetup,
  rounds: readonly Pick<RoundLog, 'orders' | 'drawn' | 'morale'>[],
  side: Side,
): SideOrders | null => {
  const target = setup[side].captains;
  if (target === undefined) return null;
  const last = rounds.at(-1);
  const spent = rounds.flatMap(({ drawn }) => drawn?.[side].power ?? []);
  const morale = last?.morale[side][1] ?? setup[side].morale;
  const orders = led(setup, side, target, last?.orders[opposite(side)].stance ?? 'hold', { spent, morale });
  const { bearing } = setup[side];
  return bearing === undefined ? orders : { ...orders, stance: bearing };
};
