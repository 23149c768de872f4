// Questions as they are kept, with their keys (engine/learning/asked.ts says what one is). Nobody is told of them: whoever was asked has
// been answered. The owner's export shows those that are answered, as they may be seen.
import { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { publicQuestion } from '@sigilla/engine/latin/academy.ts';
import { aggregate } from '../aggregate.ts';

export const questions = aggregate({
  name: 'questions',
  shape: AskedQuestion,
  versions: [],
  indexes: {
    account: (asked) => [asked.accountId, asked.askedAt],
    /** Waiting for an answer. */
    open: (asked) => (asked.answer === null ? [asked.accountId, asked.purpose, asked.askedAt] : null),
    /** What was said, so that it is not said again too soon. */
    said: (asked) => [asked.accountId, asked.said, asked.askedAt],
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
