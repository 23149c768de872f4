// Choosing, on a quest: turns, often something more, and what comes of it.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { standing } from '../../heroes/quests.ts';
import { declareVerb, FREE } from '../verb.ts';
import { bound, serving } from './serving.ts';

/** Wire: actionId is the hero's id, metadata.choiceId one of the choices of the step that they stand before. */
export const chooseHeroQuest = declareVerb({
  id: 'choose_hero_quest',
  input: z.object({ heroId: z.string().max(80), choiceId: z.string().max(64) }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content }, { heroId, choiceId }) => {
    const found = serving(kingdom, heroId, content);
    if (!found.ok) return found;
    const refusal = bound(found.value, kingdom);
    if (refusal !== null) return refuse(refusal);
    const { owned, person } = found.value;
    const at = standing(owned, content);
    if (at === null) return refuse({ code: 'hero_on_no_quest', params: { hero: person.name } });
    if (owned.healedAtTurn > kingdom.turnsSpent)
      return refuse({
        code: 'hero_wounded',
        params: { hero: person.name, turns: owned.healedAtTurn - kingdom.turnsSpent },
      });
    return at.step.choices.some(({ id }) => id === choiceId)
      ? fine
      : refuse({ code: 'unknown_choice', params: {} });
  },

  cost: ({ kingdom, content }, { heroId, choiceId }) => {
    const found = serving(kingdom, heroId, content);
    const at = found.ok ? standing(found.value.owned, content) : null;
    return at?.step.choices.find(({ id }) => id === choiceId)?.cost ?? FREE;
  },

  report: z.object({
    heroId: z.string(),
    heroName: z.string(),
    questId: z.string(),
    /** How the trial went; null where nothing was tried. */
    succeeded: z.boolean().nullable(),
    told: z.string(),
    heroExperienceGained: z.int(),
    /** The ruler’s. */
    experienceGained: z.int(),
    /** The step before which the hero stands now; null when the quest is over. */
    stepId: z.string().nullable(),
  }),
});
