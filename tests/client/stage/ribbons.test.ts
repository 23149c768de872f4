// Which ribbons can be read at once: none over another's words, the larger bodies first.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byWeight,
  clearOf,
  letterSize,
  namesFit,
  settle,
} from '../../../client/stage/battlefield/ribbons.ts';
import type { Ribbon, RibbonRoom } from '../../../client/stage/battlefield/ribbons.ts';
import { THRONG, deploy } from '../../../client/stage/battlefield/deployment.ts';
import { HOSTS, fixtureBattle } from '../../browser/stagePage/fixtures.ts';

const ROOM = (count: number): RibbonRoom => ({
  height: 12,
  named: Array.from({ length: count }, (_, i) => 60 + (i % 4) * 12),
  counted: 26,
});
const at = (x: number, y: number, men = 100): Ribbon => ({ form: 'none', men, x, y });
const settled = (ribbons: Ribbon[], named = true): Ribbon[] => {
  settle(
    ribbons,
    ribbons.map((_, i) => i),
    ROOM(ribbons.length),
    named,
  );
  return ribbons;
};

describe('ribbons', () => {
  it('give up the name where it would lie over another, and the count where even that would', () => {
    expect(settled([at(100, 100), at(148, 104), at(102, 102), at(300, 100)]).map(({ form }) => form)).toEqual(
      ['named', 'counted', 'none', 'named'],
    );
  });

  it('hang below nobody who has fallen or left', () => {
    expect(settled([at(100, 100, 0), at(104, 100)]).map(({ form }) => form)).toEqual(['none', 'named']);
  });

  it('are not written over: a number that would hide a name stands above it, and above the next', () => {
    const ribbons = settled([at(100, 100), at(100, 80), at(300, 100)]);
    const room = ROOM(ribbons.length);
    expect(clearOf(ribbons, room, 200, 110, 20, 20)).toBe(110);
    expect(clearOf(ribbons, room, 300, 110, 20, 20)).toBe(98);
    expect(clearOf(ribbons, room, 100, 110, 20, 20)).toBe(78);
    expect(clearOf(ribbons, room, 300, 90, 20, 20)).toBe(90);
    expect(clearOf(settled([at(300, 100, 0)]), room, 300, 110, 20, 20)).toBe(110);
  });

  it('never lie over one another, wherever the bodies are', () => {
    const places = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 170, max: 420 }) }),
      {
        minLength: 1,
        maxLength: 26,
      },
    );
    fc.assert(
      fc.property(places, fc.boolean(), (spots, named) => {
        const ribbons = settled(
          spots.map(({ x, y }) => at(x, y)),
          named,
        );
        const room = ROOM(ribbons.length);
        const wide = (i: number): number =>
          ribbons[i]?.form === 'named' ? (room.named[i] ?? 0) : room.counted;
        ribbons.forEach((one, i) =>
          ribbons.forEach((other, j) => {
            if (i >= j || one.form === 'none' || other.form === 'none') return;
            const meet =
              Math.abs(one.y - other.y) < room.height && Math.abs(one.x - other.x) < (wide(i) + wide(j)) / 2;
            expect(meet).toBe(false);
          }),
        );
        expect(ribbons[0]?.form).not.toBe('none');
      }),
      { numRuns: 60 },
    );
  });

  it('are read first of the largest bodies, in letters that no cloth makes too small', () => {
    const { bodies } = deploy(fixtureBattle({ attacker: HOSTS.grand, defender: HOSTS.grand }).setup, THRONG);
    const figures = byWeight(bodies).map((i) => bodies[i]?.figures ?? 0);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    for (const scale of [0.36, 0.6, 0.9, 1.28, 2.5])
      expect(letterSize(scale) * scale).toBeGreaterThanOrEqual(9);
    expect(namesFit(0.36)).toBe(false);
    expect(namesFit(0.9)).toBe(true);
  });
});
