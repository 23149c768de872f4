// What a player's side does in the coming round if its commander says nothing more: an order stands until it is changed.
// Invariant: read from what the battle holds anyway (the last round's log), so that server, window and an old document agree.
import { DEFAULT_ORDERS } from '../battle/orders.ts';
import type { GivenOrders, SideOrders } from '../battle/orders.ts';
import type { Side } from '../battle/setup.ts';
import type { RoundLog } from '../battle/state.ts';

/** The orders in force for the round after `rounds`. `given` is what was said for that round, null for silence. */
export const ordersInForce = (
  rounds: readonly Pick<RoundLog, 'orders'>[],
  given: GivenOrders | null,
  side: Side,
): SideOrders =>
  given === null
    ? (rounds.at(-1)?.orders[side] ?? DEFAULT_ORDERS)
    : { stance: given.stance, target: given.target };

/** Has a commander said the last word for the coming round? */
export const hasSpoken = (given: GivenOrders | null): boolean => given !== null && given.ready !== false;
