// Packets that no honest client sends, thrown raw at every door: each is answered or cut off, and the same server goes on.
// What ended a process was a rejection that nobody caught, so none may arise here; that a whole process survives is seen in tests/scripts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorAnswer } from '@sigilla/server/contract/route.ts';
import { aServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { DEADLY, hostilePackets, rawPacket } from '../support/hostile/packets.ts';
import { askOne, throwPackets } from '../support/hostile/throwPackets.ts';
import { often } from '../support/tier.ts';

const COUNT = often(2_000, 40_000);
let server: TestServer;
let target: { readonly host: string; readonly port: number };
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
beforeAll(async () => {
  server = await aServer({ RATE_LIMIT_FACTOR: 1_000_000 });
  target = { host: '127.0.0.1', port: server.port };
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});

const answerTo = async (packet: string) => {
  const { said } = await askOne(target, rawPacket(packet));
  const [head = '', body = ''] = said.split('\r\n\r\n', 2);
  return { status: head.split('\r\n', 1)[0], body };
};
const get = (path: string, headers = 'Host: localhost') =>
  answerTo(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);

describe('the doorstep', () => {
  it.each(DEADLY)('answers %s in words', async (_what, packet) => {
    const { said } = await askOne(target, packet);
    expect(said).toMatch(/^HTTP\/1\.1 4\d\d [A-Z]/);
    expect(ErrorAnswer.safeParse(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).success).toBe(true);
  });

  it.each([
    ['two hosts', 'Host: a\r\nHost: b'],
    ['no host', 'Host: '],
    ['a port that is none', 'Host: a:99999'],
    ['an address that is none', 'Host: 1.2.3.4.5'],
    ['a forwarded protocol that is none', 'Host: a\r\nX-Forwarded-Proto: ///'],
    ['a forwarded address that is none', 'Host: a\r\nX-Forwarded-For: 10.0.0.1, me'],
    ['a forwarded host that is none', 'Host: a\r\nX-Forwarded-Host: a, ['],
    ['a forwarded port that is none', 'Host: a\r\nX-Forwarded-Port: 65536'],
    ['a forwarded anything in other letters', 'Host: a\r\nX-Forwarded-Prefix: \u00e9'],
    ['a Forwarded that does not parse', 'Host: a\r\nForwarded: for="[::1'],
    ['a real address that is none', 'Host: a\r\nX-Real-IP: ::g'],
    ['an origin that is none', 'Host: a\r\nOrigin: http://['],
    ['two origins', 'Host: a\r\nOrigin: http://a\r\nOrigin: http://b'],
  ])('refuses %s, whatever is asked', async (_what, headers) => {
    for (const path of ['/api/realm', '/war', '/assets/none.js', '/none/none?sessionId=x']) {
      const { status, body } = await get(path, headers);
      expect(status).toBe('HTTP/1.1 400 Bad Request');
      expect(ErrorAnswer.parse(JSON.parse(body)).code).toBe('invalid_request');
    }
  });

  it.each(['*', '@', '?x', 'http://a/api/realm', '/%zz', '/%E0%A4%A', '/\u00e9', '/#'])(
    'refuses the target %s',
    async (path) => expect((await get(path)).status).toBe('HTTP/1.1 400 Bad Request'),
  );

  it('leads whoever follows a link that broke in the middle to a page that says so', async () => {
    const reader = 'Host: localhost\r\nAccept: text/html,*/*;q=0.8';
    for (const path of ['/battles/%E0%A4%A', '/%zz', '/war%']) {
      const { said } = await askOne(target, rawPacket(`GET ${path} HTTP/1.1\r\n${reader}\r\n\r\n`));
      expect(said).toMatch(/^HTTP\/1\.1 302 Found\r\nLocation: \/nowhere\r\n/);
    }
    // Nothing is led on that would come back here, nor what only programs ask for.
    for (const [path, headers] of [
      ['/%zz', `${reader}\r\nOrigin: http://[`],
      ['/api/%zz', reader],
    ] as const)
      expect((await get(path, headers)).status).toBe('HTTP/1.1 400 Bad Request');
  });

  it.each([
    ['a name and a port', 'Host: sigilla.example:2567'],
    ['an address', 'Host: 127.0.0.1:80'],
    ['an address in brackets', 'Host: [::1]:80'],
    ['an origin', 'Host: a\r\nOrigin: https://sigilla.example'],
    ['no origin to speak of', 'Host: a\r\nOrigin: null'],
    [
      'what a chain of proxies says',
      'Host: a\r\nX-Forwarded-Proto: https, http\r\nX-Forwarded-For: 2001:db8::1, [::1]:80, 10.0.0.1:443, unknown\r\n' +
        'X-Forwarded-Host: sigilla.example, a:80\r\nX-Forwarded-Port: 443\r\nX-Real-IP: ::1\r\n' +
        'Forwarded: for="[2001:db8::1]:80";proto=https;by=_hidden, for=10.0.0.1:80',
    ],
  ])('lets %s in', async (_what, headers) => {
    expect((await get('/api/realm', headers)).status).toBe('HTTP/1.1 200 OK');
  });

  it('lets HTTP/1.0 leave its host out, as simple probes do', async () => {
    expect((await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe('HTTP/1.1 200 OK');
  });
});

describe('what is not in the treaty', () => {
  it.each([
    '/__healthcheck',
    '/assets/%00',
    '/assets/none.js',
    '/assets/none',
    '/assets//etc/passwd',
    '/assets/../none',
    '/assets',
    '/%00',
    '/matchmake/joinOrCreate/world',
  ])('%s is nothing', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe('HTTP/1.1 404 Not Found');
    expect(ErrorAnswer.parse(JSON.parse(body)).code).toBe('not_found');
  });
});

describe('matchmaking', () => {
  const ask = async (path: string, body: string, type = 'application/json') => {
    const answer = await fetch(`${server.url}/matchmake/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    return {
      status: answer.status,
      reason: answer.statusText,
      error: ((await answer.json()) as { error: string }).error,
    };
  };
  it.each([
    ['a method that is none', 'create/world', '{}', 404],
    ['a room that is none', 'joinOrCreate/lobby', '{}', 404],
    ['a room that is gone', 'reconnect/none', '{"reconnectionToken":"x"}', 404],
    ['options that are none', 'joinOrCreate/world', 'null', 400],
    ['a list', 'joinOrCreate/world', '[]', 400],
    ['half a body', 'joinOrCreate/world', '{', 400],
    ['no options', 'joinOrCreate/world', '{}', 400],
    ['no token', 'joinOrCreate/world', '{"serverId":"default-server"}', 401],
    [
      'strange options',
      'joinOrCreate/world',
      '{"__proto__":{"serverId":"default-server"},"serverId":{}}',
      400,
    ],
  ])('answers %s with a status and a reason that HTTP knows', async (_what, path, body, status) => {
    const answer = await ask(path, body);
    expect(answer.status).toBe(status);
    expect(answer.reason).toMatch(/^[A-Z]/);
    expect(answer.error).toMatch(/^[A-Z].*\.|^That could not be read/);
  });

  it('reads JSON and nothing else', async () => {
    const form = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb';
    expect(await ask('joinOrCreate/world', form, 'multipart/form-data; boundary=x')).toMatchObject({
      status: 415,
    });
    expect(await ask('joinOrCreate/world', 'a=b', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
    });
  });
});

describe('thousands of packets', () => {
  it('are answered or cut off, none with a fault, and nothing goes uncaught', async () => {
    const tally = await throwPackets(target, hostilePackets(20_261_122, COUNT));
    expect(tally.faults).toEqual([]);
    expect(tally).toMatchObject({ thrown: COUNT, refused: 0, leftOpen: 0 });
    // They are no good when all of them end at the parser: some must have come through to each door.
    for (const status of [101, 200, 400, 401, 404, 415]) expect(tally.answers.get(status)).toBeGreaterThan(0);
    expect((await get('/healthz')).status).toBe('HTTP/1.1 200 OK');
    expect(uncaught).toEqual([]);
  });
});
