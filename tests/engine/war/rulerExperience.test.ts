// G-188: a ruler learns 10 to 50 from a battle in earnest, by its worth and its outcome, and nothing from one that was lost beforehand.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHopeless, rulerExperience } from '@sigilla/engine/war/rulerExperience.ts';
import { SEED, aBattle, anArmy } from '../battle/armies.ts';

const militia = (men: number) => anArmy({ militia: men });

describe('G-188 what a ruler learns', () => {
  it('is 25 for beating an equal, 15 for a draw, 10 for losing to one', () => {
    const even = aBattle(militia(20), militia(20));
    expect(rulerExperience(even, 'attacker', 'attacker', SEED)).toBe(25);
    expect(rulerExperience(even, 'none', 'attacker', SEED)).toBe(15);
    expect(rulerExperience(even, 'defender', 'attacker', SEED)).toBe(10);
  });

  it('is up to twice as much against the stronger, and never less than 10 for a victory', () => {
    expect(rulerExperience(aBattle(militia(20), militia(24)), 'attacker', 'attacker', SEED)).toBe(30);
    expect(rulerExperience(aBattle(militia(20), militia(90)), 'attacker', 'attacker', SEED)).toBe(50);
    expect(rulerExperience(aBattle(militia(20), militia(90)), 'none', 'attacker', SEED)).toBe(30);
    expect(rulerExperience(aBattle(militia(90), militia(2)), 'attacker', 'attacker', SEED)).toBe(10);
  });

  it('is nothing for losing a fight that was never one', () => {
    const hopeless = aBattle(militia(1), anArmy({ knights: 20 }));
    expect(isHopeless(hopeless, 'attacker', SEED)).toBe(true);
    expect(rulerExperience(hopeless, 'defender', 'attacker', SEED)).toBe(0);
    expect(isHopeless(hopeless, 'defender', SEED)).toBe(false);
    expect(isHopeless(aBattle(militia(20), militia(20)), 'attacker', SEED)).toBe(false);
  });

  it('is 0 or from 10 to 50 whatever meets whatever', () => {
    const host = fc.record({
      militia: fc.integer({ min: 1, max: 60 }),
      archers: fc.integer({ min: 1, max: 60 }),
      knights: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(host, host, fc.constantFrom('attacker', 'defender', 'none'), (ours, theirs, winner) => {
        const setup = aBattle(anArmy(ours), anArmy(theirs));
        return (['attacker', 'defender'] as const).every((side) => {
          const points = rulerExperience(setup, winner, side, SEED);
          return points === 0 ? winner !== side && winner !== 'none' : points >= 10 && points <= 50;
        });
      }),
      { numRuns: 40 },
    );
  });
});
