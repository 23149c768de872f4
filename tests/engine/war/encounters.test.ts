// The kind of battle and its ground: chosen with the challenge, shown at it, and answered by whoever is challenged.
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import { describe, expect, it } from 'vitest';
import { BATTLE_TYPES } from '@sigilla/content/schema/terrain.ts';
import { battleRequest } from '@sigilla/engine/war/listed.ts';
import { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { fortificationOf, townsfolkOf } from '@sigilla/engine/war/fielded.ts';
import { battleSummary } from '@sigilla/engine/war/summary.ts';
import { battles } from '@sigilla/server/store/aggregates/battles.ts';
import { aKingdom, anNpcKingdom, content } from '../../support/builders.ts';
import { MemoryRealm, done, refusedAs } from '../../support/realm.ts';
import { challenging, meet, settle, theBattle, war } from './wager.ts';

const realmOf = (): MemoryRealm =>
  new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build(), anNpcKingdom(0).build());
const npc = anNpcKingdom(0).build();

describe('the kind of battle', () => {
  it('is fought as it was chosen', () => {
    for (const battleType of BATTLE_TYPES) {
      const battle = meet(realmOf(), 'harrow', 'wick', { battleType });
      expect(battle.type).toBe(battleType);
      expect(battle.setup?.type).toBe(battleType);
      expect(battle.setup?.breaksAt).toBe(battleType === 'skirmish' ? 35 : 20);
      expect(battle.setup?.walls === undefined).toBe(battleType !== 'siege');
    }
  });

  it('follows from ground and stakes when none is named', () => {
    expect(meet(realmOf(), 'harrow', 'wick').type).toBe('field');
    expect(meet(realmOf(), 'harrow', 'wick', { terrain: 'magical' }).type).toBe('magical');
    const realm = realmOf();
    done(realm.play('harrow', challenging(npc.id, { ranked: true })));
    expect(theBattle(realm).type).toBe('skirmish');
  });

  it('is in sight of both before anybody answers', () => {
    const realm = realmOf();
    done(realm.play('harrow', challenging('wick', { battleType: 'siege' })));
    expect(battleRequest(battleSummary(theBattle(realm))).battleType).toBe('siege');
  });

  it('is none that nobody knows', () => {
    expect(refusedAs(realmOf().play('harrow', challenging('wick', { battleType: 'duel' })))).toBe(
      'invalid_request',
    );
  });
});

describe('a siege', () => {
  it('has the townsfolk on walls that their kingdom has built on to, and the fallen of them are missed', () => {
    const realm = new MemoryRealm(
      aKingdom('harrow').atLevel(60).with({ protectedUntil: null }).build(),
      aKingdom('wick').atLevel(60).with({ protectedUntil: null }).withResources({ population: 200 }).build(),
    );
    const defender = realm.kingdom('wick');
    const [army] = defender.armies;
    if (army === undefined) throw new Error('no army');
    const townsfolk = townsfolkOf(defender.resources.population, army.units);
    const built = fortificationOf(defender, content);
    expect(built).toBeGreaterThan(0);
    const battle = meet(realm, 'harrow', 'wick', { battleType: 'siege', ranked: true });
    expect(battle.setup?.walls).toBe(1000 + built);
    expect(battle.setup?.defender.units.at(-1)).toMatchObject({ plural: 'Townsfolk', quantity: townsfolk });
    if (battle.setup === null) throw new Error('not drawn up');
    // Captains who look for whoever is worn find the townsfolk.
    const setup: BattleSetup = {
      ...battle.setup,
      attacker: { ...battle.setup.attacker, captains: 'weakest' },
    };
    const { kingdoms, battle: over } = settle(realm, { ...battle, setup });
    const fallen = over.report?.defender.casualties.at(-1)?.fallen ?? 0;
    expect(fallen).toBeGreaterThan(0);
    expect(kingdoms.defender.resources.population).toBe(200 - fallen);
    const [home] = kingdoms.defender.armies;
    expect(home?.units.every(({ quantity }) => quantity > 0)).toBe(true);
    expect(home?.units.length ?? 0).toBeLessThanOrEqual(army.units.length);
  });
});

