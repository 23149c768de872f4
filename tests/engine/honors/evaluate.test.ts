// The evaluator of honors, whoever's they are: what it must hold for any list and any counters.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Achievement } from '@sigilla/content/schema/achievement.ts';
import { byCounter, earnsMore, newlyEarned, progressTo } from '@sigilla/engine/honors/evaluate.ts';
import type { Counters } from '@sigilla/engine/honors/evaluate.ts';

const NAMES = ['walls', 'words', 'honors', 'battles'];

const achievement = (id: string, counter: string, atLeast: number): Achievement =>
  Achievement.parse({
    id,
    name: `The ${id}`,
    description: 'Said when it is earned.',
    icon: 'key',
    category: 'building',
    tier: 'bronze',
    needs: { counter, atLeast },
    objectives: ['Do it'],
  });

const lists = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 12 })), { maxLength: 20 })
  .map((wants) => wants.map(([counter, atLeast], at) => achievement(`a${at}`, counter, atLeast)));
const counters: fc.Arbitrary<Counters> = fc.dictionary(fc.constantFrom(...NAMES), fc.nat(14));
const ids = (all: readonly Achievement[]): readonly string[] => all.map(({ id }) => id);
const none: ReadonlySet<string> = new Set();

describe('newly earned', () => {
  it('ER-039 is what its counter has reached, and nothing that is held', () => {
    const all = [achievement('wall', 'walls', 3), achievement('keep', 'walls', 5)];
    expect(newlyEarned(all, { walls: 2 }, none)).toEqual([]);
    expect(ids(newlyEarned(all, { walls: 3 }, none))).toEqual(['wall']);
    expect(ids(newlyEarned(all, { walls: 9 }, new Set(['wall'])))).toEqual(['keep']);
    expect(newlyEarned(all, {}, none)).toEqual([]);
  });

  it('never loses anything by counting higher', () => {
    fc.assert(
      fc.property(
        lists,
        counters,
        fc.constantFrom(...NAMES),
        fc.integer({ min: 1, max: 9 }),
        (all, have, which, by) => {
          const before = ids(newlyEarned(all, have, none));
          const after = ids(newlyEarned(all, { ...have, [which]: (have[which] ?? 0) + by }, none));
          expect(after).toEqual(expect.arrayContaining([...before]));
        },
      ),
    );
  });

  it('is earned once: whatever is held by then is never earned again, and nothing is left over', () => {
    fc.assert(
      fc.property(lists, fc.array(counters, { minLength: 1, maxLength: 12 }), (all, steps) => {
        const held = new Set<string>();
        const have: Record<string, number> = {};
        for (const step of steps) {
          for (const [name, by] of Object.entries(step)) have[name] = (have[name] ?? 0) + by;
          for (const { id } of newlyEarned(all, have, held)) {
            expect(held.has(id)).toBe(false);
            held.add(id);
          }
          expect(newlyEarned(all, have, held)).toEqual([]);
        }
        // In one step or in many: the same in the end.
        expect([...held].sort()).toEqual([...ids(newlyEarned(all, have, none))].sort());
      }),
    );
  });

  it('is the same in whatever order the list stands', () => {
    fc.assert(
      fc.property(lists, counters, (all, have) => {
        expect([...ids(newlyEarned(all.toReversed(), have, none))].sort()).toEqual(
          [...ids(newlyEarned(all, have, none))].sort(),
        );
      }),
    );
  });

  it('counts honors itself, one leading to the next, and believes nobody about them', () => {
    const all = [
      achievement('third', 'honors', 2),
      achievement('one', 'words', 1),
      achievement('two', 'walls', 1),
      achievement('fourth', 'honors', 3),
    ];
    expect(newlyEarned(all, { honors: 99 }, none)).toEqual([]);
    expect(ids(newlyEarned(all, { words: 1, walls: 1 }, none))).toEqual(['third', 'one', 'two', 'fourth']);
  });
});

describe('whether anything more is earned', () => {
  it('is said as the evaluator says it, and of the counters that are named alone', () => {
    fc.assert(
      fc.property(lists, counters, fc.array(fc.nat(19)), (all, have, heldAt) => {
        const held = new Set(heldAt.flatMap((at) => all[at]?.id ?? []));
        expect(earnsMore(byCounter(all), have, held)).toBe(newlyEarned(all, have, held).length > 0);
      }),
    );
    const walls = byCounter([achievement('wall', 'walls', 1)]);
    expect(earnsMore(walls, { words: 9 }, none)).toBe(false);
    expect(earnsMore(walls, { walls: 1 }, none)).toBe(true);
  });
});

describe('the way to it', () => {
  it('is whole percent, 100 only when it is reached, and done for whoever holds it', () => {
    const wall = achievement('wall', 'walls', 3);
    expect(progressTo(wall, {}, none)).toEqual({ current: 0, target: 3, percentage: 0 });
    expect(progressTo(wall, { walls: 2 }, none)).toEqual({ current: 2, target: 3, percentage: 66 });
    expect(progressTo(wall, { walls: 7 }, none)).toEqual({ current: 3, target: 3, percentage: 100 });
    expect(progressTo(wall, { walls: 0 }, new Set(['wall'])).percentage).toBe(100);
  });

  it('is not led astray by names that every object inherits', () => {
    expect(progressTo(achievement('x', 'constructor', 1), {}, none).current).toBe(0);
    expect(newlyEarned([achievement('x', 'toString', 1)], {}, none)).toEqual([]);
  });
});
