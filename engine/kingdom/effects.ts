// The one table of what may be modified: each kind of effect adds to one sum, which grows with the level or the number of what gives it.
// Percentages of one kind add up over everything a kingdom has, are held to their cap once, and then apply once (docs/RULES.md).
// Invariant: a kind of effect without a row does not compile, and no sum is added to but by a row.
import { z } from 'zod';
import type { BuildingCategory } from '@sigilla/content/schema/building.ts';
import type { Effect, EffectKind } from '@sigilla/content/schema/effect.ts';
import { Resources, type ResourceName } from './kingdom.ts';

const Sum = z.int().min(0);

/** Points and whole percentages. */
export const Bonuses = z.object({
  /** Yield a turn before percentages. */
  yields: Resources,
  yieldPercent: Resources,
  /** On tax collection, meditation, recruitment drive and study. */
  rushPercent: Resources,
  housing: Sum,
  deploymentPercent: Sum,
  planningPercent: Sum,
  attackPercent: Sum,
  defensePercent: Sum,
  recruitPercent: Sum,
  upkeepPercent: Sum,
  morale: Sum,
  supply: Sum,
  artifactChance: Sum,
  exploreLand: Sum,
  /** On what a spell gives, reckoned when it is cast. */
  spellPercent: Sum,
  /** On the mana of a casting. */
  spellCostPercent: Sum,
  /** On the turns of research. */
  researchPercent: Sum,
  /** Defense that goes with an army wherever it fights. */
  wardPercent: Sum,
  /** Points of morale with which armies take the field, and which those against them lose. */
  battleMorale: Sum,
  dread: Sum,
  /** Of what a caravan carries (income.ts). */
  tradePercent: Sum,
  /** On the merchants' prices and turns. */
  tradeDiscount: Sum,
  veteranPercent: Sum,
  /** On the supplies of an exploration. */
  suppliesPercent: Sum,
  rationPercent: Sum,
  /** Gold that no victor takes. */
  vault: Sum,
  /** A military building stands at level 3: elite soldiers may be called up. */
  eliteUnits: z.boolean(),
});
export type Bonuses = z.infer<typeof Bonuses>;
export type BonusName = keyof Bonuses;

/** Percent beyond which more of the same does not help (G-152, G-153, G-189; reasons in docs/RULES.md). */
export const CAPS = {
  rushPercent: 100,
  recruitPercent: 60,
  defensePercent: 300,
  deploymentPercent: 60,
  planningPercent: 60,
  attackPercent: 100,
  upkeepPercent: 50,
  artifactChance: 35,
  tradePercent: 500,
  tradeDiscount: 50,
  veteranPercent: 50,
  suppliesPercent: 80,
  rationPercent: 50,
  spellPercent: 100,
  spellCostPercent: 40,
  researchPercent: 50,
  wardPercent: 20,
  battleMorale: 15,
  dread: 15,
} as const satisfies Partial<Record<BonusName, number>>;

const CAP_OF: Partial<Record<BonusName, number>> = CAPS;
/** What counts of a sum at most. */
export const capOf = (bonus: BonusName): number => CAP_OF[bonus] ?? Number.MAX_SAFE_INTEGER;

/** A building's output at a level: the first level's, and half of it again for each level above. */
const atLevel = (amount: number, level: number): number => Math.floor((amount * (level + 1)) / 2);

/** How a sum grows: by half of the first level with each further one, with each level, or only with their number. */
type Growth = 'half' | 'level' | 'number';
const GROWN: Readonly<Record<Growth, (amount: number, level: number) => number>> = {
  half: atLevel,
  level: (amount, level) => amount * level,
  number: (amount) => amount,
};

const TABLE: Readonly<Record<EffectKind, readonly [BonusName, Growth]>> = {
  yield: ['yields', 'half'],
  yield_percent: ['yieldPercent', 'level'],
  rush_percent: ['rushPercent', 'number'],
  housing: ['housing', 'half'],
  deployment_percent: ['deploymentPercent', 'number'],
  planning_percent: ['planningPercent', 'number'],
  attack_percent: ['attackPercent', 'level'],
  defense_percent: ['defensePercent', 'number'],
  recruit_percent: ['recruitPercent', 'level'],
  upkeep_percent: ['upkeepPercent', 'level'],
  morale: ['morale', 'number'],
  supply: ['supply', 'number'],
  artifact_chance: ['artifactChance', 'level'],
  explore_land: ['exploreLand', 'number'],
  spell_percent: ['spellPercent', 'level'],
  spell_cost_percent: ['spellCostPercent', 'level'],
  research_percent: ['researchPercent', 'level'],
  ward_percent: ['wardPercent', 'number'],
  battle_morale: ['battleMorale', 'number'],
  dread: ['dread', 'number'],
  trade_discount: ['tradeDiscount', 'number'],
  route_percent: ['tradePercent', 'level'],
  veteran_percent: ['veteranPercent', 'level'],
  supplies_percent: ['suppliesPercent', 'level'],
  ration_percent: ['rationPercent', 'level'],
  vault: ['vault', 'half'],
};

/** So much of one sum; `resource` where there is one sum a resource. */
export interface Amount {
  readonly bonus: BonusName;
  readonly resource: ResourceName | null;
  readonly amount: number;
}

/** At which level, and how many of them. */
interface Owned {
  readonly level: number;
  readonly quantity: number;
}

const bareAmount = (effect: Effect): number => {
  if ('amount' in effect) return effect.amount;
  return 'percent' in effect ? effect.percent : effect.points;
};

/** What effects come to, owned so. */
export const amountsOf = (effects: readonly Effect[], { level, quantity }: Owned): Amount[] =>
  effects.map((effect) => {
    const [bonus, growth] = TABLE[effect.kind];
    return {
      bonus,
      resource: 'resource' in effect ? effect.resource : null,
      amount: GROWN[growth](bareAmount(effect), level) * quantity,
    };
  });

const withBare = (effect: Effect, amount: number): Effect => {
  if ('amount' in effect) return { ...effect, amount };
  return 'percent' in effect ? { ...effect, percent: amount } : { ...effect, points: amount };
};

/** What effects gain when all of what is owned stands a level higher; those that only go by its number gain nothing. */
export const risesOf = (effects: readonly Effect[], { level, quantity }: Owned): Effect[] =>
  effects.flatMap((effect) => {
    const grown = GROWN[TABLE[effect.kind][1]];
    const bare = bareAmount(effect);
    const more = (grown(bare, level + 1) - grown(bare, level)) * quantity;
    return more === 0 ? [] : [withBare(effect, more)];
  });

/** What buildings give by their category, whatever else is written of them (kingdom.md §9). */
export const amountsOfCategory = (category: BuildingCategory, { level, quantity }: Owned): Amount[] => {
  const amount = (bonus: BonusName, of: number): Amount => ({ bonus, resource: null, amount: of });
  switch (category) {
    case 'military':
      return [
        amount('defensePercent', 15 * level * quantity),
        amount('recruitPercent', 8 * level * quantity),
        ...(level >= 3 ? [amount('eliteUnits', 1)] : []),
      ];
    case 'magical':
      return level >= 3 ? [amount('spellPercent', 5 * level)] : [];
    case 'economic':
      return level >= 4 ? [amount('tradePercent', 10 * level)] : [];
    case 'specialized':
      return [];
  }
};
