// Laying down arms: the battle is over before its next blow, whatever else was ordered. A defeat, but nobody more falls for it; what it costs is
// docs/RULES.md's ("War"). It cannot be taken back. Invariant: an order like any other, so that the record of the rounds proves it.
import { z } from 'zod';
import { isBeforeLawFive } from '../../battle/olderLaw.ts';
import { BattleId } from '../../core/brand.ts';
import { fine, refuse } from '../../core/result.ts';
import { publicBattle } from '../../war/publicBattle.ts';
import { read, touch } from '../load.ts';
import { declareVerb, FREE } from '../verb.ts';

const Input = z.object({ battleId: BattleId });

export const surrenderBattle = declareVerb({
  id: 'pvp_battle/surrender_battle',
  input: Input,
  *load(_actor, { battleId }) {
    return { battle: yield* read('battles', battleId) };
  },
  // oxlint-disable-next-line require-yield -- the battle is named
  *touches(_actor, { battleId }) {
    return [touch('battles', battleId)];
  },
  see: ({ battle }, actor) => ({ battle: battle === null ? null : publicBattle(battle, actor.accountId) }),
  check: ({ seen: { battle } }) => {
    if (battle === null) return refuse({ code: 'not_found', params: {} });
    if (battle.side === null)
      return refuse({ code: battle.acceptedAt === null ? 'not_found' : 'not_a_commander', params: {} });
    if ((battle.status !== 'accepted' && battle.status !== 'fighting') || battle.setup === null)
      return refuse({ code: 'battle_not_fought', params: {} });
    if (battle.ownOrders?.surrenders === true) return refuse({ code: 'already_surrendered', params: {} });
    return isBeforeLawFive(battle.setup) ? refuse({ code: 'no_surrender', params: {} }) : fine;
  },
  cost: () => FREE,

  report: z.object({ battleId: BattleId, round: z.int() }),
});
