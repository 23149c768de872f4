// The reply is lost, not the deed: connections are cut after the server has answered and before the client hears it. The command, given
// again, must get the first reply and change nothing.
import { forkSeed, randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import { Bench } from '../harness/bench.ts';
import type { BenchOptions } from '../harness/bench.ts';
import { Proxy } from '../harness/proxy.ts';
import type { Row } from '../harness/table.ts';

/** Of a thousand pieces that come back, so many are lost. */
const LOST_PERMILLE = 60;

export const lostReply = async (options: BenchOptions, replies: number): Promise<Row> => {
  const random = randomFrom(forkSeed(sha256Hex(options.seed).slice(0, 32), 'replies'));
  let bench: Bench | null = null;
  const proxy = await Proxy.open(() => ({ host: '127.0.0.1', port: bench?.server.port ?? 0 }));
  proxy.weather = { losesReply: () => random.chance(LOST_PERMILLE) };
  bench = new Bench({ ...options, url: () => `http://127.0.0.1:${proxy.port}` });
  try {
    await bench.begin();
    while (repeated(bench) < replies) await bench.more(5);
    const times = repeated(bench);
    proxy.weather = {};
    return await bench.end('reply lost after the commit', times, `${proxy.repliesLost} connections cut`);
  } finally {
    await bench.dispose();
    await proxy.close();
  }
};

/** Commands that were sent in vain at least once and then acknowledged. */
const repeated = ({ journal }: Bench): number =>
  journal.entries.filter(({ unanswered, answer }) => unanswered > 0 && answer !== null).length;
