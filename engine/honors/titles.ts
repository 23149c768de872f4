// Titles that may be worn: those of honors and those of the streak's milestones, each with an id of its own. Invariant: nobody wears what they have
// not earned; a title that is no longer given is simply not worn.
import type { HonorTitle } from '@sigilla/content/schema/achievement.ts';
import type { Learner } from '../learning/learner.ts';
import { heldBy } from './honors.ts';
import type { Honors } from './honors.ts';
import type { TitleRules } from './rules.ts';

/** A title that somebody may wear, and what earned it. */
export interface EarnedTitle extends HonorTitle {
  readonly id: string;
  readonly earnedBy: string;
}

/** All titles that somebody may wear: honors' in the order of the rules, then milestones'. */
export const titlesOf = (
  honors: Pick<Honors, 'earned'>,
  { streak }: Pick<Learner, 'streak'>,
  { achievements, milestones }: TitleRules,
): readonly EarnedTitle[] => {
  const held = heldBy(honors);
  return [
    ...achievements.flatMap(({ id, name, rewards: { title } }) =>
      title === undefined || !held.has(id) ? [] : [{ ...title, id, earnedBy: name }],
    ),
    ...milestones.flatMap(({ days, name, reward: { title, titleMeans } }) =>
      title === undefined || !streak.milestonesReached.includes(days)
        ? []
        : [{ id: `days-in-a-row-${days}`, latin: title, english: titleMeans ?? name, earnedBy: name }],
    ),
  ];
};
