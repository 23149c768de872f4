// The account of a stock: its sums lead from what was held before to what is held, and a long course keeps its highest and lowest.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';

const NOTHING = { gold: 0, mana: 0, population: 0, land: 0, researchPoints: 0, food: 0, materials: 0 };

/** Lines of gold, one a minute, from `held` on. */
const linesOf = (changes: readonly (readonly [reason: string, change: number])[], held = 0) => {
  let gold = held;
  return changes.map(([reason, change], minute) => {
    gold += change;
    return {
      at: minute * 60_000,
      reason,
      resources: { gold: change },
      turns: 0,
      balance: { resources: { ...NOTHING, gold }, turns: 0 },
    };
  });
};

describe('the account of a stock', () => {
  it('adds up by reason what came and what went, the greatest first', () => {
    const lines = linesOf([
      ['founded', 1000],
      ['build_structure', -400],
      ['income', 50],
      ['build_structure', -300],
      ['income', 60],
    ]);
    expect(stockAccount(lines, 'gold', { isWhole: true, turnsSpent: 9 })).toEqual({
      stock: 'gold',
      lines: 5,
      isWhole: true,
      course: [1000, 600, 650, 350, 410].map((held, minute) => ({ at: minute * 60_000, held, turn: 9 })),
      sums: [
        { reason: 'founded', came: 1000, went: 0 },
        { reason: 'build_structure', came: 0, went: 700 },
        { reason: 'income', came: 110, went: 0 },
      ],
    });
  });

  it('says the turn of each point, counted back from the turn it is now', () => {
    const lines = linesOf([
      ['tax_collection', 50],
      ['build_structure', -30],
      ['turns_regenerated', 0],
      ['income', 4],
    ]).map((line, index) => ({ ...line, turns: [-1, -6, 8, 0][index] ?? 0 }));
    const { course } = stockAccount(lines, 'gold', { isWhole: true, turnsSpent: 40 });
    expect(course.map(({ turn }) => turn)).toEqual([34, 40, 40]);
  });

  it('of a stock that nothing touched is empty', () => {
    expect(stockAccount(linesOf([['income', 5]]), 'mana', { isWhole: true, turnsSpent: 1 })).toMatchObject({
      course: [],
      sums: [],
    });
  });

  it('leads from what was held to what is held, in at most 120 points that keep the highest and the lowest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('income', 'upkeep'), fc.integer({ min: -90, max: 100 })), {
          minLength: 1,
          maxLength: 900,
          size: 'max',
        }),
        fc.boolean(),
        (changes, isWhole) => {
          const lines = linesOf(changes, 100_000);
          const { course, sums } = stockAccount(lines, 'gold', { isWhole, turnsSpent: 7 });
          const moved = lines.filter(({ resources }) => resources.gold !== 0);
          const total = moved.reduce((sum, { resources }) => sum + resources.gold, 0);
          expect(sums.reduce((sum, { came, went }) => sum + came - went, 0)).toBe(total);
          expect(course.length).toBeLessThanOrEqual(121);
          expect(course.at(-1)?.held).toBe(moved.at(-1)?.balance.resources.gold);
          const held = moved.map(({ balance }) => balance.resources.gold);
          const shown = course.map((point) => point.held);
          for (const bound of held.length === 0 ? [] : [Math.max(...held), Math.min(...held)])
            expect(shown).toContain(bound);
          expect(course.map(({ at }) => at)).toEqual(course.map(({ at }) => at).toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
