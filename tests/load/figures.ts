// Figures of a load run: how long answers took, and how they are told. Pure.

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** The value below which `share` of the values lie: the nearest rank of values in ascending order; 0 of none. */
const quantile = (ascending: ArrayLike<number>, share: number): number =>
  ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)] ?? 0;

/** Where values lie. */
export const spreadOf = (values: readonly number[]): Spread => {
  const ascending = Float64Array.from(values).sort();
  return {
    count: ascending.length,
    p50: quantile(ascending, 0.5),
    p95: quantile(ascending, 0.95),
    p99: quantile(ascending, 0.99),
    max: ascending.at(-1) ?? 0,
  };
};

const fixed = (value: number): string => value.toFixed(1).padStart(8);

/** One row of a table of milliseconds. */
export const spreadRow = (name: string, { count, p50, p95, p99, max }: Spread): string =>
  `  ${name.padEnd(26)}${String(count).padStart(8)}${[p50, p95, p99, max].map(fixed).join('')}`;

export const SPREAD_HEAD = `  ${'milliseconds'.padEnd(26)}${['number', 'p50', 'p95', 'p99', 'max'].map((name) => name.padStart(8)).join('')}`;

/** Shares of a whole that are as equal as whole numbers can be; the first are the greater. */
export const shares = (whole: number, parts: number): readonly number[] =>
  Array.from({ length: parts }, (_, i) => Math.floor(whole / parts) + (i < whole % parts ? 1 : 0));
