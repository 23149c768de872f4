// Nobody grows rich by going round: whatever is bought, sold, raised, taken down, switched, cast, divided, joined, engaged and dismissed, in
// whatever order and at whatever discount. Gold and everything that could be turned into gold are weighed together after every step, without
// what the turns bring; that weight never grows, so no way round that leaves the rest as it was can end with more gold.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activateArtifact } from '@sigilla/engine/actions/artifacts/activateArtifact.ts';
import { deactivateArtifact } from '@sigilla/engine/actions/artifacts/deactivateArtifact.ts';
import { mergeArmies } from '@sigilla/engine/actions/army/mergeArmies.ts';
import { splitArmy } from '@sigilla/engine/actions/army/splitArmy.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { bulkExchange } from '@sigilla/engine/actions/economy/bulkExchange.ts';
import { demolishBuilding } from '@sigilla/engine/actions/economy/demolishBuilding.ts';
import { tradeWithKingdom } from '@sigilla/engine/actions/economy/tradeWithKingdom.ts';
import { upgradeBuilding } from '@sigilla/engine/actions/economy/upgradeBuilding.ts';
import { dismissHero } from '@sigilla/engine/actions/heroes/dismissHero.ts';
import { recruitHero } from '@sigilla/engine/actions/heroes/recruitHero.ts';
import { castSpell } from '@sigilla/engine/actions/magic/castSpell.ts';
import { findDeed } from '@sigilla/engine/actions/registry.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { salvage } from '@sigilla/engine/kingdom/buildings.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { TRADE_IDS, TRADES } from '@sigilla/engine/kingdom/trade.ts';
import { upkeepOf } from '@sigilla/engine/kingdom/upkeep.ts';
import { aKingdom, content, HOUR } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';

/** Houses that lower prices, and some that only cost. */
const HOUSES = ['merchant_guild', 'trade_district', 'guild', 'mage_tower', 'town'];
const ARTIFACTS = ['honeyed_word', 'chandelier_of_audience', 'table_with_one_leg', 'merchants_left_scale'];
/** Those who speak for less, and one who only costs. */
const HEROES = ['piers_halfpenny', 'lucas_fairweight', 'soft_annis', 'jocelyn_of_the_ferry', 'hob_underpike'];
/** What is done at once, and what makes trade or magic cheaper or stronger for a while. */
const SPELLS = [
  ...[...content.spells.values()].filter(({ effect }) => effect.durationTurns === null).map(({ id }) => id),
  'honest_face',
  'standing_gate',
  'market_of_smoke',
  'day_that_was_not',
  'unsaid_word',
  'second_candle',
];

type Step = (kingdom: Kingdom) => WireAction;

const quantity = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(999));
const oneOf = (list: readonly string[], to: (id: string) => WireAction): fc.Arbitrary<Step> =>
  fc.constantFrom(...list).map((id) => () => to(id));

const dividing: Step = ({ armies: [first] }) =>
  splitArmy.wire({
    armyId: first?.id ?? 'none',
    units: (first?.units ?? []).slice(0, 1).map(({ unitId, veteranLevel, quantity: men }) => ({
      unitId,
      veteranLevel,
      quantity: Math.max(1, Math.floor(men / 3)),
    })),
  });
const joining: Step = ({ armies }) =>
  mergeArmies.wire({ armyId: armies.at(-1)?.id ?? 'none', intoId: armies[0]?.id ?? 'none' });

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...TRADE_IDS), quantity).map(
      ([trade, many]) =>
        () =>
          tradeWithKingdom.wire({ trade, quantity: many }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.shuffledSubarray([...TRADE_IDS], { minLength: 2 }), quantity).map(
      ([ids, many]) =>
        () =>
          bulkExchange.wire({ orders: ids.map((trade) => ({ trade, quantity: many })) }),
    ),
  },
  { weight: 2, arbitrary: oneOf(HOUSES, (buildingId) => buildStructure.wire({ buildingId })) },
  { weight: 2, arbitrary: oneOf(HOUSES, (buildingId) => upgradeBuilding.wire({ buildingId })) },
  { weight: 2, arbitrary: oneOf(HOUSES, (buildingId) => demolishBuilding.wire({ buildingId })) },
  { weight: 2, arbitrary: oneOf(ARTIFACTS, (id) => activateArtifact.wire({ artifactId: `own-${id}` })) },
  { weight: 1, arbitrary: oneOf(ARTIFACTS, (id) => deactivateArtifact.wire({ artifactId: `own-${id}` })) },
  { weight: 3, arbitrary: oneOf(SPELLS, (spellId) => castSpell.wire({ spellId })) },
  { weight: 2, arbitrary: oneOf(HEROES, (heroId) => recruitHero.wire({ heroId })) },
  { weight: 1, arbitrary: oneOf(HEROES, (heroId) => dismissHero.wire({ heroId })) },
  { weight: 1, arbitrary: fc.constantFrom(dividing, joining) },
);

