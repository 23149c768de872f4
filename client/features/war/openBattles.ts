// What is open between the reader and each rival, from the lists of challenges: what the row says of it and what the check refuses by.
// Invariant: at most one battle is open between two rulers, so a rival's account is key enough.
import type { OpenBattle } from '@sigilla/engine/war/challenge.ts';
import type { BattleRequest } from '@sigilla/engine/war/listed.ts';

export type Open = OpenBattle & { readonly id: string };

interface Lists {
  readonly incoming: readonly BattleRequest[];
  readonly outgoing: readonly BattleRequest[];
  readonly underway: readonly BattleRequest[];
}

/** Open challenges and battles by the rival's account. Empty while the lists are on their way. */
export const openBattles = (lists: Lists | undefined, ownAccount: string): ReadonlyMap<string, Open> => {
  const open = new Map<string, Open>();
  for (const { id, status, attackerId, defenderId } of [
    ...(lists?.incoming ?? []),
    ...(lists?.outgoing ?? []),
    ...(lists?.underway ?? []),
  ]) {
    const side = attackerId === ownAccount ? 'attacker' : 'defender';
    open.set(side === 'attacker' ? defenderId : attackerId, { id, side, accepted: status !== 'proposed' });
  }
  return open;
};
