// The merchants: their five rates, their discounts, the basket, and what they remember of what they sold. That nobody grows rich by going
// round in circles: noMoneyMachine.test.ts.
import { describe, expect, it } from 'vitest';
import { bulkExchange } from '@sigilla/engine/actions/economy/bulkExchange.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import { tradeWithKingdom } from '@sigilla/engine/actions/economy/tradeWithKingdom.ts';
import { castSpell } from '@sigilla/engine/actions/magic/castSpell.ts';
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import {
  stillHeld,
  TRADE_IDS,
  tradeCost,
  TRADES,
  tradeTurns,
  type TradeId,
} from '@sigilla/engine/kingdom/trade.ts';
import { populationCapacity } from '@sigilla/engine/kingdom/income.ts';
import { aKingdom, content } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const trade = (id: TradeId, quantity: number) => tradeWithKingdom.wire({ trade: id, quantity });
/** Nothing comes in and nobody eats: what is held changes by trade alone. */
const bare = () =>
  aKingdom()
    .withoutBuildings()
    .withoutArmies()
    .withBuilding('aqueduct', 5, 4)
    .withTurns(400)
    .withResources({ gold: 20_000, mana: 500, population: 0 });

describe('a trade', () => {
  it('costs what the table says, for each of the five', () => {
    const none = { tradeDiscount: 0 };
    expect(
      TRADE_IDS.map((id) => [id, tradeCost({ trade: id, quantity: 10 }, none), TRADES[id].each]),
    ).toEqual([
      ['gold_for_mana', 1000, 1],
      ['gold_for_population', 500, 1],
      ['gold_for_research', 2000, 1],
      ['mana_for_gold', 10, 80],
      ['mana_for_population', 20, 1],
    ]);
    expect([1, 9, 10, 25, 999].map((quantity) => tradeTurns({ quantity }, none))).toEqual([2, 2, 3, 4, 101]);
  });

  it('KR-069 G-078 is cheaper and quicker by guilds and districts, by half at most, and never free (G-150)', () => {
    const discount = (guilds: number, districts: number) =>
      aKingdom().withBuilding('merchant_guild', 1, guilds).withBuilding('trade_district', 1, districts).view()
        .bonuses;
    expect(discount(2, 1).tradeDiscount).toBe(25);
    const half = discount(5, 5);
    expect(half.tradeDiscount).toBe(50);
    expect(tradeCost({ trade: 'gold_for_mana', quantity: 3 }, half)).toBe(150);
    expect(tradeTurns({ quantity: 1 }, half)).toBe(1);
    for (const id of TRADE_IDS) expect(tradeCost({ trade: id, quantity: 1 }, half)).toBeGreaterThanOrEqual(1);
  });

  it('KR-066 KR-067 G-033 is of 1 to 999, and of nothing else', () => {
    const wire = (quantity: number) =>
      parseAction({ actionType: 'trade_with_kingdom', actionId: 'gold_for_mana', quantity }).ok;
    expect([wire(0), wire(1), wire(999), wire(1000), wire(1.5), wire(-3)]).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('KR-068 wants its turns and its source, and rooms for people', () => {
    const poor = new MemoryRealm(aKingdom().withGold(150).build());
    expect(refusedAs(poor.play('harrow', trade('gold_for_mana', 2)))).toBe('need_more_resource');
    const tired = new MemoryRealm(aKingdom().withTurns(1).build());
    expect(refusedAs(tired.play('harrow', trade('gold_for_mana', 1)))).toBe('need_more_turns');
    const full = new MemoryRealm(aKingdom().withResources({ population: 5000 }).build());
    expect(refusedAs(full.play('harrow', trade('gold_for_population', 1)))).toBe('no_room_for_people');
  });

  it('KR-068 sells as many people as there is room for, and not one more', () => {
    const town = aKingdom().withBuilding('town', 2).withGold(100_000).build();
    const buying = (quantity: number) =>
      new MemoryRealm(town).play('harrow', trade('gold_for_population', quantity));
    let most = 0;
    while (buying(most + 1).ok) most += 1;
    expect(most).toBeGreaterThan(0);
    const refused = buying(most + 1);
    expect(!refused.ok && refused.refusal).toEqual({ code: 'no_room_for_people', params: { room: most } });
  });

  it('KR-068 houses everybody, those too who come by themselves while the carts are on the road', () => {
    const town = aKingdom()
      .withBuilding('town', 5)
      .withTurns(100)
      .withResources({ gold: 90_000, mana: 9_000, population: 20, food: 90_000 });
    for (const id of ['gold_for_population', 'mana_for_population'] as const)
      for (const quantity of [1, 30, 60, 120, 230]) {
        const realm = new MemoryRealm(town.build());
        realm.play('harrow', trade(id, quantity));
        const after = realm.kingdom('harrow');
        expect(after.resources.population).toBeLessThanOrEqual(populationCapacity(after, content));
      }
    const realm = new MemoryRealm(town.build());
    done(realm.play('harrow', trade('gold_for_population', 60)));
    expect(refusedAs(new MemoryRealm(town.build()).play('harrow', trade('gold_for_population', 230)))).toBe(
      'no_room_for_people',
    );
  });

  it('KR-068 houses everybody, though a study that is done on the road has more come by themselves than was weighed', () => {
    const town = aKingdom()
      .withBuilding('town', 5, 8)
      .withTurns(400)
      .withResources({ gold: 900_000, population: 0, food: 900_000 });
    const study = { kind: 'technology', id: 'water_meadows', turnsSpent: 14 } as const;
    const { magic } = town.build();
    const studying = town.with({ magic: { ...magic, studies: [study] } });
    const fits = (quantity: number) => {
      const realm = new MemoryRealm(studying.build());
      const played = realm.play('harrow', trade('gold_for_population', quantity));
      const after = realm.kingdom('harrow');
      expect(after.resources.population).toBeLessThanOrEqual(populationCapacity(after, content));
      return played.ok;
    };
    expect([79, 80, 81].map(fits)).toEqual([true, false, false]);
  });

  it('takes back at a loss what was bought at a discount, and the rest at the rate', () => {
    const realm = new MemoryRealm(
      bare().withBuilding('merchant_guild', 1, 5).withResources({ mana: 10 }).build(),
    );
    done(realm.play('harrow', trade('gold_for_mana', 20)));
    expect(realm.kingdom('harrow').boughtMana).toEqual({ amount: 20, gold: 1000 });
    const sale = done(realm.play('harrow', trade('mana_for_gold', 30))).decision;
    expect(sale.done.report).toMatchObject({ goldGenerated: 1000 - 20 + 10 * 80 });
    expect(realm.kingdom('harrow').boughtMana).toEqual({ amount: 0, gold: 0 });
  });

  it('G-151 remembers what was paid, though the spell that lowered it has ended on the way', () => {
    const realm = new MemoryRealm(
      bare()
        .withBuilding('merchant_guild', 1, 4)
        .withSpell('market_of_smoke')
        .withResources({ mana: 76 })
        .build(),
    );
    done(realm.play('harrow', castSpell.wire({ spellId: 'market_of_smoke' })));
    const { cost } = done(realm.play('harrow', trade('gold_for_mana', 200))).decision;
    expect(cost.resources.gold).toBe(50 * 200);
    expect(realm.kingdom('harrow').activeEffects).toEqual([]);
    expect(realm.kingdom('harrow').boughtMana).toEqual({ amount: 200, gold: 50 * 200 });
    const sale = done(realm.play('harrow', trade('mana_for_gold', 200))).decision;
    expect(sale.gained.gold).toBe(50 * 200 - 200);
  });

  it('forgets what was bought once it has been spent on something', () => {
    const realm = new MemoryRealm({
      ...bare().withResources({ mana: 5 }).build(),
      boughtMana: { amount: 50, gold: 2500 },
    });
    done(realm.play('harrow', trade('mana_for_gold', 5)));
    expect(realm.kingdom('harrow').boughtMana).toEqual({ amount: 0, gold: 0 });
  });
});

describe('mana that was bought of the merchants and spent', () => {
  it('is remembered by what is left of it, and its price rounded down, so that no coin comes back that was not paid', () => {
    expect(stillHeld({ amount: 3, gold: 100 }, 2)).toEqual({ amount: 2, gold: 66 });
    expect(stillHeld({ amount: 3, gold: 100 }, 0)).toEqual({ amount: 0, gold: 0 });
    expect(stillHeld({ amount: 3, gold: 100 }, 3)).toEqual({ amount: 3, gold: 100 });
  });

  it('is forgotten, and what is gathered afterwards sells at the rate', () => {
    const realm = new MemoryRealm({
      ...bare().withResources({ mana: 40 }).withSpell('long_breath').build(),
      boughtMana: { amount: 40, gold: 2000 },
    });
    const { decision } = done(realm.play('harrow', castSpell.wire({ spellId: 'long_breath' })));
    const left = 40 - (decision.cost.resources.mana ?? 0);
    expect(realm.kingdom('harrow').boughtMana).toEqual({ amount: left, gold: 50 * left });
    done(realm.play('harrow', rushResource.wire({ rush: 'magical_meditation' })));
    const sale = done(realm.play('harrow', trade('mana_for_gold', 40))).decision;
    expect(sale.gained.gold).toBe(49 * left + 80 * (40 - left));
  });
});

describe('the Bulk Exchange', () => {
  it('G-094 makes several trades in one, with prices and turns added up', () => {
    const realm = new MemoryRealm(bare().build());
    const orders = [
      { trade: 'gold_for_mana', quantity: 5 },
      { trade: 'gold_for_research', quantity: 12 },
    ] as const;
    const { decision } = done(realm.play('harrow', bulkExchange.wire({ orders: [...orders] })));
    expect(decision.cost).toEqual({ turns: 2 + 3, resources: { gold: 500 + 2400 } });
    expect(decision.gained).toEqual({ mana: 5, researchPoints: 12 });
  });

  it('KR-070 is all or nothing', () => {
    const realm = new MemoryRealm(bare().withGold(600).build());
    const before = realm.kingdom('harrow');
    const orders = [
      { trade: 'gold_for_mana' as const, quantity: 5 },
      { trade: 'gold_for_research' as const, quantity: 1 },
    ];
    expect(refusedAs(realm.play('harrow', bulkExchange.wire({ orders })))).toBe('need_more_resource');
    expect(realm.kingdom('harrow')).toBe(before);
    const twice = [orders[0], orders[0]].flatMap((one) => (one === undefined ? [] : [one]));
    expect(refusedAs(realm.play('harrow', bulkExchange.wire({ orders: twice })))).toBe('trade_twice');
  });
});
