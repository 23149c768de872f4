// The field of a chart: its rules hold whatever is drawn, and are few, round and even.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseDrawing, courseSentence } from '../../client/realm/course/course.ts';
import { ruledPath, rulesFor } from '../../client/ui/chart/scale.ts';

const amount = fc.integer({ min: 0, max: 2_000_000_000 });

describe('the field of a chart', () => {
  it('is ruled evenly from the least to the most, nought among them, in a dozen lines at most', () => {
    fc.assert(
      fc.property(amount, amount, (most, least) => {
        const rules = rulesFor(most, -least);
        expect(rules).toContain(0);
        expect(rules[0]).toBeLessThanOrEqual(0 - least);
        expect(rules.at(-1)).toBeGreaterThanOrEqual(Math.max(1, most));
        expect(rules.length).toBeLessThanOrEqual(12);
        const steps = new Set(rules.slice(1).map((rule, index) => rule - (rules[index] ?? 0)));
        expect(steps.size).toBe(1);
        for (const step of steps) expect(String(step)).toMatch(/^[125]0*$/);
      }),
    );
  });

  it('is ruled by a hand that strays by less than a pixel', () => {
    const heights = [...ruledPath(40, 640, 118).matchAll(/ (1\d\d\.\d\d)/g)].map(([, y]) => Number(y));
    expect(heights).toHaveLength(4);
    for (const y of heights) expect(Math.abs(y - 118)).toBeLessThan(1);
  });

  it('tells by a tip the turn of a point and what was held', () => {
    const { points, until } = courseDrawing(
      [{ at: 0, held: 4212, turn: 1132 }],
      (held) => `${String(held)} gold`,
      7_200_000,
    );
    expect(until).toBe(7_200_000);
    expect(points).toEqual([
      { at: 0, held: 4212, tip: { title: 'Turn 1,132', lines: ['4212 gold', '2 h ago'] } },
    ]);
  });
});

describe('what the course of a stock says', () => {
  it('says of a single entry what it left, and nothing twice', () => {
    const course = [{ at: 1_000, held: 687, turn: 0 }];
    expect(courseSentence({ course, isWhole: true }, 'power', 1_000)).toBe(
      'One entry, just now, left 687 power.',
    );
  });

  it('says of several how it began, between what it went, and how it stands', () => {
    const course = [
      { at: 1_000, held: 500, turn: 0 },
      { at: 2_000, held: 80, turn: 1 },
      { at: 3_000, held: 640, turn: 2 },
    ];
    expect(courseSentence({ course, isWhole: true }, 'gold', 3_000)).toBe(
      'The first entry, just now, left 500 gold; at most there were 640, at least 80; the latest leaves 640.',
    );
  });
});
