// How an answer is judged: by the scholars, from the question as it is kept, and then by what moderators have ruled about wordings.
// Invariants: a ruling makes an answer right, never wrong; an answer that was foreseen is no errand, any other is one, unless a ruling turns it;
// of one account one answer is with the scholars at a time, for a long free one may take one of them seconds.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { isRuledRight, rulingId } from '@sigilla/engine/learning/ruling.ts';
import type { GradedAnswer } from '@sigilla/engine/learning/views.ts';
import { rulings } from '../../store/collections.ts';
import type { House } from '../house.ts';
import type { Scholars } from './scholars.ts';
import type { JudgedScroll, ScholarTasks } from './tasks.ts';

const RULED_RIGHT = 'The moderators have ruled that this wording is right.';

/** The verdict, turned where the moderators have ruled otherwise. */
const asRuled = async (
  house: Pick<House, 'store'>,
  question: LatinQuestion,
  answer: string,
  graded: GradedAnswer,
): Promise<GradedAnswer> => {
  if (graded.isCorrect) return graded;
  const ruling = await house.store.get(rulings, rulingId(question));
  if (!isRuledRight(ruling?.body ?? null, answer)) return graded;
  return {
    ...graded,
    isCorrect: true,
    verdict: 'correct',
    feedback: { score: 100, explanation: RULED_RIGHT },
  };
};

/** Has a task done for an account when what it gave before is done. Refuses `too_many_requests` when too many of its answers wait. */
const askInTurn = <T extends 'grade' | 'judgeScroll'>(
  scholars: Scholars,
  accountId: AccountId,
  task: T,
  ...given: Parameters<ScholarTasks[T]>
): Promise<Result<ReturnType<ScholarTasks[T]>>> =>
  scholars.turns.run([accountId], () => scholars.ask(task, ...given)) ??
  Promise.resolve(refuse({ code: 'too_many_requests', params: { seconds: 1 } }));

/** Judges an answer of an account. Refuses `scholars_busy`, and `too_many_requests` when too many of its answers wait. */
export const judge = async (
  house: Pick<House, 'store'>,
  scholars: Scholars,
  accountId: AccountId,
  question: LatinQuestion,
  answer: string,
): Promise<Result<GradedAnswer>> => {
  const known = scholars.foreseen.of(question, answer);
  const graded =
    known === undefined ? await askInTurn(scholars, accountId, 'grade', question, answer) : ok(known.graded);
  return graded.ok ? ok(await asRuled(house, question, answer, graded.value)) : graded;
};

/** The same of an answer to a scroll, and finds the words of it that may be hung in the Memory Palace. */
export const judgeScroll = async (
  house: Pick<House, 'store'>,
  scholars: Scholars,
  accountId: AccountId,
  question: LatinQuestion,
  answer: string,
): Promise<Result<JudgedScroll>> => {
  const known = scholars.foreseen.of(question, answer);
  const judged =
    known === undefined ? await askInTurn(scholars, accountId, 'judgeScroll', question, answer) : ok(known);
  if (!judged.ok) return judged;
  const graded = await asRuled(house, question, answer, judged.value.graded);
  if (graded === judged.value.graded) return judged;
  // Nothing of it was missed after all.
  const hung = await scholars.ask('toBeHung', graded.words, true);
  return hung.ok ? ok({ graded, hung: hung.value }) : hung;
};
