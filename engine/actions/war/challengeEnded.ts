// What ends with a challenge that never became a battle: its document is closed, its jobs are dropped, and the other ruler is told.
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { answerKey, expiryKey } from '../../war/jobs.ts';
import type { Outcome } from '../deed.ts';

/** The outcome of a challenge that `kingdom` closes as `status`; `told` is what the ruler of the `other` side reads. */
export const challengeEnded = (
  kingdom: Kingdom,
  battle: BattleDoc,
  status: 'cancelled' | 'declined',
  message: EventText,
  told: EventText,
): Outcome<{ battleId: BattleDoc['id'] }> => {
  const other = status === 'cancelled' ? battle.defender : battle.attacker;
  return {
    kingdom,
    others: [{ aggregate: 'battles', id: battle.id, body: { ...battle, status }, isNew: false }],
    cancelJobs: [expiryKey(battle.id), ...(battle.defender.isNpc ? [answerKey(battle.id)] : [])],
    message,
    report: { battleId: battle.id },
    notices: other.isNpc ? [] : [{ accountId: other.accountId, text: told, link: '/war' }],
  };
};
