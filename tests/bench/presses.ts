// What a ruler's presses cost a slow phone: from the press to the next picture as Chromium's own Event Timing has it, at 360 px with the processor
// slowed four times. The greatest of a press's events counts, the median of its turns is told. Without Chromium there are no rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { startServer } from '@sigilla/server/main.ts';
import { accounts, kingdoms } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { ensureWindow } from '../../scripts/window.mjs';
import { launchChromium } from '../browser/support/chromium.ts';
import type { Bench, BenchRow } from './measure.ts';

const SLOWED = 4;
const GOAL_MS = 200;
const TURNS = 3;

const WATCH = `
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, processingStart, processingEnd, startTime, interactionId } of list.getEntries())
      if (interactionId !== 0) presses.push({ name, duration, waited: processingStart - startTime, worked: processingEnd - processingStart });
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** The realm of somebody who has played for some weeks. */
const enrich = async (server: Awaited<ReturnType<typeof startServer>>): Promise<void> => {
  const { store } = server.house;
  const lastGuest = { prefix: [], descending: true, limit: 1 };
  const [guest] = (await store.find(accounts, 'guests', lastGuest)).items;
  if (guest === undefined) throw new Error('nobody came');
  const [kingdom] = (await store.find(kingdoms, 'account', { prefix: [guest.body.id], limit: 1 })).items;
  if (kingdom === undefined) throw new Error('nobody rules here');
  const plenty = { gold: 90_000, food: 90_000, materials: 90_000, mana: 90_000, land: 900 };
  await store.commit([
    replace(kingdoms, kingdom, {
      ...kingdom.body,
      resources: { ...kingdom.body.resources, ...plenty, researchPoints: 90_000 },
      experience: 2_020,
      spellPath: 'ascendant',
      turns: { ...kingdom.body.turns, count: 100 },
      buildings: [...kingdomContent.buildings.values()]
        .filter(({ requirements }) => requirements.level <= 12)
        .map(({ id }) => ({ type: id, level: 2, quantity: 1 })),
      artifacts: [...kingdomContent.artifacts.values()].slice(0, 24).map(({ id, effect }) => ({
        id: `own-${id}`,
        artifactId: id,
        discoveredAt: 0,
        isActive: effect.mode === 'passive',
        usesRemaining: effect.uses,
        lastUsedAt: null,
        cooldownUntil: null,
      })),
    }),
  ]);
};

interface Press {
  readonly what: string;
  readonly path: string;
  /** Whatever is to be done before each turn; not measured. */
  readonly before?: (page: Page, turn: number) => Promise<void>;
  readonly press: (page: Page, turn: number) => Locator;
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name }).first();

const PRESSES: readonly Press[] = [
  {
    what: 'another plot of the town',
    path: '/buildings',
    press: (page, turn) => page.locator('[data-plot]').nth(turn + 2),
  },
  {
    what: 'building on a plot',
    path: '/buildings',
    before: async (page, turn) => page.locator('[data-plot]').nth(turn).tap(),
    press: (page) => button(page, /^(Construct|Upgrade)/),
  },
  {
    what: 'the tab of improvements',
    path: '/buildings',
    press: (page, turn) => page.getByRole('tab').nth(turn % 2 === 0 ? 1 : 0),
  },
  {
    what: 'the town as a table',
    path: '/buildings',
    press: (page, turn) => page.getByRole('radio', { name: turn % 2 === 0 ? 'Table' : 'Town' }),
  },
  {
    what: 'a deed done once',
    path: '/actions',
    before: async (page) => page.getByRole('radio', { name: '×1' }).tap(),
    press: (page) => button(page, /^Let .* pass/),
  },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds from each press to its picture. */
const timed = async (page: Page, { path: place, before, press }: Press): Promise<number[]> => {
  await page.goto(place);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForTimeout(3000);
  await page.evaluate(WATCH);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await before?.(page, turn);
    await page.waitForTimeout(1500);
    const control = press(page, turn);
    await control.scrollIntoViewIfNeeded().catch(() => undefined);
    await page.waitForTimeout(1500);
    await page.evaluate('presses.length = 0');
    await control.tap();
    await page.waitForTimeout(2500);
    times.push(await page.evaluate<number>('Math.max(16, ...presses.map(({ duration }) => duration))'));
    await page.keyboard.press('Escape');
  }
  return times;
};

export const pressesBench: Bench = {
  name: 'presses',
  about: `a ruler of level 21 at 360 px with the processor slowed ${SLOWED} times: from a press to the next picture (Event Timing), the median of ${TURNS} presses.`,
  run: async () => {
    if (findChromium() === undefined) return [];
    ensureWindow(process.execPath);
    const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-presses-'));
    const server = await startServer({
      PORT: 0,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: 1000,
    });
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({
        baseURL: server.url,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      });
      page.setDefaultTimeout(60_000);
      await page.goto('/guest');
      await page.getByRole('main').getByRole('button').first().click();
      await page.waitForURL('**/overview');
      await enrich(server);
      const line = await page.context().newCDPSession(page);
      await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      const rows: BenchRow[] = [];
      for (const press of PRESSES) {
        const of = median(await timed(page, press));
        rows.push({
          what: press.what,
          rate: of,
          unit: 'ms',
          against: `of ${GOAL_MS} ms`,
          ratio: GOAL_MS / of,
          goal: 1,
        });
      }
      return rows;
    } finally {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
