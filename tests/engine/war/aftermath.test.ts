import { forkSeed } from '@sigilla/engine/core/random.ts';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import { afterLeading } from '@sigilla/engine/heroes/fate.ts';
import { guardedGold } from '@sigilla/engine/war/aftermath.ts';
import { describe, expect, it } from 'vitest';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import { aKingdom, anNpcKingdom, content, HOUR, NOW } from '../../support/builders.ts';
import { MemoryRealm, done } from '../../support/realm.ts';
import { challenging, fightOut, meet, settle } from './wager.ts';

const npc = anNpcKingdom(2).build();
const strong = { soldiers: 40, archers: 25 };

describe('after sparring', () => {
  it('G-180 everyone lives, both sides learn, and the record of war stays as it was', () => {
    const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build());
    const before = realm.kingdom('harrow');
    const { battle, kingdoms } = settle(realm, meet(realm, 'harrow', 'wick'));
    expect(BattleDoc.parse(battle)).toEqual(battle);
    expect(battle.status).toBe('settled');
    expect(battle.spoils).toEqual({
      experienceGained: { attacker: 10, defender: 10 },
      honorGained: { attacker: 0, defender: 0 },
      goldGained: { attacker: 0, defender: 0 },
    });
    expect(kingdoms.attacker.armies.map(({ units, lockedBy }) => [units, lockedBy])).toEqual(
      before.armies.map(({ units }) => [units, null]),
    );
    expect(kingdoms.attacker.war).toEqual(before.war);
    expect(kingdoms.attacker.experience).toBe(10);
    expect(kingdoms.attacker.today.sparringPartners).toEqual(['wick']);
  });

  it('G-180 pays for the first three opponents of a day, each once, and again the next day', () => {
    const rivals = ['wick', 'carr', 'dunn', 'elm'];
    const realm = new MemoryRealm(aKingdom('harrow').build(), ...rivals.map((id) => aKingdom(id).build()));
    const paid = ['wick', 'wick', 'carr', 'dunn', 'elm'].map(
      (rival) => settle(realm, meet(realm, 'harrow', rival)).battle.spoils?.experienceGained.attacker,
    );
    expect(paid).toEqual([10, 0, 10, 10, 0]);
    realm.now = NOW + 24 * HOUR;
    expect(settle(realm, meet(realm, 'harrow', 'wick')).battle.spoils?.experienceGained).toEqual({
      attacker: 10,
      defender: 10,
    });
  });
});

