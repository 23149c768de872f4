// What costs a scholar, a needle or a hash and is asked for without an account has a limit of its own, by address (docs/SECURITY.md, “How often”).
import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, pointsOf } from '@sigilla/server/app/limits.ts';
import type { Limit } from '@sigilla/server/app/limits.ts';
import { aServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const FACTOR = 1 / 1_200;

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ RATE_LIMIT_FACTOR: FACTOR, TRUST_PROXY: 1 });
});

const ROWS: readonly (readonly [limit: Limit, path: string, body: object | null])[] = [
  ['lookUp', '/api/latin/dictionary?letter=*', null],
  ['lookUp', '/api/latin/dictionary?query=beutifull', null],
  ['lookUp', '/api/latin/dictionary/amo_v', null],
  ['lookUp', '/api/latin/word?form=amo', null],
  ['lookUp', '/api/latin/drill', { id: 'amo_v', section: 0, row: 0, column: 0, answer: 'amo' }],
  ['translation', '/api/latin/translate?text=the+king', null],
  ['taster', '/api/latin/taster', null],
  ['taster', '/api/latin/taster', { questionId: 'taster-7', userAnswer: 'king' }],
  ['picture', '/battles/none/picture.png', null],
  ['login', '/api/auth/login', { email: 'a@example.org', password: 'ten letters' }],
  ['register', '/api/auth/guest', {}],
];

describe('a stranger at one address', () => {
  it.each(ROWS)('is held to the limit %s at %s', async (limit, path, body) => {
    const from = `198.51.100.${ROWS.findIndex((row) => row[1] === path && row[2] === body) + 1}`;
    const ask = () =>
      fetch(server.url + path, {
        headers: { 'X-Forwarded-For': from, 'Content-Type': 'application/json' },
        ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
    const points = pointsOf(limit, FACTOR);
    expect(points).toBeLessThan(pointsOf('call', FACTOR));
    for (let n = 0; n < points; n += 1) expect((await ask()).status).not.toBe(429);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(LIMITS[limit].duration);
    const { code } = (await refused.json()) as { readonly code: string };
    expect(code).toBe('too_many_requests');
  });
});
