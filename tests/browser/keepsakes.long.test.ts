// What only a browser can make of a battle: the film, the long picture's files, and sound. One page for all of them.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { opened } from '../support/opened.ts';
import { aChromium } from './support/chromium.ts';
import type { BattlePageApi, StageApi } from './stagePage/api.ts';
import { serveStage } from './stagePage/serve.ts';

/** What the pages put on their window; functions handed to `evaluate` run there. */
declare const window: { readonly stage: StageApi; readonly battlePage: BattlePageApi };

let page: Page;
let url: string;
const open = async (path: string): Promise<void> => {
  await page.goto(`${url}${path}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
};

beforeAll(async () => {
  const site = await serveStage();
  opened.push(() => site.close());
  url = site.url;
  const context = await (await aChromium()).newContext({ reducedMotion: 'reduce', acceptDownloads: true });
  page = await context.newPage();
  page.setDefaultTimeout(200_000);
});

describe('what may be taken home of a battle', () => {
  it('is a film, coarse where a fine one would take too long, that says how long it is, can be sought in and shows its very end; nothing is complained of when it is done', async () => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
    });
    await open('');
    await page.evaluate(() => window.stage.hang({ width: 320, height: 167 }));
    const { seconds, nearest, ...made } = await page.evaluate(() => window.stage.film(2, 3.3, 0));
    expect(made).toMatchObject({ width: 640, height: 360, share: 1 });
    expect(made.bytes).toBeGreaterThan(2_000);
    // Of 1.3 seconds 20 pictures at 15 a second, and the last is held for a second and a half.
    expect(seconds).toBeCloseTo(20 / 15 + 1.5 + 1 / 15, 1);
    expect(nearest).toEqual([0, 1, 2]);
    const fine = await page.evaluate(() => window.stage.film(2, 2.2, Infinity));
    expect(fine).toMatchObject({ width: 1280, height: 720, share: 1 });
    expect(fine.seconds).toBeCloseTo(6 / 30 + 1.5 + 1 / 30, 1);
    page.removeAllListeners('console');
    expect(complaints.filter((text) => !text.includes('GPU stall'))).toEqual([]);
  });

  it('can be heard, and nothing clips', async () => {
    const { cues, peak } = await page.evaluate(() => window.stage.listen(0, 8));
    expect(cues).toBeGreaterThan(5);
    expect(peak).toBeGreaterThan(0.02);
    expect(peak).toBeLessThanOrEqual(1);
  });

  it('is a picture as PNG and as SVG with its letters, by a good name', async () => {
    await open('battle.html');
    await page.evaluate(() => window.battlePage.show({ status: 'settled' }));
    const taken = async (kind: RegExp): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const svg = await taken(/SVG/);
    expect(svg.name).toMatch(/^sigilla-aquilonia-nordmark-\d{4}-\d\d-\d\d\.svg$/);
    const text = svg.bytes.toString('utf8');
    expect(text).toContain('@font-face');
    expect(text).toContain('>Aquilonia<');
    expect(text).not.toMatch(/NaN|undefined/);
    const png = await taken(/PNG/);
    expect(png.name).toMatch(/\.png$/);
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(5_000);
    // Whoever defended has their own host on the left, as on the page; what is written is read by both.
    const turned = / translate\(1000 0\) scale\(-1 1\)/g;
    const titleOf = (sewn: string): string[] =>
      [...sewn.matchAll(/>(Aquilonia|Nordmark)</g)].map(([, name = '']) => name).slice(0, 2);
    expect(text.match(turned)).toBeNull();
    expect(titleOf(text)).toEqual(['Aquilonia', 'Nordmark']);
    await page.evaluate(() => window.battlePage.show({ status: 'settled', side: 'defender' }));
    const theirs = (await taken(/SVG/)).bytes.toString('utf8');
    expect(theirs.match(turned)?.length).toBeGreaterThan(5);
    expect(titleOf(theirs)).toEqual(['Nordmark', 'Aquilonia']);
  });

  it('is a film that says how far it is, and may be called off', async () => {
    const whole = page.getByRole('button', { name: 'The whole battle (WebM)' });
    await whole.click();
    const filmed = page.getByRole('progressbar', { name: 'Filmed so far' });
    await expect.poll(async () => Number(await filmed.getAttribute('value'))).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Call it off' }).click();
    await filmed.waitFor({ state: 'detached' });
    await whole.waitFor();
  });
});
