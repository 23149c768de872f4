import { describe, expect, it } from 'vitest';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { preview } from '@sigilla/engine/actions/preview.ts';
import { artifactChance } from '@sigilla/engine/kingdom/exploration.ts';
import { rushPromise, rushReward, type RushId } from '@sigilla/engine/kingdom/rush.ts';
import {
  aKingdom,
  content,
  HOUR,
  NOW,
  rulerOf,
  rulesOf,
  type KingdomBuilder,
} from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs, refusedSaying } from '../../support/realm.ts';

const build = (buildingId: string): WireAction => ({
  actionType: 'build_structure',
  actionId: 'building_construction',
  metadata: { buildingId },
});
const upgrade = (actionId: string): WireAction => ({ actionType: 'upgrade_building', actionId, quantity: 1 });
const rush = (actionId: string, metadata = {}): WireAction => ({
  actionType: 'rush_resource',
  actionId,
  metadata,
});
const explore: WireAction = { actionType: 'explore_land', actionId: 'territorial_exploration' };
const rename = (name: string): WireAction => ({
  actionType: 'rename_kingdom',
  actionId: 'rename_kingdom',
  metadata: { name },
});

const play = (kingdom: KingdomBuilder, wire: WireAction) => {
  const realm = new MemoryRealm(kingdom.build());
  return realm.play('harrow', wire);
};

describe('buildStructure', () => {
  it('KR-021 spends one turn and the price, and the building stands', () => {
    const { decision, before } = done(play(aKingdom().withGold(100), build('town')));
    expect(decision.cost).toEqual({ turns: 1, resources: { gold: 100 } });
    expect(decision.kingdom.turns.count).toBe(before.turns.count - 1);
    expect(decision.kingdom.buildings).toContainEqual({ type: 'town', level: 1, quantity: 2 });
    expect(decision.kingdom.experience).toBe(20);
    expect(decision.kingdom.turnsSpent).toBe(1);
    expect(decision.kingdom.lastTurnUsedAt).toBe(NOW);
  });

  it('KR-022 says what is missing: resources, land, level, other buildings, turns', () => {
    const say = (kingdom: KingdomBuilder, id: string) => refusedSaying(play(kingdom, build(id)));
    expect(say(aKingdom().withGold(60), 'town')).toBe('Need 40 more gold');
    expect(say(aKingdom().withTurns(0), 'town')).toBe('Need 1 more turn');
    expect(say(aKingdom().withResources({ land: 3 }), 'farm')).toBe('Need 1 more free land');
    expect(say(aKingdom(), 'war_council')).toBe('Level 20 Required; need 19 more levels');
    expect(say(aKingdom().atLevel(4).withGold(900), 'siege_workshop')).toBe('Needs Barracks at level 2');
    expect(say(aKingdom().withBuilding('barracks', 1, 5), 'barracks')).toBe(
      'A kingdom has room for 5 of these.',
    );
    expect(refusedAs(play(aKingdom(), build('constructor')))).toBe('unknown_building');
  });

  it('costs what the standing ones have cost where its kind is improved already', () => {
    const { decision } = done(play(aKingdom().withGold(900).withBuilding('town', 3), build('town')));
    expect(decision.cost.resources).toEqual({ gold: 100 + 150 + 225 });
    expect(decision.kingdom.buildings).toContainEqual({ type: 'town', level: 3, quantity: 2 });
  });
});

describe('upgradeBuilding', () => {
  it('KR-026 raises the level by one for a turn or more', () => {
    const { decision } = done(play(aKingdom(), upgrade('town')));
    expect(decision.cost).toEqual({ turns: 1, resources: { gold: 150 } });
    expect(decision.kingdom.buildings).toContainEqual({ type: 'town', level: 2, quantity: 1 });
    const fortress = aKingdom()
      .withResources({ gold: 9000, materials: 900, researchPoints: 900 })
      .withBuilding('quarry')
      .withBuilding('fortress');
    expect(done(play(fortress, upgrade('fortress'))).decision.cost.turns).toBe(3);
  });

  it('KR-027 refuses at the highest level, and what is not there', () => {
    expect(refusedSaying(play(aKingdom().withBuilding('town', 5), upgrade('town')))).toBe(
      'Town already stands at its highest level.',
    );
    expect(refusedAs(play(aKingdom(), upgrade('guild')))).toBe('building_not_owned');
    expect(refusedAs(play(aKingdom(), upgrade('moon_base')))).toBe('unknown_building');
  });
});

