// Readings of one's own honors: the gallery, the desk's summary, and the challenge of the day, which the realm's secret draws. Reading never writes.
import type { HonorTitle } from '@sigilla/content/schema/achievement.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { challengeOf, challengeById, runningNow } from '@sigilla/engine/honors/challenge.ts';
import type { PutChallenge } from '@sigilla/engine/honors/challenge.ts';
import { challengeView } from '@sigilla/engine/honors/challengeView.ts';
import { newHonors } from '@sigilla/engine/honors/honors.ts';
import type { Honors } from '@sigilla/engine/honors/honors.ts';
import { honorsGallery, honorsSummary } from '@sigilla/engine/honors/honorsView.ts';
import type { TallyId } from '@sigilla/engine/honors/tally.ts';
import type { HonorsOwner } from '@sigilla/engine/honors/honorsView.ts';
import { titleRulesOf, wornTitle } from '@sigilla/engine/honors/titles.ts';
import type { KingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import type { HonorsGallery, HonorsSummary } from '@sigilla/engine/honors/views.ts';
import { learnerAt, newLearner, skillLevel } from '@sigilla/engine/learning/learner.ts';
import type { Learner } from '@sigilla/engine/learning/learner.ts';
import { honors as kept, learners, tallies } from '../../store/collections.ts';
import type { House } from '../house.ts';

type Reading = Pick<House, 'store' | 'clock' | 'content' | 'secret'>;

/** The challenge that a learner has today: the one begun, else the one of the day. */
export const challengeToday = (
  house: Pick<House, 'content' | 'secret'>,
  honors: Pick<Honors, 'challenge'>,
  stored: Learner,
  now: number,
): PutChallenge => {
  const learner = learnerAt(stored, now);
  const { day } = learner.today;
  const rules = house.content.honors;
  // One that was begun stays the day's, though the learner's level has moved meanwhile.
  const begun = honors.challenge?.day === day ? challengeById(honors.challenge.challengeId, rules) : null;
  return begun ?? challengeOf(day, skillLevel(learner), house.secret, rules);
};

const ownerOf = async (house: Reading, accountId: AccountId, learner: Learner): Promise<HonorsOwner> => {
  const [own, tally] = await Promise.all([
    house.store.get(kept, accountId),
    house.store.get(tallies, 'learning' satisfies TallyId),
  ]);
  return {
    honors: own?.body ?? newHonors(accountId),
    learner,
    rules: house.content.honors,
    milestones: house.content.learning.streak.milestones,
    tally: tally?.body ?? null,
  };
};

/** What the desk shows of honors. */
export const ownHonors = async (
  house: Reading,
  accountId: AccountId,
  learner: Learner,
  now: number,
): Promise<HonorsSummary> => {
  const owner = await ownerOf(house, accountId, learner);
  const { honors, rules } = owner;
  return {
    ...honorsSummary(owner),
    challenge:
      learner.placement === null
        ? null
        : challengeView(challengeToday(house, honors, learner, now), honors, learner, now, rules),
  };
};

/** The gallery of an account. */
export const ownGallery = async (house: Reading, accountId: AccountId): Promise<HonorsGallery> => {
  const learner = await house.store.get(learners, accountId);
  return honorsGallery(
    await ownerOf(house, accountId, learner?.body ?? newLearner(accountId, house.clock.now())),
  );
};

/** The types of scroll that the challenge under way asks for; none when none is on, or when it takes any. */
export const typesWanted = async (house: Reading, accountId: AccountId, learner: Learner) => {
  const own = await house.store.get(kept, accountId);
  if (own === null) return [];
  const now = house.clock.now();
  return (
    runningNow(own.body, learnerAt(learner, now).today.day, now, house.content.honors)?.put.kind.types ?? []
  );
};

/** The titles that the rulers of these kingdoms wear, by account; those who wear none are not in it, and nobody of the realm's own does. */
export const titlesOfRulers = async (
  house: Pick<House, 'store' | 'content'>,
  ruled: readonly Pick<KingdomSummary, 'accountId' | 'npc'>[],
): Promise<ReadonlyMap<AccountId, HonorTitle>> => {
  const rules = titleRulesOf(house.content);
  const own = await house.store.getMany(kept, [
    ...new Set(ruled.flatMap(({ accountId, npc }) => (npc === null ? [accountId] : []))),
  ]);
  return new Map(
    own.flatMap((one) => {
      const title = one === null ? null : wornTitle(one.body, rules);
      return one === null || title === null ? [] : [[one.body.accountId, title] as const];
    }),
  );
};
