// How a kingdom ruled by the realm bears itself between two rounds. It sees what a player in its place sees: both armies, no orders.
// Invariant: chosen from the battle's own chance, so that a replay's orders could be drawn again, and its trials touch none of the battle's own
// draws; gives up only in earnest, and not in the first rounds (surrender.ts).
import { powersLeft } from '../battle/bearing.ts';
import { estimateOdds } from '../battle/odds.ts';
import { DEFAULT_ORDERS, DrawnUp } from '../battle/orders.ts';
import { opposite } from '../battle/setup.ts';
import type { BattleSetup, Side, SideOrders, Stance, Target } from '../battle/setup.ts';
import type { BattleState } from '../battle/state.ts';
import { forkSeed, randomFrom } from '../core/random.ts';
import type { Random, Seed } from '../core/random.ts';
import type { NpcTemper } from '../kingdom/kingdom.ts';
import { givingUp, hasSeenEnough } from './surrender.ts';

const STANCE_CHOICES = ['hold', 'press', 'feint'] as const satisfies readonly Stance[];

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

/** How many orders a ruler turns over in its mind against a player, and how often each is fought out there. */
const THOUGHTS = 5;
const TRIALS = 16;
/** Chances in a thousand that a thought has the host draw up otherwise, keep its reserve back, or call on a power. */
const REFORMS = 350;
const KEEPS_BACK = 300;
const CALLS = 400;

/** What comes to this ruler's mind. */
const thought = (
  temper: NpcTemper,
  setup: BattleSetup,
  state: BattleState,
  side: Side,
  random: Random,
): SideOrders => {
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

/** How often (of a thousand, a draw half) the side wins if both keep to these orders from here. */
const promiseOf = (
  setup: BattleSetup,
  state: BattleState,
  side: Side,
  own: SideOrders,
  enemy: SideOrders,
  seed: Seed,
): number => {
  const orders =
    side === 'attacker' ? { attacker: own, defender: enemy } : { attacker: enemy, defender: own };
  const odds = estimateOdds(setup, TRIALS, seed, orders, state);
  return odds[side] + odds.none / 2;
};

/**
 * The orders of an NPC side for the coming round. `seed` is the battle's. Against a player it weighs what comes to its mind against what the
 * player last did (`seen`), as a player may who looks at the odds, and never does worse knowingly than to hold; among themselves (null)
 * the realm's rulers do the first thing they think of.
 */
export const npcOrders = (
  temper: NpcTemper,
  setup: BattleSetup,
  state: BattleState,
  side: Side,
  seed: Seed,
  seen: SideOrders | null = null,
  inEarnest = false,
): SideOrders => {
  if (inEarnest && hasSeenEnough(temper, setup, state, side)) return givingUp(temper, setup);
  const own = forkSeed(seed, 'orders', side, state.round + 1);
  const random = randomFrom(own);
  const first = thought(temper, setup, state, side, random);
  if (seen === null) return first;
  const mind = [DEFAULT_ORDERS, first];
  while (mind.length < THOUGHTS + 1) mind.push(thought(temper, setup, state, side, random));
  const trials = forkSeed(own, 'trials');
  const weighed = mind.map((orders) => ({
    orders,
    promise: promiseOf(setup, state, side, orders, seen, trials),
  }));
  return weighed.reduce((best, one) => (one.promise > best.promise ? one : best)).orders;
};
