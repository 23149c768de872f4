// What an answer is worth, and why it brought no turns, where it has earned some.
import type { Graded, Learner } from '../learning.ts';

/** Turns of a right answer: five (latin.md 9.1), and what the streak adds. */
export const wageOf = ({ tier }: Learner['streak']): number => 5 + tier.bonusPerQuestion;

/** What is said under the wage; null where there is nothing to be said. Any answer that was judged earns a turn at least. */
export const wageNote = ({
  verdict,
  turnsAwarded,
  isPaid,
}: Pick<Graded, 'verdict' | 'turnsAwarded' | 'isPaid'>): string | null => {
  if (verdict === 'unjudged' || turnsAwarded > 0) return null;
  return isPaid
    ? 'Your kingdom holds as many turns as it can. Spend some, and what you learn is paid again.'
    : 'You have no kingdom on this game server to be paid. What you learn counts all the same.';
};
