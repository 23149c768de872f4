// What buildings give together: how often a synergy counts, how far a mastery complex has come, and what is missing for either.
// Invariants: a stack is a full set of buildings at their levels; an opportunity names exactly what would add the next stack.
import type { MasteryComplex, SynergyDefinition } from '@sigilla/content/schema/synergy.ts';
import { missingForLevel, missingRequirement, ownedOf } from './buildings.ts';
import type { Builder } from './buildings.ts';
import type { KingdomContent } from './content.ts';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import type { Kingdom, OwnedBuilding } from './kingdom.ts';

type Needs = SynergyDefinition['needs'];
type Buildings = readonly OwnedBuilding[];

/** Opportunities that are shown at once (kingdom.md §2.4), and mastery complexes still open (§9). */
const OPPORTUNITIES_SHOWN = 5;
const COMPLEXES_SHOWN = 3;

const standing = (buildings: Buildings, { type, level }: Needs[number]): number => {
  const owned = ownedOf(buildings, type);
  return owned === undefined || owned.level < level ? 0 : owned.quantity;
};

/** Full sets of a synergy's buildings, as many as count. */
export const stacksOf = ({ needs, maxStacks }: SynergyDefinition, buildings: Buildings): number =>
  Math.min(maxStacks, ...needs.map((need) => Math.floor(standing(buildings, need) / need.quantity)));

/** Does the whole of a mastery complex stand? */
export const isMastered = ({ needs }: MasteryComplex, buildings: Buildings): boolean =>
  needs.every((need) => standing(buildings, need) >= need.quantity);

/** What a set still lacks of one building: more of them, a higher level, or both. */
export interface MissingBuilding {
  readonly type: string;
  readonly name: string;
  /** The level it must have. */
  readonly level: number;
  /** How many more must be raised; none where only the level is short. */
  readonly more: number;
  /** Raised, but not as high as it must be. */
  readonly isLow: boolean;
}

/** A building's name for more than one: "Farms", "Granaries", "Houses of Alembics"; Barracks have no other. */
export const severalOf = (name: string): string =>
  name.replace(/^(.+?)(?= of |$)/, (kind) =>
    kind.endsWith('s')
      ? /[su]s$/.test(kind)
        ? `${kind}es`
        : kind
      : kind.replace(/(?<=[^aeiou])y$/, 'ie') + 's',
  );

/** What is missing, in words: "2 more Farms", "1 more Granary at level 3", "Farm at level 2". */
export const lackingText = ({ name, more, level, isLow }: MissingBuilding): string => {
  const number = more === 0 ? name : `${more} more ${more === 1 ? name : severalOf(name)}`;
  return isLow || level > 1 ? `${number} at level ${level}` : number;
};

const missingOf = (
  needs: Needs,
  sets: number,
  buildings: Buildings,
  content: KingdomContent,
): MissingBuilding[] =>
  needs.flatMap((need) => {
    const owned = ownedOf(buildings, need.type);
    const more = Math.max(0, need.quantity * sets - (owned?.quantity ?? 0));
    const isLow = owned !== undefined && owned.level < need.level;
    if (more === 0 && !isLow) return [];
    const name = content.buildings.get(need.type)?.name ?? need.type;
    return [{ type: need.type, name, level: need.level, more, isLow }];
  });

/** What would be gained, and what is missing for it. */
export interface Opportunity {
  readonly synergy: SynergyDefinition;
  /** How often it would then count. */
  readonly stacks: number;
  readonly missing: readonly MissingBuilding[];
}

export interface Synergies {
  readonly active: readonly { readonly synergy: SynergyDefinition; readonly stacks: number }[];
  /** One more building, or one more level, of a kind that may be raised today. */
  readonly highPriority: readonly Opportunity[];
  /** The nearest of the others, five at most. */
  readonly available: readonly Opportunity[];
}

type Holder = Builder & Pick<Kingdom, 'spellPath'> & { readonly level: number };

