// Learners as they are kept (engine/learning/learner.ts says what one is). A learner's id is its account's.
import { NUMBERED_WORDS, wordNumbers } from '@sigilla/content/latin/wordNumbers.ts';
import { utcMidnight } from '@sigilla/engine/core/day.ts';
import { Learner } from '@sigilla/engine/learning/learner.ts';
import { numbersMet, withMet } from '@sigilla/engine/learning/wordsMet.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate, asItWas } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';
import { topics } from '../topics.ts';

/** Version 2 kept with its day whether that day's walk had been paid, and forgot it with the day. */
const paidByDay: Step = ({ today, ...body }) => {
  const { isReviewPaid, ...rest } = today as { readonly isReviewPaid: boolean; readonly day: string };
  return { ...body, today: rest, reviewPaidOn: isReviewPaid ? rest.day : null };
};

/** Version 3 kept how many of the day's scrolls were answered and how many rightly; which of them is not known any more, so the right ones stand first. */
const scrollByScroll: Step = ({ today, ...body }) => {
  const { answered, correct, ...rest } = today as { readonly answered: number; readonly correct: number };
  const scrolls = Array.from({ length: answered }, (_, at) => (at < correct ? 'correct' : 'wrong'));
  return { ...body, today: { ...rest, scrolls } };
};

/** Version 4 kept the words by their ids in the order in which they were met; those that the dictionary never had are let go. */
const wordsByNumber: Step = ({ words, ...body }) => ({
  ...body,
  words: withMet(
    '',
    (words as readonly string[]).flatMap((id) => wordNumbers.get(id) ?? []),
  ),
});

export const learners = aggregate({
  name: 'learners',
  shape: Learner,
  // Version 1 had room for twelve words in its codex.
  versions: [asItWas, paidByDay, scrollByScroll, wordsByNumber],
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
    shown: (learner) => ({
      ...only(learner, {
        calendar: true,
        placement: true,
        skill: true,
        today: true,
        reviewPaidOn: true,
        totals: true,
        streak: true,
      }),
      words: numbersMet(learner.words).flatMap((number) => NUMBERED_WORDS[number] ?? []),
    }),
  },
});
