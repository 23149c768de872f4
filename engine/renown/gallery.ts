// Renown as its owner sees it. Invariant: a feat that is hidden is passed over until it is earned, and only counted.
import { TIER_WORTH, rewardsOf } from '@sigilla/content/schema/feat.ts';
import type { Feat } from '@sigilla/content/schema/feat.ts';
import { progressTo } from '../honors/evaluate.ts';
import { rarityOf } from '../honors/tally.ts';
import type { Tally } from '../honors/tally.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { countersOf } from './counters.ts';
import type { Renown } from './renown.ts';
import type { EarnedFeat, FeatProgress, FeatView, RenownGallery } from './views.ts';

/** A feat as the answer of the deed that earned it tells of it. */
export const earnedFeat = (feat: Feat): EarnedFeat => ({
  id: feat.id,
  name: feat.name,
  description: feat.description,
  category: feat.category,
  tier: feat.tier,
  points: TIER_WORTH[feat.tier].points,
  rewards: [...rewardsOf(feat)],
});

/** Those earned since their ruler last looked, the oldest first. */
export const unseenFeats = (renown: Renown, content: KingdomContent): readonly EarnedFeat[] =>
  renown.earned
    .slice(renown.seen)
    .flatMap(({ id }) => content.renown.feats.filter((feat) => feat.id === id).map(earnedFeat));

/** The gallery. Whoever rules no kingdom here has come nowhere yet. */
export const renownGallery = (
  renown: Renown,
  kingdom: Kingdom | null,
  content: KingdomContent,
  tally: Tally | null,
): RenownGallery => {
  const moments = new Map(renown.earned.map(({ id, at }) => [id, at]));
  const held = new Set(moments.keys());
  const counters = kingdom === null ? {} : countersOf(kingdom, content);
  const { feats } = content.renown;
  const known = feats.filter(({ id, hidden }) => !hidden || held.has(id));
  const achievements = known.map((feat): FeatView => ({
    ...earnedFeat(feat),
    requirement: feat.wants,
    icon: feat.category,
    hidden: feat.hidden,
    rarity: rarityOf(tally, feat.id),
  }));
  const progress = Object.fromEntries(
    known.map((feat): readonly [string, FeatProgress] => {
      const { current, target } = progressTo(feat, counters, held);
      const unlockedAt = moments.get(feat.id) ?? null;
      return [feat.id, { current, required: target, unlocked: held.has(feat.id), unlockedAt }];
    }),
  );
  const pointsOf = (some: readonly FeatView[]): number => some.reduce((sum, { points }) => sum + points, 0);
  const unlocked = achievements.filter(({ id }) => held.has(id));
  return {
    achievements,
    progress,
    unlocked: unlocked.length,
    total: achievements.length,
    points: pointsOf(unlocked),
    totalPoints: pointsOf(achievements),
    hidden: feats.length - known.length,
    seen: renown.seen,
  };
};
