// A ruler's own word in the chance of their battle. Their window makes it once the realm has sworn to seed and hosts, and keeps it; until both
// hosts are drawn up nobody else is shown it. Saying the same again is no matter: whoever hears no answer says it again, never another.
import { z } from 'zod';
import { BattleId } from '../../core/brand.ts';
import { fine, refuse } from '../../core/result.ts';
import { Nonce } from '../../war/battle.ts';
import { publicBattle } from '../../war/publicBattle.ts';
import { read, touch } from '../load.ts';
import { declareVerb, FREE } from '../verb.ts';

const Input = z.object({ battleId: BattleId, word: Nonce });

export const giveWord = declareVerb({
  id: 'pvp_battle/give_word',
  input: Input,
  *load(_actor, { battleId }) {
    return { battle: yield* read('battles', battleId) };
  },
  // oxlint-disable-next-line require-yield -- the battle is named
  *touches(_actor, { battleId }) {
    return [touch('battles', battleId)];
  },
  see: ({ battle }, actor) => ({ battle: battle === null ? null : publicBattle(battle, actor.accountId) }),
  check: ({ seen: { battle } }, { word }) => {
    if (battle === null) return refuse({ code: 'not_found', params: {} });
    if (battle.side === null)
      return refuse({ code: battle.acceptedAt === null ? 'not_found' : 'not_a_commander', params: {} });
    const { proof, side } = battle;
    const said = battle[side].nonce;
    if (said === word) return fine;
    if (proof === null || proof.sworn === null) return refuse({ code: 'word_too_early', params: {} });
    if (said !== null || battle.setup !== null) return refuse({ code: 'word_too_late', params: {} });
    return proof.speaks[side] ? fine : refuse({ code: 'word_unasked', params: {} });
  },
  cost: () => FREE,

  report: z.object({ battleId: BattleId, word: z.string() }),
});
