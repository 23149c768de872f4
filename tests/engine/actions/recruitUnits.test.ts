import { describe, expect, it } from 'vitest';
import { UNIT_TIERS } from '@sigilla/content/schema/unit.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { ARMY_ENTRIES, ARMY_MEN, menIn, releasedArmy } from '@sigilla/engine/kingdom/armies.ts';
import { sumOf } from '@sigilla/engine/kingdom/bonuses.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import { missingForUnit } from '@sigilla/engine/kingdom/recruitment.ts';
import { aKingdom, content, type KingdomBuilder } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs, refusedSaying } from '../../support/realm.ts';

const recruit = (actionId: string, quantity?: number, metadata = {}): WireAction => ({
  actionType: 'recruit_units',
  actionId,
  quantity,
  metadata,
});
const play = (kingdom: KingdomBuilder, wire: WireAction) =>
  new MemoryRealm(kingdom.build()).play('harrow', wire);
const rich = () => aKingdom().withResources({ gold: 50_000, population: 5000, mana: 5000 });

describe('recruitUnits', () => {
  it('takes gold by the head less the discount, a person for each, and one muster’s turns', () => {
    const { decision } = done(play(rich(), recruit('archers', 20)));
    // A barracks at level 1: 8% off 35 gold is 32.2, rounded down.
    expect(decision.cost).toEqual({ turns: 1, resources: { gold: 640, population: 20 } });
    const archers = decision.kingdom.armies[0]?.units.find(({ unitId }) => unitId === 'archers');
    expect(archers?.quantity).toBe(28);
    expect(decision.done.message).toMatchObject({
      code: 'unitsRecruited',
      params: { units: '20 Archers' },
    });
  });

  it('LR-061 G-034 takes 1 to 50, and one when nothing is said', () => {
    for (const quantity of [0, -3, 51, 75, 1.5, Number.NaN])
      expect(refusedAs(play(rich(), recruit('militia', quantity))), String(quantity)).toBe('invalid_request');
    expect(done(play(rich(), recruit('militia', 50))).decision.cost.resources.population).toBe(50);
    expect(done(play(rich(), recruit('militia'))).decision.done.message.params).toMatchObject({
      units: '1 Militiaman',
    });
  });

  it('LR-062 says "Insufficient resources" when gold, people or turns are short', () => {
    for (const poor of [rich().withGold(30), rich().withResources({ population: 1 }), rich().withTurns(0)])
      expect(refusedSaying(play(poor, recruit('archers', 2)))).toBe('Insufficient resources');
  });

  it('lets recruits wait beside an army that a battle holds', () => {
    const away = rich().withArmy({ pikemen: 10 }, { lockedBy: 'battle' as never });
    const { decision } = done(play(away, recruit('militia', 5)));
    const army = decision.kingdom.armies[0];
    expect(army?.units.map(({ unitId }) => unitId)).toEqual(['pikemen']);
    expect(army?.waiting.map(({ unitId, quantity }) => [unitId, quantity])).toEqual([['militia', 5]]);
    expect(decision.done.message.code).toBe('unitsWaiting');
  });

  it('KR-005 raises a Main Army where there is none, and refuses one that does not exist', () => {
    const { decision } = done(play(rich().withoutArmies(), recruit('militia', 5)));
    expect(decision.kingdom.armies.map(({ name, units }) => [name, menIn(units)])).toEqual([
      ['Main Army', 5],
    ]);
    expect(decision.kingdom.armies[0]?.units[0]).toMatchObject({ experience: 0, veteranLevel: 'recruit' });
    expect(refusedAs(play(rich(), recruit('militia', 5, { armyId: 'army-9' })))).toBe('unknown_army');
  });

  it('G-069 needs the building the soldiers come from, a military building at level 3 for the elite, and a coast for ships', () => {
    expect(refusedSaying(play(rich(), recruit('swordsmen')))).toBe('Needs Barracks at level 2');
    expect(refusedSaying(play(rich(), recruit('knights')))).toBe('Needs Stable at level 3');
    expect(play(rich().withBuilding('stable', 3), recruit('knights')).ok).toBe(true);
    expect(refusedAs(play(rich().withBuilding('siege_workshop', 2), recruit('galley')))).toBe(
      'unit_needs_coast',
    );
    expect(refusedAs(play(rich(), recruit('dragons')))).toBe('unknown_unit');
  });

  it('G-069 calls storm callers up only where a military building stands at level 3, however high the mage tower', () => {
    const mages = rich().withBuilding('mage_tower', 4);
    expect(refusedSaying(play(mages.withBuilding('barracks', 2), recruit('storm_callers')))).toBe(
      'Elite soldiers need a military building at level 3.',
    );
    expect(play(mages.withBuilding('barracks', 3), recruit('storm_callers')).ok).toBe(true);
  });

  it('G-069 counts elite, ultimate and legendary soldiers among those who need it, and no others', () => {
    const unit = content.units.get('militia');
    if (unit === undefined) throw new Error('there is no militia');
    const needsIt = UNIT_TIERS.filter((tier) => {
      const kind = { ...unit, tier, requirements: { buildings: [] } };
      return !missingForUnit(kind, { buildings: [], bonuses: sumOf([], 'given') }, content).ok;
    });
    expect(needsIt).toEqual(['elite', 'ultimate', 'legendary']);
  });

  it('never musters for less than a gold a head or in no time at all', () => {
    const drilled = rich()
      .withBuilding('barracks', 5, 5)
      .withBuilding('stable', 5, 4)
      .withArtifact('shield_of_eternity');
    expect(done(play(drilled, recruit('militia', 10))).decision.cost).toMatchObject({
      turns: 1,
      resources: { gold: 80 },
    });
    expect(done(play(drilled, recruit('knights', 1))).decision.cost.turns).toBe(1);
  });

  it('fills an army to its limit and no further', () => {
    const full = rich().withArmy({ militia: ARMY_MEN - 3 });
    expect(refusedAs(play(full, recruit('archers', 4)))).toBe('army_full');
    expect(play(full, recruit('archers', 3)).ok).toBe(true);
  });

  it('lets as many kinds wait as the army can hold when those who fight have become kinds of their own', () => {
    const { units } = aKingdom()
      .withArmy({ militia: 10, ...Object.fromEntries([...content.units.keys()].map((id) => [id, 10])) })
      .build().armies[0] as Army;
    const seasoned = units.map((unit) => ({ ...unit, veteranLevel: 'elite' as const }));
    const motley = [...units, ...seasoned].slice(0, ARMY_ENTRIES);
    expect(motley).toHaveLength(ARMY_ENTRIES);
    const home = rich().withArmy({}, { units: motley });
    expect(play(home, recruit('militia')).ok).toBe(true);
    const away = (kinds: number) =>
      rich().withArmy({}, { units: motley.slice(0, kinds), lockedBy: 'battle' as never });
    expect(refusedAs(play(away(ARMY_ENTRIES), recruit('militia')))).toBe('army_motley');
    const { decision } = done(play(away(ARMY_ENTRIES - 1), recruit('militia')));
    const [army] = decision.kingdom.armies as [Army];
    const grown = {
      ...army,
      units: army.units.map((unit) => ({ ...unit, veteranLevel: 'legendary' as const })),
    };
    expect(releasedArmy(grown).units).toHaveLength(ARMY_ENTRIES);
  });

  it('can call up every soldier that content has, but for ships', () => {
    let everything = rich().atLevel(60).withTurns(500);
    for (const { id, maxLevel } of content.buildings.values())
      everything = everything.withBuilding(id, maxLevel);
    for (const unit of content.units.values())
      expect(play(everything, recruit(unit.id)).ok, unit.id).toBe(unit.type !== 'naval');
  });
});
