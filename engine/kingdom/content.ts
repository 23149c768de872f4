// What the engine knows of content: types alone. The values are loaded and cross-checked by content/kingdom/index.ts and arrive in `ctx.content`.
// Maps, not records: ids come from the wire, and a map has no inherited keys.
import type { ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import type { CharacterBook } from '@sigilla/content/schema/character.ts';
import type { FindDefinition } from '@sigilla/content/schema/find.ts';
import type { Formation, FormationId } from '@sigilla/content/schema/formation.ts';
import type {
  HeroClass,
  HeroClassId,
  HeroDefinition,
  HeroMission,
  HeroTermsByRank,
  HeroTrait,
} from '@sigilla/content/schema/hero.ts';
import type { HeroQuest } from '@sigilla/content/schema/heroQuest.ts';
import type { GameServer } from '@sigilla/content/schema/gameServer.ts';
import type { NpcKingdom } from '@sigilla/content/schema/npcKingdom.ts';
import type {
  BattleType,
  Encounter,
  Position,
  PositionId,
  Terrain,
  TerrainAlias,
  TerrainId,
} from '@sigilla/content/schema/terrain.ts';
import type { ScholarRank } from '@sigilla/content/schema/scholarRank.ts';
import type { HonorRules } from '../honors/rules.ts';
import type { RenownRules } from '../renown/rules.ts';
import type { StreakRules } from '@sigilla/content/schema/streak.ts';
import type { Unlock, UnlockId } from '@sigilla/content/schema/unlock.ts';
import type { MasteryComplex, SynergyDefinition } from '@sigilla/content/schema/synergy.ts';
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import type { SpellPathDefinition } from '@sigilla/content/schema/spellPath.ts';
import type { BuildingStep } from '@sigilla/content/schema/buildingStep.ts';
import type { TechnologyDefinition } from '@sigilla/content/schema/technology.ts';
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import type {
  Season,
  SeasonId,
  TimeOfDay,
  TimeOfDayId,
  Weather,
  WeatherId,
} from '@sigilla/content/schema/weather.ts';

/** The rules of the game server that a kingdom stands on. */
export type RealmRules = GameServer;

/** What learning is measured by. */
export interface LearningRules {
  readonly streak: StreakRules;
  /** One a skill level, the lowest first. */
  readonly ranks: readonly ScholarRank[];
}

/** Everything that exists in a kingdom's world. */
export interface KingdomContent {
  /** Changes whenever any of the content below does; named in replays. */
  readonly contentVersion: string;
  readonly buildings: ReadonlyMap<string, BuildingDefinition>;
  readonly units: ReadonlyMap<string, UnitDefinition>;
  readonly artifacts: ReadonlyMap<string, ArtifactDefinition>;
  readonly synergies: ReadonlyMap<string, SynergyDefinition>;
  readonly masteryComplexes: ReadonlyMap<string, MasteryComplex>;
  readonly terrains: ReadonlyMap<TerrainId, Terrain>;
  readonly terrainAliases: readonly TerrainAlias[];
  readonly positions: ReadonlyMap<PositionId, Position>;
  readonly encounters: ReadonlyMap<BattleType, Encounter>;
  readonly weathers: ReadonlyMap<WeatherId, Weather>;
  readonly timesOfDay: ReadonlyMap<TimeOfDayId, TimeOfDay>;
  readonly seasons: ReadonlyMap<SeasonId, Season>;
  readonly formations: ReadonlyMap<FormationId, Formation>;
  readonly gameServers: ReadonlyMap<string, RealmRules>;
  readonly npcKingdoms: readonly NpcKingdom[];
  /** What a herald may say with a challenge, by key. */
  readonly challengePhrases: ReadonlyMap<string, string>;
  /** What the realm's own rulers say with theirs, by temper. */
  readonly npcPhrases: Readonly<Record<NpcKingdom['temper'], readonly string[]>>;
  /** Signs that can be taken for Latin letters, by what they are taken for. The server's content has them, a window's none. */
  readonly lookAlikes: ReadonlyMap<string, string>;
  /** Folded words that no public text may hold; a star in front forbids them inside other words too. */
  readonly unfitWords: readonly string[];
  /** Folded words that no kingdom's name may hold, because they belong to the realm's stewards. */
  readonly reservedNames: readonly string[];
  /** Those who may be taken into service. Of heroes a battle's setup holds what counts there: none of this is part of `contentVersion`. */
  readonly heroes: ReadonlyMap<string, HeroDefinition>;
  readonly heroClasses: ReadonlyMap<HeroClassId, HeroClass>;
  readonly heroTraits: ReadonlyMap<string, HeroTrait>;
  /** What a hero asks, by category and rarity, whoever they are. */
  readonly heroTerms: HeroTermsByRank;
  /** What characters are made of. The server's content has it; a window's only where characters are made. */
  readonly characters: CharacterBook;
  /** The server's content has them; a window's only where quests are shown. */
  readonly heroQuests: ReadonlyMap<string, HeroQuest>;
  readonly heroMissions: ReadonlyMap<string, HeroMission>;
  /** What opens at which level. No battle depends on it: it is no part of `contentVersion`. */
  readonly unlocks: ReadonlyMap<UnlockId, Unlock>;
  /** What each level of a building asks for beside its price, by the building's id: no part of `contentVersion` either. */
  readonly buildingSteps: ReadonlyMap<string, readonly BuildingStep[]>;
  /** What magic does in a battle is in the battle's setup as figures: it is no part of `contentVersion`, nor are the two below. */
  readonly spells: ReadonlyMap<string, SpellDefinition>;
  readonly technologies: ReadonlyMap<string, TechnologyDefinition>;
  readonly spellPaths: ReadonlyMap<string, SpellPathDefinition>;
  /** No battle depends on it: it is no part of `contentVersion`. */
  readonly learning: LearningRules;
  /** The dictionary's words by their ids, numbered for good. The server's content has them, a window's none. No battle depends on it. */
  readonly wordNumbers: ReadonlyMap<string, number>;
  /** What may be earned by learning. The server's content has it, a window's nothing: some of it is secret. No battle depends on it. */
  readonly honors: HonorRules;
  /** What a ruler may be renowned for. The server's content has it, a window's nothing. No battle depends on it. */
  readonly renown: RenownRules;
  /** What surveyors may come upon. The server's content has it, a window's nothing. No battle depends on it. */
  readonly finds: readonly FindDefinition[];
}
