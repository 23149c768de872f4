// Calling one's own herald back before the challenge has been answered. The turns it cost stay spent.
import { z } from 'zod';
import { BattleId } from '../../core/brand.ts';
import { ok, refuse } from '../../core/result.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { answerKey, expiryKey } from '../../war/jobs.ts';
import { publicBattle } from '../../war/publicBattle.ts';
import type { BattleView } from '../../war/publicBattle.ts';
import { defineAction, FREE, read } from '../define.ts';
import { answerable } from './answerable.ts';

const Input = z.object({ battleRequestId: BattleId });
type Input = z.infer<typeof Input>;

export const cancelBattle = defineAction<
  Input,
  { readonly battle: BattleDoc | null },
  { readonly battle: BattleView | null }
>({
  id: 'pvp_battle/cancel_battle',
  input: Input,
  fromWire: ({ metadata }) => ({ ...metadata }),
  *load(_actor, { battleRequestId }) {
    return { battle: yield* read('battles', battleRequestId) };
  },
  see: ({ battle }, actor) => ({ battle: battle === null ? null : publicBattle(battle, actor.accountId) }),
  check: ({ seen: { battle }, now }) => answerable(battle, 'attacker', now),
  cost: () => FREE,
  apply: ({ kingdom, loaded: { battle } }) => {
    if (battle === null) return refuse({ code: 'challenge_unknown', params: {} });
    return ok({
      kingdom,
      others: [
        {
          aggregate: 'battles',
          id: battle.id,
          body: { ...battle, status: 'cancelled' as const },
          isNew: false,
        },
      ],
      cancelJobs: [expiryKey(battle.id), ...(battle.defender.isNpc ? [answerKey(battle.id)] : [])],
      message: { code: 'challengeWithdrawn', params: { kingdom: battle.defender.kingdomName } },
      report: { battleId: battle.id },
      notices: battle.defender.isNpc
        ? []
        : [
            {
              accountId: battle.defender.accountId,
              text: { code: 'challengeCancelled', params: { kingdom: kingdom.name } },
              link: '/war',
            },
          ],
    });
  },
});
