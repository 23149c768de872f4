// Buying a lost streak back: the turns are spent already; milestones and honors that the longer streak reaches are paid.
import { ok, refuse } from '../../core/result.ts';
import { counted } from '../../honors/honors.ts';
import { grantTurns } from '../../kingdom/turns.ts';
import { earnedTurns, learnerAt } from '../../learning/learner.ts';
import { recoverStreak as recovered } from '../../learning/streak.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { honoured, honorsOf } from './honoring.ts';
import { recoverStreak } from './recoverStreak.ts';
import { milestoneWords } from './rewards.ts';

export const recoverStreakDeed = deed(
  recoverStreak,
  ({ actor: { accountId }, loaded, kingdom, now, rules, content }) => {
    const { learner, honors: before } = loaded;
    if (learner === null) return refuse({ code: 'streak_unbroken', params: {} });
    const { streak: broken, calendar } = learner;
    const back = recovered(broken, now, calendar, content.learning.streak);
    if (!back.ok) return back;
    const { streak, reached } = back.value;
    const forMilestones = reached.reduce((sum, { reward }) => sum + reward.turns, 0);
    const honor = honoured({
      accountId,
      before,
      honors: counted(honorsOf(before, accountId), { recovered: 1 }),
      learner: earnedTurns({ ...learnerAt(learner, now), streak }, forMilestones),
      isPaid: true,
      now,
      content,
    });
    const turns = honor.grants.reduce((sum, grant) => sum + grant.turns, forMilestones);
    return ok({
      kingdom: { ...kingdom, turns: grantTurns(kingdom.turns, turns, rules) },
      changes: [changed('learners', honor.learner, accountId), ...honor.changes],
      jobs: honor.jobs,
      notices: [...milestoneWords(accountId, reached), ...honor.notices],
      message: { code: 'streakRecovered', params: { n: streak.currentStreak } },
      report: { currentStreak: streak.currentStreak, reached: reached.map(({ days }) => days) },
    });
  },
);
