// What of a streak is told in a word: whether it can be bought back, and how a milestone stands: reached and paid, come to but not yet marked (the next scroll
// marks it), or still ahead.
import type { Learner } from '../learning.ts';

type Streak = Learner['streak'];

/** Is there a way back to be shown: a streak that broke, or one that was lost before the present one began? */
export const mayBeRecovered = ({ broken, recovery }: Pick<Streak, 'broken' | 'recovery'>): boolean =>
  broken || recovery !== null;

export const milestoneStanding = (
  { currentStreak }: Pick<Streak, 'currentStreak'>,
  { days, reached }: Pick<Streak['milestones'][number], 'days' | 'reached'>,
): 'reached' | 'due' | 'ahead' => (reached ? 'reached' : currentStreak >= days ? 'due' : 'ahead');
