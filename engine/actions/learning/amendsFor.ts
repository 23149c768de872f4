// What a deed writes to make good an answer that was right after all (engine/learning/amends.ts): the scroll is answered, the learner has a right answer more,
// and the turns arrive in the kingdom.
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { madeGood, rightAfterAll, stillOwed } from '../../learning/amends.ts';
import type { AskedQuestion } from '../../learning/asked.ts';
import type { Learner } from '../../learning/learner.ts';
import { grantTo } from '../grant.ts';
import type { Granting } from '../grant.ts';
import { changed } from '../outcome.ts';
import type { AggregateChange } from '../outcome.ts';

/** As much of a wording as a notice repeats. */
const LETTERS_TOLD = 80;

interface Owed extends Granting {
  readonly learner: Learner | null;
  /** Who is paid; null where there is nobody any more. */
  readonly kingdom: Kingdom | null;
}

interface Amends {
  readonly changes: readonly AggregateChange[];
  /** What its author is told. */
  readonly told: EventText;
}

/** Null where nothing is owed. Without a kingdom the answer counts, and its turns are kept nowhere, as of any answer. */
export const amendsFor = (
  question: AskedQuestion,
  given: string,
  wage: number,
  { learner, kingdom, ...granting }: Owed,
): Amends | null => {
  const owed = stillOwed(question, wage);
  if (owed === null || learner === null) return null;
  const wording = given.length > LETTERS_TOLD ? `${given.slice(0, LETTERS_TOLD).toWellFormed()}…` : given;
  const { changes, granted } = grantTo(kingdom, [{ turns: owed, why: 'wording_accepted' }], granting);
  const turns = granted[0] ?? 0;
  return {
    changes: [
      changed('questions', rightAfterAll(question, given, turns, granting.now)),
      changed(
        'learners',
        madeGood(learner, question, kingdom === null ? 0 : owed, granting.now),
        learner.accountId,
      ),
      ...changes,
    ],
    told:
      kingdom === null
        ? { code: 'wordingAccepted', params: {} }
        : { code: 'wordingPaid', params: { given: wording, turns } },
  };
};
