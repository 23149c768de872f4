// The design system in a real Chromium: every component, day and night, wide and on a phone, without an accessibility
// violation, without sideways scrolling, without a word in the console. (support/pictures.ts: to be looked at.)

import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { opened } from '../support/opened.ts';
import { LONG, often } from '../support/tier.ts';
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

type Width = 1280 | 360;
const HEIGHTS = { 1280: 800, 360: 740 } as const;
const opening = new Map<Width, Promise<{ page: Page; said: string[] }>>();

/** The gallery in a window of this width, and what its console says; calls to the steward, who is not there, are left out. */
async function openAnew(width: Width): Promise<{ page: Page; said: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    reducedMotion: 'reduce',
    hasTouch: width === 360,
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

/** The one gallery of a width, on a system of this theme that is followed: hundreds of modules are read for a new one. */
async function openGallery(theme: 'day' | 'night', width: Width): Promise<{ page: Page; said: string[] }> {
  const opened = opening.get(width) ?? openAnew(width);
  opening.set(width, opened);
  const { page, said } = await opened;
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' });
  await page.getByRole('radio', { name: 'System' }).first().click();
  return { page, said };
}

const THEMES = { day: 'Day', night: 'Night' } as const;

describe('gallery', () => {
  // A short run asks on a wide window, and looks on the same page that nothing is wider than a phone.
  it.each(LONG ? ([1280, 360] as const) : ([1280] as const))(
    'is accessible and whole by day and by night at %i',
    async (width) => {
      const { page, said } = await openGallery('day', width);
      for (const theme of ['day', 'night'] as const) {
        await page.getByRole('radio', { name: THEMES[theme] }).first().click();
        expect(await axeViolations(page, theme === 'day' ? undefined : COLOURS)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        await picture(page, `gallery-${width}-${theme}`, true);
      }
      await page.setViewportSize({ width: 360, height: HEIGHTS[360] });
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      expect(said).toEqual([]);
    },
  );

  const LAID_OVER = [
    ['day', 1280],
    ['night', 360],
  ] as const;
  it.each(LAID_OVER.slice(0, often(1, 2)))(
    'lays dialogs and results over the page accessibly by %s at %i',
    async (theme, width) => {
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
      // A notice waits for whoever reads it, and goes by itself else.
      await notice.hover();
      expect(await axeViolations(page)).toEqual([]);
      await picture(page, `notice-${width}-${theme}`);
      // A few lines in a corner: it takes no page from whoever is at something else.
      expect((await notice.boundingBox())?.height).toBeLessThan(160);
    },
  );

  it('says why a turn-cost button is refused, on hover and to readers of the screen', async () => {
    const { page } = await openGallery('day', 1280);
    const refused = page.getByRole('button', { name: 'Raise a host' });
    await expect.poll(() => refused.getAttribute('aria-disabled')).toBe('true');
    await refused.hover();
    await page.getByRole('tooltip', { name: 'Not enough turns (need 12)' }).waitFor();
    const described = await refused.getAttribute('aria-describedby');
    expect(described).toBeTruthy();
  });

  it('keeps a theme that was chosen and follows the system otherwise', async () => {
    const { page } = await openGallery('night', 1280);
    const ground = (): Promise<unknown> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await expect.poll(() => ground()).toBe('rgb(18, 21, 27)');
    await page.getByRole('radio', { name: 'Day' }).first().click();
    await expect.poll(() => ground()).toBe('rgb(234, 223, 200)');
    await page.reload();
    await page.getByRole('heading', { name: 'Gallery' }).waitFor();
    await expect.poll(() => ground()).toBe('rgb(234, 223, 200)');
    await page.getByRole('radio', { name: 'System' }).first().click();
    await expect.poll(() => ground()).toBe('rgb(18, 21, 27)');
  });
});