describe('after a raid', () => {
  it('G-180 the fallen are gone, the survivors are seasoned, gold changes hands and no honor does', () => {
    const realm = new MemoryRealm(aKingdom('harrow').withArmy(strong).build(), npc);
    const gold = realm.kingdom(npc.id).resources.gold;
    const { battle, kingdoms } = settle(realm, meet(realm, 'harrow', npc.id, { ranked: true }));
    const { report, spoils } = battle;
    if (report === null || spoils === null) throw new Error('no report');
    expect(report.winner).toBe('attacker');
    expect(report.defender.fallen).toBeGreaterThan(0);
    for (const side of ['attacker', 'defender'] as const) {
      const army = kingdoms[side].armies[0];
      expect(menIn(army?.units ?? [])).toBe(report[side].men - report[side].fallen);
      expect(army?.lockedBy).toBeNull();
      expect(spoils.experienceGained[side]).toBeGreaterThanOrEqual(side === report.winner ? 10 : 0);
      expect(spoils.experienceGained[side]).toBeLessThanOrEqual(50);
    }
    expect(kingdoms.attacker.armies[0]?.units.some(({ experience }) => experience > 0)).toBe(true);
    expect(spoils.honorGained).toEqual({ attacker: 0, defender: 0 });
    expect(spoils.goldGained.attacker).toBe(
      Math.floor((gold - guardedGold(realm.kingdom(npc.id), content)) / 20),
    );
    expect(kingdoms.defender.resources.gold).toBe(gold - spoils.goldGained.attacker);
    expect(kingdoms.attacker.war).toMatchObject({ wins: 1, losses: 0, honor: 1000, currentStreak: 1 });
    expect(kingdoms.defender.war).toMatchObject({ wins: 0, losses: 1, currentStreak: -1 });
  });

  it('brings the victor nothing when the beaten kingdom has less than half their power', () => {
    const rich = aKingdom('harrow').withArmy({ soldiers: 300 }).withBuilding('town', 5, 20).build();
    const realm = new MemoryRealm(rich, npc);
    const { battle } = settle(realm, meet(realm, 'harrow', npc.id, { ranked: true }));
    expect(battle.spoils?.goldGained.attacker).toBe(0);
    expect(battle.spoils?.experienceGained.attacker).toBe(0);
  });

  it('G-188 a hopeless raid teaches its ruler nothing, twenty-five times over', () => {
    const throne = anNpcKingdom(7).build();
    let harrow = aKingdom('harrow').withArmy({ militia: 1 }).build();
    for (let raid = 0; raid < 25; raid += 1) {
      const realm = new MemoryRealm(harrow, throne);
      realm.now = NOW + raid * 24 * HOUR;
      const { battle, kingdoms } = settle(realm, meet(realm, 'harrow', throne.id, { ranked: true }));
      expect(battle.report?.winner).toBe('defender');
      expect(battle.spoils?.experienceGained.attacker).toBe(0);
      harrow = aKingdom('harrow')
        .withArmy({ militia: 1 })
        .with({ experience: kingdoms.attacker.experience })
        .build();
    }
    expect(harrow.experience).toBe(0);
  });

  it('recruits who came meanwhile join, and a beaten army keeps heart enough to fight again', () => {
    const realm = new MemoryRealm(aKingdom('harrow').withArmy({ militia: 4 }, { morale: 55 }).build(), npc);
    const battle = meet(realm, 'harrow', npc.id, { ranked: true });
    done(realm.play('harrow', { actionType: 'recruit_units', actionId: 'militia', quantity: 3 }));
    expect(realm.kingdom('harrow').armies[0]?.waiting).toHaveLength(1);
    const { kingdoms, battle: settled } = settle(realm, battle);
    expect(settled.report?.winner).toBe('defender');
    const army = kingdoms.attacker.armies[0];
    expect(army?.waiting).toEqual([]);
    expect(menIn(army?.units ?? [])).toBeGreaterThanOrEqual(3);
    // Two turns' rest while the herald rode, then ten points lost; never below fifty.
    expect(army?.morale).toBeGreaterThanOrEqual(50);
    expect(army?.morale).toBeLessThan(60);
  });
});

