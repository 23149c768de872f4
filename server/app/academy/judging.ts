// How an answer is judged: by the scholars, from the question as it is kept, and then by what moderators have ruled about wordings.
// Invariant: a ruling makes an answer right, never wrong.
import type { Result } from '@sigilla/engine/core/result.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { isRuledRight, rulingId } from '@sigilla/engine/learning/ruling.ts';
import type { GradedAnswer } from '@sigilla/engine/learning/views.ts';
import { rulings } from '../../store/collections.ts';
import type { House } from '../house.ts';
import type { Scholars } from './scholars.ts';

const RULED_RIGHT = 'The moderators have ruled that this wording is right.';

/** Judges an answer. Refuses `scholars_busy`. */
export const judge = async (
  house: Pick<House, 'store'>,
  scholars: Scholars,
  question: LatinQuestion,
  answer: string,
): Promise<Result<GradedAnswer>> => {
  const graded = await scholars.ask('grade', question, answer);
  if (!graded.ok || graded.value.isCorrect) return graded;
  const ruling = await house.store.get(rulings, rulingId(question));
  if (!isRuledRight(ruling?.body ?? null, answer)) return graded;
  return ok({
    ...graded.value,
    isCorrect: true,
    verdict: 'correct',
    feedback: { score: 100, explanation: RULED_RIGHT },
  });
};
