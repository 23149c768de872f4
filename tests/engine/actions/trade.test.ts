// The merchants: their five rates, their discounts, the basket, and that nobody grows rich by going round in circles.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activateArtifact } from '@sigilla/engine/actions/artifacts/activateArtifact.ts';
import { deactivateArtifact } from '@sigilla/engine/actions/artifacts/deactivateArtifact.ts';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { bulkExchange } from '@sigilla/engine/actions/economy/bulkExchange.ts';
import { demolishBuilding } from '@sigilla/engine/actions/economy/demolishBuilding.ts';
import { tradeWithKingdom } from '@sigilla/engine/actions/economy/tradeWithKingdom.ts';
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import { salvage } from '@sigilla/engine/kingdom/buildings.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { nothing } from '@sigilla/engine/kingdom/bonuses.ts';
import { TRADE_IDS, tradeCost, TRADES, tradeTurns, type TradeId } from '@sigilla/engine/kingdom/trade.ts';
import { aKingdom, content, HOUR } from '../../support/builders.ts';
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

  it('forgets what was bought once it has been spent on something', () => {
    const realm = new MemoryRealm({
      ...bare().withResources({ mana: 5 }).build(),
      boughtMana: { amount: 50, gold: 2500 },
    });
    done(realm.play('harrow', trade('mana_for_gold', 5)));
    expect(realm.kingdom('harrow').boughtMana).toEqual({ amount: 0, gold: 0 });
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

// A crown that yields nothing and a kingdom that owns no source of income: then whatever is more in the end was made by going round.
describe('no way round', () => {
  type Step =
    | { readonly is: 'trade'; readonly trade: TradeId; readonly quantity: number }
    | { readonly is: 'basket'; readonly quantities: readonly number[] }
    | { readonly is: 'build' | 'demolish'; readonly building: string }
    | { readonly is: 'switch'; readonly on: boolean };

  /** Gold that would come home if all that stands were taken down. */
  const salvageOf = ({ buildings }: Kingdom): number =>
    buildings.reduce((sum, { type, level, quantity }) => {
      const definition = content.buildings.get(type);
      return definition === undefined ? sum : sum + quantity * (salvage(definition, level).gold ?? 0);
    }, 0);

  const quantity = fc.integer({ min: 1, max: 60 });
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        is: fc.constant('trade' as const),
        trade: fc.constantFrom(...TRADE_IDS),
        quantity,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ is: fc.constant('basket' as const), quantities: fc.tuple(quantity, quantity) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        is: fc.constantFrom('build' as const, 'demolish' as const),
        building: fc.constantFrom('merchant_guild', 'trade_district', 'mage_tower', 'guild'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ is: fc.constant('switch' as const), on: fc.boolean() }) },
  );
  const wireOf = (one: Step) => {
    switch (one.is) {
      case 'trade':
        return trade(one.trade, one.quantity);
      case 'basket':
        return bulkExchange.wire({
          orders: [
            { trade: 'gold_for_mana', quantity: one.quantities[0] ?? 1 },
            { trade: 'mana_for_gold', quantity: one.quantities[1] ?? 1 },
          ],
        });
      case 'build':
        return buildStructure.wire({ buildingId: one.building });
      case 'demolish':
        return demolishBuilding.wire({ buildingId: one.building });
      case 'switch':
        return one.on
          ? activateArtifact.wire({ artifactId: 'own-honeyed_word' })
          : deactivateArtifact.wire({ artifactId: 'own-honeyed_word' });
    }
  };

  it('G-151 of trades, discounts, demolitions and activations makes gold or mana', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 30, size: 'max' }), (steps) => {
        const realm = new MemoryRealm(
          bare()
            .atLevel(40)
            .withBuilding('merchant_guild', 3, 4)
            .withBuilding('guild', 2, 2)
            .withArtifact('honeyed_word')
            .withResources({ gold: 90_000, mana: 2000, researchPoints: 5000, materials: 5000, land: 400 })
            .build(),
        );
        // Whatever the turns bring is not what is looked at: only what deeds cost and what they bring.
        const before = realm.kingdom('harrow');
        const start = { gold: 90_000, mana: 2000 };
        const sum = { ...nothing(), ...start };
        for (const one of steps) {
          realm.now += HOUR;
          const played = realm.play('harrow', wireOf(one));
          if (!played.ok) continue;
          const { cost, gained } = played.value.decision;
          for (const name of ['gold', 'mana'] as const)
            sum[name] += (gained[name] ?? 0) - (cost.resources[name] ?? 0);
        }
        // What mana is left is worth at most what it sells for; that which was bought, less than was paid; what stands, what can be saved of it.
        const after = realm.kingdom('harrow');
        const { amount, gold } = after.boughtMana;
        const worth = sum.gold + 80 * Math.max(0, sum.mana - amount) + Math.max(0, gold - amount);
        expect(worth + salvageOf(after)).toBeLessThanOrEqual(
          start.gold + 80 * start.mana + salvageOf(before),
        );
      }),
      { seed: 17, numRuns: 150 },
    );
  });
});
