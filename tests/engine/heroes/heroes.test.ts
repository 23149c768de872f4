// Heroes: taken into service, trained, armed, sent out, put before a host; and what all that is worth.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignHero } from '@sigilla/engine/actions/heroes/assignHero.ts';
import { beginHeroQuest } from '@sigilla/engine/actions/heroes/beginHeroQuest.ts';
import { chooseHeroQuest } from '@sigilla/engine/actions/heroes/chooseHeroQuest.ts';
import { dismissHero } from '@sigilla/engine/actions/heroes/dismissHero.ts';
import { equipHero } from '@sigilla/engine/actions/heroes/equipHero.ts';
import { ransomHero } from '@sigilla/engine/actions/heroes/ransomHero.ts';
import { recruitHero } from '@sigilla/engine/actions/heroes/recruitHero.ts';
import { sendEnvoy } from '@sigilla/engine/actions/heroes/sendEnvoy.ts';
import { trainHero } from '@sigilla/engine/actions/heroes/trainHero.ts';
import { unequipHero } from '@sigilla/engine/actions/heroes/unequipHero.ts';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { availableHeroes, heroSeats } from '@sigilla/engine/heroes/court.ts';
import { CAPTIVITY_TURNS, ransomNow } from '@sigilla/engine/heroes/fate.ts';
import { commanderOf, kingdomHeroBonuses } from '@sigilla/engine/heroes/giving.ts';
import { heroBonuses, heroLevelOf, HERO_BONUSES, personOf, whoIs } from '@sigilla/engine/heroes/stats.ts';
import { chanceOf } from '@sigilla/engine/heroes/trial.ts';
import { bonusesOf } from '@sigilla/engine/kingdom/bonuses.ts';
import { sourcesBehind, sourcesOf } from '@sigilla/engine/kingdom/sources.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { aKingdom, anNpcKingdom, content, NOW } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const rich = () =>
  aKingdom()
    .withGold(4000)
    .withResources({ mana: 900, researchPoints: 900 })
    .withTurns(40)
    .withBuilding('barracks', 5)
    .withBuilding('town', 5)
    .withBuilding('armoury', 1)
    .atLevel(30);
const played = (realm: MemoryRealm, wire: Parameters<MemoryRealm['play']>[1]) =>
  done(realm.play('harrow', wire));

describe('recruit_hero', () => {
  it('KO-15 spends what the hero asks for, seats them, and they give at once, by name', () => {
    const realm = new MemoryRealm(rich().build());
    const before = bonusesOf(realm.kingdom('harrow'), content).yieldPercent.gold;
    const { decision } = played(realm, recruitHero.wire({ heroId: 'piers_halfpenny' }));
    expect(decision.cost).toEqual({ turns: 2, resources: { gold: 250, mana: 0, researchPoints: 20 } });
    const kingdom = realm.kingdom('harrow');
    expect(kingdom.heroes.map(({ heroId }) => heroId)).toEqual(['piers_halfpenny']);
    expect(bonusesOf(kingdom, content).yieldPercent.gold).toBe(before + 2);
    expect(
      sourcesBehind(sourcesOf(kingdom, content), 'yieldPercent', 'gold').map(({ kind, name }) => [
        kind,
        name,
      ]),
    ).toContainEqual(['hero', 'Piers Halfpenny']);
  });

  it('KR-033 refuses whoever is short of gold, mana, research or turns, and changes nothing', () => {
    const tib = recruitHero.wire({ heroId: 'tib_candlewick' });
    const host = rich().withBuilding('mage_tower', 1);
    for (const short of [
      host.withGold(5),
      host.withResources({ mana: 0 }),
      host.withTurns(0).with({ turns: { count: 0, settledAt: NOW } }),
    ]) {
      const realm = new MemoryRealm(short.build());
      const before = JSON.stringify(realm.kingdom('harrow'));
      expect(['need_more_resource', 'need_more_turns', 'insufficient_resources']).toContain(
        refusedAs(realm.play('harrow', tib)),
      );
      expect(JSON.stringify(realm.kingdom('harrow'))).toBe(before);
    }
  });

  it('refuses who serves already, who is nobody, who would not come yet, and one more than there are chairs', () => {
    const realm = new MemoryRealm(rich().withHero('hob_underpike').build());
    expect(refusedAs(realm.play('harrow', recruitHero.wire({ heroId: 'hob_underpike' })))).toBe(
      'hero_serves_already',
    );
    expect(refusedAs(realm.play('harrow', recruitHero.wire({ heroId: 'dnd_x' })))).toBe('unknown_hero');
    expect(refusedAs(realm.play('harrow', recruitHero.wire({ heroId: 'odo_long_stair' })))).toBe(
      'building_needs_building',
    );
    const full = new MemoryRealm(
      aKingdom().withGold(900).withHero('sir_amory_vane').withHero('ysmay').build(),
    );
    expect(refusedAs(full.play('harrow', recruitHero.wire({ heroId: 'hob_underpike' })))).toBe(
      'hero_seats_taken',
    );
  });

  it('has somebody available on the first day, and more as the realm grows', () => {
    const young = availableHeroes({ ...aKingdom().build(), level: 1 }, content);
    const grown = availableHeroes({ ...rich().build(), level: 30 }, content);
    expect(young.length).toBeGreaterThan(0);
    expect(young.every(({ rarity }) => rarity === 'common')).toBe(true);
    expect(grown.length).toBeGreaterThan(young.length);
    expect([1, 6, 12, 36, 60].map(heroSeats)).toEqual([2, 3, 4, 8, 8]);
  });

  it('lets go again, for nothing', () => {
    const realm = new MemoryRealm(rich().withHero('hob_underpike').build());
    expect(played(realm, dismissHero.wire({ heroId: 'hob_underpike' })).decision.cost).toEqual({
      turns: 0,
      resources: {},
    });
    expect(realm.kingdom('harrow').heroes).toEqual([]);
  });
});

