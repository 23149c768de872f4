// The window's files as they are served: assets kept forever, one page for every path, and a plain 404 for what is gone.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import express from 'express';
import { press } from '../../client/build/pressFiles.ts';
import { editionOf, toldEdition } from '@sigilla/server/rest/edition.ts';
import { site } from '@sigilla/server/rest/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-site-'));
const empty = path.join(folder, 'none');
/** Long enough to be worth pressing. */
const SCRIPT = `void ${JSON.stringify('salve '.repeat(100))};`;
const app = express();
/** Milliseconds by the stopwatch of the server's look at the edition. */
let passed = 0;
app.use('/api', toldEdition(editionOf(folder, () => passed)), (_request, _response, next) => next());
app.use('/unbuilt', site(empty));
app.use(site(folder));
const server = createServer(app);
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    `<title>Sigilla</title><script type="module" crossorigin src="/assets/main-a1b2.js"></script>`,
  );
  writeFileSync(path.join(folder, 'assets', 'main-a1b2.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets', 'tiny-c3d4.js'), '0;');
  press(folder);
  mkdirSync(path.join(`${folder}-kept`, 'assets'), { recursive: true });
  writeFileSync(path.join(`${folder}-kept`, 'assets', 'main-old1.js'), 'void 1;');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  for (const each of [folder, `${folder}-kept`]) rmSync(each, { recursive: true, force: true });
});

const get = (at: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${at}`, { headers });

describe('the site', () => {
  it('lets browsers keep hashed assets forever', async () => {
    const response = await get('/assets/main-a1b2.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/war', '/battles/some_battle-id'])(
    'answers %s with the page, fresh every time',
    async (at) => {
      const response = await get(at);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('Sigilla');
    },
  );

  it.each(['/assets/main-old.js', '/favicon.ico', '/api/nothing', '/matchmake/create/lobby'])(
    'never answers %s with the page',
    async (at) => {
      expect((await get(at)).status).toBe(404);
    },
  );

  it('says how to build it when it has not been built', async () => {
    const response = await get('/unbuilt/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('hands a pressed file to whoever takes it (%j)', async (accepted, encoding) => {
    for (const [at, type, text] of [
      ['/assets/main-a1b2.js', 'text/javascript; charset=utf-8', SCRIPT],
      ['/war', 'text/html; charset=utf-8', '<title>Sigilla</title>'],
    ] as const) {
      const response = await get(at, { 'accept-encoding': accepted });
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      if (at !== '/war') expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toContain(text);
    }
  });

  it('serves what was not worth pressing as it is', async () => {
    const response = await get('/assets/tiny-c3d4.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('0;');
  });

  it('still serves the scripts of the edition before', async () => {
    const response = await get('/assets/main-old1.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/..%5cindex.html.br',
    '/assets/%',
  ])('gives nothing away to %s', async (at) => {
    expect((await get(at)).status).toBeGreaterThanOrEqual(400);
  });

  it('tells the edition that is laid out, and the next within a second', async () => {
    const told = async () => (await get('/api/nothing')).headers.get('x-edition');
    expect(await told()).toBe('main-a1b2.js');
    const index = path.join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('main-a1b2', 'main-e5f6'));
    utimesSync(index, 1, 1);
    passed += 999;
    expect(await told()).toBe('main-a1b2.js');
    passed += 1;
    expect(await told()).toBe('main-e5f6.js');
  });
});
