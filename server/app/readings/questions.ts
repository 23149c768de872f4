// Questions that an account was asked. Invariant: the key of one is told when it has been answered, and to whoever was asked it.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { questions } from '../../store/collections.ts';
import type { Scholars } from '../academy/scholars.ts';
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

/**
 * What an account answered to some of its questions, and what would have been right; one that was not answered is left out. What of it is Latin the scholars
 * say; should none of them be free, its words are shown as they stand.
 */
export const answersReviewed = async (
  house: Pick<House, 'store'>,
  scholars: Pick<Scholars, 'ask'>,
  accountId: AccountId,
  questionIds: readonly string[],
) => {
  const found = await Promise.all(questionIds.map((id) => ownQuestion(house, accountId, id)));
  const asked = found.flatMap((one) => (one.ok && one.value.answer !== null ? [one.value] : []));
  const latin = await scholars.ask(
    'latinOf',
    asked.map(({ question }) => question),
  );
  return asked.map(({ question, answer }, at) => ({
    questionText: question.questionText,
    userAnswer: answer?.given ?? '',
    correctAnswer: question.correctAnswer,
    latin: latin.ok ? [...(latin.value[at] ?? [])] : [],
    isCorrect: answer?.verdict === 'correct',
    explanation: question.explanation,
  }));
};
