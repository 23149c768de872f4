// Who may see what of a kingdom: its ruler everything but the realm's own bookkeeping, everyone else a name, a rank and a record.
// Derived figures (level, income, upkeep, capacity …) are computed here once, so that browser and server never differ.
// Invariants: what is shown is named, field by field, so that a field added to the kingdom is shown to nobody until it is named here; a
// TargetView tells nothing of resources, armies, buildings or the account; `deeds` never leaves the server.
import { z } from 'zod';
import { BuildingCategory } from '@sigilla/content/schema/building.ts';
import { only } from '../core/only.ts';
import { landUsed } from './buildings.ts';
import { withoutEnded } from './activeEffects.ts';
import { bonusesOf, sumOf } from './bonuses.ts';
import { Bonuses } from './effects.ts';
import type { KingdomContent, RealmRules } from './content.ts';
import { reckonedOnce, type Holdings } from './holdings.ts';
import { incomeOf, populationCapacity } from './income.ts';
import { Kingdom, Resources, WarRecord, type OwnedBuilding } from './kingdom.ts';
import { ascensionOf, levelOf, levelProgress, MOST_ASCENSIONS, nextLevelExperience } from './levels.ts';
import { researchView, SpellResearch } from './magic/research.ts';
import { powerOf } from './power.ts';
import { sourcesOf, type SourceRow } from './sources.ts';
import { TurnView, turnView } from './turns.ts';
import { upkeepOf } from './upkeep.ts';

const Count = z.int().min(0);

/** What the buildings of one type give together. Percentages are before the kingdom's caps. */
const Contribution = z.object({
  type: z.string(),
  category: BuildingCategory,
  level: z.int().min(1),
  quantity: z.int().min(1),
  /** A turn, before percentages. */
  yields: Resources,
  populationCapacity: Count,
  defensePercent: Count,
  recruitPercent: Count,
  spellPercent: Count,
  tradePercent: Count,
  eliteUnits: z.boolean(),
  isAtMaximum: z.boolean(),
});
export type Contribution = z.infer<typeof Contribution>;

const KINGDOM_STATUSES = ['New Kingdom', 'Developing', 'Established', 'Mighty'] as const;
export const KingdomStatus = z.enum(KINGDOM_STATUSES);

/** By count of buildings (kingdom.md §4): 0, under 5, under 15, more. */
export const kingdomStatus = (buildings: number): z.infer<typeof KingdomStatus> => {
  if (buildings === 0) return 'New Kingdom';
  if (buildings < 5) return 'Developing';
  return buildings < 15 ? 'Established' : 'Mighty';
};

/** What of the document its ruler sees as it stands. */
const RULERS_OWN = {
  id: true,
  accountId: true,
  serverId: true,
  name: true,
  npc: true,
  isGuest: true,
  foundedAt: true,
  lastTurnUsedAt: true,
  resources: true,
  turnsSpent: true,
  experience: true,
  buildings: true,
  armies: true,
  artifacts: true,
  heroes: true,
  questsClosed: true,
  activeEffects: true,
  boughtMana: true,
  questClaimedAt: true,
  spellPath: true,
  magic: true,
  war: true,
  protectedUntil: true,
  today: true,
  power: true,
} as const;

export const OwnKingdomView = Kingdom.pick(RULERS_OWN).extend({
  turns: TurnView,
  level: z.int().min(1).max(60),
  /** Points of the hundred towards the next level. */
  levelProgress: z.int().min(0).max(99),
  /** Experience at which the next level begins. */
  nextLevelExperience: Count,
  /** Ranks beyond the sixtieth level. */
  ascension: z.int().min(0).max(MOST_ASCENSIONS),
  status: KingdomStatus,
  buildingCount: Count,
  /** A turn, before upkeep. */
  income: Resources,
  /** A turn, of all armies. */
  upkeep: z.object({ gold: Count, food: Count }),
  populationCapacity: Count,
  landUsed: Count,
  landFree: Count,
  contributions: z.array(Contribution),
  /** What is being studied and what waits; of each kind the first is active. */
  spellResearch: z.array(SpellResearch),
  /** The kingdom-wide percentages and points in force, capped. */
  bonuses: Bonuses,
});
export type OwnKingdomView = z.infer<typeof OwnKingdomView>;

/** What is its ruler's own of a kingdom as it is kept, nothing reckoned: for whoever asks for all that is theirs. */
export const keptKingdomView = (kingdom: Kingdom) =>
  only(kingdom, { ...RULERS_OWN, turns: true, lessons: true });

