// What ends with a challenge that never became a battle: its document is closed, its jobs are dropped, and the other ruler is told.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { ok, refuse } from '../../core/result.ts';
import type { Result } from '../../core/result.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { answerKey, expiryKey } from '../../war/jobs.ts';
import type { Done } from '../deed.ts';
import { changed } from '../outcome.ts';

/** What both rulers read of it: whoever ended it, and the other. */
interface Words {
  readonly message: EventText;
  readonly told: EventText;
}

/** What `kingdom` does that closes a challenge as `status`. Refuses `challenge_unknown`. */
export const challengeEnded = (
  kingdom: Kingdom,
  battle: BattleDoc | null,
  status: 'cancelled' | 'declined',
  wordsOf: (battle: BattleDoc) => Words,
): Result<Done<{ battleId: BattleDoc['id'] }>> => {
  if (battle === null) return refuse({ code: 'challenge_unknown', params: {} });
  const other = status === 'cancelled' ? battle.defender : battle.attacker;
  const { message, told } = wordsOf(battle);
  return ok({
    kingdom,
    changes: [changed('battles', { ...battle, status })],
    cancelJobs: [expiryKey(battle.id), ...(battle.defender.isNpc ? [answerKey(battle.id)] : [])],
    message,
    report: { battleId: battle.id },
    notices: other.isNpc ? [] : [{ accountId: other.accountId, text: told, link: '/war' }],
  });
};
