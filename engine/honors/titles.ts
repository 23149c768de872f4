// Titles that may be worn: those of honors and those of the streak's milestones, each with an id of its own. Invariant: nobody wears what they have
// not earned; a title that is no longer given is simply not worn.
import type { HonorTitle } from '@sigilla/content/schema/achievement.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { Learner } from '../learning/learner.ts';
import { heldBy } from './honors.ts';
import type { Honors } from './honors.ts';
import type { TitleRules } from './rules.ts';

const streakTitleId = (days: number): string => `days-in-a-row-${days}`;

/** A title that somebody may wear, and what earned it. */
export interface EarnedTitle extends HonorTitle {
  readonly id: string;
  readonly earnedBy: string;
}

/** What gives titles, out of the content that the realm is played with. */
export const titleRulesOf = ({
  honors,
  learning,
}: Pick<KingdomContent, 'honors' | 'learning'>): TitleRules => ({
  achievements: honors.achievements,
  milestones: learning.streak.milestones,
});

/** The title that somebody is seen to wear, by what they have put on; what it means goes with it. */
export const wornTitle = (
  honors: Pick<Honors, 'wears'> | null,
  { achievements, milestones }: TitleRules,
): HonorTitle | null => {
  const id = honors?.wears ?? null;
  if (id === null) return null;
  const earned = achievements.find((one) => one.id === id)?.rewards.title;
  if (earned !== undefined) return earned;
  const mark = milestones.find(({ days }) => streakTitleId(days) === id);
  return mark?.reward.title === undefined
    ? null
    : { latin: mark.reward.title, english: mark.reward.titleMeans ?? mark.name };
};

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
        : [{ id: streakTitleId(days), latin: title, english: titleMeans ?? name, earnedBy: name }],
    ),
  ];
};
