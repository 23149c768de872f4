// Sending a hero on a quest: they stand before its first step.
import { ok, refuse } from '../../core/result.ts';
import { withHero } from '../../heroes/court.ts';
import { deed } from '../deed.ts';
import { beginHeroQuest } from './beginHeroQuest.ts';
import { serving } from './serving.ts';

export const beginHeroQuestDeed = deed(beginHeroQuest, ({ kingdom, content }, { heroId, questId }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const quest = content.heroQuests.get(questId);
  const first = quest?.steps[0];
  if (quest === undefined || first === undefined) return refuse({ code: 'unknown_quest', params: {} });
  const { name } = found.value.person;
  return ok({
    kingdom: withHero(kingdom, heroId, { quest: { questId, stepId: first.id } }),
    message: { code: 'heroQuestBegun', params: { hero: name, quest: quest.title } },
    report: { heroId, heroName: name, questId, stepId: first.id },
  });
});
