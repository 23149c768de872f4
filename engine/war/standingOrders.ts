// What a player's side does in the coming round if its commander says nothing more: an order stands until it is changed.
// Invariant: read from what the battle holds anyway (the last round's log), so that server, window and an old document agree.
import { DEFAULT_ORDERS } from '../battle/orders.ts';
import type { GivenOrders, SideOrders } from '../battle/orders.ts';
import { isBeforeLawFour } from '../battle/olderLaw.ts';
import type { Side } from '../battle/setup.ts';
import type { RoundLog } from '../battle/state.ts';

/** What of the last round's orders stands for the next: all but a power, which is called on once. */
const standing = ({ stance, target, formation, reserve }: SideOrders): SideOrders => ({
  stance,
  target,
  ...(formation === undefined ? {} : { formation }),
  ...(reserve === undefined ? {} : { reserve }),
});

/**
 * The orders in force for the round after `rounds`. `given` is what was said for that round, null for silence; what it leaves out
 * stands as it stood.
 */
export const ordersInForce = (
  rounds: readonly Pick<RoundLog, 'orders'>[],
  given: GivenOrders | null,
  side: Side,
): SideOrders => {
  const last = standing(rounds.at(-1)?.orders[side] ?? DEFAULT_ORDERS);
  if (given === null) return last;
  const { ready: _, ...said } = given;
  return { ...last, ...said };
};

/** Orders as far as the law of their battle knows them: before law 4 there were stance and target alone. */
export const lawful = (
  setup: { readonly engineVersion: number },
  { stance, target, ...more }: SideOrders,
): SideOrders => (isBeforeLawFour(setup) ? { stance, target } : { stance, target, ...more });

/** Has a commander said the last word for the coming round? */
export const hasSpoken = (given: GivenOrders | null): boolean => given !== null && given.ready !== false;
