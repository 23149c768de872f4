// Orders on their way to the field, and a note of them in this window once they are taken: what the record says of them later is held against it.
// Invariant: only what the realm has taken is noted; where nobody can tell, there is no note.
import type { SideOrders } from '@sigilla/engine/battle/orders.ts';
import { giveOrders } from '../../session/rooms.ts';

/** Notes what was ordered for a round; null: that it is not known. */
export const note = (battleId: string, round: number, orders: SideOrders | null): void =>
  void import('../../realm/proof/witnessing.ts')
    .then(({ noteOrders }) => noteOrders(battleId, round, orders))
    .catch(() => undefined);

/** Gives orders and notes what became of them. */
export const giveAndNote = async (
  battleId: string,
  round: number,
  orders: SideOrders,
  ready: boolean,
): ReturnType<typeof giveOrders> => {
  const answer = await giveOrders(battleId, round, orders, ready);
  note(battleId, round, answer.success ? orders : null);
  return answer;
};
