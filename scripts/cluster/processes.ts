// Server processes over one MongoDB and one Redis, behind one public port, all on this machine: what `npm run cluster` runs, and what tests hold
// in their hands. Invariant: every process that is started here has ended when `close` resolves, whatever became of it meanwhile.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { ARGUMENTS_OVER_MONGODB, THRIFTY_ENVIRONMENT } from '../thrift.mjs';
import { openBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const LEAVE_WITHIN_MS = 20_000;

export interface ClusterSettings {
  readonly storeUrl: string;
  readonly redisUrl: string;
  readonly processes: number;
  /** Of the proxy; 0 for any. */
  readonly port: number;
  /** What is started: the server's own program unless told. */
  readonly program?: string;
  /** Further settings of every process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Hears what a process logs. Standard error unless told. */
  readonly log?: (name: string, line: string) => void;
}

export interface ServerProcess {
  /** 1 for the first: it is reached under /via/1. */
  readonly number: number;
  /** Where it is reached past the proxy. */
  readonly url: string;
  readonly isRunning: boolean;
  /** Of the process that runs, if one does. */
  readonly pid: number | null;
  /** Starts it unless it runs; resolves when it takes work. */
  start(): Promise<void>;
  /** Sends a signal; resolves when it has ended, if it is one that ends. */
  signal(signal: NodeJS.Signals): Promise<void>;
}

export interface Cluster {
  readonly url: string;
  readonly processes: readonly ServerProcess[];
  readonly balancer: Balancer;
  /** Replaces one process after the other, each when the one before takes work again. */
  roll(): Promise<void>;
  close(): Promise<void>;
}

/** The port of each process's figures, where there are any: one after another from METRICS_PORT on. */
const figuresAt = (number: number): Readonly<Record<string, string>> => {
  const first = Number(process.env['METRICS_PORT'] ?? '');
  return first > 0 ? { METRICS_PORT: String(first + number - 1) } : {};
};

const aProcess = (
  number: number,
  port: number,
  program: string,
  environment: Readonly<Record<string, string>>,
  log: (name: string, line: string) => void,
): ServerProcess => {
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    if (child !== null) return;
    // The channel lets a server leave by itself when whoever started it has gone.
    const started = spawn(process.execPath, [...ARGUMENTS_OVER_MONGODB, program], {
      env: {
        ...process.env,
        ...THRIFTY_ENVIRONMENT,
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_ADDRESS: `/via/${number}`,
        ...figuresAt(number),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = started;
    if (started.stderr !== null)
      createInterface({ input: started.stderr }).on('line', (line) => log(String(number), line));
    const ended = once(started, 'exit');
    started.once('exit', () => {
      if (child === started) child = null;
    });
    await Promise.race([
      once(started, 'message'),
      ended.then(([code]) => {
        throw new Error(`process ${number} ended before it took work (exit code ${String(code)})`);
      }),
    ]);
  };
  return {
    number,
    url: `http://127.0.0.1:${port}`,
    get isRunning() {
      return child !== null;
    },
    get pid() {
      return child?.pid ?? null;
    },
    start,
    async signal(signal) {
      const one = child;
      if (one === null) return;
      const ended = once(one, 'exit');
      one.kill(signal);
      if (signal === 'SIGSTOP' || signal === 'SIGCONT') return;
      const late = setTimeout(() => one.kill('SIGKILL'), LEAVE_WITHIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
};

/** Starts processes and the proxy before them; resolves when all take work. */
export const startCluster = async ({
  storeUrl,
  redisUrl,
  processes: count,
  port,
  program = MAIN,
  environment = {},
  log = (name, line) => process.stderr.write(`${name}: ${line}\n`),
}: ClusterSettings): Promise<Cluster> => {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const balancer = await openBalancer(ports, port);
  const given = {
    STORE_URL: storeUrl,
    REDIS_URL: redisUrl,
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: '1',
    ...environment,
  };
  const processes = ports.map((one, index) => aProcess(index + 1, one, program, given, log));
  const close = async (): Promise<void> => {
    await Promise.all(processes.map((one) => one.signal('SIGTERM')));
    await balancer.close();
  };
  const ready = async (): Promise<void> => {
    while (balancer.ready().length < processes.filter(({ isRunning }) => isRunning).length) await pause(50);
  };
  try {
    await Promise.all(processes.map((one) => one.start()));
    await ready();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: balancer.url,
    processes,
    balancer,
    async roll() {
      for (const one of processes) {
        await one.signal('SIGTERM');
        await one.start();
        await ready();
      }
    },
    close,
  };
};
