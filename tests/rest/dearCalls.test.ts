// What is cheap to send and dear to take in: it is refused at sight, before anything reads it, at every door (docs/SECURITY.md, “At the doorstep”).
import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorAnswer } from '@sigilla/server/contract/route.ts';
import { aServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { rawPacket } from '../support/hostile/packets.ts';
import { askOne } from '../support/hostile/throwPackets.ts';
import { longDescribe } from '../support/longIt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => void vi.restoreAllMocks());

const JSON_TYPE = 'application/json';
const post = async (path: string, body: string | Buffer, type = JSON_TYPE) => {
  const answer = await fetch(server.url + path, { method: 'POST', headers: { 'content-type': type }, body });
  const { code, error } = ErrorAnswer.parse(await answer.json());
  return { status: answer.status, code, error };
};
const said = async (head: string, body = '') => {
  const text = `${head}\r\nHost: localhost\r\n\r\n${body}`;
  const { said: all } = await askOne({ host: '127.0.0.1', port: server.port }, rawPacket(text));
  return { status: /^HTTP\/1\.1 (\d+)/.exec(all)?.[1], reason: /"error":"([^"]*)"/.exec(all)?.[1] };
};

const inEachOther = (open: string, close: string, deep: number) => open.repeat(deep) + close.repeat(deep);
const beside = (one: string, count: number) => `[${`${one},`.repeat(count - 1)}${one}]`;

/** A body is read in three places. */
const WAYS = ['/api/auth/login', '/api/auth/login?', '/matchmake/joinOrCreate/world'] as const;

describe.each(WAYS)('a body at %s', (way) => {
  it.each([
    ['lists in each other', inEachOther('[', ']', 8_000)],
    ['objects in each other', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
    ['a depth behind a text that ends in a backslash', `{"a":"\\\\","b":${inEachOther('[', ']', 40)}}`],
    ['lists beside each other', beside('[]', 5_000)],
    ['objects beside each other', beside('{}', 5_000)],
    ['thousands of names', `{${Array.from({ length: 2_100 }, () => '"a":1').join(',')}}`],
    ['half of the depth', '['.repeat(8_000)],
  ])('is refused before it is read: %s', async (_what, body) => {
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await post(way, body);
    expect(parse.mock.calls.filter(([text]) => text === body)).toEqual([]);
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(answer.error).toContain('too many parts');
  });

  it.each([
    ['as deep as it may be', `{"a":${inEachOther('[', ']', 31)}}`],
    ['signs that stand in a text', JSON.stringify({ a: `[{,"\\`.repeat(1_000) })],
    ['a thousand parts', beside('1', 1_000)],
  ])('is read: %s', async (_what, body) => {
    expect((await post(way, body)).error).not.toContain('too many parts');
  });
});

it('a body in another encoding than JSON has is not read', async () => {
  for (const way of WAYS.slice(1))
    expect(await post(way, Buffer.from('{}', 'utf16le'), `${JSON_TYPE}; charset=utf-16le`)).toMatchObject({
      status: 415,
      code: 'wrong_media_type',
    });
});

describe('a request', () => {
  it('whose body comes in pieces of its own cut is not waited for', async () => {
    const pieces = `${'1\r\n \r\n'.repeat(100)}2\r\n{}\r\n0\r\n\r\n`;
    const head = `POST /api/auth/login HTTP/1.1\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked`;
    expect(await said(head, pieces)).toEqual({
      status: '400',
      reason: 'That could not be read: its body does not say how long it is',
    });
  });

  it('whose path leads up and down for thousands of steps leads nowhere', async () => {
    expect(await said(`GET /${'../'.repeat(4_500)} HTTP/1.1`)).toMatchObject({ status: '400' });
    expect(await said(`GET /api/${'a'.repeat(500)} HTTP/1.1`)).toMatchObject({ status: '404' });
    expect(await said(`GET /api/realm?${'a=b&'.repeat(3_000)} HTTP/1.1`)).toMatchObject({ status: '200' });
  });

  it.each(['Authorization: Bearer', 'Content-Type: text/', 'Origin: http://'])(
    'is not read by one of two headers that say different things: %s',
    async (header) => {
      const two = `${header}a\r\n${header}b`.replaceAll('Bearer', 'Bearer ');
      expect(await said(`GET /api/realm HTTP/1.1\r\n${two}`)).toMatchObject({ status: '400' });
    },
  );

  it('has of a thousand cookies ours looked at, and none of the others decoded', async () => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent');
    const others = Array.from({ length: 1_000 }, (_, n) => `a${n}=%zz`).join('; ');
    const { headers } = await fetch(`${server.url}/api/auth/guest`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body: '{}',
    });
    const own = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const answer = await fetch(`${server.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, cookie: `${others}; ${own}` },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    expect(decode.mock.calls.filter(([text]) => text === '%zz')).toEqual([]);
  });
});

longDescribe('whoever says a letter at a time', () => {
  /** How long such a line is held, and what it is told at its end. */
  const held = (text: string): Promise<{ readonly seconds: number; readonly told: string }> =>
    new Promise((resolve) => {
      const began = performance.now();
      let told = '';
      const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
      const letters = setInterval(() => text !== '' && socket.write('a'), 1_000);
      socket.on('data', (part: Buffer) => {
        told += part.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(letters);
        resolve({ seconds: (performance.now() - began) / 1_000, told: told.slice(0, 12) });
      });
    });

  it('is told off, in the head and in the body, in an upgrade, and silent', { timeout: 90_000 }, async () => {
    const head = 'Host: a\r\nContent-Type: application/json\r\n';
    const [slowHead, upgrade, silent, body] = await Promise.all([
      held('GET /healthz HTTP/1.1\r\nX: '),
      held('GET /p/r?sessionId=x HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX: '),
      held(''),
      held(`POST /api/auth/login HTTP/1.1\r\n${head}Content-Length: 60000\r\n\r\n{"email":"`),
    ]);
    for (const { seconds, told } of [slowHead, upgrade, silent]) {
      expect(seconds).toBeLessThan(30);
      expect(told).toBe('HTTP/1.1 408');
    }
    expect(body.seconds).toBeGreaterThan(30);
    expect(body.seconds).toBeLessThan(70);
    expect(body.told).toBe('HTTP/1.1 408');
  });
});
