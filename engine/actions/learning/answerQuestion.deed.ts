// Answering a scroll: the scroll is used up, the learner moves on, the turns arrive, the streak grows, honors and challenge are counted: all of it
// or nothing.
import type { z } from 'zod';
import { ok, refuse } from '../../core/result.ts';
import type { Result } from '../../core/result.ts';
import { moveChallenge } from '../../honors/challenge.ts';
import { countScroll } from '../../honors/counting.ts';
import { wayOf } from '../../learning/asked.ts';
import type { AskedQuestion } from '../../learning/asked.ts';
import { answerScroll, layAsideScroll, metWords } from '../../learning/learner.ts';
import type { Learner } from '../../learning/learner.ts';
import { accountDeed } from '../deed.ts';
import type { FreelyDone } from '../deed.ts';
import { grantTo } from '../grant.ts';
import { changed } from '../outcome.ts';
import { hangFromScroll } from '../palace/firstCards.ts';
import { answerQuestion } from './answerQuestion.ts';
import { honoured, honorsOf } from './honoring.ts';
import { milestoneWords, unpaid } from './rewards.ts';

type Answered = FreelyDone<z.output<typeof answerQuestion.report>>;

/** A scroll that brings nothing: `stays` when it waits for another wording. */
const bringsNothing = (isPaid: boolean, stays: boolean): Answered['report'] => ({
  turnsAwarded: 0,
  forAnswer: 0,
  streakBonus: 0,
  honorTurns: 0,
  reached: [],
  unlocked: [],
  challengeMet: null,
  isPaid,
  stays,
});

/** The scroll given up after a wording that nobody could judge: one of the day's, and nothing else. Refuses one that was not tried. */
const laidAside = (
  question: AskedQuestion,
  learner: Learner,
  now: number,
  isPaid: boolean,
): Result<Answered> => {
  if (question.unjudged === null) return refuse({ code: 'scroll_untried', params: {} });
  const aside = layAsideScroll(learner, now);
  if (!aside.ok) return aside;
  const answer = { at: now, given: question.unjudged, verdict: 'unjudged' as const, score: 0, turns: 0 };
  return ok({
    changes: [
      changed('questions', { ...question, answer }),
      changed('learners', aside.value, learner.accountId),
    ],
    message: { code: 'scrollLaidAside', params: {} },
    report: bringsNothing(isPaid, false),
  });
};

/** A wording that nobody can judge: it is kept, and the scroll waits for another. */
const leftOpen = (question: AskedQuestion, given: string, isPaid: boolean): Answered => ({
  changes: [changed('questions', { ...question, unjudged: given })],
  message: { code: 'scrollUnjudged', params: {} },
  report: bringsNothing(isPaid, true),
});

export const answerQuestionDeed = accountDeed(
  answerQuestion,
  (
    { actor: { accountId }, loaded, now, rules, content },
    { given, verdict, score, words, hung, layAside },
  ) => {
    const { question, learner, kingdom } = loaded;
    if (question === null) return refuse({ code: 'question_unknown', params: {} });
    if (learner === null) return refuse({ code: 'assessment_needed', params: {} });
    const isPaid = kingdom !== null;
    if (layAside) return laidAside(question, learner, now, isPaid);
    if (verdict === 'unjudged') return ok(leftOpen(question, given, isPaid));
    const judged = { verdict, level: question.level, way: wayOf(question.question.questionType) };
    const brought = answerScroll(learner, judged, now, content.learning.streak);
    if (!brought.ok) return brought;
    const { turns, forAnswer, streakBonus, reached } = brought.value;
    const isRight = verdict === 'correct';
    const paid = isPaid ? brought.value.learner : unpaid(brought.value.learner, turns);
    const after = isRight ? metWords(paid, words, content) : paid;

    const scroll = { question: question.question, level: question.level, verdict, given };
    const around = { before: learner, after };
    const counted = countScroll(honorsOf(loaded.honors, accountId), scroll, around, now, content.honors);
    const { honors, met } = moveChallenge(counted, scroll, after.today.day, now, content.honors);
    const before = loaded.honors;
    const honor = honoured({ accountId, before, honors, learner: after, met, isPaid, now, content });

    const message = isRight
      ? ({ code: 'scrollRight', params: { turns } } as const)
      : ({ code: 'scrollWrong', params: { turns } } as const);
    const { changes, granted } = grantTo(kingdom, [{ turns, why: answerQuestion }, ...honor.grants], {
      now,
      rules,
      content,
    });
    const [turnsAwarded = 0, ...more] = granted;
    const challengeTurns = met === null ? 0 : (more[0] ?? 0);
    return ok({
      changes: [
        changed('questions', {
          ...question,
          answer: { at: now, given, verdict, score, turns: turnsAwarded },
        }),
        changed('learners', honor.learner, accountId),
        ...honor.changes,
        ...hangFromScroll(learner, hung, isRight, loaded.cards, now, content),
        ...changes,
      ],
      jobs: honor.jobs,
      notices: [...milestoneWords(accountId, reached), ...honor.notices],
      message,
      report: {
        turnsAwarded,
        forAnswer: isPaid ? forAnswer : 0,
        streakBonus: isPaid ? streakBonus : 0,
        reached: reached.map(({ days }) => days),
        unlocked: [...honor.unlocked],
        challengeMet: met === null ? null : { id: met.kind.id, turns: challengeTurns },
        honorTurns: more.reduce((sum, one) => sum + one, 0) - challengeTurns,
        isPaid,
        stays: false,
      },
    });
  },
);
