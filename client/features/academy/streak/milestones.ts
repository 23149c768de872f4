// How a milestone of the streak stands: reached and paid, come to but not yet marked (the next scroll marks it), or still ahead.
import type { Learner } from '../learning.ts';

type Streak = Learner['streak'];

export const milestoneStanding = (
  { currentStreak }: Pick<Streak, 'currentStreak'>,
  { days, reached }: Pick<Streak['milestones'][number], 'days' | 'reached'>,
): 'reached' | 'due' | 'ahead' => (reached ? 'reached' : currentStreak >= days ? 'due' : 'ahead');
