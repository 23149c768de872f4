// The short way of calls that are sent often, beside the long one: whatever is sent, both answer alike, header by header.
// The same call goes the long way when a question mark ends its path.
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';

let server: TestServer;
let ruler: Ruler;
beforeAll(async () => {
  server = await aServer();
  ruler = await server.ruler();
});

interface Heard {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const send = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const call = request(`${server.url}${path}`, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });

/** What must be the same: everything but ids, times, and what Express alone says about caches. */
const likeness = ({ status, headers: { date: _date, etag: _etag, ...headers }, text }: Heard) => ({
  status,
  text: text.replace(
    /"(requestId|transactionId)":"[^"]*"|"(processingTime|revision|newTurnCount)":[\d.]+/g,
    '',
  ),
  headers: {
    ...headers,
    'x-request-id': typeof headers['x-request-id'],
    'content-length': typeof headers['content-length'],
  },
});

const json = { 'Content-Type': 'application/json' };
const command = (commandId: string) =>
  JSON.stringify({ commandId, actionType: 'rush_resource', actionId: 'tax_collection', quantity: 1 });

const bodies: readonly (readonly [what: string, body: string | Buffer])[] = [
  ['a verb nobody knows', JSON.stringify({ commandId: 'a'.repeat(20), actionType: 'fly', actionId: 'far' })],
  ['no command', '{}'],
  ['a list', '[]'],
  ['a bare value', '"words"'],
  ['what is no JSON', '{"commandId":'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['half a character', String.raw`{"commandId":"\ud800"}`],
  ['a mark before the text', `\uFEFF${JSON.stringify({ commandId: 'b', actionType: 'fly' })}`],
  ['spaces before the text', ' \r\n{}'],
  ['somebody else', JSON.stringify({ userId: 'another' })],
  ['more than may be said', JSON.stringify({ commandId: 'x'.repeat(66_000) })],
  ['nothing', ''],
];

describe('a call that goes the short way', () => {
  it.each(bodies)('is answered as on the long one: %s', async (_what, body) => {
    for (const headers of [
      { ...json, Authorization: `Bearer ${ruler.token}` },
      { 'Content-Type': 'application/json; charset=utf-8', Authorization: `Bearer ${ruler.token}` },
      { ...json, Authorization: 'Bearer nobody' },
      json,
    ]) {
      const short = await send('/api/actions', headers, body);
      expect(likeness(short)).toEqual(likeness(await send('/api/actions?', headers, body)));
      expect(short.headers['x-request-id']).toBeTruthy();
    }
  });

  it('carries a command out as on the long one, and is answered from the same memory', async () => {
    const headers = { ...json, Authorization: `Bearer ${ruler.token}` };
    const [first, second] = ['one-of-two-commands', 'two-of-two-commands'];
    const short = await send('/api/actions', headers, command(first));
    const long = await send('/api/actions?', headers, command(second));
    expect([short.status, long.status]).toEqual([200, 200]);
    expect(Object.keys(JSON.parse(short.text))).toEqual(Object.keys(JSON.parse(long.text)));
    expect(likeness(short).headers).toEqual(likeness(long).headers);
    expect((await send('/api/actions?', headers, command(first))).text).toBe(short.text);
    expect((await send('/api/actions', headers, command(second))).text).toBe(long.text);
  });

  it('sets and takes the cookie as on the long one', async () => {
    for (const path of ['/api/auth/guest', '/api/auth/logout']) {
      const cookies = await Promise.all(
        [path, `${path}?`].map(async (way) => (await send(way, json, '{}')).headers['set-cookie']?.[0]),
      );
      const [short, long] = cookies.map((cookie) => cookie?.replace(/=[^;]*/, ''));
      expect(short).toBeTruthy();
      expect(short).toBe(long);
    }
  });

  it('is counted with all others: whoever has called too often is told so', async () => {
    const strict = await aServer({ RATE_LIMIT_FACTOR: 0.0005 });
    const url = `${strict.url}/api/actions`;
    const codes: number[] = [];
    for (const way of ['?', '', '?', '', '?', ''])
      codes.push((await fetch(url + way, { method: 'POST', headers: json, body: '{}' })).status);
    expect(codes).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it('does nothing when whoever sent it hangs up before its end, and the server goes on', async () => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/actions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"comm`,
    );
    await fetch(`${server.url}/healthz`);
    socket.destroy();
    expect((await send('/api/actions', json, '{}')).status).toBe(401);
  });
});
