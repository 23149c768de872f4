// The realm of the bench of spectators, as a process of its own (spectators.ts forks it): it tells its CPU so far, and how often it has
// encoded news of a battle, when it is asked.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getMessageBytes } from '@colyseus/core';
import { readConfig } from '@sigilla/server/config.ts';
import { startServer } from '@sigilla/server/main.ts';

export interface Told {
  readonly url: string;
  /** Microseconds of the process's CPU. */
  readonly cpu: number;
  /** News of rounds that were encoded. */
  readonly encoded: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-bench-'));
let encoded = 0;
const { raw } = getMessageBytes;
getMessageBytes.raw = (...args: Parameters<typeof raw>) => {
  if (args[1] === 'advance') encoded += 1;
  return raw(...args);
};

const server = await startServer(
  {
    ...readConfig({}),
    PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    NPC_KINGDOMS: 0,
    ORDER_WINDOW_SECONDS: 2,
    RATE_LIMIT_FACTOR: 1_000_000,
  },
  { hasThreads: true },
);

const close = async (): Promise<void> => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.disconnect();
};
process.on('message', (question) => {
  if (question === 'close') {
    void close();
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ url: server.url, cpu: user + system, encoded } satisfies Told);
});
process.send?.({ url: server.url, cpu: 0, encoded: 0 } satisfies Told);
