// The reward of the quest of Morpheus: gold, experience, and a line in the chronicle.
import { ok } from '../../core/result.ts';
import { plus } from '../../kingdom/ledger.ts';
import { QUEST_REWARD } from '../../kingdom/quest.ts';
import { deed } from '../deed.ts';
import { claimQuest } from './claimQuest.ts';

export const claimQuestDeed = deed(claimQuest, ({ kingdom, now }) => {
  const { gold, experience, title } = QUEST_REWARD;
  return ok({
    kingdom: {
      ...kingdom,
      resources: plus(kingdom.resources, { gold }),
      experience: kingdom.experience + experience,
      questClaimedAt: now,
    },
    message: { code: 'questClaimed', params: { gold } },
    report: { title, goldGained: gold, experienceGained: experience },
    chronicle: [{ code: 'questFulfilled', params: { kingdom: kingdom.name, title } }],
  });
});
