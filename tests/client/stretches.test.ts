// What came and went of a stock as columns: all of it is drawn, every kind at its place, and sentence and tip say what is drawn.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEDGER_KIND_NAMES } from '@sigilla/content/texts/ledgerReasons.ts';
import {
  cameWords,
  sifted,
  sourcesOf,
  stretchDrawing,
  stretchSentence,
  totalsOf,
} from '../../client/realm/course/stretches.ts';

const HOUR = 3_600_000;
const NOTHING = { from: 0, until: HOUR, power: null, turns: 0, turn: 0, sums: [] };
const sum = fc.record({
  kind: fc.constantFrom(...LEDGER_KIND_NAMES),
  came: fc.nat(100_000),
  went: fc.nat(100_000),
});
const stretches = fc
  .array(fc.uniqueArray(sum, { selector: ({ kind }) => kind, maxLength: 7 }), { maxLength: 12 })
  .map((drawn) =>
    drawn.map((sums, index) => ({
      from: index * HOUR,
      until: (index + 1) * HOUR,
      power: 1,
      turns: 0,
      turn: 3,
      sums,
    })),
  );

describe('columns of what came and went', () => {
  it('hold every kind at its own place, what came above the line and what went below it', () => {
    fc.assert(
      fc.property(stretches, fc.constantFrom('every', ...LEDGER_KIND_NAMES), (all, kind) => {
        const drawn = sifted(all, kind);
        const { columns, series } = stretchDrawing(drawn);
        const order = series.map(({ key }) => key);
        expect(order).toEqual([...LEDGER_KIND_NAMES, 'went'].filter((key) => order.includes(key)));
        for (const [index, { values }] of columns.entries()) {
          const told = totalsOf(drawn[index] ?? NOTHING);
          const came = LEDGER_KIND_NAMES.map((name) => values[name] ?? 0);
          expect(came.reduce((total, one) => total + one, 0)).toBe(told.came);
          expect(values['went']).toBe(0 - told.went);
          // Whatever stands in a column has its line in the legend.
          for (const [key, amount] of Object.entries(values)) if (amount !== 0) expect(order).toContain(key);
        }
      }),
    );
  });

  it('tell by a tip which turns a column holds, and what came and went in them', () => {
    const day = { from: 0, until: 24 * HOUR, power: 5, turn: 12, turns: 2 };
    const sums = [
      { kind: 'war', came: 10, went: 0 },
      { kind: 'seasons', came: 1200, went: 30 },
    ];
    const tips = (drawn: Parameters<typeof stretchDrawing>[0]) =>
      stretchDrawing(drawn).columns.map(({ tip }) => tip);
    expect(tips([{ ...day, sums }])).toEqual([
      {
        title: 'Turns 11 to 12',
        lines: [
          '1 Jan',
          '+1,210 came in',
          expect.stringMatching(/^\+10 War/),
          '+1,200 The passing of turns',
          '−30 went out',
        ],
      },
    ]);
    expect(tips(sifted([{ ...day, turns: 0, sums }], 'war'))).toEqual([
      { title: 'Turn 12, none spent', lines: ['1 Jan', '+10 came in', 'nothing went out'] },
    ]);
  });

  it('say where most came from, and how long a column is', () => {
    const [one] = [
      {
        from: 0,
        until: 24 * HOUR,
        power: 5,
        turns: 2,
        turn: 12,
        sums: [
          { kind: 'war', came: 10, went: 0 },
          { kind: 'seasons', came: 1200, went: 30 },
        ],
      },
    ];
    expect(stretchSentence([one], 'gold')).toBe(
      'Each column is a day. Most came in under “The passing of turns”, +1,200; 30 went out.',
    );
    expect(sourcesOf([one]).came.map(({ kind }) => kind)).toEqual(['seasons', 'war']);
    expect(cameWords(one)).toBe('War +10, The passing of turns +1,200');
    expect(stretchSentence([], 'gold')).toBe('No gold has come or gone yet.');
  });
});
