// One's own progress in Latin: read as stored, shown as of now. Reading never writes.
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { HonouredLearner } from '@sigilla/engine/honors/views.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { learnerView } from '@sigilla/engine/learning/learnerView.ts';
import { metAmong } from '@sigilla/engine/learning/wordsMet.ts';
import { cards, learners } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { ownHonors } from './honors.ts';

/** Due cards beyond this many are not told apart. */
const MOST_COUNTED = 999;

/** The learner of an account; whoever has done nothing yet is one too. */
export const ownLearner = async (
  house: Pick<House, 'store' | 'clock' | 'content' | 'secret'>,
  accountId: AccountId,
): Promise<HonouredLearner> => {
  const now = house.clock.now();
  const learner = (await house.store.get(learners, accountId))?.body ?? newLearner(accountId, now);
  const due = await house.store.count(cards, 'due', [accountId], { to: now, most: MOST_COUNTED });
  return {
    ...learnerView(learner, now, house.content.learning, due, sentence),
    honors: await ownHonors(house, accountId, learner, now),
  };
};

/** Which of some words of the dictionary an account has learned. */
export const learnedOf = async (
  { store, content }: Pick<House, 'store' | 'content'>,
  accountId: AccountId,
  words: ReadonlySet<string>,
): Promise<string[]> => {
  const learner = await store.get(learners, accountId);
  return learner === null ? [] : [...metAmong(learner.body.words, words, content.wordNumbers)];
};
