// How honors and challenges are put into words.
import { counted } from '../../../ui/numberText.ts';
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

/** "+15 turns, the title Audāx, a freeze scroll" in pieces. */
export const rewardsOf = ({ rewards }: Honor): readonly string[] => [
  `+${counted(rewards.turns, 'turn')}`,
  ...(rewards.title === undefined ? [] : [`the title ${rewards.title.latin}`]),
  ...(rewards.unlocks === undefined ? [] : [rewards.unlocks]),
];

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