describe('what heroes give', () => {
  it('KN-18 is six percentages of their scores, none of it from a captive', () => {
    const ysmay = content.heroes.get('ysmay');
    if (ysmay === undefined) throw new Error('no Ysmay');
    expect(heroBonuses(ysmay.baseStats)).toEqual({
      goldGeneration: 2,
      manaGeneration: 1,
      researchSpeed: 2,
      buildingEfficiency: 3,
      militaryEffectiveness: 3,
      diplomaticBonus: 2,
    });
    const captive = { by: KingdomId.parse('wick'), kingdomName: 'Wick', since: 0, ransom: 10 };
    const none = kingdomHeroBonuses(aKingdom().withHero('ysmay', { captive }).build(), content);
    expect(HERO_BONUSES.map((bonus) => none[bonus])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('KN-17 grows with levels, which come of deeds and never go', () => {
    expect([0, 39, 40, 120, 1799, 1800, 9999].map(heroLevelOf)).toEqual([1, 1, 2, 3, 9, 10, 10]);
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(400), (experience, more) => {
        expect(heroLevelOf(experience + more)).toBeGreaterThanOrEqual(heroLevelOf(experience));
      }),
    );
  });

  it('KR-040 calls somebody of an unknown class an Elite Hero', () => {
    const hob = content.heroes.get('hob_underpike');
    if (hob === undefined) throw new Error('no Hob');
    const without = { ...content, heroClasses: new Map() };
    expect(personOf(hob, without).className).toBe('Elite Hero');
    const made = {
      name: 'Ilveth',
      class: 'archer_lord',
      rarity: 'rare',
      pronoun: 'she',
      age: 'young',
      baseStats: hob.baseStats,
      traits: [],
      portrait: null,
      ancestry: null,
    } as const;
    expect(whoIs({ ...newHero('dnd_1', NOW), made: { ...made, traits: [] } }, without)?.className).toBe(
      'Elite Hero',
    );
    expect(whoIs({ ...newHero('dnd_1', NOW), made: { ...made, traits: [] } }, content)?.className).toBe(
      'Archer Lord',
    );
  });
});

describe('assign_hero', () => {
  it('puts one commander before an army: their scores and abilities are worth something to it', () => {
    const realm = new MemoryRealm(
      rich().withHero('ysmay').withHero('hob_underpike', { armyId: 'army-1' }).build(),
    );
    played(realm, assignHero.wire({ heroId: 'ysmay', armyId: 'army-1' }));
    const kingdom = realm.kingdom('harrow');
    expect(kingdom.heroes.map(({ armyId }) => armyId)).toEqual(['army-1', null]);
    expect(commanderOf(kingdom, 'army-1', content)).toMatchObject({
      name: 'Ysmay the Unhurried',
      points: Math.floor((2 * 19 + 14 + 14) / 4),
      attackPercent: 8,
      morale: 8,
    });
    expect(refusedAs(realm.play('harrow', assignHero.wire({ heroId: 'ysmay', armyId: 'army-1' })))).toBe(
      'hero_leads_it',
    );
    played(realm, assignHero.wire({ heroId: 'ysmay', armyId: null }));
    expect(commanderOf(realm.kingdom('harrow'), 'army-1', content)).toBeNull();
  });

  it('is refused in mid-battle, for the wounded and for the captive', () => {
    const locked = rich().withArmy({ militia: 5 }, { lockedBy: 'battle' as never });
    const lead = assignHero.wire({ heroId: 'ysmay', armyId: 'army-1' });
    expect(refusedAs(new MemoryRealm(locked.withHero('ysmay').build()).play('harrow', lead))).toBe(
      'army_locked',
    );
    expect(
      refusedAs(new MemoryRealm(rich().withHero('ysmay', { healedAtTurn: 99 }).build()).play('harrow', lead)),
    ).toBe('hero_wounded');
    const captive = { by: KingdomId.parse('wick'), kingdomName: 'Wick', since: 0, ransom: 10 };
    expect(
      refusedAs(new MemoryRealm(rich().withHero('ysmay', { captive }).build()).play('harrow', lead)),
    ).toBe('hero_captive');
  });
});

describe('ransom_hero', () => {
  const ransomFrom = (captor: ReturnType<typeof aKingdom>) => {
    const held = captor.build();
    const captive = { by: held.id, kingdomName: held.name, since: 0, ransom: 200 };
    const payer = rich().withHero('ysmay', { captive }).build();
    const realm = new MemoryRealm(payer, held);
    const { decision } = played(realm, ransomHero.wire({ heroId: 'ysmay', captorId: held.id }));
    return { realm, decision, held, payer };
  };

  it('tells the captor what came, from whom and for whom', () => {
    const { realm, decision, held, payer } = ransomFrom(aKingdom('wick'));
    const gold = realm.kingdom('wick').resources.gold - held.resources.gold;
    expect(gold).toBeGreaterThan(0);
    expect(decision.done.notices).toEqual([
      {
        accountId: held.accountId,
        text: {
          code: 'ransomCame',
          params: { hero: 'Ysmay the Unhurried', kingdom: payer.name, gold },
        },
        link: '/ledger',
      },
    ]);
  });

  it('tells nobody of it where the realm’s own took them', () => {
    expect(ransomFrom(anNpcKingdom()).decision.done.notices).toEqual([]);
  });
});

describe('what heroes wear', () => {
  it('raises a score, is worn by one hero at a time, and asks for something by nature', () => {
    const realm = new MemoryRealm(
      rich().withArtifact('honest_coin').withHero('piers_halfpenny').withHero('goodwife_orla').build(),
    );
    played(realm, equipHero.wire({ heroId: 'piers_halfpenny', artifactId: 'own-honest_coin' }));
    expect(realm.kingdom('harrow').heroes[0]?.worn).toEqual({ belt: 'own-honest_coin' });
    played(realm, equipHero.wire({ heroId: 'goodwife_orla', artifactId: 'own-honest_coin' }));
    expect(realm.kingdom('harrow').heroes.map(({ worn }) => worn)).toEqual([{}, { belt: 'own-honest_coin' }]);
    played(realm, unequipHero.wire({ heroId: 'goodwife_orla', slot: 'belt' }));
    expect(realm.kingdom('harrow').heroes.map(({ worn }) => worn)).toEqual([{}, {}]);
  });
});

describe('train_hero', () => {
  it('costs more for each point, and comes to an end', () => {
    const realm = new MemoryRealm(rich().withHero('hob_underpike').build());
    const train = trainHero.wire({ heroId: 'hob_underpike', stat: 'combat' });
    const turns = [1, 2, 3, 4].map(() => played(realm, train).decision.cost.turns);
    expect(turns).toEqual([2, 3, 4, 5]);
    expect(realm.kingdom('harrow').heroes[0]?.trained).toEqual({ combat: 4 });
    expect(refusedAs(realm.play('harrow', train))).toBe('hero_taught_out');
  });
});

describe('quests', () => {
  it('go step by step to their end, each choice paid for, and are told once', () => {
    const realm = new MemoryRealm(rich().withHero('sir_amory_vane').build());
    const heroId = 'sir_amory_vane';
    played(realm, beginHeroQuest.wire({ heroId, questId: 'bridge_at_crake' }));
    expect(refusedAs(realm.play('harrow', assignHero.wire({ heroId, armyId: 'army-1' })))).toBe(
      'hero_on_quest',
    );
    for (const choiceId of ['b', 'a', 'b']) {
      const { decision } = played(realm, chooseHeroQuest.wire({ heroId, choiceId }));
      expect(decision.cost.turns).toBeGreaterThan(0);
    }
    const [hero] = realm.kingdom('harrow').heroes;
    expect(hero).toMatchObject({ quest: null, questsDone: ['bridge_at_crake'], experience: 46 });
    expect(refusedAs(realm.play('harrow', beginHeroQuest.wire({ heroId, questId: 'bridge_at_crake' })))).toBe(
      'quest_done',
    );
    expect(refusedAs(realm.play('harrow', chooseHeroQuest.wire({ heroId, choiceId: 'a' })))).toBe(
      'hero_on_no_quest',
    );
  });

  it('pay a realm once, though whoever told them is let go and asked back, in the midst of them or after', () => {
    const heroId = 'sir_amory_vane';
    const begin = beginHeroQuest.wire({ heroId, questId: 'bridge_at_crake' });
    const back = [dismissHero.wire({ heroId }), recruitHero.wire({ heroId })];
    for (const choices of [['b'], ['b', 'a', 'b']]) {
      const realm = new MemoryRealm(rich().withHero(heroId).withHero('hob_underpike').build());
      played(realm, begin);
      for (const choiceId of choices) played(realm, chooseHeroQuest.wire({ heroId, choiceId }));
      for (const wire of back) played(realm, wire);
      expect(realm.kingdom('harrow').heroes.find((one) => one.heroId === heroId)).toMatchObject({
        quest: null,
        questsDone: [],
        experience: 0,
      });
      for (const who of [heroId, 'hob_underpike'])
        expect(
          refusedAs(realm.play('harrow', beginHeroQuest.wire({ heroId: who, questId: 'bridge_at_crake' }))),
          who,
        ).toBe('quest_done');
    }
  });

  it('can end well or badly for every score: nothing is certain, nothing hopeless', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 5, max: 30 }), (score, difficulty) => {
        expect(chanceOf(score, difficulty)).toBeGreaterThan(0);
        expect(chanceOf(score, difficulty)).toBeLessThan(1000);
        expect(chanceOf(score + 1, difficulty)).toBeGreaterThanOrEqual(chanceOf(score, difficulty));
      }),
    );
  });
});

