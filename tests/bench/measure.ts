// How a benchmark is measured: both sides in one process, by CPU time, paired and interleaved, medians of many short turns.
// Interleaving lets a busy machine slow both sides alike, so the ratio holds where single timings would not.

/** One way of doing the work. Returns how many units of work it did, so that sides of unlike size can be compared. */
export interface Contender {
  readonly name: string;
  readonly turn: () => number | Promise<number>;
}

/** What a contender is worth: nanoseconds of CPU for a unit of work, the median over its turns. */
export interface Timing {
  readonly name: string;
  readonly nanoseconds: number;
}

/** A line of the table. */
export interface BenchRow {
  readonly what: string;
  /** Rate of the measured side, in `unit`. */
  readonly rate: number;
  readonly unit: string;
  readonly against: string;
  /** Measured rate over the other side's. */
  readonly ratio: number;
  /** The least ratio that is good enough; null for a line that only informs. */
  readonly goal: number | null;
}

export interface Bench {
  readonly name: string;
  /** What is measured, in a sentence or two: printed above the rows. */
  readonly about: string;
  readonly run: () => Promise<readonly BenchRow[]>;
}

/** The middle one, the upper of two; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Times contenders turn about: `warmups` turns each that do not count, then `turns` that do. */
export const timeTurns = async (
  contenders: readonly Contender[],
  turns: number,
  warmups: number,
): Promise<Timing[]> => {
  const samples = contenders.map((): number[] => []);
  for (let turn = -warmups; turn < turns; turn += 1) {
    for (const [i, contender] of contenders.entries()) {
      const before = process.cpuUsage();
      const work = await contender.turn();
      const { user, system } = process.cpuUsage(before);
      if (turn >= 0) samples[i]?.push(((user + system) * 1000) / work);
    }
  }
  return contenders.map(({ name }, i) => ({ name, nanoseconds: median(samples[i] ?? []) }));
};
