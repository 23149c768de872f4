// Whom to challenge first, and how a fight promises to go.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { Answers, inOrder, oddsOf } from '@sigilla/engine/war/rivals.ts';
import { HOSTS, fixtureBattle } from '../../browser/stagePage/fixtures.ts';
import type { Muster } from '../../browser/stagePage/fixtures.ts';

const rival = fc.record({
  answers: fc.constantFrom(...Answers.options),
  hostPower: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
});

describe('rivals', () => {
  it('come with those who answer first, and within that with hosts most like one’s own', () => {
    const at = (answers: Answers, hostPower: number) => ({ answers, hostPower });
    expect(
      inOrder(
        [
          at('asleep', 700),
          at('realm', 5000),
          at('realm', 0),
          at('awake', 90),
          at('realm', 650),
          at('awake', 800),
        ],
        700,
      ),
    ).toEqual([
      at('awake', 800),
      at('awake', 90),
      at('realm', 650),
      at('realm', 5000),
      at('realm', 0),
      at('asleep', 700),
    ]);
  });

  it('are never headed by somebody asleep while anyone is there who can fight, whatever their strength', () => {
    fc.assert(
      fc.property(fc.array(rival, { minLength: 1 }), fc.integer({ min: 0, max: 20_000 }), (rivals, own) => {
        const [first] = inOrder(rivals, own);
        const ready = rivals.filter(({ answers, hostPower }) => answers !== 'asleep' && hostPower > 0);
        if (ready.length > 0) expect(ready).toContainEqual(first);
        if (ready.some(({ answers }) => answers === 'awake')) expect(first?.answers).toBe('awake');
        expect(inOrder(rivals, own)).toHaveLength(rivals.length);
      }),
    );
  });
});

describe('the odds in words', () => {
  it.each(['mixed', 'levy', 'horse'] as const)('agree with the engine about hosts like %s', (make) => {
    for (const share of [0.5, 0.7, 1.3, 1.8]) {
      const smaller: Muster = HOSTS[make].map(
        ([unit, men]) => [unit, Math.max(1, Math.round(men * 10 * share))] as const,
      );
      const larger: Muster = HOSTS[make].map(([unit, men]) => [unit, men * 10] as const);
      const { setup } = fixtureBattle({
        attacker: smaller,
        defender: larger,
        formations: ['line', 'line'],
        morale: [90, 90],
      });
      const { attacker, defender } = estimateOdds(setup, 40, 'ab'.repeat(16));
      const words = oddsOf(setup.attacker.power, setup.defender.power);
      expect(words).not.toBe('even');
      expect(words === 'ours' || words === 'crushing').toBe(attacker > defender);
    }
  });

  it('call equals well matched', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 100_000 }), (power) => {
        expect(oddsOf(power, power)).toBe('even');
      }),
    );
  });
});
