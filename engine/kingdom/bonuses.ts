// What everything a kingdom owns adds up to. One handler a kind of effect; percentages add up, are held to their caps once, then apply once.
// Military, economic and magical buildings also give what their category gives (kingdom.md §9), whatever else is written of them.
// Invariant: the sum over single holdings is the sum over all of them, before caps.
import { z } from 'zod';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import type { Effect, EffectKind } from '@sigilla/content/schema/effect.ts';
import type { KingdomContent } from './content.ts';
import { RESOURCES, Resources, type Kingdom } from './kingdom.ts';

/** The part of a kingdom, or of a player's view of it, that bonuses come from. */
export type Holdings = Pick<Kingdom, 'buildings' | 'artifacts'>;

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
  spellPercent: Sum,
  tradePercent: Sum,
  /** A military building stands at level 3: elite soldiers may be called up. */
  eliteUnits: z.boolean(),
});
export type Bonuses = z.infer<typeof Bonuses>;

export const nothing = (): Resources => ({
  gold: 0,
  mana: 0,
  population: 0,
  land: 0,
  researchPoints: 0,
  food: 0,
  materials: 0,
});

const none = (): Bonuses => ({
  yields: nothing(),
  yieldPercent: nothing(),
  rushPercent: nothing(),
  housing: 0,
  deploymentPercent: 0,
  planningPercent: 0,
  attackPercent: 0,
  defensePercent: 0,
  recruitPercent: 0,
  upkeepPercent: 0,
  morale: 0,
  supply: 0,
  artifactChance: 0,
  exploreLand: 0,
  spellPercent: 0,
  tradePercent: 0,
  eliteUnits: false,
});

/** Percent beyond which more of the same does not help (G-152, G-153; reasons in docs/RULES.md). */
export const CAPS = {
  recruitPercent: 60,
  defensePercent: 300,
  deploymentPercent: 60,
  planningPercent: 60,
  attackPercent: 100,
  upkeepPercent: 50,
  artifactChance: 35,
} as const satisfies Partial<Record<keyof Bonuses, number>>;

/** Percent that hurried work is helped by at most, whatever the resource (G-189). */
export const RUSH_CAP = 100;

/** A building's output at a level: the first level's, and half of it again for each level above. */
export const atLevel = (amount: number, level: number): number => Math.floor((amount * (level + 1)) / 2);

interface Owned {
  readonly level: number;
  readonly quantity: number;
}
type Handlers = {
  readonly [K in EffectKind]: (sum: Bonuses, effect: Extract<Effect, { kind: K }>, owned: Owned) => void;
};

const HANDLERS: Handlers = {
  yield: (sum, { resource, amount }, { level, quantity }) => {
    sum.yields[resource] += atLevel(amount, level) * quantity;
  },
  yield_percent: (sum, { resource, percent }, { level, quantity }) => {
    sum.yieldPercent[resource] += percent * level * quantity;
  },
  rush_percent: (sum, { resource, percent }, { quantity }) => {
    sum.rushPercent[resource] += percent * quantity;
  },
  housing: (sum, { amount }, { level, quantity }) => {
    sum.housing += atLevel(amount, level) * quantity;
  },
  deployment_percent: (sum, { percent }, { quantity }) => {
    sum.deploymentPercent += percent * quantity;
  },
  planning_percent: (sum, { percent }, { quantity }) => {
    sum.planningPercent += percent * quantity;
  },
  attack_percent: (sum, { percent }, { level, quantity }) => {
    sum.attackPercent += percent * level * quantity;
  },
  defense_percent: (sum, { percent }, { quantity }) => {
    sum.defensePercent += percent * quantity;
  },
  recruit_percent: (sum, { percent }, { level, quantity }) => {
    sum.recruitPercent += percent * level * quantity;
  },
  upkeep_percent: (sum, { percent }, { level, quantity }) => {
    sum.upkeepPercent += percent * level * quantity;
  },
  morale: (sum, { points }, { quantity }) => {
    sum.morale += points * quantity;
  },
  supply: (sum, { points }, { quantity }) => {
    sum.supply += points * quantity;
  },
  artifact_chance: (sum, { points }, { level, quantity }) => {
    sum.artifactChance += points * level * quantity;
  },
  explore_land: (sum, { amount }, { quantity }) => {
    sum.exploreLand += amount * quantity;
  },
  spell_percent: (sum, { percent }, { level, quantity }) => {
    sum.spellPercent += percent * level * quantity;
  },
};

