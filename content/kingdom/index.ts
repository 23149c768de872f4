// All content of a kingdom's world, loaded, checked and ready to be handed to the engine as `ctx.content`.
// Loading throws with every fault named: content that does not hang together never reaches a player.
import { byId } from '../schema/byId.ts';
import { BLANK_BOOK } from '../schema/character.ts';
import { UNIT_TYPES } from '../schema/modifier.ts';
import type { SpellDefinition } from '../schema/spell.ts';
import type { SpellPathDefinition } from '../schema/spellPath.ts';
import type { TechnologyDefinition } from '../schema/technology.ts';
import { readScholarRanks } from '../learning/ranks.ts';
import { readStreakRules } from '../learning/streak.ts';
import { CHALLENGE_PHRASES, NPC_PHRASES } from '../texts/challenges.ts';
import { artifacts as firstArtifacts } from './artifacts.ts';
import { artifactsKept } from './artifactsKept.ts';
import { artifactsUsed } from './artifactsUsed.ts';
import { buildingSteps } from './buildingSteps.ts';
import { buildings as firstBuildings } from './buildings.ts';
import { crossCheck } from './crossCheck.ts';
import { greaterBuildings } from './greaterBuildings.ts';
import { formations } from './formations.ts';
import { gameServers } from './gameServers.ts';
import { heroes, heroClasses, heroMissions, heroTerms, heroTraits } from '../heroes/index.ts';
import { reservedNames, unfitWords } from './names.ts';
import { masteryComplexes } from './masteryComplexes.ts';
import { npcKingdoms } from './npcKingdoms.ts';
import { opponents } from './opponents.ts';
import { specialBuildings } from './specialBuildings.ts';
import { synergies } from './synergies.ts';
import { encounters, positions, terrainAliases, terrains } from './terrains.ts';
import type { HeroQuest } from '../schema/heroQuest.ts';
import { unlocks } from './unlocks.ts';
import { units as firstUnits } from './units.ts';
import { unitsFromAfar } from './unitsFromAfar.ts';
import { versionOf } from './version.ts';
import { seasons, timesOfDay, weathers } from './weathers.ts';

const artifacts = [...firstArtifacts, ...artifactsKept, ...artifactsUsed];
const buildings = [...firstBuildings, ...greaterBuildings, ...specialBuildings];

/** Kind by kind, those of any barracks before those from afar. */
const units = UNIT_TYPES.flatMap((type) =>
  [...firstUnits, ...unitsFromAfar].filter((unit) => unit.type === type),
);

const faults = crossCheck({
  buildings,
  buildingSteps,
  units,
  artifacts,
  synergies,
  masteryComplexes,
  gameServers,
  npcKingdoms,
  opponents,
});
if (faults.length > 0) throw new Error(`The content does not hang together:\n${faults.join('\n')}`);

const pages = {
  buildings: byId(buildings),
  units: byId(units),
  artifacts: byId(artifacts),
  synergies: byId(synergies),
  masteryComplexes: byId(masteryComplexes),
  terrains: byId(terrains),
  terrainAliases,
  positions: byId(positions),
  encounters: byId(encounters),
  weathers: byId(weathers),
  timesOfDay: byId(timesOfDay),
  seasons: byId(seasons),
  formations: byId(formations),
  gameServers: byId(gameServers),
  npcKingdoms,
  challengePhrases: new Map<string, string>(Object.entries(CHALLENGE_PHRASES)),
  npcPhrases: NPC_PHRASES,
  unfitWords,
  reservedNames,
};

const everything = Object.values(pages).map((page) => (page instanceof Map ? [...page.values()] : page));

/**
 * The values behind the engine's KingdomContent.
 * Its characters are content/characters, its quests content/heroes/quests, its look-alikes lookAlikes.ts, its words'
 * numbers content/latin/wordNumbers.ts and its honors and renown content/learning/honors and content/renown, which the
 * server puts in; a window does without. Its magic is content/magic, which the server puts in at once and a window once it has loaded it.
 */
export const kingdomContent = {
  contentVersion: versionOf(JSON.stringify(everything)),
  ...pages,
  heroes: byId(heroes),
  heroClasses: byId(heroClasses),
  heroTraits: byId(heroTraits),
  heroTerms,
  characters: BLANK_BOOK,
  heroQuests: new Map<string, HeroQuest>(),
  heroMissions: byId(heroMissions),
  unlocks: byId(unlocks),
  buildingSteps: Map.groupBy(buildingSteps, ({ building }): string => building),
  spells: new Map<string, SpellDefinition>(),
  technologies: new Map<string, TechnologyDefinition>(),
  spellPaths: new Map<string, SpellPathDefinition>(),
  learning: { streak: readStreakRules(), ranks: readScholarRanks() },
  wordNumbers: new Map<string, number>(),
  lookAlikes: new Map<string, string>(),
  honors: { achievements: [], categories: [], challenges: [], feasts: [], families: [] },
  renown: { feats: [] },
  finds: [],
};
