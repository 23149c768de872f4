// The server as an operator has it: a process that says `ready`, keeps its promises when it is killed, leaves in good order, and says what is wrong.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { client } from '@sigilla/server/contract/client.ts';
import { DEADLY, hostilePackets } from '../support/hostile/packets.ts';
import { throwOne, throwPackets } from '../support/hostile/throwPackets.ts';
import { PROGRAM } from '../support/program.ts';
import { onDisk } from '../support/scratch.ts';
import { PASSWORD, refusalOf, valueOf } from '../support/server.ts';
import { longDescribe, longIt } from '../support/longIt.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(onDisk(), 'sigilla-process-')), 'data');
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const launch = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  command = process.execPath,
) => {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', NPC_KINGDOMS: '1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { child, said, ended: once(child, 'close').then(([code]) => code as number | null) };
};

/** Waits for the `count`th `ready`; the address it names. */
const ready = async ({ child, said }: Pick<ReturnType<typeof launch>, 'child' | 'said'>, count = 1) => {
  const lines = () => [...said.out.matchAll(/^ready (http:\/\/localhost:\d+)\n/gm)];
  while (lines().length < count) {
    if (child.exitCode !== null) throw new Error(said.err);
    await pause(20);
  }
  return lines().at(-1)?.[1] ?? '';
};

const serve = async (args: readonly string[] = [PROGRAM]) => {
  const server = launch(args);
  return { ...server, url: await ready(server) };
};

const admin = async (...args: readonly string[]) => {
  const { ended, said } = launch(['scripts/admin.ts', ...args]);
  return { code: await ended, ...said };
};

describe('the server process', () => {
  it('says ready with its address, keeps what it answered though it is killed, and leaves in good order though it is told again and again', async () => {
    const first = await serve();
    const api = client({ baseUrl: first.url, fetch });
    const { token } = valueOf(
      await api.auth.register({
        body: { email: 'k@example.org', password: PASSWORD, kingdomName: 'Perennis' },
      }),
    );
    const command = {
      commandId: CommandId.parse('kept'),
      actionType: 'rush_resource',
      actionId: 'tax_collection',
    };
    const signedIn = (baseUrl: string) => client({ baseUrl, fetch, token: () => token });
    const done = valueOf(await signedIn(first.url).actions.act({ body: command }));
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await serve();
    expect(valueOf(await signedIn(second.url).actions.act({ body: command }))).toEqual(done);
    expect(valueOf(await signedIn(second.url).kingdom.own()).revision).toBe(2);
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const) second.child.kill(signal);
    expect(await second.ended).toBe(0);
    expect(second.child.signalCode).toBeNull();
    expect(second.said.err).toBe('');
    // Secrets are in there: the folder is its owner's alone.
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('tells the log of its beginning, its end and why, where it is to tell so much', async () => {
    const server = launch([PROGRAM], { LOG_LEVEL: 'info', WAKE_SCHOLARS: 'false' });
    await ready(server);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const lines = server.said.err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ msg: 'the server takes work', keptIn: folder, pid: server.child.pid });
    expect(lines.at(-2)).toMatchObject({ msg: 'the server leaves', why: 'SIGTERM' });
    expect(lines.at(-1)).toMatchObject({ msg: 'the server has left' });
  });

  it('outlives every hostile packet: the same process answers, has nothing uncaught to log, and finishes what it is doing before it leaves', async () => {
    const server = await serve();
    const target = { host: '127.0.0.1', port: Number(new URL(server.url).port) };
    for (const [, packet] of DEADLY) await throwOne(target, packet);
    const tally = await throwPackets(target, hostilePackets(7, 1_500));
    expect(tally).toMatchObject({ thrown: 1_500, refused: 0, leftOpen: 0, faults: [] });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.child.exitCode).toBeNull();
    const api = client({ baseUrl: server.url, fetch });
    const guests = Array.from({ length: 20 }, () => api.auth.guest());
    await Promise.race(guests);
    server.child.kill('SIGTERM');
    const answers = await Promise.all(guests);
    expect(await server.ended).toBe(0);
    expect(server.said.err).not.toMatch(/nobody caught|SERVER_ERROR|\n {4}at /);
    const kept = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(kept).not.toEqual([]);
    const again = await serve();
    for (const { token, user } of kept) {
      const own = await client({ baseUrl: again.url, fetch, token: () => token }).kingdom.own();
      expect(valueOf(own).kingdom.id).toBe(user.kingdomId);
    }
  });

  it('logs a fault that nobody caught, finishes what it is doing, and ends with 70 for its supervisor', async () => {
    const fault =
      'data:text/javascript,process.on("SIGUSR2",()=>{Promise.reject(new Error("out of the blue"))})';
    const server = await serve(['--import', fault, PROGRAM]);
    const guest = client({ baseUrl: server.url, fetch }).auth.guest();
    await fetch(`${server.url}/healthz`);
    server.child.kill('SIGUSR2');
    expect((await guest).ok).toBe(true);
    expect(await server.ended).toBe(70);
    expect(server.said.err).toMatch(/out of the blue.*a fault that nobody caught/s);
  });

  longIt('says in words when a setting, the port or the data can’t be had, and ends with 78', async () => {
    const bad = launch([PROGRAM], { PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await bad.ended).toBe(78);
    expect(bad.said.err).toMatch(/PORT: .*\n.*LOG_LEVEL: /);

    const lost = launch([PROGRAM], { DEFAULT_SERVER: 'atlantis' });
    expect(await lost.ended).toBe(78);
    expect(lost.said.err).toMatch(/DEFAULT_SERVER: there is no atlantis/);

    const nameless = launch([PROGRAM], { HOST: 'no.such.host.invalid' });
    expect(await nameless.ended).toBe(78);
    expect(nameless.said.err).toMatch(/^HOST is .*\n$/);

    const holder = createServer().listen(0);
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const late = launch([PROGRAM], { PORT: String(port) });
    expect(await late.ended).toBe(78);
    expect(late.said.err).toBe('Another program has that port. Stop it, or choose another with PORT.\n');
    holder.close();

    await serve();
    const second = launch([PROGRAM]);
    expect(await second.ended).toBe(78);
    expect(second.said.err).toMatch(/already open in process \d+/);
  });

  longIt('says in words, without a stack, that its data are gone, damaged or out of reach', async () => {
    const server = await serve();
    server.child.kill('SIGTERM');
    await server.ended;
    const file = path.join(folder, 'sigilla.db');
    const refusal = async () => {
      const refused = launch([PROGRAM]);
      expect(await refused.ended).toBe(78);
      expect(refused.said.err).not.toMatch(/\n {4}at /);
      return refused.said.err;
    };
    const kept = readFileSync(file);
    writeFileSync(file, '');
    expect(await refusal()).toMatch(/is empty or gone, but a realm was kept here/);
    writeFileSync(file, 'x'.repeat(20_000));
    expect(await refusal()).toMatch(/is damaged/);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'not a folder');
    expect(await refusal()).toMatch(/DATA_DIR is not a folder/);
    rmSync(folder);
    mkdirSync(folder);
    writeFileSync(file, kept);
    const again = await serve();
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });
});

