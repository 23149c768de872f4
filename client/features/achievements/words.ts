// How achievements are named, sifted and put in order. Pure.
import { FEAT_CATEGORIES } from '@sigilla/content/schema/feat.ts';
import type { FeatCategory, FeatReward } from '@sigilla/content/schema/feat.ts';
import { HONOR_TIERS } from '@sigilla/content/schema/achievement.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import { whole } from '../../ui/numberText.ts';
import type { Feat, Gallery } from './queries.ts';

export const CATEGORY_NAMES: Readonly<Record<FeatCategory, string>> = {
  kingdom_building: 'Kingdom building',
  military: 'Military',
  magical: 'Magical',
  economic: 'Economic',
  exploration: 'Exploration',
  social: 'Social',
  special: 'Special',
};

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const CATEGORIES = [
  { value: 'all', label: 'All categories' },
  ...FEAT_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })),
];
export const TIERS = [
  { value: 'all', label: 'All tiers' },
  ...HONOR_TIERS.map((value) => ({ value, label: titled(value) })),
];
export const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'unlocked', label: 'Unlocked Only' },
  { value: 'locked', label: 'Locked Only' },
];

export interface Sieve {
  readonly words: string;
  readonly category: string;
  readonly tier: string;
  readonly status: string;
}
export const WIDE_OPEN: Sieve = { words: '', category: 'all', tier: 'all', status: 'all' };

/** Those that fall through: earned ones first, the latest of them first; then those nearest to their end. */
export const sifted = (
  { achievements, progress }: Pick<Gallery, 'achievements' | 'progress'>,
  { words, category, tier, status }: Sieve,
): readonly Feat[] => {
  const sought = words.trim().toLowerCase();
  const isHeld = (id: string): boolean => progress[id]?.unlocked === true;
  const share = (id: string): number => (isHeld(id) ? 2 : shareOf(progress[id]));
  return achievements
    .filter(
      (feat) =>
        (category === 'all' || feat.category === category) &&
        (tier === 'all' || feat.tier === tier) &&
        (status === 'all' || isHeld(feat.id) === (status === 'unlocked')) &&
        (sought === '' ||
          [feat.name, feat.description, feat.requirement].some((text) =>
            text.toLowerCase().includes(sought),
          )),
    )
    .toSorted(
      (one, other) =>
        share(other.id) - share(one.id) ||
        (progress[other.id]?.unlockedAt ?? 0) - (progress[one.id]?.unlockedAt ?? 0),
    );
};

/** How far one has come with a feat, 0 to 1. */
export const shareOf = (way: Gallery['progress'][string] | undefined): number => {
  if (way === undefined) return 0;
  return way.unlocked ? 1 : Math.min(1, way.current / way.required);
};

/** "100 experience, 3 turns, 80 food". */
export const rewardText = (rewards: readonly FeatReward[]): string =>
  rewards
    .map(({ type, item, quantity }) =>
      type === 'resource'
        ? `${whole(quantity)} ${resourceName(item).toLowerCase()}`
        : `${whole(quantity)} ${quantity === 1 && type === 'turns' ? 'turn' : item}`,
    )
    .join(', ');
