// The common table of the benchmarks: every row sets our side against another one measured in the same run, rounds interleaved.
// Rates and ratios are medians over the rounds, the ratio that of each round's own pair, so that a neighbour's burst on the machine, or a
// disk's bad minute, moves no row; CPU time is the whole of each side. Many short rounds tell more than a few long ones.

/** One side of a comparison over all its rounds. */
export interface Side {
  readonly name: string;
  /** Units of work a second of the clock or of CPU, as the row's `by` says; the median of the rounds. */
  readonly perSecond: number;
  /** CPU time of all rounds, user and system, in milliseconds. */
  readonly cpuMs: number;
}

export interface Row {
  readonly bench: string;
  readonly what: string;
  /** What the rates are taken by: CPU time, or the clock where waiting for a disk is the point. */
  readonly by: 'cpu' | 'clock';
  readonly a: Side;
  readonly b: Side;
  /** How many times as fast as b a is: the median over the pairs of rounds. */
  readonly ratio: number;
  /** The least ratio that is good enough; null when the row only informs. */
  readonly goal: number | null;
  readonly met: boolean | null;
}

/** A benchmark as main.ts runs it. */
export interface Bench {
  readonly name: string;
  run(): Promise<readonly Row[]>;
}

/** One round of a side: does `units` pieces of work. */
export interface Contender {
  readonly name: string;
  readonly units: number;
  /** Makes ready what the round needs; not measured. */
  readonly prepare?: (round: number) => void;
  readonly round: (round: number) => Promise<void> | void;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((x, y) => x - y);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
};

interface Measured {
  readonly clock: number[];
  readonly cpu: number[];
}

const measure = async (contender: Contender, round: number, into: Measured): Promise<void> => {
  contender.prepare?.(round);
  const cpuBefore = process.cpuUsage();
  const before = performance.now();
  await contender.round(round);
  into.clock.push(performance.now() - before);
  const { user, system } = process.cpuUsage(cpuBefore);
  into.cpu.push((user + system) / 1000);
};

/** Runs two sides in turns, each first as often as the other, and sets them against each other. One round more, not counted, warms both up. */
export const compare = async (
  row: Pick<Row, 'bench' | 'what' | 'by' | 'goal'>,
  rounds: number,
  a: Contender,
  b: Contender,
): Promise<Row> => {
  const times = { a: { clock: [], cpu: [] } as Measured, b: { clock: [], cpu: [] } as Measured };
  const warmUp = { clock: [], cpu: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const);
    for (const side of order) {
      await measure(side === 'a' ? a : b, round, round === 0 ? warmUp : times[side]);
    }
  }
  const side = (contender: Contender, measured: Measured): Side => ({
    name: contender.name,
    perSecond: (contender.units * 1000) / median(measured[row.by]),
    cpuMs: measured.cpu.reduce((sum, time) => sum + time, 0),
  });
  const [sideA, sideB] = [side(a, times.a), side(b, times.b)];
  const [timesA, timesB] = [times.a[row.by], times.b[row.by]];
  const perUnit = a.units / b.units;
  const ratio = median(timesA.map((time, round) => (perUnit * (timesB[round] ?? 0)) / time));
  return { ...row, a: sideA, b: sideB, ratio, met: row.goal === null ? null : ratio >= row.goal };
};

const rate = (perSecond: number): string =>
  perSecond.toLocaleString('en', { maximumFractionDigits: perSecond < 100 ? 1 : 0 });

const cells = (row: Row): readonly string[] => [
  row.bench,
  row.what,
  row.a.name,
  `${rate(row.a.perSecond)}/s`,
  row.b.name,
  `${rate(row.b.perSecond)}/s`,
  row.by,
  row.ratio.toFixed(2),
  row.goal === null ? '' : String(row.goal),
  row.met === null ? '' : row.met ? 'met' : 'MISSED',
  `${row.a.cpuMs.toFixed(0)} / ${row.b.cpuMs.toFixed(0)}`,
];

const HEAD = ['bench', 'what', 'ours', 'rate', 'against', 'rate', 'by', 'ratio', 'goal', '', 'CPU ms'];

/** The rows as a table of plain text. */
export const table = (rows: readonly Row[]): string => {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
