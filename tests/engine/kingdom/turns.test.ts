import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantTurns, settleTurns, turnView } from '@sigilla/engine/kingdom/turns.ts';
import { HOUR, NOW, rulesOf } from '../../support/builders.ts';

const rules = rulesOf();
const stock = (count: number, settledAt = NOW) => ({ count, settledAt });

describe('turns', () => {
  it('G-110 grow one an hour and keep the part of the hour that has passed', () => {
    expect(settleTurns(stock(10), rules, NOW + 2.5 * HOUR)).toEqual(stock(12, NOW + 2 * HOUR));
  });

  it('G-110 grow one a minute up to two hundred on blitz', () => {
    expect(settleTurns(stock(195), rulesOf('blitz'), NOW + 3 * 60_000).count).toBe(198);
    expect(settleTurns(stock(195), rulesOf('blitz'), NOW + HOUR).count).toBe(200);
  });

  it('stop at the maximum, and begin a fresh hour when one is spent there', () => {
    const full = settleTurns(stock(99), rules, NOW + 5 * HOUR);
    expect(full).toEqual(stock(100, NOW + 5 * HOUR));
    const spent = { ...full, count: 98 };
    expect(settleTurns(spent, rules, NOW + 5.9 * HOUR).count).toBe(98);
    expect(settleTurns(spent, rules, NOW + 6 * HOUR).count).toBe(99);
  });

  it('G-184 are never lost when granted above the maximum, up to five hundred', () => {
    expect(grantTurns(stock(90), 50, rules).count).toBe(140);
    expect(settleTurns(grantTurns(stock(90), 50, rules), rules, NOW + 9 * HOUR).count).toBe(140);
    expect(grantTurns(stock(480), 50, rules).count).toBe(500);
    expect(grantTurns(stock(600), 50, rules).count).toBe(600);
  });

  it('come out the same however often they are settled on the way, and never shrink', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 20 * HOUR }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.nat(130), hours, (count, gaps) => {
        let now = NOW;
        let settled = stock(count);
        for (const gap of gaps) {
          now += gap;
          const next = settleTurns(settled, rules, now);
          expect(next.count).toBeGreaterThanOrEqual(settled.count);
          settled = next;
        }
        expect(settled.count).toBe(settleTurns(stock(count), rules, now).count);
      }),
    );
  });

  it('are kept when the clock goes back, and grow on from there', () => {
    const ahead = { count: 5, settledAt: NOW + 400 * 24 * HOUR };
    const settled = settleTurns(ahead, rules, NOW);
    expect(settled).toEqual({ count: 5, settledAt: NOW });
    expect(settleTurns(settled, rules, NOW + HOUR).count).toBe(6);
  });

  it('LR-046 are shown as full at the maximum, and before it with seconds and percent to the next', () => {
    expect(turnView(stock(100), rules, NOW)).toEqual({
      turns: 100,
      maxTurns: 100,
      timeUntilNextTurn: 0,
      turnProgress: 100,
      isAtMaxTurns: true,
    });
    expect(turnView(stock(7), rules, NOW + HOUR / 4)).toEqual({
      turns: 7,
      maxTurns: 100,
      timeUntilNextTurn: 2700,
      turnProgress: 25,
      isAtMaxTurns: false,
    });
    expect(turnView(stock(7), rules, NOW + 1).timeUntilNextTurn).toBe(3600);
  });
});
