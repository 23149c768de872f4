// Choosing, on a quest: chance decides what is tried, and the story goes on.
import { ok, refuse } from '../../core/result.ts';
import { afterChoice, standing } from '../../heroes/quests.ts';
import { chanceOf } from '../../heroes/trial.ts';
import { resourceExperience } from '../../kingdom/experience.ts';
import { deed } from '../deed.ts';
import { chooseHeroQuest } from './chooseHeroQuest.ts';
import { scoresOf, serving } from './serving.ts';

export const chooseHeroQuestDeed = deed(
  chooseHeroQuest,
  ({ kingdom, content, random }, { heroId, choiceId }) => {
    const found = serving(kingdom, heroId, content);
    if (!found.ok) return found;
    const { owned, person } = found.value;
    const at = standing(owned, content);
    const choice = at?.step.choices.find(({ id }) => id === choiceId);
    if (at === null || choice === undefined) return refuse({ code: 'unknown_choice', params: {} });
    const { test, success, failure, next, cost } = choice;
    const succeeded =
      test === null
        ? null
        : random.chance(chanceOf(scoresOf(found.value, kingdom, content)[test.stat], test.difficulty));
    const ending = succeeded === false && failure !== null ? failure : success;
    const after = afterChoice(kingdom, owned, at.quest.id, ending, next);
    const experienceGained = resourceExperience(cost.turns);
    const params = { hero: person.name, quest: at.quest.title, told: ending.text };
    return ok({
      kingdom: { ...after, experience: after.experience + experienceGained },
      message: next === null ? { code: 'heroQuestEnded', params } : { code: 'heroQuestStep', params },
      report: {
        heroId,
        heroName: person.name,
        questId: at.quest.id,
        succeeded,
        told: ending.text,
        heroExperienceGained: ending.experience,
        experienceGained,
        stepId: next,
      },
    });
  },
);
