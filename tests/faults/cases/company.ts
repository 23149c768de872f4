// Two processes over one MongoDB and one Redis, behind a balancer of the harness: one killed, one frozen until its leases have run out and
// then thawed, and Redis gone and back. The other goes on meanwhile, and nothing that both could do is done by both.
import { setTimeout as pause } from 'node:timers/promises';
import { Bench } from '../harness/bench.ts';
import { Proxy } from '../harness/proxy.ts';
import { THIS_TREE } from '../harness/serverProcess.ts';
import { mongoStage } from '../harness/stages.ts';
import type { Row } from '../harness/table.ts';
import { freePort } from '../../../scripts/ports.ts';
import { startRedis } from '../../support/services.ts';
import type { Service } from '../../support/services.ts';

/** A client asks the other process when one has not answered for so long. */
const PATIENCE_MS = 2_000;
/** Longer than a job's lease (server/app/jobs/jobRunner.ts). */
const LEASES_RUN_OUT_MS = 33_000;
const REDIS_GONE_MS = 3_000;
const MEANWHILE = 20;

export interface Company {
  readonly bench: Bench;
  readonly redis: Service;
  /** Which of the processes the balancer sends anyone to. */
  readonly sendTo: (...which: readonly number[]) => void;
}

/** Does harm to two processes, of the version in `tree`; `harm` answers what is worth a remark. */
export const inCompany = async (
  fault: string,
  seed: string,
  times: number,
  harm: (company: Company) => Promise<string | void>,
  tree = THIS_TREE,
): Promise<Row> => {
  const redis = await startRedis();
  const ports = [await freePort(), await freePort()];
  const settings = ports.map((port) => ({
    PORT: String(port),
    PUBLIC_ADDRESS: `127.0.0.1:${port}`,
    REDIS_URL: redis.url,
  }));
  let open: readonly number[] = [0, 1];
  let turn = 0;
  const balancer = await Proxy.open(() => {
    turn += 1;
    return { host: '127.0.0.1', port: ports[open[turn % open.length] ?? 0] ?? 0 };
  });
  const bench = new Bench({
    stage: await mongoStage(),
    seed,
    times,
    settings: settings[0] ?? {},
    companions: settings.slice(1),
    url: () => `http://127.0.0.1:${balancer.port}`,
    load: { patienceMs: PATIENCE_MS, isTrusting: true },
  });
  let remark = 'two processes';
  for (const one of [bench.server, ...bench.companions]) one.tree = tree;
  try {
    await bench.begin();
    for (let time = 0; time < times; time += 1) {
      await bench.more(MEANWHILE);
      const said = await harm({
        bench,
        redis,
        sendTo: (...which) => {
          open = which;
        },
      });
      remark = said ?? remark;
    }
    return await bench.end(fault, times, remark);
  } finally {
    await bench.dispose();
    await balancer.close();
    await redis.dispose();
  }
};

type Harm = (company: Company) => Promise<void>;

const killOne: Harm = async ({ bench, sendTo }) => {
  const since = performance.now();
  await bench.server.kill();
  sendTo(1);
  await bench.recovered(since);
  await bench.more(MEANWHILE);
  await bench.server.start();
  sendTo(0, 1);
};

/** `isQuiet`: the players rest meanwhile, so that a waiting half minute costs nobody anything. */
const freezeOne =
  (isQuiet: boolean): Harm =>
  async ({ bench, sendTo }) => {
    const since = performance.now();
    bench.server.freeze();
    sendTo(1);
    await bench.recovered(since);
    // The other takes over what the frozen one had begun; then both believe that it is theirs.
    const leasesRunOut = () => pause(LEASES_RUN_OUT_MS);
    await (isQuiet ? bench.quietly(leasesRunOut) : leasesRunOut());
    await bench.more(MEANWHILE);
    bench.server.thaw();
    sendTo(0, 1);
  };

const loseRedis: Harm = async ({ bench, redis }) => {
  const since = performance.now();
  await redis.kill9();
  await bench.recovered(since);
  await bench.more(MEANWHILE);
  await pause(REDIS_GONE_MS);
  await redis.start();
};

const FROZEN = `one of two frozen for ${LEASES_RUN_OUT_MS / 1000} s and thawed`;

export const oneOfTwoKilled = (seed: string, times: number): Promise<Row> =>
  inCompany('one of two killed', seed, times, killOne);

export const oneOfTwoFrozen = (seed: string, times: number, isQuiet: boolean): Promise<Row> =>
  inCompany(FROZEN, seed, times, freezeOne(isQuiet));

export const redisGone = (seed: string, times: number): Promise<Row> =>
  inCompany('Redis gone and back', seed, times, loseRedis);

/** All of that, once, one after the other to the same two. */
export const companyHarmed = (seed: string): Promise<Row> =>
  inCompany(`Redis gone and back, then one of two killed, then ${FROZEN}`, seed, 1, async (company) => {
    await loseRedis(company);
    await company.bench.more(MEANWHILE);
    await killOne(company);
    await company.bench.more(MEANWHILE);
    await freezeOne(true)(company);
  });
