// A server frozen in the midst of everything (SIGSTOP) and thawed: whoever has given up waiting and asked again has asked twice, and both
// askings are found when it wakes. Each command is done once, and nothing that fell due meanwhile is done twice.
import { setTimeout as pause } from 'node:timers/promises';
import { forkSeed, randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import { Bench } from '../harness/bench.ts';
import type { BenchOptions } from '../harness/bench.ts';
import type { Row } from '../harness/table.ts';

/** Clients wait so long for an answer at first; each time in vain, twice as long. */
const PATIENCE_MS = 1_000;

export const frozen = async (
  options: Omit<BenchOptions, 'times'>,
  times: number,
  forMs: number,
): Promise<Row> => {
  const random = randomFrom(forkSeed(sha256Hex(options.seed).slice(0, 32), 'frozen'));
  const bench = new Bench({ ...options, times, load: { ...options.load, patienceMs: PATIENCE_MS } });
  try {
    await bench.begin();
    for (let time = 0; time < times; time += 1) {
      await bench.more(random.between(10, 40));
      bench.server.freeze();
      await pause(forMs);
      const since = performance.now();
      bench.server.thaw();
      await bench.recovered(since);
    }
    const twice = bench.journal.entries.filter(({ unanswered }) => unanswered > 0).length;
    return await bench.end(
      `frozen for ${forMs / 1000} s and thawed`,
      times,
      `${twice} commands asked more than once`,
    );
  } finally {
    await bench.dispose();
  }
};
