// A server that leaves: it says so, finishes what has been begun, tells who is connected, and goes within its time.
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Client } from '@colyseus/sdk';
import { ErrorAnswer } from '@sigilla/server/contract/route.ts';
import { aServer, PASSWORD } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

/** A bare connection that says things when it is told to. */
const line = (server: TestServer) => {
  const socket = connect({ host: '127.0.0.1', port: server.port, noDelay: true });
  let heard = '';
  const waiting: { readonly sign: string; readonly resolve: () => void }[] = [];
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
    for (const { sign, resolve } of waiting) if (heard.includes(sign)) resolve();
  });
  socket.on('error', () => undefined);
  return {
    say: (words: string) => new Promise<void>((resolve) => socket.write(words, () => resolve())),
    hear: (sign: string) =>
      new Promise<void>((resolve) => {
        if (heard.includes(sign)) resolve();
        else waiting.push({ sign, resolve });
      }),
    ended: new Promise<string>((resolve) => socket.once('close', () => resolve(heard))),
  };
};
const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const login = JSON.stringify({ email: 'nobody@example.org', password: PASSWORD });
const LOGIN = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n`;

describe('a server that leaves', () => {
  it('says first that it is not ready, still answers, lets nobody into a room, and ends every connection with its answer', async () => {
    const server = await aServer();
    const kept = line(server);
    await kept.say(GET('/healthz'));
    await kept.hear('"status":"ok"');
    const gone = server.close({ noticeMs: 3_000 });
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(ready.headers.get('retry-after')).toBe('2');
    expect(ErrorAnswer.parse(await ready.json()).code).toBe('leaving');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const seat = await fetch(`${server.url}/matchmake/joinOrCreate/world`, { method: 'POST' });
    expect(ErrorAnswer.parse(await seat.json()).code).toBe('leaving');
    await kept.say(GET('/api/realm'));
    const said = await kept.ended;
    expect(said).toMatch(
      /HTTP\/1\.1 200 OK[\s\S]*HTTP\/1\.1 200 OK[\s\S]*Connection: close[\s\S]*"versions"/,
    );
    await gone;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it('waits for a request that is under way, and answers it', async () => {
    const server = await aServer();
    const slow = line(server);
    await slow.say(LOGIN + login.slice(0, 10));
    // The first half is read before the server is told to leave: this answer comes after it.
    await fetch(`${server.url}/healthz`);
    const gone = server.close();
    await expect
      .poll(() =>
        fetch(`${server.url}/healthz`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false);
    await slow.say(login.slice(10));
    const said = await slow.ended;
    expect(said).toMatch(/^HTTP\/1\.1 401 Unauthorized[\s\S]*Connection: close[\s\S]*wrong_credentials/);
    await gone;
  });

  it('goes in its time, whoever keeps it waiting', async () => {
    const server = await aServer();
    const stuck = line(server);
    await stuck.say(LOGIN + login.slice(0, 10));
    await fetch(`${server.url}/healthz`);
    await server.close({ longestMs: 100 });
    await stuck.ended;
  });

  it('tells the rooms: their clients hear that it was a shutdown', async () => {
    const server = await aServer();
    const { token } = await server.guest();
    const client = new Client(server.url);
    client.auth.token = token;
    const room = await client.joinOrCreate('world', { serverId: 'default-server' });
    room.reconnection.enabled = false;
    const code = new Promise<number>((resolve) => room.onLeave((told) => resolve(told)));
    await server.close();
    expect(await code).toBe(4001);
  });
});