describe('what a level asks for', () => {
  /** Rich enough for any level, and alone. */
  const rich = () =>
    aKingdom()
      .withTurns(50)
      .withResources({ gold: 99_000, materials: 9000, mana: 9000, researchPoints: 9000 });

  it('refuses the level with the first sentence until it is there, and then lets it rise', () => {
    const town = rich().withBuilding('town', 4).withResources({ population: 380 });
    expect(refusedSaying(play(town, upgrade('town')))).toBe('Needs Treadwheel Crane to be found out first');
    const found = town.withTechnology('treadwheel_crane');
    expect(refusedSaying(play(found, upgrade('town')))).toBe('Needs Aqueduct at level 1');
    const watered = found.withBuilding('aqueduct');
    expect(refusedSaying(play(watered, upgrade('town')))).toBe(
      'Needs a population of 400 in the realm: 20 more',
    );
    const { decision } = done(play(watered.withResources({ population: 400 }), upgrade('town')));
    expect(decision.kingdom.buildings).toContainEqual({ type: 'town', level: 5, quantity: 1 });
    // People are counted and not spent.
    expect(decision.kingdom.resources.population).toBeGreaterThanOrEqual(400);
  });

  it('asks what must be found out of the first of a kind, and of no other', () => {
    const scholar = rich().atLevel(15).withBuilding('academy', 3).withResources({ land: 90 });
    expect(refusedSaying(play(scholar, build('university')))).toBe(
      'Needs Catalogue of Books to be found out first',
    );
    done(play(scholar.withTechnology('catalogue_of_books'), build('university')));
    done(play(scholar.withBuilding('university'), build('university')));
  });
});

describe('rushResource', () => {
  const reward = (id: RushId, kingdom: KingdomBuilder) => rushReward(id, kingdom.view(), content);

  it('G-059 pays by the displayed formulas, times buildings, times its own factor, rounded down once', () => {
    const tax = (population: number, towns: number) =>
      reward(
        'tax_collection',
        aKingdom()
          .withResources({ population })
          .withoutBuildings()
          .withBuilding('town', 1, towns || 1),
      );
    expect(tax(200, 3)).toBe(195);
    expect(tax(201, 1)).toBe(165);
    expect(reward('tax_collection', aKingdom().withoutBuildings().withResources({ population: 1000 }))).toBe(
      550,
    );
    const bare = aKingdom().withoutBuildings();
    expect([1, 7, 60].map((level) => reward('magical_meditation', bare.atLevel(level)))).toEqual([
      40, 100, 630,
    ]);
    expect([1, 7, 60].map((level) => reward('intensive_study', bare.atLevel(level)))).toEqual([20, 50, 315]);
    expect(reward('magical_meditation', bare.atLevel(7).withBuilding('guild', 4, 3))).toBe(145);
    expect(reward('intensive_study', bare.atLevel(7).withBuilding('academy', 1, 2))).toBe(70);
  });

  it('G-189 is helped by at most a hundred percent, and names no more than that', () => {
    const ruled = (towns: number) =>
      aKingdom().withoutBuildings().withResources({ population: 200 }).withBuilding('town', 1, towns);
    expect([9, 10, 11, 500].map((towns) => reward('tax_collection', ruled(towns)))).toEqual([
      285, 300, 300, 300,
    ]);
    for (const [rushed, building] of [
      ['magical_meditation', 'guild'],
      ['intensive_study', 'academy'],
    ] as const) {
      const bare = aKingdom().withoutBuildings();
      expect(reward(rushed, bare.withBuilding(building, 1, 400))).toBe(2 * reward(rushed, bare));
    }
    const { decision } = done(play(ruled(500), rush('tax_collection')));
    expect(decision.done.report['bonusEffects']).toMatchObject({
      buildingBonuses: [{ name: 'Town', percent: 100 }],
      goldMultiplier: 2,
    });
  });

  it('G-060 multiplies a recruitment drive by 1.2, and brings no more than there is room for', () => {
    const drive = (land: number, population: number) =>
      reward('recruitment_drive', aKingdom().withResources({ land, population }));
    expect([drive(57, 0), drive(100, 0), drive(9, 0)]).toEqual([12, 18, 6]);
    expect(drive(100, 145)).toBe(5);
    expect(refusedAs(play(aKingdom().withResources({ population: 150 }), rush('recruitment_drive')))).toBe(
      'houses_full',
    );
  });

  it('leaves a drive alone that would find every bed taken by those who come by themselves, and promises no more than it brings', () => {
    // Seven come a turn, twenty-eight in a drive's four; there is room for 150.
    const town = (population: number) => aKingdom().withResources({ land: 100, population });
    const driven = (population: number) => {
      const { decision } = done(play(town(population), rush('recruitment_drive')));
      return decision.done.report['populationGenerated'];
    };
    for (const population of [100, 105, 110, 119, 121])
      expect(rushPromise('recruitment_drive', town(population).view(), content)).toBe(driven(population));
    for (const population of [122, 130, 149])
      expect(refusedAs(play(town(population), rush('recruitment_drive')))).toBe('houses_filling');
  });

  it('costs 2, 3, 4 and 3 turns and adds to what the turns bring', () => {
    const turns = ['tax_collection', 'magical_meditation', 'recruitment_drive', 'intensive_study'].map(
      (id) => done(play(aKingdom(), rush(id))).decision.cost.turns,
    );
    expect(turns).toEqual([2, 3, 4, 3]);
    const { decision, before } = done(play(aKingdom(), rush('tax_collection')));
    const passive = decision.passiveResults.resourceGeneration.resourcesGenerated['gold'] ?? 0;
    const generated = decision.done.report['goldGenerated'];
    expect(decision.kingdom.resources.gold).toBe(before.resources.gold + passive + Number(generated));
  });

  it('G-018 never reads what a client expects', () => {
    const honest = done(play(aKingdom(), rush('tax_collection')));
    const greedy = done(
      play(aKingdom(), rush('tax_collection', { expectedReward: 999_999, multiplier: 50 })),
    );
    expect(greedy).toEqual(honest);
  });

  it('KR-060 says how many turns are missing, and does nothing', () => {
    expect(refusedSaying(play(aKingdom().withTurns(1), rush('recruitment_drive')))).toBe('Need 3 more turns');
  });
});

