// The reply is lost, not the deed: connections are cut after the server has answered and before the client hears it. The command, given
// again, must get the first reply and change nothing: under load, and as one witness sees it who looks in between.
import { forkSeed, randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import { Bench } from '../harness/bench.ts';
import type { BenchOptions } from '../harness/bench.ts';
import { apiAt, commandOf, playerAt, send } from '../harness/speak.ts';
import { Proxy } from '../harness/proxy.ts';
import type { Row } from '../harness/table.ts';

/** Of a thousand pieces that come back, so many are lost. */
const LOST_PERMILLE = 60;

export const lostReply = async (options: Omit<BenchOptions, 'times'>, replies: number): Promise<Row> => {
  const random = randomFrom(forkSeed(sha256Hex(options.seed).slice(0, 32), 'replies'));
  let bench: Bench | null = null;
  const proxy = await Proxy.open(() => ({ host: '127.0.0.1', port: bench?.server.port ?? 0 }));
  proxy.weather = { losesReply: () => random.chance(LOST_PERMILLE) };
  bench = new Bench({ ...options, times: replies, url: () => `http://127.0.0.1:${proxy.port}` });
  try {
    await bench.begin();
    while (repeated(bench) < replies) await bench.more(5);
    const times = repeated(bench);
    await witness(bench, proxy);
    return await bench.end('reply lost after the commit', times, `${proxy.repliesLost} connections cut`);
  } finally {
    await bench.dispose();
    await proxy.close();
  }
};

const WITNESSED = 5;

/** Loses every reply to one player, and looks past the proxy at what was done: each command once, though it is given twice. */
const witness = async (bench: Bench, proxy: Proxy): Promise<void> => {
  const { journal, server } = bench;
  const guest = await apiAt(server.url, null).auth.guest();
  if (!guest.ok) throw new Error('nobody is let in');
  const { user } = guest.value;
  const player = playerAt(server.url, user);
  journal.players.set(user.id, player);
  const revision = async (): Promise<number> => {
    const said = await player.api.kingdom.own({ query: {} });
    return said.ok ? said.value.revision : -1;
  };
  for (let time = 0; time < WITNESSED; time += 1) {
    const before = await revision();
    proxy.weather = { losesReply: () => true };
    const entry = commandOf(journal, player, { actionType: 'rush_resource', actionId: 'tax_collection' });
    const isHeard = await send(
      journal,
      { ...player, api: apiAt(`http://127.0.0.1:${proxy.port}`, () => player.token) },
      entry,
    );
    proxy.weather = {};
    // The reply may be cut in its midst, but not before the deed is durable.
    const done = await revision();
    await send(journal, player, entry);
    const after = await revision();
    if (isHeard || done !== before + 1 || after !== done || entry.answer?.revision !== done)
      bench.wrong(
        `a command whose reply was lost: revision ${before}, then ${done}, ${after} when it was given again, answered ${entry.answer?.revision}`,
      );
  }
};

/** Commands that were sent in vain at least once and then acknowledged. */
const repeated = ({ journal }: Bench): number =>
  journal.entries.filter(({ unanswered, answer }) => unanswered > 0 && answer !== null).length;
