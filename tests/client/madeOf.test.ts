// A number that is opened shows parts that add up to it.
import { describe, expect, it } from 'vitest';
import '@sigilla/client/realm/magic.ts';
import { armyParts, bonusParts, flowOf, flowParts, powerPartsOf } from '@sigilla/client/realm/madeOf.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import { aKingdom, content, NOW } from '../support/builders.ts';

const together = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

describe('where magic is at work', () => {
  const kingdom = aKingdom()
    .withBuilding('farm', 2, 10)
    .withTechnology('crop_rotation')
    .with({
      spellPath: 'verdant',
      turnsSpent: 7,
      activeEffects: [
        { kind: 'spell', id: 'seed_that_listens', startedAt: NOW, untilTurn: 12, strength: 100 },
      ],
    })
    .view();

  it('name the spell with its turns, the technology and the path, and add up', () => {
    const parts = flowParts(kingdom, 'food');
    expect(together(parts)).toBe(kingdom.income.food - kingdom.upkeep.food);
    expect(parts.map(({ name, note }) => [name, note])).toEqual(
      expect.arrayContaining([
        ['Seed That Listens', 'spell, 5 more turns, +20%'],
        ['Crop Rotation', 'technology, +5%'],
        ['Verdant', 'mastery path, +8%'],
      ]),
    );
  });
});

describe('the parts of a number', () => {
  const kingdom = aKingdom()
    .withBuilding('trade_district', 4, 2)
    .withBuilding('stable', 5, 4)
    .withArtifact('book_of_plain_accounts')
    .withArtifact('still_spring')
    .withBuilding('mage_tower', 2)
    .withArmy({ knights: 12, militia: 40 })
    .view();

  it('add up to what a turn brings, pay and bread taken off', () => {
    for (const resource of RESOURCES) {
      const taken = resource === 'gold' || resource === 'food' ? kingdom.upkeep[resource] : 0;
      expect(together(flowParts(kingdom, resource)), resource).toBe(kingdom.income[resource] - taken);
      expect(flowOf(kingdom, resource), resource).toBe(kingdom.income[resource] - taken);
    }
    expect(flowParts(kingdom, 'gold').some(({ note }) => note === 'building, +16%')).toBe(true);
  });

  it.each([
    ['full', 900],
    ['all but full', 196],
  ])('add up to the people who find a roof where housing is %s', (_, population) => {
    const crowded = aKingdom().withBuilding('town', 1, 1).withResources({ population }).view();
    const room = Math.max(0, crowded.populationCapacity - population);
    expect(crowded.income.population).toBeGreaterThan(room);
    expect(flowOf(crowded, 'population')).toBe(room);
    const parts = flowParts(crowded, 'population');
    expect(together(parts)).toBe(room);
    expect(parts.at(-1)).toMatchObject({ name: 'Turned away', note: 'every bed is taken' });
  });

  it('add up to power, an army’s and the kingdom’s', () => {
    expect(together(powerPartsOf(kingdom))).toBe(kingdom.power);
    const [army] = kingdom.armies;
    if (army === undefined) throw new Error('no army');
    expect(together(armyParts(army))).toBe(powerOfArmy(army.units, content));
  });

  it('add up to a bonus, and say what a cap has cut off', () => {
    const parts = bonusParts(kingdom, 'recruitPercent');
    expect(together(parts)).toBe(kingdom.bonuses.recruitPercent);
    expect(parts.some(({ note }) => note.includes('but for the cap'))).toBe(true);
  });
});
