// Giving what has been earned: the evaluator's word written into the honors, freeze scrolls laid beside the streak, turns named for whoever grants
// them. Invariant: what is named to be paid is exactly what was newly written down.
import { TIER_TURNS } from '@sigilla/content/schema/achievement.ts';
import type { Achievement } from '@sigilla/content/schema/achievement.ts';
import type { Learner } from '../learning/learner.ts';
import { countersOf } from './counting.ts';
import { newlyEarned } from './evaluate.ts';
import { heldBy } from './honors.ts';
import type { Honors } from './honors.ts';
import type { HonorRules } from './rules.ts';

export interface Awarded {
  readonly honors: Honors;
  readonly learner: Learner;
  readonly earned: readonly Achievement[];
  /** Turns that come with them, for the caller to grant in the same commit. */
  readonly turns: number;
}

/** Whatever the counters have earned and was not held. */
export const award = (
  honors: Honors,
  learner: Learner,
  now: number,
  { achievements }: Pick<HonorRules, 'achievements'>,
): Awarded => {
  const earned = newlyEarned(achievements, countersOf(honors, learner), heldBy(honors));
  if (earned.length === 0) return { honors, learner, earned, turns: 0 };
  const { streak } = learner;
  const scrolls = earned.reduce((sum, { rewards }) => sum + (rewards.freezeScrolls ?? 0), 0);
  return {
    honors: { ...honors, earned: [...honors.earned, ...earned.map(({ id }) => ({ id, at: now }))] },
    learner:
      scrolls === 0
        ? learner
        : {
            ...learner,
            streak: { ...streak, freezeScrollsAvailable: streak.freezeScrollsAvailable + scrolls },
          },
    earned,
    turns: earned.reduce((sum, { tier }) => sum + TIER_TURNS[tier], 0),
  };
};
