// Turning time into a resource: what it brings is reckoned from the kingdom as it stands after the turns.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { ok } from '../../core/result.ts';
import { bonusesOf } from '../../kingdom/bonuses.ts';
import { resourceExperience } from '../../kingdom/experience.ts';
import { plus } from '../../kingdom/ledger.ts';
import { levelOf } from '../../kingdom/levels.ts';
import { roomForPeople, RUSHES, rushReward, type RushId } from '../../kingdom/rush.ts';
import { bonusEffects } from '../bonusEffects.ts';
import { deed } from '../deed.ts';
import { rushResource } from './rushResource.ts';

const messageFor = (id: RushId, amount: number, variant: number, full: boolean): EventText => {
  switch (id) {
    case 'tax_collection':
      return { code: 'taxCollected', params: { gold: amount }, variant };
    case 'magical_meditation':
      return { code: 'manaGathered', params: { mana: amount }, variant };
    case 'recruitment_drive':
      return { code: full ? 'peopleFound' : 'peopleGathered', params: { population: amount }, variant };
    case 'intensive_study':
      return { code: 'studyDone', params: { research: amount }, variant };
  }
};

export const rushResourceDeed = deed(rushResource, ({ kingdom, content }, { rush }) => {
  const { resource, turns } = RUSHES[rush];
  const ruled = { ...kingdom, level: levelOf(kingdom.experience) };
  const amount = rushReward(rush, ruled, content);
  const experienceGained = resourceExperience(turns);
  const full = resource === 'population' && amount === roomForPeople(ruled, content);
  const percent = bonusesOf(kingdom, content).rushPercent[resource];
  return ok({
    kingdom: {
      ...kingdom,
      experience: kingdom.experience + experienceGained,
      resources: plus(kingdom.resources, { [resource]: amount }),
    },
    message: messageFor(rush, amount, kingdom.turnsSpent, full),
    report: {
      resourcesGenerated: { [resource]: amount },
      goldGenerated: resource === 'gold' ? amount : 0,
      manaGenerated: resource === 'mana' ? amount : 0,
      populationGenerated: resource === 'population' ? amount : 0,
      researchGenerated: resource === 'researchPoints' ? amount : 0,
      experienceGained,
      bonusEffects: bonusEffects(
        kingdom,
        content,
        { bonus: 'rushPercent', resource },
        {
          gold: resource === 'gold' ? (100 + percent) / 100 : 1,
        },
      ),
    },
  });
});
