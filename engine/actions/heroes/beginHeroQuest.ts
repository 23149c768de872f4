// Sending a hero on a quest: free; what it costs stands beside each choice on the way.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { isFitFor, questsOver } from '../../heroes/quests.ts';
import { declareVerb, FREE } from '../verb.ts';
import { atHand, isLeading, scoresOf } from './serving.ts';

/** Wire: actionId is the hero's id, metadata.questId the quest's. */
export const beginHeroQuest = declareVerb({
  id: 'begin_hero_quest',
  input: z.object({ heroId: z.string().max(80), questId: z.string().max(64) }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content }, { heroId, questId }) => {
    const found = atHand(kingdom, heroId, content);
    if (!found.ok) return found;
    const { owned, person } = found.value;
    const hero = person.name;
    const quest = content.heroQuests.get(questId);
    if (quest === undefined) return refuse({ code: 'unknown_quest', params: {} });
    if (questsOver(kingdom).has(questId))
      return refuse({ code: 'quest_done', params: { quest: quest.title } });
    if (kingdom.heroes.some((one) => one.quest?.questId === questId))
      return refuse({ code: 'quest_taken', params: { quest: quest.title } });
    if (isLeading(owned, kingdom)) return refuse({ code: 'hero_leads_army', params: { hero } });
    const { stat, least, rarity } = quest.needs;
    return isFitFor(quest, person, scoresOf(found.value, kingdom, content))
      ? fine
      : refuse({ code: 'quest_beyond', params: { hero, least, stat, rarity } });
  },

  cost: () => FREE,

  report: z.object({ heroId: z.string(), heroName: z.string(), questId: z.string(), stepId: z.string() }),
});
