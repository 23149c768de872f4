// What a player's side does in the coming round if its commander says nothing more: an order stands until it is changed, and before the first
// word its captains decide. Invariant: read from what the battle holds anyway, so that server, window and an old document agree.
import { DEFAULT_ORDERS } from '../battle/orders.ts';
import type { GivenOrders, SideOrders } from '../battle/orders.ts';
import { isBeforeLawFour } from '../battle/olderLaw.ts';
import type { BattleSetup, Side } from '../battle/setup.ts';
import type { RoundLog } from '../battle/state.ts';
import { captainsOrders } from './doctrine.ts';

/** What of a battle says which orders are in force: its rounds so far, and who spoke for each. */
export interface SoFar {
  readonly setup: BattleSetup | null;
  readonly rounds: readonly Pick<RoundLog, 'orders' | 'drawn' | 'morale'>[];
  readonly given: readonly Readonly<Record<Side, boolean>>[];
}

/** What of the last round's orders stands for the next: all but a power, which is called on once. */
const standing = ({ stance, target, formation, reserve }: SideOrders): SideOrders => ({
  stance,
  target,
  ...(formation === undefined ? {} : { formation }),
  ...(reserve === undefined ? {} : { reserve }),
});

/** The orders of a side that says nothing for the coming round. */
const silent = ({ setup, rounds, given }: SoFar, side: Side): SideOrders => {
  const hasEverSpoken = given.some((said) => said[side]);
  const captains = setup === null || hasEverSpoken ? null : captainsOrders(setup, rounds, side);
  return captains ?? standing(rounds.at(-1)?.orders[side] ?? DEFAULT_ORDERS);
};

/**
 * The orders in force for the round after those that were fought. `said` is what was said for that round, null for silence; what it leaves
 * out stands as it stood.
 */
export const ordersInForce = (battle: SoFar, said: GivenOrders | null, side: Side): SideOrders => {
  const last = silent(battle, side);
  if (said === null) return last;
  const { ready: _, ...orders } = said;
  return { ...standing(last), ...orders };
};

/** Orders as far as the law of their battle knows them: before law 4 there were stance and target alone. */
export const lawful = (
  setup: { readonly engineVersion: number },
  { stance, target, ...more }: SideOrders,
): SideOrders => (isBeforeLawFour(setup) ? { stance, target } : { stance, target, ...more });

/** Has a commander said the last word for the coming round? */
export const hasSpoken = (given: GivenOrders | null): boolean => given !== null && given.ready !== false;
