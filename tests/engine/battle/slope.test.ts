// What a little more of the same is worth: a tenth more wins two times in three and a quarter more six in seven, of every kind and at every size from
// thirty to three thousand. Samples are few in the short tier and many in the long one (SIGILLA_LONG=1), where the tables are printed.
import { describe, expect, it } from 'vitest';
import { LONG } from '../../support/tier.ts';
import { anArmy, content } from './armies.ts';
import { score } from './ground.ts';
import type { Host } from './search.ts';

const SIZES = [30, 40, 50, 75, 100, 200, 400, 1000, 3000];

/** Hosts by the shares of their kinds. */
const LIKE: Readonly<Record<string, Host>> = {
  ...Object.fromEntries([...content.units.keys()].map((unit) => [unit, { [unit]: 1 }])),
  levy: { militia: 1, soldiers: 1 },
  foot: { swordsmen: 1, soldiers: 1 },
  bows: { soldiers: 1, archers: 1 },
  horse: { soldiers: 1, heavy_cavalry: 1 },
  engines: { ballista: 1, ram: 1 },
  stones: { catapult: 1, trebuchet: 1 },
  host: { pikemen: 2, soldiers: 2, archers: 1, heavy_cavalry: 1 },
};

const menOf = (host: Host): number => Object.values(host).reduce((sum, men) => sum + men, 0);
const mustered = (shares: Host, men: number, whole: (share: number) => number): Host =>
  Object.fromEntries(
    // A hair's breadth, so that a tenth of fifty is five and no more.
    Object.entries(shares).map(([unit, share]) => [
      unit,
      Math.max(1, whole(Number(((men * share) / menOf(shares)).toFixed(6)))),
    ]),
  );

/** What `times` the men win; of what does not come out even, between the next less and the next more. */
const worth = (shares: Host, men: number, times: number, samples: number): number => {
  const theirs = mustered(shares, men, Math.round);
  const wanted = menOf(theirs) * times;
  const [less, more] = [Math.floor, Math.ceil].map((whole) => mustered(shares, wanted, whole)) as [
    Host,
    Host,
  ];
  const won = (mine: Host): number => score(anArmy(mine), anArmy(theirs), samples);
  const step = menOf(more) - menOf(less);
  if (step === 0) return won(less);
  return won(less) + ((won(more) - won(less)) * (wanted - menOf(less))) / step;
};

/** Four standard errors of what so many battles from either place may say. */
const slackOf = (samples: number): number => (4 * 460) / Math.sqrt(2 * samples);

describe('a slope, not a cliff', () => {
  const samples = LONG ? 1000 : 150;
  const slack = slackOf(samples);

  it.each(Object.entries(LIKE).map(([name, shares], at) => ({ name, shares, at })))(
    'a tenth more of $name wins 62 to 75 %, a quarter more 80 to 92 %, from 30 men to 3,000',
    ({ name, shares, at }) => {
      // In the short tier each at two sizes, a small and a great one.
      const sizes = LONG ? SIZES : [SIZES[at % 5] ?? 30, SIZES[5 + (at % 4)] ?? 3000];
      for (const men of sizes) {
        const tenth = worth(shares, men, 1.1, samples);
        const quarter = worth(shares, men, 1.25, samples);
        if (LONG) console.log(`${name}, ${men}: +10 % ${Math.round(tenth)}, +25 % ${Math.round(quarter)}`);
        expect(tenth, `a tenth at ${men}`).toBeGreaterThan(620 - slack);
        expect(tenth, `a tenth at ${men}`).toBeLessThan(750 + slack);
        expect(quarter, `a quarter at ${men}`).toBeGreaterThan(800 - slack);
        expect(quarter, `a quarter at ${men}`).toBeLessThan(920 + slack);
      }
    },
  );
});

describe('a handful of few strong ones', () => {
  const samples = LONG ? 3000 : 600;
  const slack = slackOf(samples);

  // Until law 7 sixteen catapults beat fourteen in 48 of a hundred, twenty-nine beat twenty-five in 56, and twenty-three beat twenty in 80.
  it.each(['catapult', 'trebuchet', 'storm_callers', 'mage'])(
    'is on the same slope at every size: a seventh more of %s wins 58 to 74 %',
    (unit) => {
      for (const [mine, theirs] of [
        [16, 14],
        [23, 20],
        [29, 25],
        [46, 40],
      ] as const) {
        const won = score(anArmy({ [unit]: mine }), anArmy({ [unit]: theirs }), samples);
        if (LONG) console.log(`${mine} of ${unit} beat ${theirs} in ${won} of a thousand`);
        expect(won, `${mine} against ${theirs}`).toBeGreaterThan(580 - slack);
        expect(won, `${mine} against ${theirs}`).toBeLessThan(740 + slack);
      }
    },
  );
});