// The union's members each meet the handler of their own kind; TypeScript can't see that through the look-up.
const applyEffect = (sum: Bonuses, effect: Effect, owned: Owned): void =>
  (HANDLERS[effect.kind] as (sum: Bonuses, effect: Effect, owned: Owned) => void)(sum, effect, owned);

const applyCategory = (sum: Bonuses, definition: BuildingDefinition, { level, quantity }: Owned): void => {
  switch (definition.category) {
    case 'military':
      sum.defensePercent += 15 * level * quantity;
      sum.recruitPercent += 8 * level * quantity;
      if (level >= 3) sum.eliteUnits = true;
      break;
    case 'magical':
      if (level >= 3) sum.spellPercent += 5 * level;
      break;
    case 'economic':
      if (level >= 4) sum.tradePercent += 10 * level;
      break;
    case 'specialized':
      break;
  }
};

/** Sums what buildings and working artifacts give, without caps: what one holding contributes. Unknown ids give nothing. */
export const rawBonusesOf = ({ buildings, artifacts }: Holdings, content: KingdomContent): Bonuses => {
  const sum = none();
  for (const owned of buildings) {
    const definition = content.buildings.get(owned.type);
    if (definition === undefined) continue;
    for (const effect of definition.effects.rules) applyEffect(sum, effect, owned);
    applyCategory(sum, definition, owned);
  }
  for (const { artifactId, isActive } of artifacts) {
    if (!isActive) continue;
    const rules = content.artifacts.get(artifactId)?.effect.rules ?? [];
    for (const effect of rules) applyEffect(sum, effect, { level: 1, quantity: 1 });
  }
  return sum;
};

const cappedBonusesOf = (holdings: Holdings, content: KingdomContent): Bonuses => {
  const sum = rawBonusesOf(holdings, content);
  for (const [name, cap] of Object.entries(CAPS) as [keyof typeof CAPS, number][])
    sum[name] = Math.min(sum[name], cap);
  for (const resource of RESOURCES) sum.rushPercent[resource] = Math.min(sum.rushPercent[resource], RUSH_CAP);
  return sum;
};

/**
 * Reckons something of holdings once, by the list of buildings: a deed asks several times of the same ones, the next deed again, and a kingdom's
 * lists are never changed, only replaced. What comes out belongs to everyone who asks, and must not be changed.
 */
export const reckonedOnce = <Rest extends readonly unknown[], Sum>(
  reckon: (holdings: Holdings, ...rest: Rest) => Sum,
): ((holdings: Holdings, ...rest: Rest) => Sum) => {
  const reckoned = new WeakMap<
    Holdings['buildings'],
    { readonly artifacts: Holdings['artifacts']; readonly rest: Rest; readonly sum: Sum }
  >();
  return (holdings, ...rest) => {
    const known = reckoned.get(holdings.buildings);
    if (known?.artifacts === holdings.artifacts && known.rest.every((one, i) => one === rest[i]))
      return known.sum;
    const sum = reckon(holdings, ...rest);
    reckoned.set(holdings.buildings, { artifacts: holdings.artifacts, rest, sum });
    return sum;
  };
};

/** What a kingdom's holdings give together, each sum held to its cap. */
export const bonusesOf: (holdings: Holdings, content: KingdomContent) => Readonly<Bonuses> =
  reckonedOnce(cappedBonusesOf);

/** Turns for a deed after a reduction: rounded down, at least one (G-153). */
export const reducedTurns = (turns: number, percent: number): number =>
  turns === 0 ? 0 : Math.max(1, Math.floor((turns * (100 - percent)) / 100));

/** Gold after a discount: rounded down, at least one where there was a price. */
export const discounted = (gold: number, percent: number): number =>
  gold === 0 ? 0 : Math.max(1, Math.floor((gold * (100 - percent)) / 100));
