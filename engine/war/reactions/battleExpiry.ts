// A challenge that is still unanswered lapses, and its challenger is told.
import { changed } from '../../actions/outcome.ts';
import type { JobPayload } from '../../actions/jobs.ts';
import { read, touch } from '../../actions/load.ts';
import { reaction } from '../../actions/reaction.ts';
import type { BattleDoc } from '../battle.ts';

/** The reaction to `battle_expiry`. */
export const battleExpiry = reaction<JobPayload<'battle_expiry'>, BattleDoc | null>({
  touches: ({ battleId }) => [touch('battles', battleId)],
  load: ({ battleId }) => read('battles', battleId),
  decide({ loaded: battle }) {
    const reason = 'battle_expiry';
    if (battle?.status !== 'proposed') return { reason };
    const { attacker, defender } = battle;
    const text = { code: 'challengeExpired', params: { kingdom: defender.kingdomName } } as const;
    return {
      reason,
      outcome: {
        changes: [changed('battles', { ...battle, status: 'expired' })],
        notices: attacker.isNpc ? [] : [{ accountId: attacker.accountId, text, link: '/war' }],
      },
    };
  },
});