/** The part of a record of wars that is told to all. */
const PUBLIC_WAR = {
  wins: true,
  losses: true,
  draws: true,
  honor: true,
  currentStreak: true,
  longestStreak: true,
} as const;

/** What other players see of a kingdom. */
export const TargetView = z.object({
  id: Kingdom.shape.id,
  serverId: z.string(),
  /** Also the seed of its coat of arms. */
  name: z.string(),
  isNpc: z.boolean(),
  npc: Kingdom.shape.npc,
  isGuest: z.boolean(),
  level: z.int().min(1).max(60),
  power: Count,
  foundedAt: Count,
  protectedUntil: Kingdom.shape.protectedUntil,
  war: WarRecord.pick(PUBLIC_WAR),
});
export type TargetView = z.infer<typeof TargetView>;

const contributionOf = (
  owned: OwnedBuilding,
  rows: readonly SourceRow[],
  content: KingdomContent,
): Contribution[] => {
  const definition = content.buildings.get(owned.type);
  if (definition === undefined) return [];
  const own = sumOf(
    rows.filter(({ kind, id }) => kind === 'building' && id === owned.type),
    'given',
  );
  return [
    {
      type: owned.type,
      category: definition.category,
      level: owned.level,
      quantity: owned.quantity,
      yields: own.yields,
      populationCapacity: own.housing,
      defensePercent: own.defensePercent,
      recruitPercent: own.recruitPercent,
      spellPercent: own.spellPercent,
      tradePercent: own.tradePercent,
      eliteUnits: own.eliteUnits,
      isAtMaximum: owned.level >= definition.maxLevel,
    },
  ];
};

const contributionsOf = reckonedOnce((holdings: Holdings, content: KingdomContent): Contribution[] =>
  holdings.buildings.flatMap((owned) => contributionOf(owned, sourcesOf(holdings, content), content)),
);

/** The figures of a view that rest on what is held. */
const figuresOf = (
  holdings: Pick<
    Kingdom,
    'buildings' | 'artifacts' | 'activeEffects' | 'armies' | 'magic' | 'spellPath' | 'heroes'
  >,
  content: KingdomContent,
  rules: RealmRules,
) => ({
  income: incomeOf(holdings, content, rules).total,
  upkeep: upkeepOf(holdings, content),
  populationCapacity: populationCapacity(holdings, content),
  bonuses: bonusesOf(holdings, content),
  spellResearch: researchView(holdings, content),
});

/** A ruler's view of their own kingdom at `now` (epoch milliseconds); turns that time has brought are in it. */
export const ownKingdomView = (
  kept: Kingdom,
  content: KingdomContent,
  rules: RealmRules,
  now: number,
): OwnKingdomView => {
  const kingdom = withoutEnded(kept, now);
  const level = levelOf(kingdom.experience);
  const buildingCount = kingdom.buildings.reduce((sum, { quantity }) => sum + quantity, 0);
  const used = landUsed(kingdom.buildings, content);
  return {
    ...only(kingdom, RULERS_OWN),
    turns: turnView(kingdom.turns, rules, now),
    level,
    levelProgress: levelProgress(kingdom.experience),
    nextLevelExperience: nextLevelExperience(level),
    ascension: ascensionOf(kingdom.experience),
    status: kingdomStatus(buildingCount),
    buildingCount,
    power: powerOf(kingdom, content),
    ...figuresOf(kingdom, content, rules),
    landUsed: used,
    landFree: Math.max(0, kingdom.resources.land - used),
    contributions: contributionsOf(kingdom, content),
  };
};

/** A ruler's view that was made a while ago, without what has ended by `now`; the same view when nothing has. */
export const viewAt = (
  view: OwnKingdomView,
  content: KingdomContent,
  rules: RealmRules,
  now: number,
): OwnKingdomView => {
  const going = withoutEnded(view, now);
  return going === view ? view : { ...going, ...figuresOf(going, content, rules) };
};

/** What anyone may see of a kingdom. */
export const targetView = (kingdom: Kingdom): TargetView => ({
  id: kingdom.id,
  serverId: kingdom.serverId,
  name: kingdom.name,
  isNpc: kingdom.npc !== null,
  npc: kingdom.npc,
  isGuest: kingdom.isGuest,
  level: levelOf(kingdom.experience),
  power: kingdom.power,
  foundedAt: kingdom.foundedAt,
  protectedUntil: kingdom.protectedUntil,
  war: only(kingdom.war, PUBLIC_WAR),
});

/** Upkeep above half of the treasury (kingdom.md §9): the army panel warns. */
export const upkeepIsHeavy = (upkeepGold: number, gold: number): boolean => 2 * upkeepGold > gold;
