// How an army draws up (kingdom.md 3): a standing order, free of turns, for every battle until another is given. In the field the commander
// may order otherwise between two rounds. Invariant: an army that a battle holds keeps the formation it came with (G-181).
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { freeArmy } from '../../kingdom/armies.ts';
import { ArmyFormation } from '../../kingdom/kingdom.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: actionId is the formation, metadata.armyId. */
export const setFormation = declareVerb({
  id: 'set_formation',
  input: z.object({ formation: ArmyFormation, armyId: z.string().max(64) }),
  carried: { actionId: 'formation' },

  check: ({ kingdom }, { formation, armyId }) => {
    const army = freeArmy(kingdom.armies, armyId);
    if (!army.ok) return army;
    return army.value.formation === formation
      ? refuse({ code: 'formation_unchanged', params: { army: army.value.name } })
      : fine;
  },

  cost: () => FREE,

  report: z.object({ armyId: z.string(), formation: ArmyFormation }),
});
