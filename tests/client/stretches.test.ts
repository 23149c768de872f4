// What came and went of a stock as columns: nothing stands outside the field, nothing overlaps, and the sentence says what is drawn.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEDGER_KIND_NAMES } from '@sigilla/content/texts/ledgerReasons.ts';
import {
  cameWords,
  sourcesOf,
  stretchDrawing,
  stretchSentence,
} from '../../client/features/overview/stretches.ts';

const HOUR = 3_600_000;
const sum = fc.record({
  kind: fc.constantFrom(...LEDGER_KIND_NAMES),
  came: fc.nat(100_000),
  went: fc.nat(100_000),
});
const stretches = fc
  .array(fc.uniqueArray(sum, { selector: ({ kind }) => kind, maxLength: 7 }), { maxLength: 12 })
  .map((drawn) =>
    drawn.map((sums, index) => ({ from: index * HOUR, until: (index + 1) * HOUR, power: 1, turns: 0, sums })),
  );

describe('columns of what came and went', () => {
  it('stand within the field, one piece on the other, to one measure', () => {
    fc.assert(
      fc.property(stretches, (drawn) => {
        const { columns, rules } = stretchDrawing(drawn);
        const zero = rules.find(({ amount }) => amount === 0)?.up ?? Number.NaN;
        expect(rules.at(-1)?.up).toBeCloseTo(1);
        for (const { pieces } of columns) {
          let stands = zero;
          for (const { kind, up, high } of pieces) {
            expect(up).toBeGreaterThanOrEqual(-1e-9);
            expect(up + high).toBeLessThanOrEqual(1 + 1e-9);
            expect(kind === 'went' ? up + high : up).toBeCloseTo(kind === 'went' ? zero : stands);
            if (kind !== 'went') stands += high;
          }
        }
      }),
    );
  });

  it('say where most came from, and how long a column is', () => {
    const [one] = [
      {
        from: 0,
        until: 24 * HOUR,
        power: 5,
        turns: 2,
        sums: [
          { kind: 'war', came: 10, went: 0 },
          { kind: 'seasons', came: 1200, went: 30 },
        ],
      },
    ];
    expect(stretchSentence({ stretches: [one] }, 'gold')).toBe(
      'Each column is a day. Most came by “The passing of turns”, +1,200; 30 went out.',
    );
    expect(sourcesOf([one]).came.map(({ kind }) => kind)).toEqual(['seasons', 'war']);
    expect(cameWords(one)).toBe('War +10, The passing of turns +1,200');
    expect(stretchSentence({ stretches: [] }, 'gold')).toBe('No gold has come or gone yet.');
  });
});
