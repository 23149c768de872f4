// Beginning the challenge of the day: the house looks up which one the day has, by the realm's secret, and gives the command.
import { startChallenge } from '@sigilla/engine/actions/learning/startChallenge.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { newHonors } from '@sigilla/engine/honors/honors.ts';
import { learnerAt } from '@sigilla/engine/learning/learner.ts';
import { honors, learners } from '../../store/collections.ts';
import { executeAction } from '../executeAction.ts';
import type { House } from '../house.ts';
import { challengeToday } from '../readings/honors.ts';

/** Begins a challenge, if it is today's. Refuses `challenge_gone` if it is not, and as the deed does. */
export const beginChallengeOf = async (
  house: House,
  accountId: AccountId,
  challengeId: string,
): Promise<Result<void>> => {
  const now = house.clock.now();
  const learner = (await house.store.get(learners, accountId))?.body;
  if (learner === undefined || learner.placement === null)
    return refuse({ code: 'assessment_needed', params: {} });
  const own = (await house.store.get(honors, accountId))?.body ?? newHonors(accountId);
  if (challengeToday(house, own, learner, now).kind.id !== challengeId)
    return refuse({ code: 'challenge_gone', params: {} });
  const { day } = learnerAt(learner, now).today;
  const done = await executeAction(
    house,
    { envoy: 'scholars', accountId },
    { commandId: house.ids.id(), ...startChallenge.wire({ challengeId, day }) },
  );
  return done.ok ? ok(undefined) : done;
};
