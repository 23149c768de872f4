// kill -9 under load at seeded moments, time and again: everything acknowledged is kept once, battles go on at their round, and the last
// commands, given again to the next server, get their first answers.
import { setTimeout as pause } from 'node:timers/promises';
import { forkSeed, randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import { Bench } from '../harness/bench.ts';
import { apiAt, send } from '../harness/speak.ts';
import type { BenchOptions } from '../harness/bench.ts';
import type { Row } from '../harness/table.ts';

/** A kill comes after so many acknowledgements, and then so many milliseconds. */
const AFTER = { least: 20, most: 120, milliseconds: 40 };
/** What the dead server had sent is read before anything new is held against it. */
const LAST_WORDS_MS = 50;
const REPEATED = 10;

/** Commands acknowledged lately, given again: the first answer must come. */
const repeatLast = async (bench: Bench): Promise<void> => {
  const answered = bench.journal.entries.filter(({ answer }) => answer !== null).slice(-REPEATED);
  for (const entry of answered) {
    const player = bench.journal.players.get(entry.accountId);
    if (player === undefined) continue;
    const api = apiAt(bench.server.url, () => player.token);
    while (!(await send(bench.journal, { ...player, api }, entry))) await pause(LAST_WORDS_MS);
  }
};

export const killed = async (options: Omit<BenchOptions, 'times'>, kills: number): Promise<Row> => {
  const bench = new Bench({ ...options, times: kills });
  const random = randomFrom(forkSeed(sha256Hex(options.seed).slice(0, 32), 'kills'));
  try {
    await bench.begin();
    for (let kill = 1; kill <= kills; kill += 1) {
      await bench.more(random.between(AFTER.least, AFTER.most));
      await pause(random.below(AFTER.milliseconds));
      const since = performance.now();
      await bench.server.kill();
      await pause(LAST_WORDS_MS);
      bench.journal.mark();
      await bench.judge(`after kill ${kill}`);
      const looked = performance.now() - since;
      await bench.server.start();
      await bench.recovered(since + looked);
      await repeatLast(bench);
    }
    const watched = [...bench.journal.rounds.values()].reduce((sum, rounds) => sum + rounds.size, 0);
    const gone = bench.journal.leavers.filter(({ isGone }) => isGone).length;
    return await bench.end(
      'kill -9 under load',
      kills,
      `${bench.journal.rounds.size} battles watched, ${watched} rounds; ${gone} left for good`,
    );
  } finally {
    await bench.dispose();
  }
};
