// Letting a hero go: free, and for good until they are asked again at the full price.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { declareVerb, FREE } from '../verb.ts';
import { bound, serving } from './serving.ts';

export const dismissHero = declareVerb({
  id: 'dismiss_hero',
  input: z.object({ heroId: z.string().max(80) }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content }, { heroId }) => {
    const found = serving(kingdom, heroId, content);
    if (!found.ok) return found;
    const refusal = bound(found.value, kingdom);
    return refusal === null ? fine : refuse(refusal);
  },

  cost: () => FREE,

  report: z.object({ heroId: z.string(), heroName: z.string() }),
});
