// What an honor of learning brings with it: written down once, its turns named, its freeze scroll laid beside the streak.
import { describe, expect, it } from 'vitest';
import { TIER_TURNS } from '@sigilla/content/schema/achievement.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { award } from '@sigilla/engine/honors/award.ts';
import { newHonors } from '@sigilla/engine/honors/honors.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { content, NOW } from '../../support/builders.ts';

const ACCOUNT = AccountId.parse('acc_0000000000000000000001');
const achieved = (id: string) => {
  const found = content.honors.achievements.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
/** Somebody who has come so far and holds what that counter has brought before. */
const cameTo = (counter: string, count: number, ...held: readonly string[]) => {
  const honors = newHonors(ACCOUNT);
  return {
    ...honors,
    counts: { ...honors.counts, [counter]: count },
    earned: held.map((id) => ({ id, at: NOW })),
  };
};

describe('an honor that is earned', () => {
  const keepers = achieved('mature-50');
  const before = content.honors.achievements
    .filter(({ needs }) => needs.counter === 'mature' && needs.atLeast < 50)
    .map(({ id }) => id);
  const learner = newLearner(ACCOUNT, NOW);
  const given = award(cameTo('mature', 50, ...before), learner, NOW + 1, content.honors);

  it('brings its turns, and one freeze scroll more where it has one', () => {
    expect(given.earned).toEqual([keepers]);
    expect(given.turns).toBe(TIER_TURNS[keepers.tier]);
    expect(given.honors.earned.at(-1)).toEqual({ id: 'mature-50', at: NOW + 1 });
    expect(given.learner).toEqual({
      ...learner,
      streak: {
        ...learner.streak,
        freezeScrollsAvailable: learner.streak.freezeScrollsAvailable + 1,
      },
    });
  });

  it('brings nothing a second time', () => {
    const again = award(given.honors, given.learner, NOW + 2, content.honors);
    expect(again).toEqual({ honors: given.honors, learner: given.learner, earned: [], turns: 0 });
  });
});
