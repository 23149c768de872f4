// Laying down arms: the battle is over before its next blow, whatever else was ordered. A defeat, but nobody more falls for it; what it costs is
// docs/RULES.md's ("War"). It cannot be taken back. Invariant: an order like any other, so that the record of the rounds proves it.
import { z } from 'zod';
import { isBeforeLawFive } from '../../battle/olderLaw.ts';
import { BattleId } from '../../core/brand.ts';
import { fine, refuse } from '../../core/result.ts';
import { declareVerb } from '../verb.ts';
import { stillFought, onTheField } from './commanding.ts';

const Input = z.object({ battleId: BattleId });

export const surrenderBattle = declareVerb({
  ...onTheField,
  id: 'pvp_battle/surrender_battle',
  input: Input,
  check: ({ seen: { battle } }) => {
    const fought = stillFought(battle);
    if (!fought.ok) return fought;
    return isBeforeLawFive(fought.value.setup) ? refuse({ code: 'no_surrender', params: {} }) : fine;
  },
  report: z.object({ battleId: BattleId, round: z.int() }),
});
