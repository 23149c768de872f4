// A ruler's own word in the chance of their battle. Their window makes it once the realm has sworn to seed and hosts, and keeps it; until both
// hosts are drawn up nobody else is shown it. Saying the same again is no matter: whoever hears no answer says it again, never another.
import { z } from 'zod';
import { BattleId } from '../../core/brand.ts';
import { fine, refuse } from '../../core/result.ts';
import { Nonce } from '../../war/battle.ts';
import { declareVerb } from '../verb.ts';
import { commanded, onTheField } from './commanding.ts';

const Input = z.object({ battleId: BattleId, word: Nonce });

export const giveWord = declareVerb({
  ...onTheField,
  id: 'pvp_battle/give_word',
  input: Input,
  check: ({ seen: { battle } }, { word }) => {
    const own = commanded(battle);
    if (!own.ok) return own;
    const { proof, side, setup } = own.value;
    const said = own.value[side].nonce;
    if (said === word) return fine;
    if (proof === null || proof.sworn === null) return refuse({ code: 'word_too_early', params: {} });
    if (said !== null || setup !== null) return refuse({ code: 'word_too_late', params: {} });
    return proof.speaks[side] ? fine : refuse({ code: 'word_unasked', params: {} });
  },
  report: z.object({ battleId: BattleId, word: z.string() }),
});
