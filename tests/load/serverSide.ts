// The server under load, a process of its own: the real server over a data folder, whose guests begin with plenty, so that nobody runs out of
// turns or gold; with a probe around it, and a profiler on demand.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { writeHeapSnapshot } from 'node:v8';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { startServer } from '@sigilla/server/main.ts';
import { quiet } from '@sigilla/server/program.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import { answer } from './asking.ts';
import { openScales } from './memory.ts';
import type { Held } from './memory.ts';
import { openProbe } from './probe.ts';
import type { Reading } from './probe.ts';

export type ServerQuestion =
  /** `port` 0: whichever is free. */
  | { readonly ask: 'open'; readonly folder: string; readonly isFirst: boolean; readonly port: number }
  /** Has it do ahead what a real one does once it is ready; the answer comes at once. */
  | { readonly ask: 'warmUp' }
  | { readonly ask: 'reading' }
  | { readonly ask: 'beginAnew' }
  /** Has all memory given back that nobody needs, and weighs what is left. */
  | { readonly ask: 'weigh' }
  /** Begins a profile of the CPU, or writes the one begun to `file`. */
  | { readonly ask: 'profile'; readonly file: string | null }
  | { readonly ask: 'heap'; readonly file: string }
  | { readonly ask: 'close' };

export interface ServerAnswers {
  readonly open: string;
  readonly warmUp: null;
  readonly reading: Reading;
  readonly beginAnew: null;
  readonly weigh: Held;
  readonly profile: null;
  readonly heap: null;
  readonly close: null;
}

const PLENTY = 1_000_000;
const SAMPLE_US = 500;

const probe = openProbe();
const scales = openScales();
const session = new Session();
let server: RunningServer | null = null;

/** All threads that there are, and whatever they begin, go before everything else on the machine: players on the same cores cost it nothing. */
const goFirst = (): void => {
  execFileSync('chrt', ['--all-tasks', '--rr', '--pid', '2', String(process.pid)]);
};

const open = async (folder: string, isFirst: boolean, port: number): Promise<string> => {
  if (isFirst) goFirst();
  for (const rules of kingdomContent.gameServers.values()) {
    const { start } = rules;
    // As many turns as may be held are a case of their own; here they are half of that.
    Object.assign(rules, { maxTurns: 2 * PLENTY });
    Object.assign(start, {
      turns: PLENTY,
      resources: { ...start.resources, gold: PLENTY, food: PLENTY, mana: PLENTY },
    });
  }
  server = await startServer(
    {
      PORT: port,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: 1_000_000,
    },
    { hasThreads: true },
  );
  return server.url;
};

const profile = async (file: string | null): Promise<void> => {
  if (file === null) {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await session.post('Profiler.start');
    return;
  }
  const written = await session.post('Profiler.stop');
  writeFileSync(file, JSON.stringify(written.profile));
  session.disconnect();
};

answer(async (question: ServerQuestion) => {
  switch (question.ask) {
    case 'open':
      return open(question.folder, question.isFirst, question.port);
    case 'warmUp':
      void quiet().then(() => server?.warmUp());
      return null;
    case 'reading':
      return probe.read();
    case 'beginAnew':
      probe.beginAnew();
      return null;
    case 'weigh':
      return scales.weigh();
    case 'profile':
      await profile(question.file);
      return null;
    case 'heap':
      writeHeapSnapshot(question.file);
      return null;
    case 'close':
      await server?.close();
      return null;
  }
});
