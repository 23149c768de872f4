import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { crossCheck } from '@sigilla/content/kingdom/crossCheck.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { magicContent } from '@sigilla/content/magic/index.ts';
import { opponents } from '@sigilla/content/kingdom/opponents.ts';
import { versionOf } from '@sigilla/content/kingdom/version.ts';
import { BUILDING_CATEGORIES } from '@sigilla/content/schema/building.ts';
import type { Gain } from '@sigilla/content/schema/artifact.ts';
import type { Effect } from '@sigilla/content/schema/effect.ts';
import { ArtifactCategory, ArtifactMode, Rarity } from '@sigilla/content/schema/artifact.ts';
import { UNIT_TYPES } from '@sigilla/content/schema/modifier.ts';
import { UNIT_TIERS } from '@sigilla/content/schema/unit.ts';
import { bonusesOf } from '@sigilla/engine/kingdom/bonuses.ts';
import { nameRefusal } from '@sigilla/engine/kingdom/names.ts';
import { numberOf } from '../../support/numberOf.ts';

const { buildings, units, artifacts, synergies, masteryComplexes, gameServers, npcKingdoms } = kingdomContent;
const pages = {
  buildingSteps: [...kingdomContent.buildingSteps.values()].flat(),
  buildings: [...buildings.values()],
  units: [...units.values()],
  artifacts: [...artifacts.values()],
  synergies: [...synergies.values()],
  masteryComplexes: [...masteryComplexes.values()],
  gameServers: [...gameServers.values()],
  npcKingdoms,
  opponents,
};

