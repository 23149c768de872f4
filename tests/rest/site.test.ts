// The window's files as they are served: assets kept forever, one page for every path, and a plain 404 for what is gone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import express from 'express';
import { site } from '@sigilla/server/rest/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-site-'));
const empty = path.join(folder, 'none');
const app = express();
app.use('/unbuilt', site(empty));
app.use(site(folder));
const server = createServer(app);
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Sigilla</title>');
  writeFileSync(path.join(folder, 'assets', 'main-a1b2.js'), 'void 0;');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (at: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${at}`);

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
});
