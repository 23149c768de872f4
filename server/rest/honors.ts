// Honors, titles and challenges over REST: read as they stand, changed by the one door.
import { countHonors } from '@sigilla/engine/actions/learning/countHonors.ts';
import { seeHonors } from '@sigilla/engine/actions/learning/seeHonors.ts';
import { wearTitle } from '@sigilla/engine/actions/learning/wearTitle.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { beginChallengeOf } from '../app/academy/challenges.ts';
import type { House } from '../app/house.ts';
import { ownGallery } from '../app/readings/honors.ts';
import { ownLearner } from '../app/readings/learner.ts';
import type { Identity } from '../auth/identity.ts';
import type { honorRoutes } from '../contract/honors.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';

export const honorHandlers = (house: House): Pick<Handlers<'latin'>, keyof typeof honorRoutes> => {
  const act = acting(house);
  const learnerOf = async ({ accountId }: Identity) => ({ learner: await ownLearner(house, accountId) });
  const changed = async (identity: Identity, wire: WireAction) => {
    const done = await act(identity, wire);
    return done.ok ? ok(await learnerOf(identity)) : done;
  };

  return {
    async achievements({ identity }) {
      return ok(await ownGallery(house, identity.accountId));
    },

    async checkAchievements({ identity }) {
      const done = await act(identity, countHonors.wire({}));
      if (!done.ok) return done;
      const { unlocked } = countHonors.report.parse(done.value.actionResult);
      const { learner } = await learnerOf(identity);
      return ok({
        newlyUnlocked: learner.honors.unlocked.filter(({ id }) => unlocked.includes(id)),
        learner,
      });
    },

    seeAchievements: ({ identity, body }) => changed(identity, seeHonors.wire(body)),

    wearTitle: ({ identity, body }) => changed(identity, wearTitle.wire(body)),

    async challenge({ identity }) {
      const { learner } = await learnerOf(identity);
      return ok({ challenge: learner.honors.challenge });
    },

    async startChallenge({ identity, body }) {
      const begun = await beginChallengeOf(house, identity.accountId, body.challengeId);
      if (!begun.ok) return begun;
      const { learner } = await learnerOf(identity);
      const { challenge } = learner.honors;
      return challenge === null
        ? refuse({ code: 'assessment_needed', params: {} })
        : ok({ challenge, learner });
    },

    async completeChallenge({ identity, body }) {
      const { learner } = await learnerOf(identity);
      const { challenge } = learner.honors;
      if (challenge === null) return refuse({ code: 'assessment_needed', params: {} });
      if (challenge.id !== body.challengeId) return refuse({ code: 'challenge_gone', params: {} });
      if (challenge.status !== 'COMPLETE') return refuse({ code: 'challenge_unfinished', params: {} });
      const { badges } = await ownGallery(house, identity.accountId);
      return ok({
        bonusTurns: challenge.rewards.bonusTurns,
        completedChallenges: badges.map(({ id }) => id),
        learner,
      });
    },
  };
};
