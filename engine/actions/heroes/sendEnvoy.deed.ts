// A diplomatic mission: the envoy's score and the realm's name for fair words against how hard it is.
import { ok, refuse } from '../../core/result.ts';
import { withHero } from '../../heroes/court.ts';
import { kingdomHeroBonuses } from '../../heroes/giving.ts';
import { chanceOf, envoyScore } from '../../heroes/trial.ts';
import { deed } from '../deed.ts';
import { sendEnvoy } from './sendEnvoy.ts';
import { scoresOf, serving } from './serving.ts';

const HOUR = 3_600_000;
const LEARNT = { signed: 30, not: 15 } as const;

export const sendEnvoyDeed = deed(sendEnvoy, ({ kingdom, content, random, now }, { heroId, missionId }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const mission = content.heroMissions.get(missionId);
  if (mission === undefined) return refuse({ code: 'unknown_mission', params: {} });
  const { owned, person } = found.value;
  const { diplomaticBonus } = kingdomHeroBonuses(kingdom, content);
  const score = envoyScore(scoresOf(found.value, kingdom, content)[mission.stat], diplomaticBonus);
  const signed = random.chance(chanceOf(score, mission.difficulty));
  const heroExperienceGained = signed ? LEARNT.signed : LEARNT.not;
  const until = now + mission.treaty.hours * HOUR;
  const after = withHero(kingdom, heroId, { experience: owned.experience + heroExperienceGained });
  const told = signed ? mission.success : mission.failure;
  const params = { hero: person.name, mission: mission.name, told };
  return ok({
    kingdom: signed
      ? {
          ...after,
          activeEffects: [
            ...after.activeEffects.filter(({ kind, id }) => kind !== 'mission' || id !== missionId),
            { kind: 'mission', id: missionId, startedAt: now, until },
          ],
        }
      : after,
    message: signed ? { code: 'treatySigned', params } : { code: 'treatyRefused', params },
    report: {
      heroId,
      heroName: person.name,
      missionId,
      signed,
      told,
      heroExperienceGained,
      expiresAt: signed ? until : null,
    },
  });
});
