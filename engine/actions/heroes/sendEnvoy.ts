// A diplomatic mission (G-092): turns and gold for a treaty that gives to the realm while it lasts, if it is signed.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { declareVerb, FREE } from '../verb.ts';
import { atHand, isLeading } from './serving.ts';

/** Wire: actionId is the hero's id, metadata.missionId the mission's. */
export const sendEnvoy = declareVerb({
  id: 'send_envoy',
  input: z.object({ heroId: z.string().max(80), missionId: z.string().max(64) }),
  carried: { actionId: 'heroId' },

  check: ({ kingdom, content, now }, { heroId, missionId }) => {
    const found = atHand(kingdom, heroId, content);
    if (!found.ok) return found;
    const mission = content.heroMissions.get(missionId);
    if (mission === undefined) return refuse({ code: 'unknown_mission', params: {} });
    if (isLeading(found.value.owned, kingdom))
      return refuse({ code: 'hero_leads_army', params: { hero: found.value.person.name } });
    return kingdom.activeEffects.some(
      (effect) => effect.kind === 'mission' && effect.id === missionId && effect.until > now,
    )
      ? refuse({ code: 'treaty_stands', params: { mission: mission.name } })
      : fine;
  },

  cost: ({ content }, { missionId }) => {
    const mission = content.heroMissions.get(missionId);
    return mission === undefined ? FREE : { turns: mission.turns, resources: { gold: mission.gold } };
  },

  report: z.object({
    heroId: z.string(),
    heroName: z.string(),
    missionId: z.string(),
    signed: z.boolean(),
    told: z.string(),
    heroExperienceGained: z.int(),
    /** Epoch milliseconds; null where nothing was signed. */
    expiresAt: z.int().nullable(),
  }),
});
