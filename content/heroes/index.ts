// Everything about heroes, read and checked: who there is, their classes and tempers, and where they may be sent.
import { z } from 'zod';
import { HeroDefinition, type HeroTermsByRank } from '../schema/hero.ts';
import type { HeroCategory } from '../schema/heroCategory.ts';
import { economicHeroes } from './economic.ts';
import { magicalHeroes } from './magical.ts';
import { militaryHeroes } from './military.ts';
import { termsOf } from './raise.ts';

export { heroClasses } from './classes.ts';
export { heroMissions } from './missions.ts';
export { heroTraits } from './traits.ts';

export const heroes: readonly HeroDefinition[] = z
  .array(HeroDefinition)
  .parse([...militaryHeroes, ...magicalHeroes, ...economicHeroes]);

const ofCategory = (category: HeroCategory) => ({
  common: termsOf(category, 'common'),
  uncommon: termsOf(category, 'uncommon'),
  rare: termsOf(category, 'rare'),
  epic: termsOf(category, 'epic'),
  legendary: termsOf(category, 'legendary'),
  mythical: termsOf(category, 'mythical'),
});
/** What heroes ask, by category and rarity, whoever they are. */
export const heroTerms: HeroTermsByRank = {
  military: ofCategory('military'),
  magical: ofCategory('magical'),
  economic: ofCategory('economic'),
};
