// Dividing an army: some of its men become an army of their own, with its spirits, its supplies and its formation. It takes a turn.
// Invariant: neither part is smaller than an army may be, and an army that a battle holds is not divided (G-181).
import { z } from 'zod';
import { ARMY_ENTRIES } from '../../kingdom/armies.ts';
import { mayDivide } from '../../kingdom/hosts.ts';
import { VeteranLevel } from '../../kingdom/kingdom.ts';
import { declareVerb } from '../verb.ts';

const Leaving = z.object({
  unitId: z.string().max(64),
  veteranLevel: VeteranLevel,
  quantity: z.int().min(1).max(10_000),
});

/** Wire: actionId is the army's id, metadata.units who leaves it. */
export const splitArmy = declareVerb({
  id: 'split_army',
  input: z.object({ armyId: z.string().max(64), units: z.array(Leaving).min(1).max(ARMY_ENTRIES) }),
  carried: { actionId: 'armyId' },

  check: ({ kingdom }, { armyId, units }) => mayDivide(kingdom.armies, armyId, units),

  cost: () => ({ turns: 1, resources: {} }),

  report: z.object({ armyId: z.string(), newArmyId: z.string(), newArmyName: z.string(), men: z.int() }),
});
