// Joining two armies under the banner of one: free of turns, for both are at home. Invariant: an army that a battle holds joins none (G-181).
import { z } from 'zod';
import { mayJoin } from '../../kingdom/hosts.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: actionId is the army that joins, metadata.intoId the one whose banner they then follow. */
export const mergeArmies = declareVerb({
  id: 'merge_armies',
  input: z.object({ armyId: z.string().max(64), intoId: z.string().max(64) }),
  carried: { actionId: 'armyId' },

  check: ({ kingdom }, { armyId, intoId }) => mayJoin(kingdom.armies, armyId, intoId),

  cost: () => FREE,

  report: z.object({ armyId: z.string(), armyName: z.string(), men: z.int() }),
});
