// How far honors have come, and how challenges are put into words, for the desk. What the wall alone says is hung.ts's.
import type { Challenge, Honor } from '../learning.ts';

/** How far one has come with an honor, 0 to 1, and 1 for those alone that are held. */
export const shareOf = ({ unlocked, progress }: Pick<Honor, 'unlocked' | 'progress'>): number =>
  unlocked ? 1 : Math.min(0.99, progress.current / progress.target);

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
