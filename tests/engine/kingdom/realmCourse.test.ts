// The course of a realm: power and one stock in even stretches, whatever the lines and however long they reach back.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MOST_STRETCHES, RealmCourse, realmCourse, STRETCHES } from '@sigilla/engine/kingdom/realmCourse.ts';

const DAY = 86_400_000;
const NOW = 400 * DAY + 5 * 3_600_000 + 7;
const kindOf = (reason: string): string => reason.slice(0, 1);

const line = fc.record({
  ago: fc.integer({ min: 0, max: 399 * DAY }),
  reason: fc.constantFrom('build', 'barter', 'income'),
  gold: fc.integer({ min: -500, max: 500 }),
  turns: fc.integer({ min: -6, max: 2 }),
  power: fc.option(fc.nat(9000), { nil: undefined }),
});
const lines = fc.array(line, { maxLength: 60, size: 'max' }).map((drawn) =>
  drawn
    .toSorted((a, b) => b.ago - a.ago)
    .map(({ ago, reason, gold, turns, power }) => ({
      at: NOW - ago,
      reason,
      turns,
      resources: { gold },
      power,
    })),
);
const wish = { stock: 'gold', isWhole: true, now: NOW, turnsSpent: 400 } as const;

describe('the course of a realm', () => {
  it('is told in few even stretches that leave nothing out', () => {
    fc.assert(
      fc.property(lines, (drawn) => {
        const course = realmCourse(drawn, wish, kindOf);
        expect(course.stretches.at(-1)?.turn ?? 400).toBe(400);
        expect(() => z.encode(RealmCourse, course)).not.toThrow();
        const sums = course.stretches.flatMap((stretch) => stretch.sums);
        expect(sums.reduce((sum, { came, went }) => sum + came - went, 0)).toBe(
          drawn.reduce((sum, { resources }) => sum + resources.gold, 0),
        );
        expect(course.stretches.length).toBeLessThanOrEqual(MOST_STRETCHES);
        const lengths = new Set(course.stretches.map(({ from, until }) => until - from));
        expect(lengths.size).toBeLessThanOrEqual(1);
        for (const length of lengths) expect(STRETCHES).toContain(length);
        for (const [index, { from }] of course.stretches.entries())
          if (index > 0) expect(from).toBe(course.stretches[index - 1]?.until);
        if (drawn.length > 0) expect(course.stretches.at(-1)?.until).toBeGreaterThan(NOW);
        expect(course.power.at(-1)?.held).toBe(drawn.findLast(({ power }) => power !== undefined)?.power);
      }),
    );
  });

  it('sorts what came and what went by kind', () => {
    const at = NOW - 2 * DAY;
    const course = realmCourse(
      [
        { at, reason: 'build', resources: { gold: -40 }, turns: -6, power: 10 },
        { at, reason: 'barter', resources: { gold: 15 }, turns: 0, power: 12 },
        { at: NOW, reason: 'income', resources: { gold: 7, food: 3 }, turns: -1, power: 15 },
      ],
      wish,
      kindOf,
    );
    expect(course.power).toEqual([
      { at, held: 12, turn: 399 },
      { at: NOW, held: 15, turn: 400 },
    ]);
    expect(course.stretches[0]).toMatchObject({
      power: 12,
      turns: 6,
      turn: 399,
      sums: [{ kind: 'b', came: 15, went: 40 }],
    });
    expect(course.stretches.at(-1)).toMatchObject({
      turns: 1,
      turn: 400,
      sums: [{ kind: 'i', came: 7, went: 0 }],
    });
    // Twelve stretches of six hours reach back two days and a bit.
    expect(course.stretches[0]).toMatchObject({ until: (course.stretches[0]?.from ?? 0) + 6 * 3_600_000 });
  });

  it('of no lines is empty', () => {
    expect(realmCourse([], wish, kindOf)).toEqual({
      stock: 'gold',
      lines: 0,
      isWhole: true,
      power: [],
      stretches: [],
    });
  });
});
