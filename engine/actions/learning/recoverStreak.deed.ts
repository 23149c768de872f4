// Buying a lost streak back: the turns are spent already; milestones that the longer streak reaches are paid.
import { ok, refuse } from '../../core/result.ts';
import { grantTurns } from '../../kingdom/turns.ts';
import { recoverStreak as recovered } from '../../learning/streak.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { recoverStreak } from './recoverStreak.ts';
import { milestoneWords } from './rewards.ts';

export const recoverStreakDeed = deed(
  recoverStreak,
  ({ actor: { accountId }, loaded: learner, kingdom, now, rules, content }) => {
    if (learner === null) return refuse({ code: 'streak_unbroken', params: {} });
    const { streak: before, calendar } = learner;
    const back = recovered(before, Number.MAX_SAFE_INTEGER, now, calendar, content.learning.streak);
    if (!back.ok) return back;
    const { streak, reached } = back.value;
    const turns = reached.reduce((sum, { reward }) => sum + reward.turns, 0);
    return ok({
      kingdom: { ...kingdom, turns: grantTurns(kingdom.turns, turns, rules) },
      changes: [changed('learners', { ...learner, streak }, accountId)],
      notices: milestoneWords(accountId, reached),
      message: { code: 'streakRecovered', params: { n: streak.currentStreak } },
      report: { currentStreak: streak.currentStreak, reached: reached.map(({ days }) => days) },
    });
  },
);
