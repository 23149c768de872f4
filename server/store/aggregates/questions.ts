// Questions as they are kept, with their keys (engine/learning/asked.ts says what one is). Nobody is told of them: whoever was asked has
// been answered. The owner's export shows those that are answered, as they may be seen.
import { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { publicQuestion } from '@sigilla/engine/latin/academy.ts';
import { aggregate, asItWas } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';

/** Version 1 knew no archive. */
const madeForOne: Step = (body) => ({ ...body, writingId: null });
const withoutWording: Step = (body) => ({ ...body, unjudged: null });

export const questions = aggregate({
  name: 'questions',
  shape: AskedQuestion,
  // Version 2 left no answer unjudged, version 3 used up what it could not judge.
  versions: [madeForOne, asItWas, withoutWording],
  indexes: {
    account: (asked) => [asked.accountId, asked.askedAt],
    /** Waiting for an answer. */
    open: (asked) => (asked.answer === null ? [asked.accountId, asked.purpose, asked.askedAt] : null),
    /** What was said, so that it is not said again too soon. */
    said: (asked) => [asked.accountId, asked.said, asked.askedAt],
    /** Laid out and never answered; a sitting's own goes with it. */
    unanswered: (asked) => (asked.answer === null && asked.purpose !== 'assessment' ? [asked.askedAt] : null),
    time: (asked) => [asked.askedAt],
  },
  unique: {},
  told: 'none',
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'after the account',
    isHeld: 'never',
    shown: ({ question, answer, askedAt }) =>
      answer === null ? null : { askedAt, question: publicQuestion(question), answer },
  },
});
