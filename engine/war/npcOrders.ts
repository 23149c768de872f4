// How a kingdom ruled by the realm bears itself between two rounds. It sees what a player in its place sees: both armies, no orders.
// Invariant: chosen from the battle's own chance, so that a replay's orders could be drawn again, and its trials touch none of the battle's own
// draws; gives up only in earnest, and not in the first rounds (surrender.ts).
import { powersLeft } from '../battle/bearing.ts';
import { estimateOdds } from '../battle/odds.ts';
import { DrawnUp, TARGETS } from '../battle/orders.ts';
import { opposite } from '../battle/setup.ts';
import type { BattleSetup, Side, SideOrders, Stance, Target } from '../battle/setup.ts';
import type { BattleState } from '../battle/state.ts';
import { forkSeed, randomFrom } from '../core/random.ts';
import type { Random, Seed } from '../core/random.ts';
import type { NpcTemper } from '../kingdom/kingdom.ts';
import { isThere, led } from './doctrine.ts';
import { lawful } from './standingOrders.ts';
import { givingUp, hasSeenEnough } from './surrender.ts';

const STANCE_CHOICES = ['hold', 'press', 'feint'] as const satisfies readonly Stance[];

/** Where a ruler stands who gives orders: the battle as it is between two rounds, and the side that is theirs. */
interface Station {
  readonly setup: BattleSetup;
  readonly state: BattleState;
  readonly side: Side;
}

/** Weights of hold, press and feint. */
const STANCE_WEIGHTS: Readonly<Record<NpcTemper, readonly number[]>> = {
  bold: [20, 60, 20],
  wary: [55, 15, 30],
  steady: [45, 35, 20],
  raider: [15, 50, 35],
};

const stanceOf = (temper: NpcTemper, random: Random): Stance =>
  STANCE_CHOICES[random.weighted(STANCE_WEIGHTS[temper])] ?? 'hold';

/** Only what stands among the enemy is hunted for. */
const targetOf = (temper: NpcTemper, setup: BattleSetup, side: Side, random: Random): Target => {
  const rivals = setup[opposite(side)].units;
  const choices: { readonly target: Target; readonly weight: number }[] = [
    { target: 'weakest', weight: 45 },
    { target: 'nearest', weight: temper === 'steady' ? 40 : 20 },
  ];
  if (rivals.some(({ type }) => type === 'archer'))
    choices.push({ target: 'archers', weight: temper === 'raider' ? 45 : 20 });
  if (rivals.some(({ type }) => type === 'siege' || type === 'support'))
    choices.push({ target: 'engines', weight: temper === 'bold' ? 20 : 10 });
  return choices[random.weighted(choices.map(({ weight }) => weight))]?.target ?? 'weakest';
};

/** How many thoughts a ruler turns over in its mind against a player, beside what captains would do. */
const THOUGHTS = 5;
/** How often each is fought out there; and how many of the best are fought out again, by another luck, and how often. */
const TRIALS = 6;
const BEST = 3;
const TRIALS_OF_BEST = 12;
/** Chances in a thousand that a thought has the host draw up otherwise, keep its reserve back, or call on a power. */
const REFORMS = 350;
const KEEPS_BACK = 300;
const CALLS = 400;

/** What comes to this ruler's mind. */
const thought = (temper: NpcTemper, { setup, state, side }: Station, random: Random): SideOrders => {
  const plain: SideOrders = {
    stance: stanceOf(temper, random),
    target: targetOf(temper, setup, side, random),
  };
  const bearing = state.bearing?.[side];
  if (bearing === undefined) return plain;
  const powers = powersLeft(setup, side, bearing, () => true);
  return {
    ...plain,
    ...(random.chance(REFORMS) ? { formation: random.pick(DrawnUp.options) } : {}),
    reserve: bearing.waited !== null && random.chance(KEEPS_BACK),
    ...(powers.length > 0 && random.chance(CALLS) ? { power: random.pick(powers) } : {}),
  };
};

/** What captains would do for each target that there is: as good as silence, whatever else comes to mind. */
const steadyWays = ({ setup, state, side }: Station, seen: SideOrders): readonly SideOrders[] => {
  const standing = { spent: state.bearing?.[side].spent ?? [], morale: state.morale[side] };
  return TARGETS.filter((target) => isThere(target, setup[opposite(side)])).map((target) =>
    lawful(setup, led(setup, side, target, seen.stance, standing)),
  );
};

/** How many of so many battles (a draw half) the side wins if both keep to these orders from here. */
const promiseOf = (
  { setup, state, side }: Station,
  own: SideOrders,
  enemy: SideOrders,
  battles: number,
  luck: Seed,
): number => {
  const orders =
    side === 'attacker' ? { attacker: own, defender: enemy } : { attacker: enemy, defender: own };
  const odds = estimateOdds(setup, battles, luck, orders, state);
  return (battles * (odds[side] + odds.none / 2)) / 1000;
};

/** The best of what is in a mind. Of a few battles the luckiest comes out first: the first few are fought out again, and all their battles count. */
const bestOf = (
  mind: readonly SideOrders[],
  promise: (orders: SideOrders, battles: number, luck: string) => number,
): SideOrders => {
  const tried = mind
    .map((orders) => ({ orders, won: promise(orders, TRIALS, 'trials') }))
    .toSorted((one, other) => other.won - one.won)
    .slice(0, BEST)
    .map(({ orders, won }) => ({ orders, won: won + promise(orders, TRIALS_OF_BEST, 'again') }));
  return tried.reduce((best, one) => (one.won > best.won ? one : best)).orders;
};

/**
 * The orders of an NPC side for the coming round. `seed` is the battle's. Against a player it weighs what its captains would do, and what comes to its
 * mind, against what the player last did (`seen`), as a player may who looks at the odds; among themselves (null) the realm's rulers do the first thing
 * they think of.
 */
export const npcOrders = (
  temper: NpcTemper,
  station: Station,
  seed: Seed,
  seen: SideOrders | null = null,
  inEarnest = false,
): SideOrders => {
  const { setup, state, side } = station;
  if (inEarnest && hasSeenEnough(temper, setup, state, side)) return givingUp(temper, setup);
  const own = forkSeed(seed, 'orders', side, state.round + 1);
  const random = randomFrom(own);
  if (seen === null) return thought(temper, station, random);
  const thoughts = Array.from({ length: THOUGHTS }, () => thought(temper, station, random));
  return bestOf([...steadyWays(station, seen), ...thoughts], (orders, battles, luck) =>
    promiseOf(station, orders, seen, battles, forkSeed(own, luck)),
  );
};
