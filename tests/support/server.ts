// A real server on a free port over its own data folder, with a clock that tests set.
// Invariant: every server and folder made here is gone when the test file ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { startServer } from '@sigilla/server/main.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import { readConfig } from '@sigilla/server/config.ts';
import type { Config } from '@sigilla/server/config.ts';
import { callerOf, fresh, rulerOf, valueOf } from './caller.ts';
import type { Caller, Ruler } from './caller.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';
import { lentScholars } from './lentScholars.ts';
import { opened } from './opened.ts';
import { freshDatabase } from './services.ts';

export { refusalOf, valueOf } from './caller.ts';
export type { Caller, Ruler } from './caller.ts';

export const PASSWORD = 'cras ingens iterabimus';

export interface TestServer extends RunningServer {
  readonly folder: string;
  now(): number;
  /** Lets time go on. */
  pass(milliseconds: number): void;
  /** Sets the machine's clock forward or back, while no time passes. */
  setClock(milliseconds: number): void;
  /** Milliseconds of real time since it began. */
  elapsed(): number;
  visitor(): Caller;
  /** Registers someone new. */
  ruler(kingdomName?: string): Promise<Ruler>;
  guest(): Promise<Ruler>;
  /** Stops it and starts another over the same data. */
  restart(): Promise<TestServer>;
  /** The same, on a machine whose clock shows `moment`. */
  startedAt(moment: number): Promise<TestServer>;
}

/** A number as letters that spell nothing a herald would mind. */
const lettersOf = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'BCDFGHJLMN'.charAt(Number(digit)));

let named = 0;
/** A name that a kingdom may bear and that no other test uses. */
export const freshName = (): string => {
  named += 1;
  return `Domus ${lettersOf(named)}`;
};

const DEFAULTS: Partial<Config> = {
  PORT: 0,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  NPC_KINGDOMS: 3,
  NPC_TURN_SECONDS: 86_400,
  RATE_LIMIT_FACTOR: 1000,
};

const start = async (
  folder: string,
  settings: Partial<Config>,
  began: number,
  scholars: () => Scholars,
): Promise<TestServer> => {
  let now = began;
  let elapsed = 0;
  const running = await startServer(
    { ...readConfig({}), ...DEFAULTS, DATA_DIR: folder, ...settings },
    { clock: { now: () => now, elapsed: () => elapsed }, scholars: scholars() },
  );
  let isOpen = true;
  const server: TestServer = {
    ...running,
    folder,
    now: () => now,
    pass: (milliseconds) => {
      now += milliseconds;
      elapsed += milliseconds;
    },
    elapsed: () => elapsed,
    setClock: (milliseconds) => {
      now += milliseconds;
    },
    visitor: () => callerOf(running.url),
    async ruler(kingdomName = freshName()) {
      const caller = callerOf(running.url);
      const body = { email: `${fresh('ruler')}@example.org`, password: PASSWORD, kingdomName };
      return rulerOf(caller, valueOf(await caller.api.auth.register({ body })));
    },
    async guest() {
      const caller = callerOf(running.url);
      return rulerOf(caller, valueOf(await caller.api.auth.guest()));
    },
    async close(farewell) {
      if (!isOpen) return;
      isOpen = false;
      await running.close(farewell);
    },
    restart: () => server.startedAt(now),
    async startedAt(moment) {
      await server.close();
      return start(folder, settings, moment, scholars);
    },
  };
  opened.push(() => server.close());
  return server;
};

/** Any moment will do, as long as it is the same every time. */
const BEGAN = Date.UTC(2026, 10, 21, 12);

/** Where realms are kept in this run: the project `mongo` plays the same tests over MongoDB, each server in a database of its own. */
const keptIn = (): Partial<Config> =>
  process.env['SIGILLA_TEST_STORE'] === 'mongo' ? { STORE_URL: freshDatabase(inject('mongoUrl')) } : {};

/** A server of its own; closed at the end of the test file. */
export const aServer = async (
  settings: Partial<Config> = {},
  scholars: () => Scholars = lentScholars,
): Promise<TestServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  return start(folder, { ...keptIn(), ...settings }, BEGAN, scholars);
};
