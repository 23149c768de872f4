// May this be raised, and ought it to be? One validator for the server's refusal and the window's advice (G-116): everything that is missing,
// what to beware of, what would help, and how many turns it will take. Invariant: a building may be raised exactly when nothing is missing.
import type { BuildingCounsel } from '@sigilla/content/texts/buildingCounsel.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import {
  constructionPrice,
  constructionTurns,
  missingForLevel,
  missingRequirements,
  ownedOf,
} from './buildings.ts';
import type { KingdomContent } from './content.ts';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { RESOURCES } from './kingdom.ts';
import { affordable } from './ledger.ts';
import { turnsUntilPaid } from './forecast.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import { stacksOf } from './together.ts';
import type { OwnKingdomView } from './views.ts';

type Constructor = Pick<
  OwnKingdomView,
  | 'buildings'
  | 'magic'
  | 'spellPath'
  | 'level'
  | 'landFree'
  | 'resources'
  | 'turns'
  | 'income'
  | 'upkeep'
  | 'populationCapacity'
>;

/** What stands in the way of one more of these, its price apart; the first is what a refusal says. */
export const standsInTheWay = (
  definition: BuildingDefinition,
  builder: Pick<Constructor, 'buildings' | 'magic' | 'resources' | 'spellPath' | 'level' | 'landFree'>,
  content: KingdomContent,
): readonly Refusal[] => {
  const quantity = ownedOf(builder.buildings, definition.id)?.quantity ?? 0;
  const faults: Refusal[] = [];
  if (definition.limit !== null && quantity >= definition.limit)
    faults.push({ code: 'building_limit', params: { limit: definition.limit } });
  faults.push(...missingRequirements(definition, builder, content));
  // What the first of a kind asks for has been there once; another one asks again for nothing.
  if (quantity === 0) faults.push(...missingForLevel(definition.id, 1, builder, content));
  const short = definition.costs.land - builder.landFree;
  if (short > 0) faults.push({ code: 'land_needed', params: { n: short } });
  return faults;
};

/** What constructing something would mean (kingdom.md §3). */
export interface BuildingValidation {
  readonly canBuild: boolean;
  readonly missingRequirements: readonly Refusal[];
  readonly warnings: readonly BuildingCounsel[];
  readonly strategicRecommendations: readonly BuildingCounsel[];
  /** Turns of work, and before them as many as it takes to earn what is missing; null when that never comes by itself. */
  readonly estimatedTurns: number | null;
}

/** Share of a stock beyond which spending it wants a word. */
const MOST_OF_IT = 75;

const warningsOf = (
  definition: BuildingDefinition,
  builder: Constructor,
  price: ReturnType<typeof constructionPrice>,
): BuildingCounsel[] => {
  const warnings = RESOURCES.flatMap((name): BuildingCounsel[] => {
    const asked = price[name] ?? 0;
    const held = builder.resources[name];
    return asked <= held && 100 * asked > MOST_OF_IT * held
      ? [
          {
            code: 'takesMost',
            params: {
              percent: Math.floor((100 * asked) / held),
              resource: RESOURCE_WORDS[name].spoken,
            },
          },
        ]
      : [];
  });
  const left = builder.landFree - definition.costs.land;
  if (left === 0) warnings.push({ code: 'noLandLeft', params: {} });
  if (builder.upkeep.gold > builder.income.gold) warnings.push({ code: 'upkeepAboveIncome', params: {} });
  return warnings;
};

const recommendationsOf = (
  definition: BuildingDefinition,
  builder: Constructor,
  faults: readonly Refusal[],
  content: KingdomContent,
): BuildingCounsel[] => {
  const advice: BuildingCounsel[] = [];
  const after = ownedOf(builder.buildings, definition.id);
  const raised = [
    ...builder.buildings.filter(({ type }) => type !== definition.id),
    { type: definition.id, level: after?.level ?? 1, quantity: (after?.quantity ?? 0) + 1 },
  ];
  for (const synergy of content.synergies.values())
    if (stacksOf(synergy, raised) > stacksOf(synergy, builder.buildings))
      advice.push({
        code: 'completesSynergy',
        params: { synergy: synergy.name, benefit: synergy.benefit },
      });
  for (const { type, level } of definition.requirements.buildings) {
    const owned = ownedOf(builder.buildings, type);
    if ((owned?.level ?? 0) >= level) continue;
    const building = content.buildings.get(type)?.name ?? type;
    advice.push(
      owned === undefined
        ? { code: 'raiseFirst', params: { building } }
        : { code: 'improveFirst', params: { building, level } },
    );
  }
  if (faults.some(({ code }) => code === 'land_needed')) advice.push({ code: 'sendSurveyors', params: {} });
  return advice;
};

/** Everything to know before raising one more of these. */
export const validateBuilding = (
  definition: BuildingDefinition,
  builder: Constructor,
  content: KingdomContent,
): BuildingValidation => {
  const price = constructionPrice(definition, ownedOf(builder.buildings, definition.id)?.level ?? 1);
  const turns = constructionTurns(definition);
  const faults = standsInTheWay(definition, builder, content);
  const payable = affordable(
    { turns: builder.turns.turns, resources: builder.resources },
    { turns, resources: price },
  );
  const short = RESOURCES.flatMap((resource): Refusal[] => {
    const n = (price[resource] ?? 0) - builder.resources[resource];
    return n > 0
      ? [{ code: 'need_more_resource', params: { n, resource: RESOURCE_WORDS[resource].spoken } }]
      : [];
  });
  const tired: Refusal[] =
    builder.turns.turns < turns
      ? [{ code: 'need_more_turns', params: { n: turns - builder.turns.turns } }]
      : [];
  const wait = turnsUntilPaid(builder, price);
  return {
    canBuild: faults.length === 0 && payable.ok,
    missingRequirements: [...faults, ...tired, ...short],
    warnings: warningsOf(definition, builder, price),
    strategicRecommendations: recommendationsOf(definition, builder, faults, content),
    estimatedTurns: wait === null ? null : wait + turns,
  };
};
