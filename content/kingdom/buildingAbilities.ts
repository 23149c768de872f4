// What buildings of a category also give from a level on (kingdom.md §9), in the words that their cards show.
// Invariant: the numbers are those of engine/kingdom/effects.ts (tests/content/kingdom holds them together).

/** Economic, from level 4. */
export const ROUTES = 'From level 4 its trade routes carry 10% more for each level';
/** Military, from level 3. */
export const ELITE = 'Elite soldiers may be called up';
/** Magical, from level 3. */
export const SPELLS = 'Spells are 5% stronger for each level';