describe('after a ranked battle', () => {
  const veteran = (id: string, army: Readonly<Record<string, number>>) =>
    aKingdom(id).atLevel(60).withArmy(army).with({ protectedUntil: null }).build();

  it('honor moves by Elo and gold goes to a victorious attacker', () => {
    const realm = new MemoryRealm(veteran('harrow', strong), veteran('wick', { militia: 60 }));
    const { battle, kingdoms } = settle(realm, meet(realm, 'harrow', 'wick', { ranked: true }));
    expect(battle.report?.winner).toBe('attacker');
    expect(battle.spoils?.honorGained).toEqual({ attacker: 16, defender: -16 });
    expect(kingdoms.attacker.war.honor).toBe(1016);
    expect(kingdoms.defender.war.honor).toBe(984);
    expect(battle.spoils?.goldGained.attacker).toBeGreaterThan(0);
  });

  it('G-180 no more gold goes than those who live can carry, however much lies open', () => {
    const rich = aKingdom('wick').atLevel(60).withArmy({ militia: 60 }).withGold(1_000_000);
    const realm = new MemoryRealm(veteran('harrow', strong), rich.with({ protectedUntil: null }).build());
    const { report, spoils } = settle(realm, meet(realm, 'harrow', 'wick', { ranked: true })).battle;
    expect(report?.winner).toBe('attacker');
    const { men, fallen } = report?.attacker ?? { men: 0, fallen: 0 };
    expect(fallen).toBeGreaterThan(0);
    expect(spoils?.goldGained).toEqual({ attacker: 10 * (men - fallen), defender: -10 * (men - fallen) });
  });

  it('of a siege the people miss those who stood on the walls, and none of the host', () => {
    const town = veteran('wick', { militia: 40 });
    for (const battleType of ['field', 'siege']) {
      const realm = new MemoryRealm(veteran('harrow', strong), town);
      const { battle, kingdoms } = settle(realm, meet(realm, 'harrow', 'wick', { ranked: true, battleType }));
      const fallen = battle.report?.defender.casualties.map((one) => one.fallen) ?? [];
      const ofTown = fallen.slice(town.armies[0]?.units.length).reduce((sum, one) => sum + one, 0);
      expect(fallen[0]).toBeGreaterThan(0);
      expect(ofTown > 0).toBe(battleType === 'siege');
      expect(kingdoms.defender.resources.population).toBe(town.resources.population - ofTown);
    }
  });

  it('an army that another battle holds stays there, as it is', () => {
    const [first, ...others] = veteran('wick', { militia: 60 }).armies;
    if (first === undefined || others.length > 0) throw new Error('one army was meant');
    const elsewhere = { ...first, id: 'army-2', name: 'Second', lockedBy: BattleId.parse('elsewhere') };
    const realm = new MemoryRealm(veteran('harrow', strong), {
      ...veteran('wick', { militia: 60 }),
      armies: [first, elsewhere],
    });
    const { kingdoms } = settle(realm, meet(realm, 'harrow', 'wick', { ranked: true }));
    expect(kingdoms.defender.armies[0]?.lockedBy).toBeNull();
    expect(kingdoms.defender.armies[1]).toEqual(elsewhere);
  });

  it('a run of victories ends with a defeat, and a run of defeats with a victory; the longest run is kept', () => {
    const ofRun = (id: string, army: Readonly<Record<string, number>>, currentStreak: number) => {
      const one = veteran(id, army);
      return { ...one, war: { ...one.war, currentStreak, longestStreak: 5 } };
    };
    const realm = new MemoryRealm(ofRun('harrow', strong, -3), ofRun('wick', { militia: 60 }, 4));
    const { kingdoms } = settle(realm, meet(realm, 'harrow', 'wick', { ranked: true }));
    expect(kingdoms.attacker.war).toMatchObject({ wins: 1, currentStreak: 1, longestStreak: 5 });
    expect(kingdoms.defender.war).toMatchObject({ losses: 1, currentStreak: -1, longestStreak: 5 });
  });
});

describe('the replay of a settled battle', () => {
  it('verifies, and is not there before the seed is revealed', () => {
    const realm = new MemoryRealm(aKingdom('harrow').build(), npc);
    const accepted = meet(realm, 'harrow', npc.id);
    expect(replayOfBattle(accepted)).toBeNull();
    expect(replayOfBattle(fightOut(realm, accepted))).toBeNull();
    const replay = replayOfBattle(settle(realm, accepted).battle);
    if (replay === null) throw new Error('no replay');
    expect(verifyReplay(replay)).toEqual({ verified: true });
  });

  it('stays a document of modest size for the largest hosts', () => {
    const host = (id: string) =>
      aKingdom(id).withArmy({ militia: 2500, pikemen: 2500, archers: 2500, soldiers: 2500 }).build();
    const realm = new MemoryRealm(host('harrow'), host('wick'));
    const settled = settle(realm, meet(realm, 'harrow', 'wick')).battle;
    expect(JSON.stringify(settled).length).toBeLessThan(100_000);
  });
});

