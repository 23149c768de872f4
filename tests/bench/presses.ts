// What a ruler's presses cost a slow phone: from the press to the next picture as Chromium's own Event Timing has it, at 360 px with the processor
// slowed four times. The greatest of a press's events counts, the median of its turns is told. Without Chromium there are no rows.
import type { Locator, Page } from 'playwright-core';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { asGuest, rowOfMs } from './asGuest.ts';
import type { Guest } from './asGuest.ts';
import type { Bench, BenchRow } from './measure.ts';
import { mustCommit } from '../support/mustCommit.ts';

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
const enrich = async ({ accountId, house: { store } }: Guest): Promise<void> => {
  const [kingdom] = (await store.find(kingdoms, 'account', { prefix: [accountId], limit: 1 })).items;
  if (kingdom === undefined) throw new Error('nobody rules here');
  const plenty = { gold: 90_000, food: 90_000, materials: 90_000, mana: 90_000, land: 900 };
  await mustCommit(store, [
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
  run: () =>
    asGuest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (guest) => {
      const { page } = guest;
      await enrich(guest);
      const line = await page.context().newCDPSession(page);
      await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      const rows: BenchRow[] = [];
      for (const press of PRESSES) rows.push(rowOfMs(press.what, await timed(page, press), GOAL_MS));
      return rows;
    }),
};
