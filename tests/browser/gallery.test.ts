// The design system in a real Chromium: every component, day and night, wide and on a phone, without an accessibility
// violation, without sideways scrolling, without a word in the console. (support/pictures.ts: to be looked at.)

import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { opened } from '../support/opened.ts';
import { axeViolations, COLOURS } from './support/axe.ts';
import { aChromium } from './support/chromium.ts';
import { picture } from './support/pictures.ts';
import { serveWindow } from './support/viteServer.ts';
import type { ViteWindow } from './support/viteServer.ts';

let window: ViteWindow;
let browser: Browser;

beforeAll(async () => {
  window = await serveWindow();
  opened.push(() => window.close());
  browser = await aChromium();
});

/** Opens the gallery and collects what the console says; calls to the steward, who is not there, are left out. */
async function openGallery(theme: 'day' | 'night', width: number): Promise<{ page: Page; said: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 800 },
    reducedMotion: 'reduce',
    colorScheme: theme === 'night' ? 'dark' : 'light',
    hasTouch: width < 600,
  });
  await context.route('**/api/**', (route) => route.abort());
  const page = await context.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !text.includes('Failed to load resource'))
      said.push(text);
  });
  await page.goto(`${window.url}/_gallery`);
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return { page, said };
}

const THEMES = { day: 'Day', night: 'Night' } as const;

describe('gallery', () => {
  it.each([1280, 360])('is accessible and whole by day and by night at %i', async (width) => {
    const { page, said } = await openGallery('day', width);
    for (const theme of ['day', 'night'] as const) {
      await page.getByRole('radio', { name: THEMES[theme] }).first().click();
      expect(await axeViolations(page, theme === 'day' ? undefined : COLOURS)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await picture(page, `gallery-${width}-${theme}`, true);
    }
    expect(said).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['day', 1280],
    ['night', 360],
  ] as const)('lays dialogs and results over the page accessibly by %s at %i', async (theme, width) => {
    const { page } = await openGallery(theme, width);
    await page.getByRole('button', { name: 'Seal a result' }).click();
    await page.getByRole('dialog', { name: 'The levy is sealed' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await picture(page, `result-${width}-${theme}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    await page.getByRole('dialog', { name: 'Challenge Nordmark' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Announce' }).click();
    const notice = page.getByRole('listitem').filter({ hasText: 'Radbod of Nordmark challenges you' });
    await notice.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await picture(page, `notice-${width}-${theme}`);
    // A few lines in a corner: it takes no page from whoever is at something else.
    expect((await notice.boundingBox())?.height).toBeLessThan(160);
    await page.context().close();
  });

  it('says why a turn-cost button is refused, on hover and to readers of the screen', async () => {
    const { page } = await openGallery('day', 1280);
    const refused = page.getByRole('button', { name: 'Raise a host' });
    expect(await refused.getAttribute('aria-disabled')).toBe('true');
    await refused.hover();
    await page.getByRole('tooltip', { name: 'Not enough turns (need 12)' }).waitFor();
    const described = await refused.getAttribute('aria-describedby');
    expect(described).toBeTruthy();
    await page.context().close();
  });

  it('keeps a theme that was chosen and follows the system otherwise', async () => {
    const { page } = await openGallery('night', 1280);
    const ground = (): Promise<unknown> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(await ground()).toBe('rgb(18, 21, 27)');
    await page.getByRole('radio', { name: 'Day' }).first().click();
    expect(await ground()).toBe('rgb(234, 223, 200)');
    await page.reload();
    await page.getByRole('heading', { name: 'Gallery' }).waitFor();
    expect(await ground()).toBe('rgb(234, 223, 200)');
    await page.getByRole('radio', { name: 'System' }).first().click();
    expect(await ground()).toBe('rgb(18, 21, 27)');
    await page.context().close();
  });
});
