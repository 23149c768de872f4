// A real server on a free port over its own data folder, with a clock that tests set, and callers who keep their tokens and cookies.
// Invariant: every server and folder made here is gone when the test file ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { client } from '@sigilla/server/contract/client.ts';
import type { Answered, Client } from '@sigilla/server/contract/client.ts';
import type { User } from '@sigilla/engine/account/account.ts';
import { startServer } from '@sigilla/server/main.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import { readConfig } from '@sigilla/server/config.ts';
import type { Config } from '@sigilla/server/config.ts';
import { freshDatabase } from './services.ts';

export const PASSWORD = 'cras ingens iterabimus';

/** The value of an answer that must have succeeded. */
export const valueOf = <A>(answered: Answered<A>): A => {
  if (!answered.ok)
    throw new Error(`refused: ${answered.failure.status} ${answered.failure.code} ${answered.failure.error}`);
  return answered.value;
};

/** Status and code of an answer that must have been refused. */
export const refusalOf = (
  answered: Answered<unknown>,
): { readonly status: number; readonly code: string } => {
  if (answered.ok) throw new Error('was not refused');
  return { status: answered.failure.status, code: answered.failure.code };
};

/** A command as a test writes it. */
interface Command {
  readonly commandId?: string;
  readonly serverId?: string;
  readonly actionType: string;
  readonly actionId?: string;
  readonly quantity?: number;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** Someone with a browser of their own. */
export interface Caller {
  readonly api: Client;
  /** One action with a fresh command id unless one is given. */
  act(command: Command): Promise<Answered<ActionResult>>;
  /** The access token of the moment; null for a visitor. */
  token: string | null;
  /** The refresh cookie, as the browser would keep it; null when there is none. */
  cookie: string | null;
}

export interface Ruler extends Caller {
  user: User;
  token: string;
}

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
export const lettersOf = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'BCDFGHJKLM'.charAt(Number(digit)));

let made = 0;
const fresh = (word: string): string => {
  made += 1;
  return `${word}-${made}`;
};
/** A name that a kingdom may bear and that no other test uses. */
const freshName = (): string => {
  made += 1;
  return `Domus ${lettersOf(made)}`;
};

const callerOf = (url: string): Caller => {
  const api = client({
    baseUrl: url,
    token: () => caller.token,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (caller.cookie !== null) headers.set('cookie', caller.cookie);
      const response = await fetch(input, { ...init, headers });
      for (const set of response.headers.getSetCookie()) {
        const pair = set.split(';', 1)[0] ?? '';
        caller.cookie = pair.endsWith('=') ? null : pair;
      }
      return response;
    },
  });
  const caller: Caller = {
    api,
    token: null,
    cookie: null,
    act: ({ commandId, metadata, ...command }) =>
      api.actions.act({
        body: {
          ...command,
          commandId: commandId ?? fresh('command'),
          ...(metadata === undefined ? {} : { metadata: { ...metadata } }),
        },
      }),
  };
  return caller;
};

const rulerOf = (caller: Caller, { token, user }: { readonly token: string; readonly user: User }): Ruler =>
  Object.assign(caller, { token, user });

const DEFAULTS: Partial<Config> = {
  PORT: 0,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  NPC_KINGDOMS: 3,
  NPC_TURN_SECONDS: 86_400,
  RATE_LIMIT_FACTOR: 1000,
};

const open: TestServer[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const server of open.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const start = async (folder: string, settings: Partial<Config>, began: number): Promise<TestServer> => {
  let now = began;
  let elapsed = 0;
  const running = await startServer(
    { ...readConfig({}), ...DEFAULTS, DATA_DIR: folder, ...settings },
    { clock: { now: () => now, elapsed: () => elapsed } },
  );
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
      const index = open.indexOf(server);
      if (index < 0) return;
      open.splice(index, 1);
      await running.close(farewell);
    },
    restart: () => server.startedAt(now),
    async startedAt(moment) {
      await server.close();
      return start(folder, settings, moment);
    },
  };
  open.push(server);
  return server;
};

/** Any moment will do, as long as it is the same every time. */
const BEGAN = Date.UTC(2026, 10, 21, 12);

/** Where realms are kept in this run: the project `mongo` plays the same tests over MongoDB, each server in a database of its own. */
const keptIn = (): Partial<Config> =>
  process.env['SIGILLA_TEST_STORE'] === 'mongo' ? { STORE_URL: freshDatabase(inject('mongoUrl')) } : {};

/** A server of its own; closed at the end of the test file. */
export const aServer = async (settings: Partial<Config> = {}): Promise<TestServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-'));
  folders.push(folder);
  return start(folder, { ...keptIn(), ...settings }, BEGAN);
};
