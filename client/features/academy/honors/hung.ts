// How the wall calls and orders what hangs on it. It comes with the wall, and not with the desk.
import { counted, whole } from '../../../ui/numberText.ts';
import type { Honor } from '../learning.ts';

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
