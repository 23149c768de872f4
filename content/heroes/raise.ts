// How a hero is written down in the pages beside this one: what differs from hero to hero; what follows from rarity and category is added here.
// Invariants: who is rarer asks for more, and comes to a greater realm; military heroes are paid in gold, magical ones in mana too, the
// others in part with study.
import type { BaseStats, HeroAbility, HeroDefinition, HeroRarity, HeroTerms } from '../schema/hero.ts';
import type { HeroCategory } from '../schema/heroCategory.ts';

/** An ability that counts in the kingdom that the hero serves. */
export const realm = (
  name: string,
  description: string,
  ...effects: readonly HeroAbility['effects'][number][]
): HeroAbility => ({ name, description, scope: 'realm', effects: [...effects] });

/** An ability that counts in the host that the hero leads. */
export const host = (
  name: string,
  description: string,
  ...effects: readonly HeroAbility['effects'][number][]
): HeroAbility => ({ name, description, scope: 'host', effects: [...effects] });

/** Gold, and turns of riding and persuasion. */
const PRICE: Readonly<Record<HeroRarity, { readonly gold: number; readonly turns: number }>> = {
  common: { gold: 180, turns: 1 },
  uncommon: { gold: 320, turns: 2 },
  rare: { gold: 560, turns: 2 },
  epic: { gold: 950, turns: 3 },
  legendary: { gold: 1600, turns: 4 },
  mythical: { gold: 2600, turns: 5 },
};
/** Permille of the gold that is asked in each coin. */
const COINS: Readonly<Record<HeroCategory, readonly [gold: number, mana: number, research: number]>> = {
  military: [1000, 0, 0],
  magical: [600, 250, 0],
  economic: [800, 0, 80],
};
/** The ruler's level from which they answer a letter. */
const LEVEL: Readonly<Record<HeroRarity, number>> = {
  common: 1,
  uncommon: 2,
  rare: 5,
  epic: 10,
  legendary: 18,
  mythical: 28,
};
const HOUSE: Readonly<Record<HeroCategory, readonly [first: string, greater: string]>> = {
  military: ['barracks', 'armoury'],
  magical: ['mage_tower', 'sanctuary'],
  economic: ['town', 'counting_house'],
};
const HOUSE_LEVEL: Readonly<Record<HeroRarity, number>> = {
  common: 1,
  uncommon: 1,
  rare: 2,
  epic: 3,
  legendary: 4,
  mythical: 5,
};

const part = (gold: number, permille: number): number => Math.floor((gold * permille) / 10_000) * 10;

const buildingsFor = (category: HeroCategory, rarity: HeroRarity) => {
  const [first, greater] = HOUSE[category];
  const house = { type: first, level: HOUSE_LEVEL[rarity] };
  return rarity === 'legendary' || rarity === 'mythical' ? [house, { type: greater, level: 1 }] : [house];
};

type Six = readonly [number, number, number, number, number, number];

/** A hero as the pages name one; the six scores in the order of HERO_STATS. */
export interface Named extends Pick<
  HeroDefinition,
  'id' | 'name' | 'class' | 'rarity' | 'pronoun' | 'age' | 'traits' | 'abilities'
> {
  readonly scores: Six;
}

const scored = ([leadership, administration, combat, magic, charisma, intelligence]: Six): BaseStats => ({
  leadership,
  administration,
  combat,
  magic,
  charisma,
  intelligence,
});

/** What a hero of that category and rarity asks, whoever they are. */
export const termsOf = (category: HeroCategory, rarity: HeroRarity): HeroTerms => {
  const { gold, turns } = PRICE[rarity];
  const [inGold, inMana, inStudy] = COINS[category];
  return {
    requirements: { level: LEVEL[rarity], buildings: buildingsFor(category, rarity) },
    recruitmentCost: {
      gold: part(gold, inGold),
      mana: part(gold, inMana),
      researchPoints: part(gold, inStudy),
      turns,
    },
  };
};

/** The whole definition, what its rarity and category ask for included. */
export const raise = (category: HeroCategory, { scores, ...named }: Named): HeroDefinition => ({
  ...named,
  category,
  baseStats: scored(scores),
  ...termsOf(category, named.rarity),
});