describe('exploreLand', () => {
  it('KR-064 takes 5 turns and 50 gold for 1 to 5 land, and finds an artifact in about 15 of 100', () => {
    const realm = new MemoryRealm(aKingdom().withGold(10_000_000).withTurns(500).build());
    const gains: number[] = [];
    let found = 0;
    for (let i = 0; i < 2000; i += 1) {
      // One kingdom explores on and on; its artifacts are put away, so that there is always one left to find.
      const kingdom = { ...realm.kingdom('harrow'), artifacts: [], turns: { count: 500, settledAt: NOW } };
      realm.kingdoms.set(kingdom.id, kingdom);
      const { decision } = done(realm.play('harrow', explore));
      expect(decision.cost).toEqual({ turns: 5, resources: { gold: 50 } });
      gains.push(Number(decision.done.report['landGained']));
      if (decision.done.report['artifactDiscovered'] !== null) found += 1;
    }
    expect(new Set(gains)).toEqual(new Set([1, 2, 3, 4, 5]));
    const mean = gains.reduce((sum, land) => sum + land, 0) / gains.length;
    expect(Math.abs(mean - 3)).toBeLessThan(0.15);
    expect(Math.abs(found / gains.length - 0.15)).toBeLessThan(0.04);
  });

  it('KR-061 needs 50 gold for supplies, and turns before that', () => {
    expect(refusedSaying(play(aKingdom().withGold(49), explore))).toBe('Need 50 gold for supplies');
    expect(refusedSaying(play(aKingdom().withGold(49).withTurns(4), explore))).toBe('Need 1 more turn');
  });

  it('KR-065 tells the realm of an artifact and hands over name, rarity and description', () => {
    const realm = new MemoryRealm(aKingdom().withGold(9000).withTurns(500).build());
    for (let i = 0; i < 60; i += 1) {
      const { decision } = done(realm.play('harrow', explore));
      const artifact = decision.done.report['artifactDiscovered'];
      if (artifact === null) continue;
      expect(artifact).toMatchObject({
        name: expect.any(String),
        rarity: expect.any(String),
        description: expect.any(String),
      });
      expect(decision.done.chronicle?.[0]?.code).toBe('artifactProclaimed');
      expect(decision.kingdom.artifacts).toHaveLength(1);
      const [own] = decision.kingdom.artifacts;
      const mode = content.artifacts.get(own?.artifactId ?? '')?.effect.mode;
      expect(own?.isActive).toBe(mode === 'passive');
      return;
    }
    throw new Error('sixty explorations found nothing');
  });

  it('finds each lasting artifact once, and only land when there is none left', () => {
    let all = aKingdom().withGold(90_000).withTurns(500);
    for (const id of content.artifacts.keys()) all = all.withArtifact(id);
    const realm = new MemoryRealm(all.build());
    for (let i = 0; i < 50; i += 1) done(realm.play('harrow', explore));
    expect(realm.kingdom('harrow').artifacts).toHaveLength(content.artifacts.size);
  });

  it('is luckier with the right tools, within bounds', () => {
    expect(artifactChance(aKingdom().build(), content)).toBe(15);
    const keen = aKingdom().withBuilding('surveyors_lodge', 3).withArtifact('well_finders_rod');
    expect(artifactChance(keen.build(), content)).toBe(26);
  });

  it('rolls the same however often it is asked, and anew once the deed is done', () => {
    const realm = new MemoryRealm(aKingdom().withGold(9000).withTurns(500).build());
    const first = done(realm.weigh('harrow', explore)).decision;
    realm.now += HOUR;
    done(realm.play('harrow', rush('tax_collection')));
    expect(done(realm.weigh('harrow', explore)).decision.done.report).toMatchObject({
      landGained: first.done.report['landGained'],
    });
    const gains = Array.from(
      { length: 12 },
      () => done(realm.play('harrow', explore)).decision.done.report['landGained'],
    );
    expect(new Set(gains).size).toBeGreaterThan(1);
  });

  it('rolls apart for every kingdom and every realm: nobody’s luck can be foretold by another’s', () => {
    const luck = (id: string, secret = 'the realm keeps this'): string => {
      const realm = new MemoryRealm(aKingdom(id).withGold(9000).withTurns(500).build());
      realm.secret = secret;
      return Array.from(
        { length: 12 },
        () => done(realm.play(id, explore)).decision.done.report['landGained'],
      ).join(' ');
    };
    expect(luck('harrow')).toBe(luck('harrow'));
    expect(new Set([luck('harrow'), luck('wick'), luck('carr'), luck('harrow', 'another secret')]).size).toBe(
      4,
    );
  });
});

