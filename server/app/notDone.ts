// What is said of a command that was refused, by room and by REST alike: nothing was spent, and how many turns the ruler still has, where that can be read.
// Invariant: nothing of the kind is said while nobody knows whether it was done.
import { sentence } from '@sigilla/content/texts/errors.ts';
import { settleTurns } from '@sigilla/engine/kingdom/turns.ts';
import type { Identity } from '../auth/identity.ts';
import { standingOf } from './callersKingdom.ts';
import type { ActionAnswer } from './executeAction.ts';
import type { House } from './house.ts';

type NotDone = Extract<ActionAnswer, { readonly ok: false }>;

/** What stands beside a refusal of a command on the game server that it named. */
export const notDone = async (
  house: House,
  identity: Identity,
  serverId: string | undefined,
  { refusal, rollbackApplied }: NotDone,
): Promise<Readonly<Record<string, unknown>>> => {
  if (refusal.code === 'outcome_unknown') return {};
  const nothing = { message: sentence(refusal), turnsSpent: 0, turnCost: 0, rollbackApplied };
  // A store that is away would be waited for, and the answer with it.
  if (refusal.code === 'unwritable') return nothing;
  const standing = await standingOf(house, identity, serverId);
  const newTurnCount = standing.ok
    ? settleTurns(standing.value.kingdom.body.turns, standing.value.rules, house.clock.now()).count
    : null;
  return { ...nothing, newTurnCount };
};
