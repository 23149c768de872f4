// Taking the reward of the quest of Morpheus: free, once in a kingdom's life, while all that was dreamt of stands.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { questStatus } from '../../kingdom/quest.ts';
import { declareVerb, FREE } from '../verb.ts';

export const claimQuest = declareVerb({
  id: 'claim_quest',
  input: z.object({}),

  check: ({ kingdom }) => {
    const quest = questStatus(kingdom);
    if (quest.isCompleted) return refuse({ code: 'quest_claimed', params: {} });
    if (quest.isFulfilled) return fine;
    return refuse({ code: 'quest_unfinished', params: { percent: quest.progressPercentages.overall } });
  },

  cost: () => FREE,

  report: z.object({ title: z.string(), goldGained: z.int(), experienceGained: z.int() }),
});