describe('renameKingdom', () => {
  it('costs no turns, trims the name and tells the realm', () => {
    const { decision } = done(play(aKingdom(), rename('  Vale   of Ash ')));
    expect(decision.cost).toEqual({ turns: 0, resources: {} });
    expect(decision.kingdom.name).toBe('Vale of Ash');
    expect(decision.passiveResults.resourceGeneration.resourcesGenerated).toEqual({});
    expect(decision.done.chronicle?.[0]?.code).toBe('kingdomTookName');
  });

  it('G-187 refuses what a herald would not call out, however it is spelt', () => {
    for (const name of ['Shit', 'F u c k', 'Fück Off', 'SH1T hill', 'Admin', 'The Moderator'])
      expect(refusedAs(play(aKingdom(), rename(name))), name).toBe('kingdom_name_unfit');
    for (const name of [
      'Scunthorpe',
      'Essex',
      'Cockermouth',
      'Rabbit Chase',
      'Þórsmörk',
      "O'Brien’s Hold",
      'Vale-of-9',
    ])
      expect(play(aKingdom(), rename(name)).ok, name).toBe(true);
  });

  it('refuses names too short, too long, oddly lettered, unchanged, or a guest’s', () => {
    expect(refusedAs(play(aKingdom(), rename('Ox')))).toBe('kingdom_name_length');
    expect(refusedAs(play(aKingdom(), rename('O'.repeat(31))))).toBe('kingdom_name_length');
    for (const name of ['<b>Hold</b>', 'Vale\u202eof', 'Рим на Днепре', '9 Oaks', 'Vale--of', '👑👑👑'])
      expect(refusedAs(play(aKingdom(), rename(name))), name).toBe('kingdom_name_letters');
    expect(refusedAs(play(aKingdom(), rename('Kingdom of harrow')))).toBe('kingdom_name_unchanged');
    expect(refusedAs(play(aKingdom().with({ isGuest: true }), rename('Vale of Ash')))).toBe(
      'guest_must_claim',
    );
  });
});

describe('the names of one day', () => {
  it('G-187 are three at most: nobody fills the chronicle with them, or is another by the time a moderator looks', () => {
    const realm = new MemoryRealm(aKingdom().build());
    const take = (name: string) => realm.play('harrow', rename(name));
    for (const name of ['Vale of Ash', 'Vale of Elm']) done(take(name));
    // What was refused is no name taken.
    expect(refusedAs(take('Admin'))).toBe('kingdom_name_unfit');
    done(take('Vale of Ash'));
    expect(refusedAs(take('Vale of Elm'))).toBe('names_today');
    realm.now = NOW + 24 * HOUR;
    done(take('Vale of Elm'));
    expect(realm.kingdom('harrow').today).toMatchObject({ names: 1 });
  });
});

describe('preview', () => {
  it('tells cost and reason before the button is pressed', () => {
    const kingdom = aKingdom().withGold(10);
    const actor = rulerOf(kingdom.build());
    const ctx = { now: NOW, actor, kingdom: kingdom.view(), seen: null, content, rules: rulesOf() };
    expect(preview(buildStructure, ctx, { buildingId: 'town' })).toEqual({
      ok: false,
      cost: { turns: 1, resources: { gold: 100 } },
      refusal: { code: 'need_more_resource', params: { n: 90, resource: 'gold' } },
    });
  });
});
