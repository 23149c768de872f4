// How many can be called up: what the treasury bears and the army holds, and why not one more.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MUSTER, musterLimit } from '@sigilla/client/features/army/muster.ts';
import { ARMY_MEN } from '@sigilla/engine/kingdom/armies.ts';
import { affordable } from '@sigilla/engine/kingdom/ledger.ts';
import { recruitPrice } from '@sigilla/engine/kingdom/recruitment.ts';
import { aKingdom, content } from '../support/builders.ts';

const unitOf = (id: string) => {
  const unit = content.units.get(id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
};
const militia = unitOf('militia');

describe('the most of a muster', () => {
  it('is what can be paid, and no more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...content.units.values()),
        fc.nat(4000),
        fc.nat(90),
        fc.nat(60),
        (unit, gold, population, mana) => {
          const kingdom = aKingdom().withResources({ gold, population, mana }).view();
          const { most, reason } = musterLimit(unit, kingdom, kingdom.armies[0]);
          const pays = (quantity: number): boolean =>
            affordable(
              { turns: 100, resources: kingdom.resources },
              recruitPrice(unit, quantity, kingdom.bonuses),
            ).ok;
          expect(most === 0 || pays(most)).toBe(true);
          expect(most === MUSTER || !pays(most + 1)).toBe(true);
          expect(reason).toMatch(/^[A-Z0-9].*\.$/);
          if (most < MUSTER) expect(reason).toMatch(/gold|people|mana/);
        },
      ),
    );
  });

  it('says what it is that runs out', () => {
    const of = (resources: { gold: number; population: number }) => {
      const kingdom = aKingdom().withResources(resources).view();
      return musterLimit(militia, kingdom, kingdom.armies[0]);
    };
    const price = recruitPrice(militia, 1, aKingdom().view().bonuses).resources.gold ?? 0;
    expect(of({ gold: 27 * price, population: 400 })).toEqual({
      most: 27,
      reason: 'Enough gold for 27, no more.',
    });
    expect(of({ gold: 9000, population: 3 })).toEqual({ most: 3, reason: 'Enough people for 3, no more.' });
    expect(of({ gold: 0, population: 400 })).toEqual({
      most: 0,
      reason: 'Not enough gold for even one.',
    });
    expect(of({ gold: 90_000, population: 400 }).most).toBe(MUSTER);
  });

  it('fits the army', () => {
    const full = aKingdom()
      .withResources({ gold: 90_000, population: 400 })
      .withArmy({ militia: ARMY_MEN - 1 })
      .view();
    expect(musterLimit(militia, full, full.armies[0])).toEqual({
      most: 1,
      reason: 'The army has room for one more.',
    });
  });
});
