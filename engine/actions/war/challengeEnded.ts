// What ends with a challenge that never became a battle: its document is closed, its jobs are dropped, and the other ruler is told.
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { answerKey, expiryKey } from '../../war/jobs.ts';
import type { Done } from '../deed.ts';
import { changed } from '../outcome.ts';

/** What `kingdom` does that closes a challenge as `status`; `told` is what the ruler of the `other` side reads. */
export const challengeEnded = (
  kingdom: Kingdom,
  battle: BattleDoc,
  status: 'cancelled' | 'declined',
  message: EventText,
  told: EventText,
): Done<{ battleId: BattleDoc['id'] }> => {
  const other = status === 'cancelled' ? battle.defender : battle.attacker;
  return {
    kingdom,
    changes: [changed('battles', { ...battle, status })],
    cancelJobs: [expiryKey(battle.id), ...(battle.defender.isNpc ? [answerKey(battle.id)] : [])],
    message,
    report: { battleId: battle.id },
    notices: other.isNpc ? [] : [{ accountId: other.accountId, text: told, link: '/war' }],
  };
};
