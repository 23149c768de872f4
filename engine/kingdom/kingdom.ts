// The kingdom aggregate: everything one ruler owns on one game server. It is plain JSON under 64 KB, changed only by actions.
// Invariants: resources, turns and quantities are integers >= 0; unit and building ids resolve in the content it was made with.
import { z } from 'zod';
import { RESOURCES, ResourceName } from '@sigilla/content/schema/resource.ts';
import { Doctrine } from '../battle/orders.ts';
import { Moment } from '../core/instant.ts';
import { AccountId, BattleId, KingdomId } from '../core/brand.ts';
import { OwnedHero } from '../heroes/hero.ts';

export { RESOURCES, ResourceName };

const Count = z.int().min(0);

export const Resources = z.object({
  gold: Count,
  mana: Count,
  population: Count,
  land: Count,
  researchPoints: Count,
  food: Count,
  materials: Count,
});
export type Resources = z.infer<typeof Resources>;

/** An amount of each of some resources; may be negative in a ledger, never in a cost. */
export type ResourceDelta = Partial<Record<ResourceName, number>>;

/** Turns as last written; what time has brought since `settledAt` is added by turns.ts when the kingdom is next loaded. */
export const TurnStock = z.object({ count: Count, settledAt: Moment });
export type TurnStock = z.infer<typeof TurnStock>;

export const VETERAN_LEVELS = ['recruit', 'veteran', 'elite', 'legendary'] as const;
export const VeteranLevel = z.enum(VETERAN_LEVELS);
export type VeteranLevel = z.infer<typeof VeteranLevel>;

export const ArmyFormation = z.enum(['line', 'phalanx', 'wedge', 'circle', 'combined']);
export type ArmyFormation = z.infer<typeof ArmyFormation>;

/** One type of unit at one veteran level. `experience` is points towards the next level, out of 20. */
export const ArmyUnit = z.object({
  unitId: z.string(),
  quantity: z.int().min(1),
  experience: Count,
  veteranLevel: VeteranLevel,
  recruitedAt: Moment,
});
export type ArmyUnit = z.infer<typeof ArmyUnit>;

export const Army = z.object({
  id: z.string(),
  name: z.string(),
  units: z.array(ArmyUnit),
  formation: ArmyFormation,
  doctrine: Doctrine,
  /** Percent. */
  supply: z.int().min(0).max(100),
  /** Percent. */
  morale: z.int().min(0).max(100),
  commanderBonus: Count,
  location: z.string(),
  /** The accepted battle that holds this army, or null: a locked army can't fight elsewhere, change formation or be disbanded. */
  lockedBy: BattleId.nullable(),
  /** Recruits who arrived while the army was locked; they join when the battle ends. */
  waiting: z.array(ArmyUnit),
});
export type Army = z.infer<typeof Army>;

/** All buildings of one type share a level; `quantity` counts them. */
export const OwnedBuilding = z.object({
  type: z.string(),
  level: z.int().min(1),
  quantity: z.int().min(1),
});
export type OwnedBuilding = z.infer<typeof OwnedBuilding>;

export const OwnedArtifact = z.object({
  id: z.string(),
  artifactId: z.string(),
  discoveredAt: Moment,
  /** null for artifacts that do not run out. */
  usesRemaining: Count.nullable(),
  /** Works by being owned, or is switched on. What works for a while stands in the kingdom's `activeEffects`. */
  isActive: z.boolean(),
  /** When it was last used, or switched on. */
  lastUsedAt: Moment.nullable(),
  /** Until when it rests after use. */
  cooldownUntil: Moment.nullable(),
});
export type OwnedArtifact = z.infer<typeof OwnedArtifact>;

/** Something that goes on for a while and gives while it does; `id` is an artifact's, a spell's, or a hero's mission's, in the content. */
export const ActiveEffect = z.discriminatedUnion('kind', [
  /** By the server's clock. */
  z.object({ kind: z.literal('artifact'), id: z.string(), startedAt: Moment, until: Moment }),
  z.object({ kind: z.literal('mission'), id: z.string(), startedAt: Moment, until: Moment }),
  /** By the kingdom's own turns: it ends when `turnsSpent` has come to `untilTurn`. */
  z.object({
    kind: z.literal('spell'),
    id: z.string(),
    startedAt: Moment,
    untilTurn: Count,
    /** Percent of what the spell gives, as it was when it was cast. */
    strength: z.int().min(100),
  }),
]);
export type ActiveEffect = z.infer<typeof ActiveEffect>;

/** Something that is being studied, or waits to be. Its research points are paid. */
export const Study = z.object({
  kind: z.enum(['spell', 'technology']),
  id: z.string(),
  turnsSpent: Count,
});
export type Study = z.infer<typeof Study>;

