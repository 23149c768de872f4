// Several armies of one kingdom: dividing and joining, what refuses, and that nobody is made or lost by it.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeArmies } from '@sigilla/engine/actions/army/mergeArmies.ts';
import { splitArmy } from '@sigilla/engine/actions/army/splitArmy.ts';
import { sendEnvoy } from '@sigilla/engine/actions/heroes/sendEnvoy.ts';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { divided, joined } from '@sigilla/engine/kingdom/hosts.ts';
import type { ArmyUnit, Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import { aKingdom, content, NOW } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const recruit = (unitId: string, quantity: number) => ({
  unitId,
  quantity,
  veteranLevel: 'recruit' as const,
});
const split = (units: readonly ReturnType<typeof recruit>[], armyId = 'army-1') =>
  splitArmy.wire({ armyId, units: [...units] });
const merge = (armyId: string, intoId: string) => mergeArmies.wire({ armyId, intoId });
const host = () => aKingdom().withArmy({ militia: 12, archers: 8 }, { morale: 60, formation: 'wedge' });
const locked = (kingdom: Kingdom, at = 0): Kingdom => ({
  ...kingdom,
  armies: kingdom.armies.map((army, i) =>
    i === at ? { ...army, lockedBy: BattleId.parse('battle-1') } : army,
  ),
});

describe('dividing an army', () => {
  it('takes a turn and makes a second one in the same spirits and formation', () => {
    const realm = new MemoryRealm(host().build());
    const { decision } = done(realm.play('harrow', split([recruit('archers', 8)])));
    expect(decision.cost).toEqual({ turns: 1, resources: {} });
    const [first, second] = realm.kingdom('harrow').armies;
    expect(first?.units.map(({ unitId, quantity }) => [unitId, quantity])).toEqual([['militia', 12]]);
    expect(second?.units.map(({ unitId, quantity }) => [unitId, quantity])).toEqual([['archers', 8]]);
    expect(second).toMatchObject({ name: 'Second Army', formation: 'wedge', morale: first?.morale });
    expect(decision.done.report).toMatchObject({ newArmyId: second?.id, men: 8 });
  });

  it('G-181 is refused for an army in battle, an unknown one, men it does not have, and too few on either side', () => {
    const play = (wire: ReturnType<typeof split>, kingdom = host().build()) =>
      refusedAs(new MemoryRealm(kingdom).play('harrow', wire));
    expect(play(split([recruit('archers', 5)]), locked(host().build()))).toBe('army_locked');
    expect(play(split([recruit('archers', 5)], 'army-9'))).toBe('unknown_army');
    expect(play(split([recruit('archers', 9)]))).toBe('army_lacks_them');
    expect(play(split([recruit('archers', 3), recruit('archers', 3)]))).toBe('army_lacks_them');
    expect(play(split([recruit('archers', 4)]))).toBe('army_too_small');
    expect(play(split([recruit('archers', 8), recruit('militia', 8)]))).toBe('army_too_small');
    expect(play(split([recruit('archers', 0)]))).toBe('invalid_request');
  });

  it('ends at five armies', () => {
    const realm = new MemoryRealm(aKingdom().withArmy({ militia: 60 }).build());
    for (let i = 0; i < 4; i += 1) done(realm.play('harrow', split([recruit('militia', 6)])));
    expect(
      realm
        .kingdom('harrow')
        .armies.map(({ name }) => name)
        .slice(1),
    ).toEqual(['Second Army', 'Third Army', 'Fourth Army', 'Fifth Army']);
    expect(refusedAs(realm.play('harrow', split([recruit('militia', 6)])))).toBe('too_many_armies');
  });
});

describe('joining armies', () => {
  it('is free, and furls one banner', () => {
    const realm = new MemoryRealm(host().build());
    done(realm.play('harrow', split([recruit('archers', 8)])));
    const second = realm.kingdom('harrow').armies[1]?.id ?? '';
    const { decision } = done(realm.play('harrow', merge('army-1', second)));
    expect(decision.cost).toEqual({ turns: 0, resources: {} });
    expect(realm.kingdom('harrow').armies).toHaveLength(1);
    expect(realm.kingdom('harrow').armies[0]).toMatchObject({ id: second, name: 'Second Army' });
    expect(menIn(realm.kingdom('harrow').armies[0]?.units ?? [])).toBe(20);
  });

  it('brings home whoever led under the furled banner, and leaves the other commander where they are', () => {
    const [away, staying] = [newHero('piers_halfpenny', NOW), newHero('tib_candlewick', NOW)];
    const realm = new MemoryRealm(host().atLevel(30).withGold(4000).build());
    done(realm.play('harrow', split([recruit('archers', 8)])));
    const divided = realm.kingdom('harrow');
    const second = divided.armies[1]?.id ?? '';
    const heroes = [
      { ...away, armyId: 'army-1' },
      { ...staying, armyId: second },
    ];
    const led = new MemoryRealm({ ...divided, heroes });
    done(led.play('harrow', merge('army-1', second)));
    expect(led.kingdom('harrow').heroes.map(({ armyId }) => armyId)).toEqual([null, second]);
    const mission = sendEnvoy.wire({ heroId: 'piers_halfpenny', missionId: 'wool_of_the_uplands' });
    done(led.play('harrow', mission));
  });

  it('leaves nobody in command of an army that was joined to another in an earlier version', () => {
    const stray = { ...newHero('piers_halfpenny', NOW), armyId: 'army-of-before' };
    const realm = new MemoryRealm({ ...host().atLevel(30).withGold(4000).build(), heroes: [stray] });
    done(
      realm.play('harrow', sendEnvoy.wire({ heroId: 'piers_halfpenny', missionId: 'wool_of_the_uplands' })),
    );
  });

  it('G-181 is refused with itself, with none, and while a battle holds either', () => {
    const realm = new MemoryRealm(host().build());
    expect(refusedAs(realm.play('harrow', merge('army-1', 'army-1')))).toBe('army_joins_itself');
    expect(refusedAs(realm.play('harrow', merge('army-1', 'army-9')))).toBe('unknown_army');
    done(realm.play('harrow', split([recruit('archers', 8)])));
    const two = realm.kingdom('harrow');
    const second = two.armies[1]?.id ?? '';
    for (const at of [0, 1])
      expect(refusedAs(new MemoryRealm(locked(two, at)).play('harrow', merge('army-1', second)))).toBe(
        'army_locked',
      );
  });

  it('is refused where the other has no room', () => {
    const full = aKingdom().withArmy({ militia: 9990, archers: 10 }).build();
    const [army] = full.armies;
    if (army === undefined) throw new Error('no army');
    const other = { ...army, id: 'army-2', name: 'Second Army', units: army.units.slice(1) };
    const realm = new MemoryRealm({ ...full, armies: [army, other] });
    expect(refusedAs(realm.play('harrow', merge('army-2', 'army-1')))).toBe('army_full');
  });
});

it('divided and joined again an army has the men and no more heart, supply, experience or strength than before', () => {
  const unit = fc.record({
    unitId: fc.constantFrom('militia', 'archers', 'knights', 'mage'),
    quantity: fc.integer({ min: 1, max: 90 }),
    experience: fc.integer({ min: 0, max: 19 }),
    veteranLevel: fc.constantFrom('recruit' as const, 'elite' as const),
    recruitedAt: fc.constant(NOW),
  });
  const kinds = (units: readonly ArmyUnit[]) =>
    new Map(units.map((one) => [`${one.unitId} ${one.veteranLevel}`, one.quantity]));
  const units = fc.uniqueArray(unit, {
    minLength: 1,
    maxLength: 6,
    selector: ({ unitId, veteranLevel }) => `${unitId} ${veteranLevel}`,
  });
  fc.assert(
    fc.property(units, fc.nat(100), fc.nat(100), fc.nat(1000), (own, morale, supply, share) => {
      const [army] = aKingdom().withArmy({}, { morale, supply }).build().armies;
      if (army === undefined) throw new Error('no army');
      const before = { ...army, units: own };
      const leaving = own.map((one) => ({
        ...one,
        quantity: Math.max(1, Math.floor((one.quantity * share) / 1000)),
      }));
      const { rest, sent } = divided(before, leaving, 'army-2', 'Second Army');
      const after = joined(rest, sent);
      expect(kinds(after.units)).toEqual(kinds(before.units));
      expect(powerOfArmy(after.units, content)).toBe(powerOfArmy(before.units, content));
      expect([after.morale, after.supply]).toEqual([before.morale, before.supply]);
      for (const one of after.units) {
        const was = before.units.find(
          ({ unitId, veteranLevel }) => unitId === one.unitId && veteranLevel === one.veteranLevel,
        );
        expect(one.experience).toBeLessThanOrEqual(was?.experience ?? -1);
      }
    }),
    { seed: 11, numRuns: 200 },
  );
});
