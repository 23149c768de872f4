// What is to come: what a building brings for its price, and how long until it can be paid, against the deeds themselves.
import { describe, expect, it } from 'vitest';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import { upgradeBuilding } from '@sigilla/engine/actions/economy/upgradeBuilding.ts';
import { heldAfter, whatPays } from '@sigilla/engine/kingdom/advice.ts';
import { improving, paysBackIn, raising, turnsUntilPaid } from '@sigilla/engine/kingdom/forecast.ts';
import { leftOfTurn } from '@sigilla/engine/kingdom/income.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { aKingdom, content, NOW, rulesOf } from '../../support/builders.ts';
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { done, MemoryRealm } from '../../support/realm.ts';

const definition = (id: string) => {
  const found = content.buildings.get(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const rich = () =>
  aKingdom()
    .atLevel(60)
    .withTurns(90)
    .withBuilding('guild', 3, 2)
    .withBuilding('farm', 2, 2)
    .withBuilding('granary', 2, 1)
    .withBuilding('bakehouse', 1, 1)
    .withBuilding('aqueduct', 3, 3)
    .withBuilding('merchant_guild')
    .withBuilding('quarry', 3)
    .withTechnology(...content.technologies.keys())
    .withResources({
      gold: 90_000,
      mana: 9000,
      researchPoints: 9000,
      materials: 9000,
      land: 300,
      population: 400,
    });

describe('a forecast', () => {
  it('says what a turn brings more exactly as the turns after it then do', () => {
    for (const id of [
      'town',
      'farm',
      'bakehouse',
      'merchant_guild',
      'library',
      'mage_tower',
      'counting_house',
    ]) {
      const building = definition(id);
      for (const deed of ['raise', 'improve'] as const) {
        const before = rich().build();
        const owns = before.buildings.some(({ type }) => type === id);
        if (deed === 'improve' && !owns) continue;
        const view = ownKingdomView(before, content, rulesOf(), NOW);
        const told = (deed === 'raise' ? raising : improving)(building, view, content, rulesOf());
        const realm = new MemoryRealm(before);
        const wire = { raise: buildStructure, improve: upgradeBuilding }[deed].wire({ buildingId: id });
        const { decision } = done(realm.play('harrow', wire));
        expect(told?.price, id).toEqual(decision.cost.resources);
        expect(told?.turns, id).toBe(decision.cost.turns);
        const after = ownKingdomView(realm.kingdom('harrow'), content, rulesOf(), NOW);
        const net = (kingdom: typeof view) => ({
          ...kingdom.income,
          gold: kingdom.income.gold - kingdom.upkeep.gold,
          food: kingdom.income.food - kingdom.upkeep.food,
        });
        for (const name of RESOURCES)
          expect(told?.gain[name] ?? 0, `${deed} ${id}: ${name}`).toBe(net(after)[name] - net(view)[name]);
      }
    }
  });

  it('pays back in as many turns as its price is worth in what it brings', () => {
    const view = aKingdom().view();
    const town = raising(definition('town'), view, content, rulesOf());
    // 100 gold for 10 gold and 5 people, of whom two make a coin.
    expect(paysBackIn(town)).toBe(8);
    expect(paysBackIn(raising(definition('watchtower'), view, content, rulesOf()))).toBeNull();
  });

  it('counts no newcomers for whom there is no roof', () => {
    const full = aKingdom().withResources({ population: 900 }).view();
    expect(raising(definition('granary'), full, content, rulesOf()).gain).toEqual({ food: 6 });
    expect(leftOfTurn(full).population).toBe(0);
  });

  it('waits for what turns bring, and says when they never will', () => {
    const view = aKingdom().withoutArmies().withGold(40).view();
    expect(turnsUntilPaid(view, { gold: 100 })).toBe(Math.ceil(60 / view.income.gold));
    expect(turnsUntilPaid(view, { gold: 40 })).toBe(0);
    expect(turnsUntilPaid(view, { gold: 40, mana: 900 })).toBeNull();
  });

  it('advises what may be begun, soonest back first, one a kind, and never what its price keeps away for ever', () => {
    const view = aKingdom().view();
    const paying = whatPays(view, content, rulesOf(), 3);
    expect(paying).toHaveLength(3);
    expect(new Set(paying.map(({ building }) => building.id)).size).toBe(3);
    const when = paying.map(({ payableIn, paysBackIn: back }) => payableIn + back);
    expect(when).toEqual(when.toSorted((one, other) => one - other));
    for (const { building, deed, payableIn } of paying) {
      const realm = new MemoryRealm(aKingdom().build());
      if (payableIn > 0) continue;
      done(
        realm.play(
          'harrow',
          { raise: buildStructure, improve: upgradeBuilding }[deed].wire({ buildingId: building.id }),
        ),
      );
    }
    const walled = aKingdom().withResources({ land: 2 }).view();
    expect(whatPays(walled, content, rulesOf(), 9).every(({ deed }) => deed === 'improve')).toBe(true);
  });

  it('foresees what quiet turns leave, as they then do', () => {
    const before = aKingdom().withoutArmies().withTurns(90).build();
    const foreseen = heldAfter(ownKingdomView(before, content, rulesOf(), NOW), 10);
    const realm = new MemoryRealm(before);
    // Five rounds of the collector are ten turns; what he brings is taken away again.
    let collected = 0;
    for (let i = 0; i < 5; i += 1)
      collected +=
        done(realm.play('harrow', rushResource.wire({ rush: 'tax_collection' }))).decision.gained.gold ?? 0;
    const after = realm.kingdom('harrow').resources;
    expect({ ...after, gold: after.gold - collected }).toEqual(foreseen);
  });
});
