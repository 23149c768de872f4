// Questions that an account was asked. Invariant: the key of one is told when it has been answered, and to whoever was asked it.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { questions } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { oneSeen } from './one.ts';

/** An account's own question. Refuses `question_unknown` for anyone else's, and for one of another purpose. */
export const ownQuestion = async (
  house: Pick<House, 'store'>,
  accountId: AccountId,
  questionId: string,
  purpose?: AskedQuestion['purpose'],
): Promise<Result<AskedQuestion>> => {
  const own = await oneSeen(house, questions, questionId, (asked) =>
    asked.accountId === accountId && (purpose === undefined || asked.purpose === purpose) ? asked : null,
  );
  return own === null ? refuse({ code: 'question_unknown', params: {} }) : ok(own);
};

/** What an account answered to some of its questions, and what would have been right; one that was not answered is left out. */
export const answersReviewed = async (
  house: Pick<House, 'store'>,
  accountId: AccountId,
  questionIds: readonly string[],
) => {
  const asked = await Promise.all(questionIds.map((id) => ownQuestion(house, accountId, id)));
  return asked.flatMap((found) => {
    if (!found.ok || found.value.answer === null) return [];
    const { question, answer } = found.value;
    return {
      questionText: question.questionText,
      userAnswer: answer.given,
      correctAnswer: question.correctAnswer,
      isCorrect: answer.verdict === 'correct',
      explanation: question.explanation,
    };
  });
};
