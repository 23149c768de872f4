// From an answer to a fact: the scholars judge it, then the house gives the verdict to the one door, which looks again whether the question is
// still open. Invariants: a verdict is made from the stored question alone, whatever a caller sends along; the same command of the same account is
// done once and answered the same.
import { answerQuestion } from '@sigilla/engine/actions/learning/answerQuestion.ts';
import { sitAssessment } from '@sigilla/engine/actions/learning/sitAssessment.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { GradedAnswer } from '@sigilla/engine/learning/views.ts';
import { executeAction } from '../executeAction.ts';
import type { House } from '../house.ts';
import { ownQuestion } from '../readings/questions.ts';
import { judge, judgeScroll } from './judging.ts';
import type { Scholars } from './scholars.ts';

/** Lays a judged answer before the house; the same command of the same account is done once. */
export const give = async (
  house: House,
  accountId: AccountId,
  commandId: string | undefined,
  serverId: string | undefined,
  wire: WireAction,
): Promise<Result<Readonly<Record<string, unknown>>>> => {
  const done = await executeAction(
    house,
    { envoy: 'scholars', accountId },
    {
      // An envoy's commands share one memory, so an account's are told apart here.
      commandId:
        commandId === undefined ? house.ids.id() : sha256Hex(`${accountId}/${commandId}`).slice(0, 40),
      ...(serverId === undefined ? {} : { serverId }),
      ...wire,
    },
    // The house has put it together itself.
    { isRead: true },
  );
  return done.ok ? ok(done.result.actionResult) : done;
};

/** What is told of a wording that nobody can judge while its scroll waits for another: nothing of the key. */
const UNTOLD: GradedAnswer = {
  isCorrect: false,
  verdict: 'unjudged',
  feedback: { score: 0, explanation: 'I cannot judge this wording.' },
  correctAnswer: '',
  latin: [],
  words: [],
};

/** A scroll answered, or laid aside: how it was judged and what it brought. */
export const answerScrollOf = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  given: {
    readonly questionId: string;
    readonly userAnswer: string;
    readonly commandId?: string | undefined;
    readonly layAside?: boolean | undefined;
  },
): Promise<
  Result<{ readonly graded: GradedAnswer; readonly brought: ReturnType<typeof answerQuestion.report.parse> }>
> => {
  const asked = await ownQuestion(house, accountId, given.questionId, 'scroll');
  if (!asked.ok) return asked;
  if (asked.value.answer !== null && given.commandId === undefined)
    return refuse({ code: 'question_answered', params: {} });
  const { layAside = false } = given;
  if (layAside && asked.value.answer === null && asked.value.unjudged === null)
    return refuse({ code: 'scroll_untried', params: {} });
  // What is laid aside is what could not be judged, whatever comes along.
  const said = layAside ? (asked.value.unjudged ?? given.userAnswer) : given.userAnswer;
  const judged = await judgeScroll(house, scholars, accountId, asked.value.question, said);
  if (!judged.ok) return judged;
  const { graded, hung } = judged.value;
  const { verdict, feedback, words } = graded;
  const done = await give(
    house,
    accountId,
    given.commandId,
    asked.value.paysOn,
    answerQuestion.wire({
      questionId: given.questionId,
      given: said,
      verdict,
      score: feedback.score,
      // What a moderator has found right meanwhile is answered after all.
      layAside: layAside && verdict === 'unjudged',
      words: words.map(({ lexeme, headword }) => ({ id: lexeme, latin: headword })),
      hung: [...hung],
    }),
  );
  if (!done.ok) return done;
  const brought = answerQuestion.report.parse(done.value);
  if (brought.stays) return ok({ graded: UNTOLD, brought });
  scholars.foreseen.letGo(given.questionId);
  return ok({ graded, brought });
};

/** An answer of the assessment, as it is sent. */
export interface SatAnswer {
  readonly questionId: string;
  readonly userAnswer: string;
  readonly confidenceRating: number;
}

/** Answers of the assessment, judged and laid before the house; with `isFinal` it is completed. */
export const sit = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  answers: readonly SatAnswer[],
  isFinal: boolean,
  commandId?: string,
): Promise<Result<ReturnType<typeof sitAssessment.report.parse>>> => {
  const judged = [];
  for (const { questionId, userAnswer, confidenceRating } of answers) {
    const asked = await ownQuestion(house, accountId, questionId, 'assessment');
    if (!asked.ok) return asked;
    const graded = await judge(house, scholars, accountId, asked.value.question, userAnswer);
    if (!graded.ok) return graded;
    judged.push({
      questionId,
      given: userAnswer,
      verdict: graded.value.verdict,
      score: graded.value.feedback.score,
      confidence: confidenceRating,
    });
  }
  const wire = sitAssessment.wire({ answers: judged, isFinal });
  const done = await give(house, accountId, commandId, undefined, wire);
  return done.ok ? ok(sitAssessment.report.parse(done.value)) : done;
};
