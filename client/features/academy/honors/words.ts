// How honors and challenges are put into words.
import { counted, whole } from '../../../ui/numberText.ts';
import type { Challenge, Honor } from '../learning.ts';

/** The categories by their names (latin.md 2.5). */
export const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',
  cultural: 'Cultural',
  streak: 'Streak',
  mastery: 'Mastery',
  creative: 'Creative',
};

export const TIER_NAMES: Readonly<Record<Honor['tier'], string>> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  legendary: 'Legendary',
};

/** "+15 turns, the title Audāx, a freeze scroll" in pieces. */
export const rewardsOf = ({ rewards }: Honor): readonly string[] => [
  `+${counted(rewards.turns, 'turn')}`,
  ...(rewards.title === undefined ? [] : [`the title ${rewards.title.latin}`]),
  ...(rewards.unlocks === undefined ? [] : [rewards.unlocks]),
];

/** How far one has come with an honor, 0 to 1, and 1 for those alone that are held. */
export const shareOf = ({ unlocked, progress }: Pick<Honor, 'unlocked' | 'progress'>): number =>
  unlocked ? 1 : Math.min(0.99, progress.current / progress.target);

/** "12 of 25" */
export const countOf = ({ progress }: Pick<Honor, 'progress'>): string =>
  `${whole(progress.current)} of ${whole(progress.target)}`;

/** As they hang: what is held, the latest first, then what is nearest. */
export const asTheyHang = (honors: readonly Honor[]): readonly Honor[] =>
  honors.toSorted(
    (one, other) =>
      Number(other.unlocked) - Number(one.unlocked) ||
      (other.unlockedAt ?? 0) - (one.unlockedAt ?? 0) ||
      other.progress.percentage - one.progress.percentage,
  );

/** "20m 0s" */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}m ${Math.floor(seconds % 60)}s`;

/** What a challenge asks for, a tile each: its name, and the figure. */
export const requirementTiles = ({ requirements }: Challenge): readonly (readonly [string, string])[] => {
  const { questionsToComplete, timeLimit, minAccuracy, requiredStreak } = requirements;
  return [
    ['Scrolls', String(questionsToComplete)],
    ...(timeLimit === null ? [] : [['Time limit', minutesAndSeconds(timeLimit)] as const]),
    ...(minAccuracy === null ? [] : [['Right', `${minAccuracy}%`] as const]),
    ...(requiredStreak === null ? [] : [['In a row', String(requiredStreak)] as const]),
  ];
};
