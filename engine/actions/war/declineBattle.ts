// Sending a herald home: a challenge is declined by the ruler it was sent to, and nothing else changes.
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

export const declineBattle = defineAction<
  Input,
  { readonly battle: BattleDoc | null },
  { readonly battle: BattleView | null }
>({
  id: 'pvp_battle/decline_battle',
  input: Input,
  fromWire: ({ metadata }) => ({ ...metadata }),
  *load(_actor, { battleRequestId }) {
    return { battle: yield* read('battles', battleRequestId) };
  },
  see: ({ battle }, actor) => ({ battle: battle === null ? null : publicBattle(battle, actor.accountId) }),
  check: ({ seen: { battle }, now }) => answerable(battle, 'defender', now),
  cost: () => FREE,
  apply: ({ kingdom, loaded: { battle }, random }) => {
    if (battle === null) return refuse({ code: 'challenge_unknown', params: {} });
    return ok({
      kingdom,
      others: [
        {
          aggregate: 'battles',
          id: battle.id,
          body: { ...battle, status: 'declined' as const },
          isNew: false,
        },
      ],
      cancelJobs: [expiryKey(battle.id), ...(battle.defender.isNpc ? [answerKey(battle.id)] : [])],
      message: {
        code: 'challengeRefused',
        params: { kingdom: battle.attacker.kingdomName },
        variant: random.below(100),
      },
      report: { battleId: battle.id },
      notices: battle.attacker.isNpc
        ? []
        : [
            {
              accountId: battle.attacker.accountId,
              text: { code: 'challengeDeclined', params: { kingdom: kingdom.name } },
              link: '/war',
            },
          ],
    });
  },
});
