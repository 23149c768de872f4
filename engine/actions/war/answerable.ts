// A challenge that waits for an answer: how the verbs that decline and withdraw one read it, and whether it can still be answered, by whom.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import type { Result } from '../../core/result.ts';
import type { Side } from '../../battle/setup.ts';
import { BattleId } from '../../core/brand.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { publicBattle } from '../../war/publicBattle.ts';
import type { BattleView } from '../../war/publicBattle.ts';
import { read, touch, type Load, type Touch } from '../load.ts';
import { FREE, type Actor, type CheckContext, type Toucher } from '../verb.ts';

/** `by` is the side whose word it takes: the defender's to answer, the attacker's to withdraw. Strangers learn nothing. */
export const answerable = (battle: BattleView | null, by: Side, now: number): Result<void> => {
  if (battle === null || battle.side === null) return refuse({ code: 'challenge_unknown', params: {} });
  if (battle.side !== by)
    return refuse({
      code: by === 'defender' ? 'challenge_not_yours' : 'challenge_not_withdrawable',
      params: {},
    });
  if (battle.status !== 'proposed' || battle.expiresAt <= now)
    return refuse({ code: 'challenge_answered', params: {} });
  return fine;
};

const Input = z.object({ battleRequestId: BattleId });
interface Loaded {
  readonly battle: BattleDoc | null;
}
interface Seen {
  readonly battle: BattleView | null;
}

/** What the verbs have in common that end a challenge before it is a battle; `by` is the side that may. */
export const endingChallenge = (by: Side) => ({
  input: Input,
  *load(_actor: Actor, { battleRequestId }: z.output<typeof Input>): Load<Loaded> {
    return { battle: yield* read('battles', battleRequestId) };
  },
  // oxlint-disable-next-line require-yield -- the battle is named
  *touches(_actor: Toucher, { battleRequestId }: z.output<typeof Input>): Load<readonly Touch[]> {
    return [touch('battles', battleRequestId)];
  },
  see: ({ battle }: Loaded, actor: Actor): Seen => ({
    battle: battle === null ? null : publicBattle(battle, actor.accountId),
  }),
  check: ({ seen: { battle }, now }: CheckContext<Seen>): Result<void> => answerable(battle, by, now),
  cost: () => FREE,
  report: z.object({ battleId: BattleId }),
});