describe('send_envoy', () => {
  it('G-092 brings a treaty that gives while it lasts, or a story', () => {
    const realm = new MemoryRealm(rich().withHero('piers_halfpenny').build());
    const send = sendEnvoy.wire({ heroId: 'piers_halfpenny', missionId: 'wool_of_the_uplands' });
    let signed = false;
    for (let tries = 0; tries < 12 && !signed; tries += 1)
      signed = Boolean(played(realm, send).decision.done.report['signed']);
    expect(signed).toBe(true);
    expect(refusedAs(realm.play('harrow', send))).toBe('treaty_stands');
    const rows = sourcesOf(realm.kingdom('harrow'), content);
    expect(rows.find(({ kind }) => kind === 'treaty')).toMatchObject({
      name: 'The Wool of the Uplands',
      counted: 100,
    });
  });
});

describe('ransom_hero', () => {
  it('pays the captor, less with every turn, and nothing at all in the end', () => {
    const wick = aKingdom('wick').build();
    const captive = { by: wick.id, kingdomName: wick.name, since: 0, ransom: 400 };
    const realm = new MemoryRealm(rich().withHero('ysmay', { captive }).build(), wick);
    const { decision } = played(realm, ransomHero.wire({ heroId: 'ysmay', captorId: wick.id }));
    expect(decision.cost.resources).toEqual({ gold: 400 });
    expect(realm.kingdom('wick').resources.gold).toBe(wick.resources.gold + 400);
    expect(realm.kingdom('harrow').heroes[0]?.captive).toBeNull();
    expect(ransomNow(captive, CAPTIVITY_TURNS / 2, 0)).toBe(200);
    expect(ransomNow(captive, CAPTIVITY_TURNS + 3, 0)).toBe(0);
  });
});
