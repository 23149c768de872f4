// One's own progress in Latin: read as stored, shown as of now. Reading never writes.
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { learnerView } from '@sigilla/engine/learning/learnerView.ts';
import type { LearnerView } from '@sigilla/engine/learning/views.ts';
import { cards, learners } from '../../store/collections.ts';
import type { House } from '../house.ts';

/** Due cards beyond this many are not told apart. */
const MOST_COUNTED = 999;

/** The learner of an account; whoever has done nothing yet is one too. */
export const ownLearner = async (
  house: Pick<House, 'store' | 'clock' | 'content'>,
  accountId: AccountId,
): Promise<LearnerView> => {
  const now = house.clock.now();
  const stored = await house.store.get(learners, accountId);
  const due = await house.store.count(cards, 'due', [accountId], { to: now, most: MOST_COUNTED });
  return learnerView(stored?.body ?? newLearner(accountId, now), now, house.content.learning, due, sentence);
};

/** Which of some words of the dictionary an account has learned. */
export const learnedOf = async (
  { store }: Pick<House, 'store'>,
  accountId: AccountId,
  words: ReadonlySet<string>,
): Promise<string[]> =>
  ((await store.get(learners, accountId))?.body.words ?? []).filter((id) => words.has(id));