describe('other ground', () => {
  const challenged = (): { realm: MemoryRealm; battleRequestId: string } => {
    const realm = realmOf();
    done(realm.play('harrow', challenging('wick', { terrain: 'plains' })));
    return { realm, battleRequestId: theBattle(realm).id };
  };
  const counter = (battleRequestId: string, terrain = 'swamp') =>
    war('counter_ground', { battleRequestId, terrain });
  const accept = (battleRequestId: string) =>
    war('accept_battle', { battleRequestId, defenderArmyId: 'army-1', nonce: 'second' });

  it('is named by the one challenged, taken by the challenger, and fought on', () => {
    const { realm, battleRequestId } = challenged();
    const named = done(realm.play('wick', counter(battleRequestId)));
    expect(named.decision.done.notices?.map(({ accountId }) => accountId)).toEqual(['ruler-of-harrow']);
    expect(theBattle(realm).terrain).toBe('plains');
    expect(refusedAs(realm.play('wick', accept(battleRequestId)))).toBe('ground_open');
    done(realm.play('harrow', war('agree_ground', { battleRequestId })));
    expect(theBattle(realm).terrain).toBe('swamp');
    done(realm.play('wick', accept(battleRequestId)));
    expect(theBattle(realm).setup?.terrain).toBe('swamp');
  });

  it('may be refused by calling the herald back, and costs nothing', () => {
    const { realm, battleRequestId } = challenged();
    const before = realm.kingdom('wick').turns.count;
    done(realm.play('wick', counter(battleRequestId)));
    expect(realm.kingdom('wick').turns.count).toBe(before);
    done(realm.play('harrow', war('cancel_battle', { battleRequestId })));
    expect(theBattle(realm).status).toBe('cancelled');
  });

  it('is named once, by nobody else, and is other ground', () => {
    const { realm, battleRequestId } = challenged();
    expect(refusedAs(realm.play('harrow', counter(battleRequestId)))).toBe('challenge_not_yours');
    expect(refusedAs(realm.play('wick', counter(battleRequestId, 'plains')))).toBe('ground_unchanged');
    expect(refusedAs(realm.play('wick', counter(battleRequestId, 'the moon')))).toBe('unknown_terrain');
    expect(refusedAs(realm.play('harrow', war('agree_ground', { battleRequestId })))).toBe(
      'ground_not_countered',
    );
    done(realm.play('wick', counter(battleRequestId)));
    expect(refusedAs(realm.play('wick', counter(battleRequestId, 'forest')))).toBe('ground_countered');
    expect(refusedAs(realm.play('wick', war('agree_ground', { battleRequestId })))).toBe(
      'challenge_not_withdrawable',
    );
  });

  it('is taken at once by a kingdom of the realm', () => {
    const realm = realmOf();
    done(realm.play(npc.id, challenging('wick', { terrain: 'plains' })));
    done(realm.play('wick', counter(theBattle(realm).id)));
    expect(theBattle(realm)).toMatchObject({ terrain: 'swamp', counter: { agreed: true } });
  });
});

describe('a battle stored before its kind was', () => {
  it('has the kind it was drawn up as, or would have been', () => {
    const battle = meet(realmOf(), 'harrow', 'wick', { battleType: 'siege' });
    const { type: _type, counter: _counter, ...old } = battle;
    // Whose first battles it was among is told only of later ones.
    const untold = (side: 'attacker' | 'defender') => ({ ...battle[side], isNovice: false });
    expect(BattleDoc.parse(battles.upcast(old, 4))).toEqual({
      ...battle,
      attacker: untold('attacker'),
      defender: untold('defender'),
    });
    expect(battles.upcast({ ...old, setup: null, terrain: 'magical' }, 1)).toMatchObject({
      type: 'magical',
      counter: null,
    });
  });
});
