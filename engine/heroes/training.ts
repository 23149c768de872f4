// Training: turns and gold for a point of a score. Invariant: each point of the same score asks for more, and there is an end to it.
import type { HeroStat } from '@sigilla/content/schema/hero.ts';
import type { OwnedHero } from './hero.ts';

/** Points that training and quests together may add to a score. */
const MOST_TRAINED = 4;
const TURNS = 2;
const GOLD = 60;
export const TRAINING_EXPERIENCE = 12;

/** What the next point of a score costs; null where no master teaches more. */
export const trainingPrice = (
  { trained }: Pick<OwnedHero, 'trained'>,
  stat: HeroStat,
): { readonly turns: number; readonly gold: number } | null => {
  const had = trained[stat] ?? 0;
  return had >= MOST_TRAINED ? null : { turns: TURNS + had, gold: GOLD * (had + 1) };
};

/** With one point more, as far as there is room. */
export const taught = (trained: OwnedHero['trained'], stat: HeroStat): OwnedHero['trained'] => ({
  ...trained,
  [stat]: Math.min(MOST_TRAINED, (trained[stat] ?? 0) + 1),
});
