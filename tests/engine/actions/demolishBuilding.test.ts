// Taking a building down: what comes home is always less than was paid, and the land is free again.
import { expect, it } from 'vitest';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { demolishBuilding } from '@sigilla/engine/actions/economy/demolishBuilding.ts';
import { constructionPrice, salvage } from '@sigilla/engine/kingdom/buildings.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { aKingdom, content } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const takeDown = (buildingId: string) => demolishBuilding.wire({ buildingId });

it('takes one turn, brings home part of the gold and materials, and frees the land', () => {
  const realm = new MemoryRealm(aKingdom().withBuilding('mine', 2, 2).build());
  const { decision } = done(realm.play('harrow', takeDown('mine')));
  expect(decision.cost).toEqual({ turns: 1, resources: {} });
  // A mine at level 2 has cost 180 and 270 gold, 30 and 45 materials.
  expect(decision.gained).toEqual({ gold: 135, materials: 37 });
  expect(decision.done.report).toMatchObject({ quantity: 1, landFreed: 2 });
  const mine = realm.kingdom('harrow').buildings.find(({ type }) => type === 'mine');
  expect(mine).toEqual({ type: 'mine', level: 2, quantity: 1 });
});

it('leaves nothing of the last one, and refuses what does not stand', () => {
  const realm = new MemoryRealm(aKingdom().build());
  done(realm.play('harrow', takeDown('barracks')));
  expect(realm.kingdom('harrow').buildings.some(({ type }) => type === 'barracks')).toBe(false);
  expect(refusedAs(realm.play('harrow', takeDown('barracks')))).toBe('building_not_there');
  expect(refusedAs(realm.play('harrow', takeDown('moat')))).toBe('unknown_building');
});

it('never pays what raising it cost, for any building at any level', () => {
  for (const definition of content.buildings.values())
    for (let level = 1; level <= definition.maxLevel; level += 1) {
      const paid = constructionPrice(definition, level);
      const saved = salvage(definition, level);
      for (const resource of RESOURCES)
        expect(2 * (saved[resource] ?? 0), definition.id).toBeLessThanOrEqual(paid[resource] ?? 0);
      expect(saved.mana).toBeUndefined();
    }
});

it('KR-021 raised and taken down again leaves the kingdom poorer', () => {
  const realm = new MemoryRealm(aKingdom().withoutArmies().build());
  const before = realm.kingdom('harrow').resources.gold;
  const price = done(realm.play('harrow', buildStructure.wire({ buildingId: 'town' }))).decision.cost;
  done(realm.play('harrow', takeDown('town')));
  const income = 2 * 10 + 10 + 20;
  expect(realm.kingdom('harrow').resources.gold - income).toBeLessThan(before);
  expect(price.resources.gold).toBe(100);
});
