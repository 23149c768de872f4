// What buildings cost, need and take up. All buildings of one type share a level (kingdom.md §3), so raising one where others stand at
// level 3 costs what raising and twice improving it would: the order of building and improving never changes the sum.
// Costs grow by half with each level, as the resource calculator has them (kingdom.md §9); land is never scaled.
import type { BuildingDefinition, BuildingTier } from '@sigilla/content/schema/building.ts';
import type { BuildingStep } from '@sigilla/content/schema/buildingStep.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { fine, refuse, type Result } from '../core/result.ts';
import type { KingdomContent } from './content.ts';
import type { Kingdom, OwnedBuilding, ResourceDelta } from './kingdom.ts';

/** The path a ruler who has chosen none is taken to follow (kingdom.md §5, KR-024). */
const DEFAULT_PATH = 'ascendant';

/** Turns an improvement takes, by tier; raising takes one whatever the tier. */
const UPGRADE_TURNS: Readonly<Record<BuildingTier, number>> = {
  basic: 1,
  advanced: 2,
  elite: 3,
  ultimate: 4,
  legendary: 5,
};
/** Turns that one level more takes, by the building’s tier. */
export const upgradeTurns = (definition: BuildingDefinition): number => UPGRADE_TURNS[definition.tier];

/** Turns it takes to raise one: a special building is not done in a day (kingdom.md §9). */
export const constructionTurns = ({ special }: BuildingDefinition): number => (special === null ? 1 : 5);

/** Percent of what raising one costs at its level that is saved when it is taken down; mana and research are not. */
const SALVAGED = { gold: 30, materials: 50 } as const;

const PRICED = ['gold', 'mana', 'researchPoints', 'materials'] as const;

/** base × 1.5^(level − 1), rounded down. */
const step = (base: number, level: number): number => {
  let value = base;
  let divisor = 1;
  for (let i = 1; i < level; i += 1) {
    value *= 3;
    divisor *= 2;
  }
  return Math.floor(value / divisor);
};

const priceOf = (
  definition: BuildingDefinition,
  levels: readonly number[],
  quantity: number,
): ResourceDelta => {
  const price: ResourceDelta = {};
  for (const resource of PRICED) {
    const base = definition.costs[resource];
    const amount = levels.reduce((sum, level) => sum + step(base, level), 0) * quantity;
    if (amount > 0) price[resource] = amount;
  }
  return price;
};

/** What raising one more costs where its kind stands at `level` (1 for the first). */
export const constructionPrice = (definition: BuildingDefinition, level: number): ResourceDelta =>
  priceOf(
    definition,
    Array.from({ length: level }, (_, i) => i + 1),
    1,
  );

/** What is carried home when one is taken down: part of the gold and the materials, always less than was paid. */
export const salvage = (definition: BuildingDefinition, level: number): ResourceDelta => {
  const price = constructionPrice(definition, level);
  const saved: ResourceDelta = {};
  for (const resource of ['gold', 'materials'] as const) {
    const amount = Math.floor(((price[resource] ?? 0) * SALVAGED[resource]) / 100);
    if (amount > 0) saved[resource] = amount;
  }
  return saved;
};

/** What improving all of a kind by one level costs. */
export const upgradePrice = (definition: BuildingDefinition, owned: OwnedBuilding): ResourceDelta =>
  priceOf(definition, [owned.level + 1], owned.quantity);

/** The kingdom's buildings of a type, or undefined. */
export const ownedOf = (buildings: readonly OwnedBuilding[], type: string): OwnedBuilding | undefined =>
  buildings.find((building) => building.type === type);

/** Land that buildings stand on. */
export const landUsed = (buildings: readonly OwnedBuilding[], content: KingdomContent): number =>
  buildings.reduce(
    (sum, { type, quantity }) => sum + (content.buildings.get(type)?.costs.land ?? 0) * quantity,
    0,
  );

/** Does whoever has chosen this path, or none, walk that one? */
export const walks = (chosen: string | null, path: string): boolean =>
  (chosen ?? DEFAULT_PATH).toLowerCase() === path;

const missingBuildings = (
  needed: readonly { readonly type: string; readonly level: number }[],
  buildings: readonly OwnedBuilding[],
  content: KingdomContent,
): Refusal[] =>
  needed
    .filter(({ type, level }) => (ownedOf(buildings, type)?.level ?? 0) < level)
    .map(({ type, level }) => ({
      code: 'building_needs_building',
      params: { building: content.buildings.get(type)?.name ?? type, level },
    }));

/** All that stands in the way of raising a building apart from price and land: level, path, other buildings. */
export const missingRequirements = (
  definition: Pick<BuildingDefinition, 'requirements'>,
  holder: Pick<Kingdom, 'buildings' | 'spellPath'> & { readonly level: number },
  content: KingdomContent,
): Refusal[] => {
  const { level, path, buildings } = definition.requirements;
  const missing: Refusal[] = [];
  if (holder.level < level) missing.push(levelShort(level, holder.level));
  if (path !== null && !walks(holder.spellPath, path))
    missing.push({ code: 'building_path_required', params: { path } });
  return [...missing, ...missingBuildings(buildings, holder.buildings, content)];
};

/** The first of them, as a refusal. */
export const missingRequirement = (...asked: Parameters<typeof missingRequirements>): Result<void> => {
  const [first] = missingRequirements(...asked);
  return first === undefined ? fine : refuse(first);
};

/** Whoever raises and improves, as far as a step asks. */
export type Builder = Pick<Kingdom, 'buildings'> & {
  readonly magic: Pick<Kingdom['magic'], 'technologies'>;
  readonly resources: Pick<Kingdom['resources'], 'population'>;
};

/** What a level of a building asks for beside its price; undefined where it asks for nothing. */
export const stepTo = (building: string, level: number, content: KingdomContent): BuildingStep | undefined =>
  content.buildingSteps.get(building)?.find((step) => step.level === level);

/** What a level of a building asks for and is not there: something found out, other buildings, people. */
export const missingForLevel = (
  building: string,
  level: number,
  builder: Builder,
  content: KingdomContent,
): Refusal[] => {
  const step = stepTo(building, level, content);
  if (step === undefined) return [];
  const { research, otherBuildings, population } = step;
  const missing: Refusal[] = [];
  if (research !== null && !builder.magic.technologies.includes(research.id))
    missing.push({ code: 'building_needs_research', params: { research: research.name } });
  missing.push(...missingBuildings(otherBuildings, builder.buildings, content));
  const absent = population - builder.resources.population;
  if (absent > 0) missing.push({ code: 'building_needs_people', params: { n: absent, population } });
  return missing;
};

/** "Level N Required; need M more levels". */
const levelShort = (required: number, level: number): Refusal => ({
  code: 'level_required',
  params: { level: required, n: required - level },
});