describe('npm start', () => {
  const SUPERVISE = `import(${JSON.stringify(path.join(ROOT, 'scripts/serve.mjs'))}).then((it) => it.serve(process.execPath))`;
  /** Who holds the data notes it in the lock file. */
  const serverPid = (): number => {
    const lock = new DatabaseSync(path.join(folder, 'sigilla.db.lock'), { readOnly: true });
    const pid = Number(lock.prepare('PRAGMA user_version').get()?.['user_version']);
    lock.close();
    return pid;
  };
  const isThere = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const gone = (pid: number) =>
    expect.poll(() => isThere(pid), { timeout: 30_000, interval: 50 }).toBe(false);

  it('brings a killed server back, and leaves with it when it is told to', async () => {
    const npm = launch(['-e', SUPERVISE]);
    await ready(npm);
    const first = serverPid();
    process.kill(first, 'SIGKILL');
    const url = await ready(npm, 2);
    const second = serverPid();
    expect(second).not.toBe(first);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(npm.said.err).toBe('The server ended (SIGKILL). It is started again in 0.1 s.\n');
    npm.child.kill('SIGTERM');
    expect(await npm.ended).toBe(0);
    expect(isThere(second)).toBe(false);
  });

  it('says once why a server can’t start, and ends as it did', async () => {
    const npm = launch(['-e', SUPERVISE], { PORT: 'many' });
    expect(await npm.ended).toBe(78);
    expect(npm.said.err.match(/PORT: /g)).toHaveLength(1);
  });

  it('orphans no server: it leaves when its supervisor is killed', async () => {
    const npm = launch(['-e', SUPERVISE]);
    await ready(npm);
    const server = serverPid();
    npm.child.kill('SIGKILL');
    await gone(server);
    expect(npm.said.err).toBe('');
  });

  // Elsewhere nothing tells a process that its parent is gone.
  const SIGNALS = process.platform === 'linux' ? (['SIGTERM', 'SIGKILL'] as const) : [];
  longIt.each(SIGNALS)('orphans no server when npm alone gets %s', async (signal) => {
    const home = path.dirname(folder);
    writeFileSync(path.join(home, 'start.mjs'), SUPERVISE);
    writeFileSync(path.join(home, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
    const npm = launch(['--prefix', home, 'start'], {}, 'npm');
    await ready(npm);
    const server = serverPid();
    npm.child.kill(signal);
    await gone(server);
  });
});

longDescribe('npm run admin', () => {
  longIt('G-025 grants a role while the server is stopped, and says so when it is not', async () => {
    const server = await serve();
    const api = client({ baseUrl: server.url, fetch });
    const body = { email: 'Boss@example.org', password: PASSWORD };
    valueOf(await api.auth.register({ body: { ...body, kingdomName: 'Praetoria' } }));
    const locked = await admin('grant', 'boss@example.org', 'admin');
    expect(locked.code).toBe(1);
    expect(locked.err).toMatch(/stop the server/);
    server.child.kill('SIGTERM');
    await server.ended;

    expect(await admin('grant', 'BOSS@example.org', 'admin')).toMatchObject({
      code: 0,
      out: 'boss@example.org is now admin.\n',
    });
    expect(await admin('show', 'boss@example.org')).toMatchObject({
      code: 0,
      out: 'boss@example.org is admin.\n',
    });
    expect(await admin('grant', 'nobody@example.org', 'admin')).toMatchObject({ code: 1 });
    expect((await admin('grant', 'boss@example.org', 'emperor')).err).toMatch(/^Usage/);
    const again = await serve();
    expect(valueOf(await client({ baseUrl: again.url, fetch }).auth.login({ body })).user.role).toBe('admin');
    expect(refusalOf(await client({ baseUrl: again.url, fetch }).kingdom.own()).status).toBe(401);
  });
});
