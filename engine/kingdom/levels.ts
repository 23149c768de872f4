// Levels from experience (latin.md 9.2): a hundred points a level, sixty levels. Experience itself is never capped.

const MAX_LEVEL = 60;
export const EXPERIENCE_PER_LEVEL = 100;

/** floor(experience / 100) + 1, at most 60. */
export const levelOf = (experience: number): number =>
  Math.min(MAX_LEVEL, Math.floor(experience / EXPERIENCE_PER_LEVEL) + 1);

/** Points gathered towards the next level, 0 to 99: the remainder within a hundred. */
export const levelProgress = (experience: number): number => experience % EXPERIENCE_PER_LEVEL;

/** Experience at which the level after this one begins: 100 times the level. */
export const nextLevelExperience = (level: number): number => EXPERIENCE_PER_LEVEL * level;
