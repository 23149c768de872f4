// Learners as they are kept (engine/learning/learner.ts says what one is). A learner's id is its account's.
import { utcMidnight } from '@sigilla/engine/core/day.ts';
import { Learner } from '@sigilla/engine/learning/learner.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate, asItWas } from '../aggregate.ts';
import { topics } from '../topics.ts';

export const learners = aggregate({
  name: 'learners',
  shape: Learner,
  // The codex had room for twelve words.
  versions: [asItWas],
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
        totals: true,
        streak: true,
        words: true,
      }),
  },
});
