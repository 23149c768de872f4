// Learners as they are kept (engine/learning/learner.ts says what one is). A learner's id is its account's.
import { utcMidnight } from '@sigilla/engine/core/day.ts';
import { Learner } from '@sigilla/engine/learning/learner.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate, asItWas } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';
import { topics } from '../topics.ts';

/** Version 2 kept with its day whether that day's walk had been paid, and forgot it with the day. */
const paidByDay: Step = ({ today, ...body }) => {
  const { isReviewPaid, ...rest } = today as { readonly isReviewPaid: boolean; readonly day: string };
  return { ...body, today: rest, reviewPaidOn: isReviewPaid ? rest.day : null };
};

export const learners = aggregate({
  name: 'learners',
  shape: Learner,
  // Version 1 had room for twelve words in its codex.
  versions: [asItWas, paidByDay],
  keysSince: 1,
  indexes: {
    account: (learner) => [learner.accountId],
    /** When their latest day began, as if they lived by UTC. */
    day: ({ today }) => [utcMidnight(today.day)],
  },
  unique: {},
  told: { written: (learner) => [topics.account(learner.accountId)], removed: 'none' },
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'with the account',
    isHeld: 'never',
    shown: (learner) =>
      only(learner, {
        calendar: true,
        placement: true,
        skill: true,
        today: true,
        reviewPaidOn: true,
        totals: true,
        streak: true,
        words: true,
      }),
  },
});
