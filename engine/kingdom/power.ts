// Power: one published measure of a kingdom, used for rankings, matchmaking and odds alike (G-113). Weights and reasons: docs/RULES.md.
// Invariant: whole points, never below zero; depends on the kingdom and the content alone.
import type { Rarity } from '@sigilla/content/schema/artifact.ts';
import type { BuildingTier } from '@sigilla/content/schema/building.ts';
import type { HeroRarity } from '@sigilla/content/schema/hero.ts';
import { heroLevelOf, whoIs } from '../heroes/stats.ts';
import { veteranStat } from './armies.ts';
import type { KingdomContent } from './content.ts';
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import { RESOURCES, type ArmyUnit, type Kingdom, type ResourceName, type VeteranLevel } from './kingdom.ts';

/** Points for a thousand of a resource. */
const RESOURCE_PERMILLE: Readonly<Record<ResourceName, number>> = {
  gold: 50,
  mana: 100,
  population: 200,
  land: 5000,
  researchPoints: 200,
  food: 20,
  materials: 40,
};
/** Points a level of a building is worth. */
const TIER_POINTS: Readonly<Record<BuildingTier, number>> = {
  basic: 20,
  advanced: 40,
  elite: 80,
  ultimate: 200,
  legendary: 400,
};
const RARITY_POINTS: Readonly<Record<Rarity, number>> = {
  common: 25,
  uncommon: 50,
  rare: 100,
  epic: 200,
  legendary: 400,
};

/** One man's rating: attack + defense + half of health at his veteran level, rounded down. */
export const powerOfMan = (unit: UnitDefinition, level: VeteranLevel): number =>
  veteranStat(unit.stats.attack, level) +
  veteranStat(unit.stats.defense, level) +
  Math.floor(veteranStat(unit.stats.health, level) / 2);

/** Soldiers of one kind, as far as their rating goes. */
type Fielded = Pick<ArmyUnit, 'unitId' | 'veteranLevel' | 'quantity'>;

/** Rating of soldiers: the sum over their men. Unknown units count nothing. */
export const powerOfArmy = (units: readonly Fielded[], content: KingdomContent): number => {
  let sum = 0;
  for (const { unitId, veteranLevel, quantity } of units) {
    const unit = content.units.get(unitId);
    if (unit !== undefined) sum += powerOfMan(unit, veteranLevel) * quantity;
  }
  return sum;
};

/** Points of a hero who serves: by rarity, and for each level. */
const HERO_POINTS: Readonly<Record<HeroRarity, number>> = {
  common: 40,
  uncommon: 70,
  rare: 120,
  epic: 200,
  legendary: 350,
  mythical: 550,
};
const LEVEL_POINTS = 10;

type Rated = Pick<Kingdom, 'resources' | 'buildings' | 'armies' | 'artifacts' | 'heroes'>;

/** What a kingdom's power is made of, in whole points. */
export interface PowerParts {
  readonly resources: number;
  readonly buildings: number;
  /** Those waiting included. */
  readonly armies: number;
  readonly artifacts: number;
  /** Those who serve; captives serve nobody. */
  readonly heroes: number;
}

/** All but what moves with every deed. */
type Standing = Omit<PowerParts, 'resources'>;

const reckoned = (kingdom: Rated, content: KingdomContent): Standing => {
  let buildings = 0;
  for (const { type, level, quantity } of kingdom.buildings) {
    const definition = content.buildings.get(type);
    if (definition !== undefined) buildings += TIER_POINTS[definition.tier] * level * quantity;
  }
  let armies = 0;
  for (const { units, waiting } of kingdom.armies)
    armies += powerOfArmy(units, content) + powerOfArmy(waiting, content);
  let artifacts = 0;
  for (const { artifactId } of kingdom.artifacts) {
    const artifact = content.artifacts.get(artifactId);
    if (artifact !== undefined) artifacts += RARITY_POINTS[artifact.rarity];
  }
  let heroes = 0;
  for (const owned of kingdom.heroes) {
    const person = owned.captive === null ? whoIs(owned, content) : null;
    if (person !== null) heroes += HERO_POINTS[person.rarity] + LEVEL_POINTS * heroLevelOf(owned.experience);
  }
  return { buildings, armies, artifacts, heroes };
};

/** What stands, by a kingdom's lists, which are never changed, only replaced: a deed asks twice, and hardly any changes one. */
const standings = new WeakMap<
  Kingdom['armies'],
  { readonly of: Omit<Rated, 'resources'>; readonly content: KingdomContent; readonly standing: Standing }
>();

const standingOf = (kingdom: Rated, content: KingdomContent): Standing => {
  const { armies, buildings, artifacts, heroes } = kingdom;
  const known = standings.get(armies);
  if (
    known?.content === content &&
    known.of.buildings === buildings &&
    known.of.artifacts === artifacts &&
    known.of.heroes === heroes
  )
    return known.standing;
  const standing = reckoned(kingdom, content);
  standings.set(armies, { of: { armies, buildings, artifacts, heroes }, content, standing });
  return standing;
};

const powerOfStock = (resources: Kingdom['resources']): number => {
  let thousandths = 0;
  for (const name of RESOURCES) thousandths += resources[name] * RESOURCE_PERMILLE[name];
  return Math.floor(thousandths / 1000);
};

/** The parts that power is the sum of. */
export const powerParts = (kingdom: Rated, content: KingdomContent): PowerParts => ({
  resources: powerOfStock(kingdom.resources),
  ...standingOf(kingdom, content),
});

/** Power = resources + buildings + armies (those waiting included) + artifacts + heroes. */
export const powerOf = (kingdom: Rated, content: KingdomContent): number => {
  const { buildings, armies, artifacts, heroes } = standingOf(kingdom, content);
  return powerOfStock(kingdom.resources) + buildings + armies + artifacts + heroes;
};
