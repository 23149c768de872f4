// What several deeds of learning say and reckon alike. A learner without a kingdom on the game server learns all the same: what would have
// been paid is kept nowhere and counted nowhere, and the answer says so.
import type { StreakMilestone } from '@sigilla/content/schema/streak.ts';
import type { AccountId } from '../../core/brand.ts';
import type { Learner } from '../../learning/learner.ts';
import type { Word } from '../outcome.ts';

/** The learner without turns that no kingdom was there to receive. */
export const unpaid = (learner: Learner, turns: number): Learner => ({
  ...learner,
  today: { ...learner.today, turns: learner.today.turns - turns },
  totals: { ...learner.totals, turns: learner.totals.turns - turns },
});

/** A private word for each milestone reached. */
export const milestoneWords = (accountId: AccountId, reached: readonly StreakMilestone[]): readonly Word[] =>
  reached.map(({ name, days }) => ({
    accountId,
    text: { code: 'streakMilestone', params: { name, days } },
    link: '/academy',
  }));
