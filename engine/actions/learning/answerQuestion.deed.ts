// Answering a scroll: the scroll is used up, the learner moves on, the turns arrive, the streak grows: all of it or nothing.
import { ok, refuse } from '../../core/result.ts';
import { wayOf } from '../../learning/asked.ts';
import { answerScroll, metWords } from '../../learning/learner.ts';
import { accountDeed } from '../deed.ts';
import { grantTo } from '../grant.ts';
import { changed } from '../outcome.ts';
import { answerQuestion } from './answerQuestion.ts';
import { milestoneWords, unpaid } from './rewards.ts';

export const answerQuestionDeed = accountDeed(
  answerQuestion,
  ({ actor: { accountId }, loaded, now, rules, content }, { given, verdict, score, words }) => {
    const { question, learner, kingdom } = loaded;
    if (question === null) return refuse({ code: 'question_unknown', params: {} });
    if (learner === null) return refuse({ code: 'assessment_needed', params: {} });
    const judged = { verdict, level: question.level, way: wayOf(question.question.questionType) };
    const brought = answerScroll(learner, judged, now, content.learning.streak);
    if (!brought.ok) return brought;
    const { turns, forAnswer, streakBonus, reached } = brought.value;
    const isRight = verdict === 'correct';
    const message = isRight
      ? ({ code: 'scrollRight', params: { turns } } as const)
      : ({ code: 'scrollWrong', params: { turns } } as const);
    const { changes, granted } = grantTo(kingdom, turns, {
      now,
      rules,
      content,
      why: answerQuestion,
      told: message,
    });
    const after = kingdom === null ? unpaid(brought.value.learner, turns) : brought.value.learner;
    return ok({
      changes: [
        changed('questions', {
          ...question,
          answer: { at: now, given, verdict, score, turns: granted },
        }),
        changed('learners', isRight ? metWords(after, words) : after, accountId),
        ...changes,
      ],
      notices: milestoneWords(accountId, reached),
      message,
      report: {
        turnsAwarded: granted,
        forAnswer: kingdom === null ? 0 : forAnswer,
        streakBonus: kingdom === null ? 0 : streakBonus,
        reached: reached.map(({ days }) => days),
        isPaid: kingdom !== null,
      },
    });
  },
);