describe('the kingdom’s content', () => {
  it('hangs together', () => {
    expect(crossCheck(pages)).toEqual([]);
  });

  it('is refused with every fault named when it does not', () => {
    const [town] = pages.buildings;
    const [militia] = pages.units;
    const [realm] = pages.gameServers;
    if (town === undefined || militia === undefined || realm === undefined) throw new Error('no content');
    expect(
      crossCheck({
        ...pages,
        buildings: [
          ...pages.buildings,
          town,
          {
            ...town,
            id: 'keep',
            requirements: { ...town.requirements, buildings: [{ type: 'moat', level: 1 }] },
          },
        ],
        units: [
          ...pages.units,
          { ...militia, id: 'giants', requirements: { buildings: [{ type: 'town', level: 9 }] } },
        ],
        gameServers: [
          {
            ...realm,
            id: 'waste',
            start: { ...realm.start, army: { name: 'None', units: [{ unitId: 'ghosts', quantity: 1 }] } },
          },
        ],
      }),
    ).toEqual([
      'buildings has town twice.',
      'keep names the building moat, which there is not.',
      'keep can never be raised to its highest level.',
      'giants wants town at level 9; it ends at 5.',
      'waste names the unit ghosts, which there is not.',
      'There is no default-server.',
    ]);
  });

  it('asks something of the heights of every building: what is found out, other buildings, people; and each can be reached', () => {
    for (const { id, maxLevel } of pages.buildings) {
      const steps = kingdomContent.buildingSteps.get(id) ?? [];
      expect(
        steps.some(({ level }) => level === maxLevel),
        id,
      ).toBe(true);
      expect(new Set(steps.map(({ level }) => level)).size, id).toBe(steps.length);
      expect(
        steps.some(({ research, population }) => research !== null || population > 0),
        id,
      ).toBe(true);
      for (const { research } of steps)
        if (research !== null)
          expect(magicContent.technologies.get(research.id)?.name, id).toBe(research.name);
    }
    // An aqueduct that waited for the greatest town, which waits for an aqueduct.
    const circle = { building: 'aqueduct', level: 1, research: null, population: 0 };
    const buildingSteps = [
      ...pages.buildingSteps,
      { ...circle, otherBuildings: [{ type: 'town', level: 5 }] },
    ];
    expect(crossCheck({ ...pages, buildingSteps })).toContain(
      'town can never be raised to its highest level.',
    );
  });

  it('has buildings of every category, and soldiers of all six types and five tiers', () => {
    expect(buildings.size).toBeGreaterThanOrEqual(40);
    expect(new Set(pages.buildings.map(({ category }) => category))).toEqual(new Set(BUILDING_CATEGORIES));
    expect(units.size).toBeGreaterThanOrEqual(24);
    expect(new Set(pages.units.map(({ type }) => type))).toEqual(new Set(UNIT_TYPES));
    expect(new Set(pages.units.map(({ tier }) => tier))).toEqual(new Set(UNIT_TIERS));
    expect(UNIT_TIERS).toHaveLength(5);
  });

  it('has at least sixty artifacts, of all rarities, categories and ways to work, and those that the specification names', () => {
    expect(artifacts.size).toBeGreaterThanOrEqual(60);
    expect(new Set(pages.artifacts.map(({ rarity }) => rarity))).toEqual(new Set(Rarity.options));
    expect(new Set(pages.artifacts.map(({ category }) => category))).toEqual(
      new Set(ArtifactCategory.options),
    );
    expect(new Set(pages.artifacts.map(({ effect }) => effect.mode))).toEqual(new Set(ArtifactMode.options));
    expect(ArtifactMode.options).toHaveLength(5);
    for (const named of ['Crown of Leadership', 'Sword of Kings', 'Shield of Eternity'])
      expect(pages.artifacts.map(({ name }) => name)).toContain(named);
  });

  it('G-117 G-118 has every building and soldier that the specification names for now', () => {
    const named = [
      'town',
      'guild',
      'mage_tower',
      'mana_node',
      'granary',
      'barracks',
      'academy',
      'merchant_guild',
      'trade_district',
      'war_council',
      'fortress',
      'embassy',
      'diplomatic_quarter',
      'guild_hall',
      // Ultimate, cross-path and victory buildings (kingdom.md §9).
      'arcane_nexus',
      'world_tree',
      'war_machine_factory',
      'underworld_portal',
      'nexus_all_paths',
      'arcane_arsenal',
      'life_death_nexus',
      'economic_war_machine',
      'trinity_spire',
      'seal_power',
      'reality_anchor',
      'crown_fortress',
      'world_capital',
    ];
    for (const id of named) expect(buildings.has(id), id).toBe(true);
    expect(new Set(pages.buildings.map(({ tier }) => tier)).size).toBe(5);
    expect(synergies.size).toBeGreaterThanOrEqual(20);
    const stats = (id: string) => {
      const unit = units.get(id);
      return unit && [unit.stats.attack, unit.stats.defense, unit.stats.health, unit.costs.gold];
    };
    expect({
      militia: stats('militia'),
      swordsmen: stats('swordsmen'),
      pikemen: stats('pikemen'),
      archers: stats('archers'),
      crossbowmen: stats('crossbowmen'),
      light_cavalry: stats('light_cavalry'),
      heavy_cavalry: stats('heavy_cavalry'),
      catapult: stats('catapult'),
    }).toEqual({
      militia: [2, 3, 8, 20],
      swordsmen: [5, 4, 12, 50],
      pikemen: [3, 6, 10, 40],
      archers: [6, 2, 6, 35],
      crossbowmen: [8, 3, 8, 60],
      light_cavalry: [4, 2, 10, 70],
      heavy_cavalry: [7, 5, 15, 120],
      catapult: [12, 1, 5, 200],
    });
    for (const id of ['soldiers', 'elite_guard', 'knights']) expect(units.has(id), id).toBe(true);
  });

  it('keeps the planner’s prices and yields', () => {
    const price = (id: string) => {
      const costs = buildings.get(id)?.costs;
      return costs && [costs.gold, costs.mana, costs.land, costs.researchPoints];
    };
    expect(['town', 'guild', 'mage_tower', 'mana_node', 'granary', 'barracks', 'academy'].map(price)).toEqual(
      [
        [100, 0, 1, 0],
        [150, 20, 1, 50],
        [80, 50, 1, 30],
        [200, 100, 2, 100],
        [80, 0, 1, 0],
        [120, 0, 1, 20],
        [200, 50, 2, 0],
      ],
    );
    const yields = (type: string) => {
      const { gold, mana, population, researchPoints } = bonusesOf(
        {
          buildings: [{ type, level: 1, quantity: 1 }],
          artifacts: [],
          activeEffects: [],
          heroes: [],
          spellPath: null,
          magic: { technologies: [] },
        },
        kingdomContent,
      ).yields;
      return [gold, mana, population, researchPoints];
    };
    expect(['town', 'mage_tower', 'granary', 'mana_node', 'academy'].map(yields)).toEqual([
      [10, 0, 5, 0],
      [0, 8, 0, 3],
      [0, 0, 8, 0],
      [0, 20, 0, 5],
      [0, 0, 0, 8],
    ]);
  });

  it('draws every icon from the game-icons set', () => {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, unknown> };
    for (const { id, icon } of [...pages.buildings, ...pages.units, ...pages.artifacts])
      expect(Object.hasOwn(icons, icon), `${id}: ${icon}`).toBe(true);
  });

  it('says in words the numbers that its rules hold', () => {
    const told = [
      ...pages.buildings.map(({ id, effects }) => ({
        id,
        words: effects.benefits.join(' '),
        rules: effects.rules as readonly (Effect | Gain)[],
      })),
      ...pages.artifacts.map(({ id, benefit, effect }) => ({
        id,
        words: benefit,
        rules: [...effect.rules, ...effect.gains],
      })),
      ...[...pages.synergies, ...pages.masteryComplexes].map(({ id, benefit, effects }) => ({
        id,
        words: benefit,
        rules: effects,
      })),
    ];
    for (const { id, words, rules } of told)
      for (const rule of rules)
        expect(words.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [], `${id}: ${rule.kind}`).toContain(
          numberOf(rule),
        );
  });

  it('gives no two synergies the same buildings, and no two buildings the same gifts', () => {
    const sets = [...pages.synergies, ...pages.masteryComplexes].map(({ needs }) =>
      needs
        .map(({ type }) => type)
        .toSorted()
        .join(' '),
    );
    expect(new Set(sets).size).toBe(sets.length);
    const gifts = pages.buildings.map(
      ({ effects, category }) => `${category} ${JSON.stringify(effects.rules)}`,
    );
    const stables = pages.buildings.filter(({ effects }) => effects.rules.length === 0).length;
    expect(new Set(gifts).size).toBe(gifts.length - Math.max(0, stables - 1));
  });

  it('writes no text twice', () => {
    const texts = [
      ...pages.buildings.map(({ effects }) => effects.description),
      ...pages.units.flatMap(({ description, tacticalRole }) => [description, tacticalRole]),
      ...pages.artifacts.map(({ description }) => description),
      ...[...pages.synergies, ...pages.masteryComplexes].map(({ description }) => description),
      ...pages.gameServers.map(({ description }) => description),
      ...npcKingdoms.map(({ lore }) => lore),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text, text).toMatch(/[.!?]$/);
  });

  it('names rivals as rulers could name their own kingdoms', () => {
    for (const { name } of npcKingdoms) expect(nameRefusal(name, kingdomContent).ok, name).toBe(true);
  });

  it('G-031 G-110 gives each game server its pace and its levels', () => {
    const rules = pages.gameServers.map((server) => [
      server.id,
      server.secondsPerTurn,
      server.maxTurns,
      server.pvpLevel,
      server.guildLevel,
    ]);
    expect(rules).toEqual([
      ['default-server', 3600, 100, 60, 60],
      ['standard', 3600, 100, 60, 60],
      ['ager', 3600, 100, 60, 60],
      ['blitz', 60, 200, 10, 10],
    ]);
  });

  it('has a version that any change of it changes', () => {
    expect(kingdomContent.contentVersion).toMatch(/^[0-9a-f]{8}$/);
    expect(versionOf('a town costs 100')).not.toBe(versionOf('a town costs 101'));
  });
});
