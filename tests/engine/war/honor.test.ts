import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedScore, honorGained, isWorthy } from '@sigilla/engine/war/honor.ts';

const standing = (honor: number, power = 1000) => ({ honor, power });

describe('honor', () => {
  it('moves by 16 between equals and nothing on a draw between them', () => {
    const equals = { attacker: standing(1000), defender: standing(1000) };
    expect(honorGained(equals, 'attacker')).toEqual({ attacker: 16, defender: -16 });
    expect(honorGained(equals, 'defender')).toEqual({ attacker: -16, defender: 16 });
    expect(honorGained(equals, 'none')).toEqual({ attacker: 0, defender: -0 });
  });

  it('G-180 agrees with the formula of Elo at K 32 to within a point', () => {
    for (let difference = -800; difference <= 800; difference += 1) {
      const expected = 1 / (1 + 10 ** (-difference / 400));
      expect(Math.abs(expectedScore(1500 + difference, 1500) / 1000 - expected)).toBeLessThan(0.037);
      const { attacker } = honorGained(
        { attacker: standing(1500 + difference), defender: standing(1500) },
        'attacker',
      );
      expect(Math.abs(attacker - 32 * (1 - expected))).toBeLessThanOrEqual(2);
    }
  });

  it('G-180 is reckoned by the formula of Elo rounded to thousandths, in steps of 25 points up to 800', () => {
    for (let difference = 0; difference <= 1000; difference += 25) {
      const exact = 1000 / (1 + 10 ** (-Math.min(difference, 800) / 400));
      expect(expectedScore(1500 + difference, 1500)).toBe(Math.round(exact));
      expect(expectedScore(1500 + difference + 24, 1500)).toBe(Math.round(exact));
    }
  });

  it('rewards the weaker more than the stronger', () => {
    const upset = honorGained({ attacker: standing(900), defender: standing(1300) }, 'attacker');
    const routine = honorGained({ attacker: standing(1300), defender: standing(900) }, 'attacker');
    expect(upset.attacker).toBeGreaterThan(routine.attacker);
    expect(routine.attacker).toBeGreaterThanOrEqual(1);
  });

  it('G-180 gives nothing for beating someone below half of one’s own power', () => {
    expect(isWorthy(1000, 500)).toBe(true);
    expect(isWorthy(1000, 499)).toBe(false);
    const unworthy = { attacker: standing(1000, 1000), defender: standing(1000, 499) };
    expect(honorGained(unworthy, 'attacker')).toEqual({ attacker: 0, defender: -0 });
    expect(honorGained(unworthy, 'defender').defender).toBe(16);
  });

  it('is zero-sum but that nobody falls below nothing', () => {
    fc.assert(
      fc.property(
        fc.nat(3000),
        fc.nat(3000),
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom('attacker', 'defender', 'none'),
        (first, second, powerA, powerB, winner) => {
          const both = { attacker: standing(first, powerA), defender: standing(second, powerB) };
          const { attacker, defender } = honorGained(both, winner);
          expect(first + attacker).toBeGreaterThanOrEqual(0);
          expect(second + defender).toBeGreaterThanOrEqual(0);
          expect(Math.abs(attacker)).toBeLessThanOrEqual(32);
          if (first >= 32 && second >= 32) expect(attacker + defender).toBe(0);
        },
      ),
    );
  });
});
