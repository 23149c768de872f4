// What a character is as a hero: the written rule of docs/RULES.md, "A character as a hero". Invariants: a made hero is worth no more than the
// least of the named ones of the same rarity; the same choices always come to the same hero.
import type { CharacterBook } from '@sigilla/content/schema/character.ts';
import { HERO_STATS, type BaseStats, type HeroRarity, type HeroStat } from '@sigilla/content/schema/hero.ts';
import type { MadeHero } from '../heroes/hero.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { AbilityScores, Character } from './character.ts';
import { modifierOf } from './derived.ts';
import { finalScores, originsOf, type Origins } from './origins.ts';

/** The level from which a character is of that rarity, highest first. */
const RARITY_FROM: readonly (readonly [number, HeroRarity])[] = [
  [20, 'mythical'],
  [16, 'legendary'],
  [12, 'epic'],
  [8, 'rare'],
  [4, 'uncommon'],
  [1, 'common'],
];
/** The rarity that a character of this level (1 to 20) has as a hero. */
export const rarityAt = (level: number): HeroRarity =>
  RARITY_FROM.find(([from]) => level >= from)?.[1] ?? 'common';

/** What six scores come to together at best, and the most that one of them can be. */
const WORTH: Readonly<Record<HeroRarity, { readonly points: number; readonly most: number }>> = {
  common: { points: 44, most: 12 },
  uncommon: { points: 50, most: 13 },
  rare: { points: 56, most: 14 },
  epic: { points: 62, most: 15 },
  legendary: { points: 68, most: 17 },
  mythical: { points: 75, most: 18 },
};
/** Points below the best for modifiers that come to nothing; each point of modifiers makes up for one. */
const SHORT = 6;

/** What nobody here saw fall counts as this at most. */
export const MOST_BROUGHT = 15;
/** What somebody knows of magic who casts nothing. */
const NO_MAGIC = 3;
/** What the class of heroes adds to what it leads with. */
const LEADING = [3, 2] as const;

const half = (one: number, other: number): number => Math.floor((one + other) / 2);

const magicOf = (scores: AbilityScores, { class: { spellcasting } }: Origins): number => {
  if (spellcasting === null) return NO_MAGIC;
  const score = scores[spellcasting.ability];
  return spellcasting.fromLevel === 1 ? score : half(score, NO_MAGIC);
};

/** The bent of six scores, before they are brought to what the rarity allows. */
const bentOf = (scores: AbilityScores, origins: Origins): BaseStats => ({
  leadership: half(scores.charisma, scores.wisdom),
  administration: half(scores.intelligence, scores.wisdom),
  combat: half(Math.max(scores.strength, scores.dexterity), scores.constitution),
  magic: magicOf(scores, origins),
  charisma: scores.charisma,
  intelligence: scores.intelligence,
});

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Six scores in proportion to the bent, `points` together; what rounding leaves goes to the greatest remainders. What is above `most` is lost. */
const apportioned = (bent: BaseStats, points: number, most: number): BaseStats => {
  const sum = HERO_STATS.reduce((all, stat) => all + bent[stat], 0);
  const wholeOf = (stat: HeroStat): number => Math.floor((bent[stat] * points) / sum);
  const left = points - HERO_STATS.reduce((all, stat) => all + wholeOf(stat), 0);
  const first = HERO_STATS.toSorted(
    (one, other) => ((bent[other] * points) % sum) - ((bent[one] * points) % sum),
  ).slice(0, left);
  const stats = { ...bent };
  for (const stat of HERO_STATS)
    stats[stat] = clamped(wholeOf(stat) + (first.includes(stat) ? 1 : 0), 1, most);
  return stats;
};

/** What the rule looks at. */
export type HeroMaterial = Pick<Character, 'isVouched'> & {
  readonly choices: Omit<Character['choices'], 'skills' | 'expertise' | 'languages' | 'method'>;
};

/** The character as a hero; null for one whose pages the book has not. */
export const heroOfCharacter = (
  { choices, isVouched }: HeroMaterial,
  { characters, heroClasses }: Pick<KingdomContent, 'heroClasses'> & { readonly characters: CharacterBook },
): MadeHero | null => {
  const origins = originsOf(choices, characters);
  if (origins === null) return null;
  const heroClass = origins.class.heroes[origins.background.calling];
  const leading = heroClasses.get(heroClass)?.leading ?? ['leadership', 'combat'];
  const brought = { ...choices.scores };
  if (!isVouched)
    for (const ability of Object.keys(brought) as (keyof AbilityScores)[])
      brought[ability] = Math.min(MOST_BROUGHT, brought[ability]);
  const scores = finalScores({ scores: brought, raised: choices.raised }, origins);
  const bent = bentOf(scores, origins);
  bent[leading[0]] += LEADING[0];
  bent[leading[1]] += LEADING[1];
  const modifiers = Object.values(scores).reduce((sum, score) => sum + modifierOf(score), 0);
  const rarity = rarityAt(choices.level);
  const { points, most } = WORTH[rarity];
  return {
    name: choices.name,
    class: heroClass,
    rarity,
    pronoun: choices.pronoun,
    age: choices.portrait.age,
    baseStats: apportioned(bent, points - SHORT + clamped(modifiers, 0, SHORT), most),
    traits: [origins.background.trait],
    portrait: choices.portrait,
    ancestry: choices.ancestry,
  };
};
