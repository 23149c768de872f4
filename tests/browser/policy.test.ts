// The built window under the strictest policy it must live with: no inline script, no code made at run time, nothing from
// elsewhere. Styles may be inline, because dialogs hold the page's scroll still with a style element.

import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { opened } from '../support/opened.ts';
import { aChromium } from './support/chromium.ts';

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'";
/** The window as `npm test` has built it. */
const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

let browser: Browser;
let server: Server;
let url: string;

beforeAll(async () => {
  const read = async (path: string): Promise<readonly [type: string, body: Buffer]> => {
    const file = TYPES[extname(path)] === undefined ? 'index.html' : path;
    return [TYPES[extname(file)] ?? 'text/plain', await readFile(join(DIST, file))];
  };
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://window');
    if (pathname.startsWith('/api/')) {
      const refusal = {
        success: false,
        error: 'Please sign in first.',
        code: 'session_ended',
        requestId: 'r',
      };
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
      return;
    }
    read(pathname).then(
      ([type, body]) =>
        response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  opened.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  browser = await aChromium();
});

describe('the built window under a strict policy', () => {
  it.each([
    ['/', 'Rule a realm.', 1280],
    ['/', 'Rule a realm.', 360],
    ['/register', 'Found a kingdom', 1280],
    ['/register', 'Found a kingdom', 360],
    ['/login', 'Sign In', 360],
    ['/guest', 'Play as a guest', 360],
    ['/no/such/place', 'The road ends here', 1280],
  ] as const)('opens %s without a violation (%s, %i)', async (path, heading, width) => {
    const page = await browser.newPage({ viewport: { width, height: 760 }, reducedMotion: 'reduce' });
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('401')) said.push(message.text());
    });
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(said).toEqual([]);
    await page.close();
  });

  it('sends whoever is not signed in to the gate, and remembers where they meant to go', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/overview`);
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/overview');
    await page.close();
  });

  it('says what is wrong with each field, and draws the arms while the name is typed', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/register`);
    await page.getByLabel('Kingdom name').fill('Aq');
    await page.getByLabel('E-mail').fill('ysolt@');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Begin Your Reign' }).click();
    await page.getByText('A kingdom’s name has at least 3 characters.').waitFor();
    await page.getByText('That does not look like an e-mail address.').waitFor();
    await page.getByText('A password has at least 10 characters.').waitFor();
    await page.getByLabel('Kingdom name').fill('Lindisfarne');
    await page
      .getByText('Gules, a wolf’s head argent.')
      .or(page.getByText("Gules, a wolf's head argent."))
      .waitFor();
    await page.close();
  });
});
