// Levels from experience (latin.md 9.2): a hundred points a level, sixty levels, and ranks of ascension beyond them. Experience itself is never capped.
// Invariant: more experience is never a lower level, rank or prestige.

const MAX_LEVEL = 60;
export const EXPERIENCE_PER_LEVEL = 100;

/** Experience that a rank of ascension takes, once the sixtieth level is filled (G-043). */
const EXPERIENCE_PER_ASCENSION = 500;
/** Level 60 and forty ranks are a hundred. */
export const MOST_ASCENSIONS = 40;

/** floor(experience / 100) + 1, at most 60. */
export const levelOf = (experience: number): number =>
  Math.min(MAX_LEVEL, Math.floor(experience / EXPERIENCE_PER_LEVEL) + 1);

/** Points gathered towards the next level, 0 to 99: the remainder within a hundred. */
export const levelProgress = (experience: number): number => experience % EXPERIENCE_PER_LEVEL;

/** Experience at which the level after this one begins: 100 times the level. */
export const nextLevelExperience = (level: number): number => EXPERIENCE_PER_LEVEL * level;

/** Ranks of ascension, 0 to 40: one for every 500 points beyond the 6,000 that fill the sixtieth level. */
export const ascensionOf = (experience: number): number =>
  Math.min(
    MOST_ASCENSIONS,
    Math.max(0, Math.floor((experience - MAX_LEVEL * EXPERIENCE_PER_LEVEL) / EXPERIENCE_PER_ASCENSION)),
  );

/** Experience at which the next rank of ascension begins; null where there is none above. */
export const nextAscensionExperience = (experience: number): number | null => {
  const rank = ascensionOf(experience);
  return rank === MOST_ASCENSIONS
    ? null
    : MAX_LEVEL * EXPERIENCE_PER_LEVEL + (rank + 1) * EXPERIENCE_PER_ASCENSION;
};

const PRESTIGES = ['commoner', 'noble', 'royal', 'legendary', 'immortal'] as const;
export type Prestige = (typeof PRESTIGES)[number];

/** What a ruler passes for (latin.md 4.2, G-067): commoner to level 10, noble to 30, royal to 50, legendary to 60; immortal once ascended (G-138). */
export const prestigeOf = (experience: number): Prestige => {
  if (ascensionOf(experience) > 0) return 'immortal';
  const level = levelOf(experience);
  if (level > 50) return 'legendary';
  if (level > 30) return 'royal';
  return level > 10 ? 'noble' : 'commoner';
};