/** Kingdoms at every discount, from none to the half that is the most. */
const starts = fc
  .record({
    guilds: fc.nat(5),
    level: fc.integer({ min: 1, max: 5 }),
    districts: fc.nat(4),
    artifacts: fc.subarray(ARTIFACTS),
    heroes: fc.subarray(HEROES, { maxLength: 3 }),
    bills: fc.boolean(),
  })
  .map(({ guilds, level, districts, artifacts, heroes, bills }) => {
    let kingdom = aKingdom()
      .withoutBuildings()
      .withBuilding('town', 4, 3)
      .withBuilding('barracks', 1)
      .withBuilding('aqueduct', 5, 4)
      .atLevel(40)
      .withTurns(4000)
      .withSpell(...SPELLS)
      .withResources({
        gold: 90_000,
        mana: 2000,
        researchPoints: 5000,
        materials: 5000,
        land: 400,
        food: 90_000,
      });
    if (guilds > 0) kingdom = kingdom.withBuilding('merchant_guild', level, guilds);
    if (districts > 0) kingdom = kingdom.withBuilding('trade_district', level, districts);
    for (const id of artifacts) kingdom = kingdom.withArtifact(id);
    for (const id of heroes) kingdom = kingdom.withHero(id);
    if (bills) kingdom = kingdom.withTechnology('bills_of_exchange');
    return kingdom.build();
  });

const MANA = TRADES.mana_for_gold.each;

/** Gold that could be had at most for what stands and for mana that the merchants sold. */
const worthOfThings = ({ buildings, boughtMana }: Kingdom): number => {
  const back = Math.max(0, boughtMana.gold - boughtMana.amount) - MANA * boughtMana.amount;
  return buildings.reduce((sum, { type, level, quantity: houses }) => {
    const definition = content.buildings.get(type);
    return definition === undefined ? sum : sum + houses * (salvage(definition, level).gold ?? 0);
  }, back);
};

const menOf = ({ armies }: Kingdom): number => armies.reduce((sum, { units }) => sum + menIn(units), 0);

describe('no way round', () => {
  it('G-151 of trades, houses, artifacts, spells, armies and heroes makes gold, at any discount', () => {
    const happened = new Set<string>();
    fc.assert(
      fc.property(starts, fc.array(steps, { minLength: 2, maxLength: 30, size: 'max' }), (start, way) => {
        const realm = new MemoryRealm(start);
        for (const step of way) {
          realm.now += HOUR;
          const before = realm.kingdom('harrow');
          const wire = step(before);
          const played = realm.play('harrow', wire);
          if (!played.ok) continue;
          happened.add(findDeed(wire)?.verb.id ?? '');
          const { cost, gained } = played.value.decision;
          const net = (name: 'gold' | 'mana') => (gained[name] ?? 0) - (cost.resources[name] ?? 0);
          const after = realm.kingdom('harrow');
          const more = net('gold') + MANA * net('mana') + worthOfThings(after) - worthOfThings(before);
          expect(more, wire.actionType).toBeLessThanOrEqual(0);
          if (wire.actionType !== 'cast_spell') expect(menOf(after)).toBeLessThanOrEqual(menOf(before));
          // However they are drawn up, the same men are owed the same.
          if (menOf(after) === menOf(before))
            expect(upkeepOf(after, content)).toEqual(upkeepOf({ ...after, armies: before.armies }, content));
        }
      }),
      { seed: 17, numRuns: 120 },
    );
    // What never happens proves nothing.
    expect([...happened].sort()).toEqual(
      [
        activateArtifact,
        buildStructure,
        bulkExchange,
        castSpell,
        deactivateArtifact,
        demolishBuilding,
        dismissHero,
        mergeArmies,
        recruitHero,
        splitArmy,
        tradeWithKingdom,
        upgradeBuilding,
      ]
        .map(({ id }) => id)
        .sort(),
    );
  });
});
