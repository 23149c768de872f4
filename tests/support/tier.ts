// What a short run (`npm test`) leaves to the long one (`npm run test:long`). A behaviour is proved in both; what is only more of the same, more samples,
// the other width of window, the other store, is the long one's.

/** Is this a long run? */
export const LONG = process.env['SIGILLA_LONG'] === '1';

/** How many in a run of this length. */
export const often = (short: number, long: number): number => (LONG ? long : short);

/** One in `every` of a list in a short run, all of them in a long one. */
export const some = <T>(list: readonly T[], every: number): readonly T[] =>
  LONG ? list : list.filter((_, at) => at % every === 0);