/** What a ruler knows of magic and is finding out. */
export const Magic = z.object({
  /** Spells, in the order in which they were learned. */
  learned: z.array(z.string()),
  technologies: z.array(z.string()),
  /** The first of each kind advances with every turn spent. */
  studies: z.array(Study),
  /** Spells that rest after they were cast, and the turn (`turnsSpent`) from which on each may be cast again. */
  resting: z.record(z.string(), Count),
});
export type Magic = z.infer<typeof Magic>;

/** Standing in war; `honor` is an Elo rating (K 32) that begins at 1000. */
export const WarRecord = z.object({
  wins: Count,
  losses: Count,
  draws: Count,
  honor: Count,
  /** Positive: wins in a row; negative: losses in a row. */
  currentStreak: z.int(),
  longestStreak: Count,
});
export type WarRecord = z.infer<typeof WarRecord>;

/** Limits that count within a day (the ruler's own, UTC until a zone is set). `day` is an ISO date; an older one counts as empty. */
export const DayTally = z.object({
  day: z.string(),
  /** Opponents of today's sparring duels that earned experience; the first three do. */
  sparringPartners: z.array(KingdomId),
  /** Ranked battles today by opponent; at most three each. */
  ranked: z.record(z.string(), Count),
  /** Raids sent out today. */
  raids: Count,
  /** Names that the kingdom has given itself today. */
  names: Count,
  /** Heralds sent today to other rulers who have not taken one up, by kingdom. */
  heralds: z.record(z.string(), Count),
});
export type DayTally = z.infer<typeof DayTally>;

/**
 * Battles in earnest of a week that taught its ruler something, by the rival's kingdom. `week` is the ISO date of its
 * Monday (UTC); an older one counts as empty.
 */
export const WeekLessons = z.object({ week: z.string(), taught: z.record(z.string(), Count) });
export type WeekLessons = z.infer<typeof WeekLessons>;

export const NPC_TEMPERS = ['bold', 'wary', 'steady', 'raider'] as const;
export const NpcTemper = z.enum(NPC_TEMPERS);
export type NpcTemper = z.infer<typeof NpcTemper>;

export const Kingdom = z.object({
  id: KingdomId,
  accountId: AccountId,
  /** The game server (world) it stands on; its rules are content. */
  serverId: z.string(),
  /** 3 to 30 characters, unique on its game server. */
  name: z.string(),
  /**
   * What the name looks like (names.ts), by which it is unique; null for a name given before looks were compared, when a kingdom founded
   * earlier looks the same. Private.
   */
  nameKey: z.string().nullable(),
  /** Set for kingdoms ruled by the realm itself. */
  npc: NpcTemper.nullable(),
  /** Ruler is a guest who has not claimed the account. */
  isGuest: z.boolean(),
  /** A guest's kingdom that nobody has ruled for a week (forsaken.ts): it stands on no list until its ruler is back. Private. */
  forsaken: z.boolean(),
  foundedAt: Moment,
  lastTurnUsedAt: Moment.nullable(),
  resources: Resources,
  turns: TurnStock,
  /** Turns spent since founding. */
  turnsSpent: Count,
  experience: Count,
  buildings: z.array(OwnedBuilding),
  armies: z.array(Army),
  artifacts: z.array(OwnedArtifact),
  heroes: z.array(OwnedHero),
  /** Quests of heroes who were let go, told to the end or broken off: nobody sets out on them again. */
  questsClosed: z.array(z.string()),
  /** What goes on for a while; what has ended is gone when the kingdom is next settled. */
  activeEffects: z.array(ActiveEffect),
  /** Mana bought of the merchants and not sold back, and the gold that was paid for it (trade.ts). */
  boughtMana: z.object({ amount: Count, gold: Count }),
  /** When the reward of the quest of Morpheus was taken; null until then. */
  questClaimedAt: Moment.nullable(),
  /** The chosen spell mastery path; null until level 5 and a choice. */
  spellPath: z.string().nullable(),
  magic: Magic,
  war: WarRecord,
  /** Until when beginners are safe from players' ranked attacks; null once it has ended by attacking. */
  protectedUntil: Moment.nullable(),
  today: DayTally,
  lessons: WeekLessons,
  /** Power as of the last commit, by power.ts; kept for rankings. */
  power: Count,
  /**
   * What is counted towards feats (engine/renown), as far as nothing else of the kingdom tells it, and the ids of those that it has reached.
   * What was paid for them, and when, is the account's renown. Private.
   */
  feats: z.object({ counts: z.record(z.string(), Count), reached: z.array(z.string()) }),
  /** How often each verb has been applied: the part of the seed that makes chance advance once per deed. Private. */
  deeds: z.record(z.string(), Count),
  /** Ledger entries written so far: the next one's number. */
  ledgerCount: Count,
});
export type Kingdom = z.infer<typeof Kingdom>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly kingdoms: Kingdom;
  }
}