/** May one more of this be raised, its price apart? */
const mayRaise = (definition: BuildingDefinition, holder: Holder, content: KingdomContent): boolean =>
  (definition.limit ?? Number.MAX_SAFE_INTEGER) > (ownedOf(holder.buildings, definition.id)?.quantity ?? 0) &&
  missingRequirement(definition, holder, content).ok &&
  (ownedOf(holder.buildings, definition.id) !== undefined ||
    missingForLevel(definition.id, 1, holder, content).length === 0);

const isOneStepAway = ({ missing }: Opportunity, holder: Holder, content: KingdomContent): boolean => {
  const [only] = missing;
  if (only === undefined || missing.length > 1) return false;
  const definition = content.buildings.get(only.type);
  if (definition === undefined) return false;
  const level = ownedOf(holder.buildings, only.type)?.level ?? 1;
  if (only.more === 0)
    return only.level === level + 1 && missingForLevel(only.type, only.level, holder, content).length === 0;
  return only.more === 1 && level >= only.level && mayRaise(definition, holder, content);
};

const effort = ({ missing }: Opportunity): number =>
  missing.reduce((sum, { more, isLow, level }) => sum + more * level + (isLow ? level : 0), 0);

/** A kingdom's synergies: those that count, those one step away, and the nearest of the others. */
export const synergiesOf = (holder: Holder, content: KingdomContent): Synergies => {
  const all = [...content.synergies.values()].map((synergy) => ({
    synergy,
    stacks: stacksOf(synergy, holder.buildings),
  }));
  const open = all
    .filter(({ synergy, stacks }) => stacks < synergy.maxStacks)
    .map(({ synergy, stacks }): Opportunity => ({
      synergy,
      stacks: stacks + 1,
      missing: missingOf(synergy.needs, stacks + 1, holder.buildings, content),
    }))
    // What no kingdom may have enough of is no opportunity.
    .filter(({ missing }) =>
      missing.every(({ type, more }) => {
        const limit = content.buildings.get(type)?.limit ?? null;
        return limit === null || more + (ownedOf(holder.buildings, type)?.quantity ?? 0) <= limit;
      }),
    )
    .toSorted((one, other) => effort(one) - effort(other));
  const highPriority = open.filter((one) => isOneStepAway(one, holder, content));
  return {
    active: all.filter(({ stacks }) => stacks > 0),
    highPriority,
    available: open.filter((one) => !highPriority.includes(one)).slice(0, OPPORTUNITIES_SHOWN),
  };
};

export interface MasteryProgress {
  readonly complex: MasteryComplex;
  readonly percent: number;
  readonly missing: readonly MissingBuilding[];
}

const progressOf = (
  complex: MasteryComplex,
  buildings: Buildings,
  content: KingdomContent,
): MasteryProgress => {
  const all = complex.needs.reduce((sum, { level, quantity }) => sum + level * quantity, 0);
  const done = complex.needs.reduce((sum, { type, level, quantity }) => {
    const owned = ownedOf(buildings, type);
    return owned === undefined
      ? sum
      : sum + Math.min(level, owned.level) * Math.min(quantity, owned.quantity);
  }, 0);
  return {
    complex,
    percent: Math.floor((100 * done) / all),
    missing: missingOf(complex.needs, 1, buildings, content),
  };
};

/** The mastery complexes: those that stand, those begun, and the first few of the others. */
export const masteryOf = (
  { buildings }: Pick<Kingdom, 'buildings'>,
  content: KingdomContent,
): {
  readonly completed: readonly MasteryProgress[];
  readonly inProgress: readonly MasteryProgress[];
  readonly available: readonly MasteryProgress[];
} => {
  const all = [...content.masteryComplexes.values()].map((one) => progressOf(one, buildings, content));
  return {
    completed: all.filter(({ complex }) => isMastered(complex, buildings)),
    inProgress: all
      .filter(({ complex, percent }) => percent > 0 && !isMastered(complex, buildings))
      .toSorted((one, other) => other.percent - one.percent),
    available: all.filter(({ percent }) => percent === 0).slice(0, COMPLEXES_SHOWN),
  };
};
