// The server as an operator has it: a process that says `ready`, keeps its promises when it is killed, leaves in good order, and says what is wrong.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { client } from '@sigilla/server/contract/client.ts';
import { PASSWORD, refusalOf, valueOf } from '../support/server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'sigilla-process-')), 'data');
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const launch = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, args, {
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

const serve = async () => {
  const server = launch(['server/main.ts']);
  while (!server.said.out.includes('\n')) {
    if (server.child.exitCode !== null) throw new Error(server.said.err);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { ...server, url: /^ready (http:\/\/localhost:\d+)\n$/.exec(server.said.out)?.[1] ?? '' };
};

const admin = async (...args: readonly string[]) => {
  const { ended, said } = launch(['scripts/admin.ts', ...args]);
  return { code: await ended, ...said };
};

describe('the server process', () => {
  it('says ready with its address, keeps what it answered though it is killed, and leaves with 0 on SIGTERM', async () => {
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
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(second.said.err).toBe('');
    // Secrets are in there: the folder is its owner's alone.
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('finishes what it is doing before it leaves', async () => {
    const server = await serve();
    const api = client({ baseUrl: server.url, fetch });
    const guests = Array.from({ length: 20 }, () => api.auth.guest());
    await Promise.race(guests);
    server.child.kill('SIGTERM');
    const answers = await Promise.all(guests);
    expect(await server.ended).toBe(0);
    const kept = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const again = await serve();
    for (const { token, user } of kept) {
      const own = await client({ baseUrl: again.url, fetch, token: () => token }).kingdom.own();
      expect(valueOf(own).kingdom.id).toBe(user.kingdomId);
    }
  });

  it('says in words when a setting, the port or the data can’t be had, and ends with 1', async () => {
    const bad = launch(['server/main.ts'], { PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await bad.ended).toBe(1);
    expect(bad.said.err).toMatch(/PORT: .*\n.*LOG_LEVEL: /);

    const lost = launch(['server/main.ts'], { DEFAULT_SERVER: 'atlantis' });
    expect(await lost.ended).toBe(1);
    expect(lost.said.err).toMatch(/DEFAULT_SERVER: there is no atlantis/);

    const holder = createServer().listen(0);
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const late = launch(['server/main.ts'], { PORT: String(port) });
    expect(await late.ended).toBe(1);
    expect(late.said.err).toBe('Another program has that port. Stop it, or choose another with PORT.\n');
    holder.close();

    await serve();
    const second = launch(['server/main.ts']);
    expect(await second.ended).toBe(1);
    expect(second.said.err).toMatch(/already open in process \d+/);
  });
});

describe('npm run admin', () => {
  it('G-025 grants a role while the server is stopped, and says so when it is not', async () => {
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