describe('the chronicle', () => {
  it('tells of every kind of ending in a sentence with all its parameters', () => {
    const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build(), npc);
    for (const [rival, more] of [
      ['wick', {}],
      [npc.id, { ranked: true }],
    ] as const) {
      const { chronicle, notices } = settle(realm, meet(realm, 'harrow', rival, more));
      for (const text of [chronicle, notices.attacker, notices.defender])
        expect(Object.values(text.params).every((value) => value !== '' && value !== undefined)).toBe(true);
    }
    expect(realm.play('harrow', challenging('wick')).ok).toBe(true);
  });

  it('tells whoever has won of a victory and whoever has lost of a defeat, whichever of them came to fight', () => {
    const host = (id: string, isStrong: boolean) =>
      aKingdom(id)
        .atLevel(60)
        .with({ protectedUntil: null })
        .withArmy(isStrong ? strong : { militia: 3 })
        .build();
    const codes = (harrowWins: boolean, more: object) => {
      const realm = new MemoryRealm(host('harrow', harrowWins), host('wick', !harrowWins));
      const { attacker, defender } = settle(realm, meet(realm, 'harrow', 'wick', more)).notices;
      return [attacker.code, defender.code];
    };
    expect(codes(true, {})).toEqual(['sparringBested', 'sparringBestedBy']);
    expect(codes(false, {})).toEqual(['sparringBestedBy', 'sparringBested']);
    expect(codes(true, { ranked: true })).toEqual(['battleWon', 'battleLost']);
    expect(codes(false, { ranked: true })).toEqual(['battleLost', 'battleWon']);
  });
});

describe('G-092 the hero who led a host', () => {
  const led = (won: boolean) =>
    aKingdom('harrow')
      .withArmy(won ? strong : { militia: 3 })
      .withHero('ysmay', { armyId: 'army-1' });

  it('stands in the setup with what they are worth, and learns from the field', () => {
    const realm = new MemoryRealm(led(true).build(), npc);
    const { battle, kingdoms } = settle(realm, meet(realm, 'harrow', npc.id, { ranked: true }));
    expect(battle.setup?.attacker.led).toEqual({
      heroId: 'ysmay',
      name: 'Ysmay the Unhurried',
      className: 'Veteran General',
      category: 'military',
    });
    expect(battle.setup?.attacker.commanderBonus).toBe(16);
    expect(battle.setup?.attacker.attackPercent).toBeGreaterThanOrEqual(8);
    expect(battle.setup?.defender.led).toBeUndefined();
    expect(kingdoms.attacker.heroes[0]?.experience).toBe(40);
  });

  it('G-180 learns from the bouts that are paid alone: a friend whose turns are free is no school', () => {
    const rivals = ['wick', 'carr', 'dunn', 'elm'];
    const realm = new MemoryRealm(led(true).build(), ...rivals.map((id) => aKingdom(id).build()));
    const learnt = (challenger: string, rival: string): number | undefined => {
      settle(realm, meet(realm, challenger, rival));
      return realm.kingdom('harrow').heroes[0]?.experience;
    };
    const course = [
      ['wick', 'harrow'],
      ['wick', 'harrow'],
      ['harrow', 'wick'],
      ['carr', 'harrow'],
      ['dunn', 'harrow'],
      ['elm', 'harrow'],
    ] as const;
    expect(course.map(([challenger, rival]) => learnt(challenger, rival))).toEqual([5, 5, 5, 10, 15, 15]);
    realm.now = NOW + 24 * HOUR;
    expect(learnt('wick', 'harrow')).toBe(20);
  });

  it('is hurt or taken in some defeats, and in no sparring', () => {
    const fates = new Set<string>();
    for (let seed = 0; seed < 40 && fates.size < 3; seed += 1) {
      const { fate, kingdom } = afterLeading(
        led(false).build(),
        'ysmay',
        { outcome: 'lost', isSparring: false, isTaught: true, captor: { id: npc.id, name: npc.name } },
        forkSeed('0'.repeat(32), seed),
        'attacker',
        content,
      );
      fates.add(fate);
      const [hero] = kingdom.heroes;
      if (fate === 'wounded') expect(hero).toMatchObject({ wounds: 1, healedAtTurn: 12, armyId: 'army-1' });
      if (fate === 'taken')
        expect(hero).toMatchObject({ armyId: null, captive: { by: npc.id, ransom: 960, since: 0 } });
      const spared = afterLeading(
        led(false).build(),
        'ysmay',
        { outcome: 'lost', isSparring: true, isTaught: true, captor: { id: npc.id, name: npc.name } },
        forkSeed('0'.repeat(32), seed),
        'attacker',
        content,
      );
      expect(spared.fate).toBe('unharmed');
    }
    expect([...fates].toSorted()).toEqual(['taken', 'unharmed', 'wounded']);
  });
});
