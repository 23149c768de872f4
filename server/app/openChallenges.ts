// The challenges of somebody who leaves: what came to them is declined and what they sent is withdrawn, each by its own verb through the one door, so
// that both rulers, the jobs and the rooms hear of it as of any other. Invariant: where a battle of theirs is under way nothing is answered at all.
import { cancelBattle } from '@sigilla/engine/actions/war/cancelBattle.ts';
import { declineBattle } from '@sigilla/engine/actions/war/declineBattle.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import type { Identity } from '../auth/identity.ts';
import { kingdomsOf } from './belongings.ts';
import { executeAction } from './executeAction.ts';
import type { House } from './house.ts';
import { openOf } from './readings/battles.ts';

const ENDING: Readonly<Record<Side, typeof declineBattle>> = {
  attacker: cancelBattle,
  defender: declineBattle,
};

/** Ends every challenge of an account that still waits for an answer; true when there were any, and nothing but them. */
export const endOwnChallenges = async (house: House, identity: Identity): Promise<boolean> => {
  const open: { readonly side: Side; readonly battle: BattleSummary }[] = [];
  for (const kingdomId of await kingdomsOf(house.store, identity.accountId))
    for (const side of ['attacker', 'defender'] as const)
      open.push(...(await openOf(house, side, kingdomId)).map((battle) => ({ side, battle })));
  if (open.some(({ battle }) => battle.status !== 'proposed')) return false;
  for (const { side, battle } of open) {
    const { id, serverId } = battle;
    const given = {
      commandId: house.ids.id(),
      serverId,
      ...ENDING[side].wire({ battleRequestId: id }),
    };
    // One that is refused has been answered, withdrawn or taken up meanwhile: whoever looks again finds out which.
    await executeAction(house, identity, given, { limited: false });
  }
  return open.length > 0;
};
