// How many men good orders are worth: somebody who weighs all that may be ordered, round by round, against a host whose commander says nothing.
// Invariants: the battle's own luck is never looked into; every luck is fought from both places, so that a good day counts once for and once
// against, and every share of men by the same lucks.
import { powersLeft } from '@sigilla/engine/battle/bearing.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { DEFAULT_ORDERS, DrawnUp, STANCES, TARGETS } from '@sigilla/engine/battle/orders.ts';
import type { SideOrders } from '@sigilla/engine/battle/orders.ts';
import { beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Orders, Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleState, RoundLog } from '@sigilla/engine/battle/state.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { captainsOf, captainsOrders, withCaptains } from '@sigilla/engine/war/doctrine.ts';
import { SEED, aBattle, anArmy } from './armies.ts';

export type Host = Readonly<Record<string, number>>;

/** A host `times` as large: of every kind its share, one at least. */
export const scaled = (host: Host, times: number): Host =>
  Object.fromEntries(Object.entries(host).map(([unit, men]) => [unit, Math.max(1, Math.round(men * times))]));

/** Something of every arm. */
export const MIXED: Host = { soldiers: 20, pikemen: 10, archers: 16, heavy_cavalry: 5, mage: 4, banner: 4 };
/** So large that a share of it is a share of every arm: a tenth fewer of four mages would still be four. */
const GREAT: Host = scaled(MIXED, 5);

/**
 * Who commands: `silent` says nothing, its captains lead; `sees` weighs each order against what the enemy did in the round before; `foretells`
 * knows the enemy's coming order, as only a machine does.
 */
export const COMMANDERS = ['silent', 'sees', 'foretells'] as const;
export type Commander = (typeof COMMANDERS)[number];

/** How often an order is fought out before it is given. */
const TRIALS = 24;

const both = (side: Side, own: SideOrders, enemy: SideOrders): Orders =>
  side === 'attacker' ? { attacker: own, defender: enemy } : { attacker: enemy, defender: own };

/** The best of what a side may order now, if the enemy goes on like that: every stance and target, each formation, reserve and power. */
const bestOrders = (
  setup: BattleSetup,
  state: BattleState,
  side: Side,
  enemy: SideOrders,
  trials: string,
): SideOrders => {
  const bearing = state.bearing?.[side];
  const powers = bearing === undefined ? [] : powersLeft(setup, side, bearing, () => true);
  const held = bearing !== undefined && bearing.waited !== null;
  const plain = STANCES.filter((stance) => stance !== 'fall_back').flatMap((stance) =>
    TARGETS.map((target): SideOrders => ({ stance, target })),
  );
  const promise = (own: SideOrders): number =>
    estimateOdds(setup, TRIALS, trials, both(side, own, enemy), state)[side];
  const best = (list: readonly SideOrders[]): SideOrders =>
    list
      .map((orders) => ({ orders, won: promise(orders) }))
      .reduce((one, other) => (other.won > one.won ? other : one)).orders;
  const first = best([DEFAULT_ORDERS, ...plain]);
  return best([
    first,
    ...DrawnUp.options.map((formation) => ({ ...first, formation })),
    ...(held ? [{ ...first, reserve: true }] : []),
    ...powers.map((power) => ({ ...first, power })),
  ]);
};

const ordersOf = (
  commander: Commander,
  setup: BattleSetup,
  state: BattleState,
  rounds: readonly RoundLog[],
  side: Side,
  trials: string,
): SideOrders => {
  const captains = (whose: Side): SideOrders => captainsOrders(setup, rounds, whose) ?? DEFAULT_ORDERS;
  if (commander === 'silent') return captains(side);
  const seen = rounds.at(-1)?.orders[opposite(side)] ?? DEFAULT_ORDERS;
  return bestOrders(setup, state, side, commander === 'sees' ? seen : captains(opposite(side)), trials);
};

/** What such a commander takes from one battle against its own silent like, with that share of the men: 1000, 0, or half for a field that nobody keeps. */
const taken = (host: Host, share: number, commander: Commander, battle: number): number => {
  const side: Side = battle % 2 === 0 ? 'attacker' : 'defender';
  const mine = anArmy(scaled(host, share));
  const theirs = anArmy(host);
  const met = side === 'attacker' ? aBattle(mine, theirs) : aBattle(theirs, mine);
  const setup = withCaptains(met, captainsOf(met));
  const rounds: RoundLog[] = [];
  const seed = forkSeed(SEED, 'good', Math.floor(battle / 2));
  let state = beginBattle(setup);
  while (state.ending === null) {
    const own = ordersOf(commander, setup, state, rounds, side, forkSeed(seed, 'trials', state.round));
    const enemy = captainsOrders(setup, rounds, opposite(side)) ?? DEFAULT_ORDERS;
    const fought = resolveRound(setup, state, both(side, own, enemy), seed);
    rounds.push(fought.log);
    state = fought.state;
  }
  if (state.ending.winner === side) return 1000;
  return state.ending.winner === 'none' ? 500 : 0;
};

export interface Won {
  readonly permille: number;
  /** Its standard error. */
  readonly error: number;
}

/**
 * Permille that such a commander wins against its own silent like with that share of the men, over so many lucks, each fought from both places.
 */
export const wonBy = (commander: Commander, share: number, lucks: number, host: Host = GREAT): Won => {
  const all = Array.from(
    { length: lucks },
    (_, luck) => (taken(host, share, commander, 2 * luck) + taken(host, share, commander, 2 * luck + 1)) / 2,
  );
  const mean = all.reduce((sum, one) => sum + one, 0) / lucks;
  const spread = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, lucks - 1);
  return { permille: Math.round(mean), error: Math.round(Math.sqrt(spread / lucks)) };
};
