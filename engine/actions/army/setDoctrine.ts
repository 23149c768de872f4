// What an army does in a battle while its ruler says nothing: a standing order, free of turns, for whoever is away. What is left to its captains they settle
// when the hosts are counted (engine/war/doctrine.ts). Invariant: an army that a battle holds keeps the doctrine it came with, for it is sworn to.
import { z } from 'zod';
import { Doctrine } from '../../battle/orders.ts';
import { fine, refuse } from '../../core/result.ts';
import { freeArmy } from '../../kingdom/armies.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: metadata.armyId, metadata.stance, metadata.target. */
export const setDoctrine = declareVerb({
  id: 'set_doctrine',
  input: Doctrine.extend({ armyId: z.string().max(64) }),

  check: ({ kingdom }, { stance, target, armyId }) => {
    const army = freeArmy(kingdom.armies, armyId);
    if (!army.ok) return army;
    const { name, doctrine } = army.value;
    return doctrine.stance === stance && doctrine.target === target
      ? refuse({ code: 'doctrine_unchanged', params: { army: name } })
      : fine;
  },

  cost: () => FREE,

  report: Doctrine.extend({ armyId: z.string() }),
});
