// What of a streak is told in a word: whether it burns, whether it can be bought back, and how a milestone stands: reached and paid, come to but not yet marked (the next scroll
// marks it), or still ahead.
import { counted } from '../../../ui/numberText.ts';
import type { Learner } from '../learning.ts';

type Streak = Learner['streak'];

/** Is there a way back to be shown: to a streak that broke, or to one that was lost before the present one began? Not after the seven days that there is one. */
export const mayBeRecovered = ({ recovery }: Pick<Streak, 'recovery'>): boolean => recovery !== null;

/** What the streak says of itself in a sentence or two; of one that broke, why it can't be bought back where it can't. */
export const standing = ({
  currentStreak,
  activeToday,
  broken,
  longestStreak,
  recoveryRefusal,
}: Pick<
  Streak,
  'currentStreak' | 'activeToday' | 'broken' | 'longestStreak' | 'recoveryRefusal'
>): string => {
  if (broken)
    return `It broke. The longest so far was ${counted(longestStreak, 'day')}, and nobody takes that away.${recoveryRefusal === null ? '' : ` ${recoveryRefusal}`}`;
  if (currentStreak === 0) return 'One scroll lights it.';
  return activeToday ? 'Lit for today.' : 'Today is not yet lit: one scroll does it.';
};

export const milestoneStanding = (
  { currentStreak }: Pick<Streak, 'currentStreak'>,
  { days, reached }: Pick<Streak['milestones'][number], 'days' | 'reached'>,
): 'reached' | 'due' | 'ahead' => (reached ? 'reached' : currentStreak >= days ? 'due' : 'ahead');
