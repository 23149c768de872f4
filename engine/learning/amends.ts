// Amends: what is owed to a learner whose wording a moderator found right after it had brought nothing, or the turn of a mere attempt. Invariants: a
// scroll pays a right answer once, by whichever way it came to count; only turns and the share that was right are made good, for skill, streak
// and honors have moved on since.
import type { AskedQuestion } from './asked.ts';
import { TURNS_PER_ATTEMPT, earnedTurns, learnerAt } from './learner.ts';
import type { Learner } from './learner.ts';

/** What a scroll still owes for an answer that is right after all; null where it owes nothing: no scroll, or rightly answered meanwhile. `wage` is what a right answer brought then. */
export const stillOwed = ({ purpose, answer }: AskedQuestion, wage: number): number | null => {
  if (purpose !== 'scroll' || answer?.verdict === 'correct') return null;
  const had = answer === null || answer.verdict === 'unjudged' ? 0 : TURNS_PER_ATTEMPT;
  return Math.max(0, wage - had);
};

/** The scroll with that answer for its right one, and what of the turns has found room. It is open no more. */
export const rightAfterAll = (
  asked: AskedQuestion,
  given: string,
  granted: number,
  now: number,
): AskedQuestion => ({
  ...asked,
  answer: {
    at: asked.answer?.at ?? now,
    given,
    verdict: 'correct',
    score: 100,
    turns: (asked.answer?.turns ?? 0) + granted,
  },
});

/** The learner with an answer more that was right, and what was still owed for it. */
export const madeGood = (
  learner: Learner,
  { answer }: AskedQuestion,
  turns: number,
  now: number,
): Learner => {
  const wasCounted = answer !== null && answer.verdict !== 'unjudged';
  const { totals } = learner;
  return earnedTurns(
    {
      ...learnerAt(learner, now),
      totals: {
        ...totals,
        answered: totals.answered + Number(!wasCounted),
        correct: totals.correct + 1,
      },
    },
    turns,
  );
};
