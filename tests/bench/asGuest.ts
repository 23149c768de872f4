// A bench in the window itself: a realm of its own, a Chromium, and somebody who has just come in as a guest.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { startServer } from '@sigilla/server/main.ts';
import { accounts } from '@sigilla/server/store/collections.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { ensureWindow } from '../../scripts/window.mjs';
import { launchChromium } from '../browser/support/chromium.ts';
import type { BenchRow } from './measure.ts';

export interface Guest {
  readonly page: Page;
  readonly accountId: AccountId;
  readonly house: Awaited<ReturnType<typeof startServer>>['house'];
}

/** What `measure` finds out at a guest's window; no rows without Chromium. */
export const asGuest = async (
  options: BrowserContextOptions,
  measure: (guest: Guest) => Promise<BenchRow[]>,
): Promise<BenchRow[]> => {
  if (findChromium() === undefined) return [];
  ensureWindow(process.execPath);
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-bench-'));
  const server = await startServer({
    PORT: 0,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: 1000,
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ ...options, baseURL: server.url });
    page.setDefaultTimeout(60_000);
    await page.goto('/guest');
    await page.getByRole('main').getByRole('button').first().click();
    await page.waitForURL('**/overview');
    const lastGuest = { prefix: [], descending: true, limit: 1 };
    const accountId = (await server.house.store.find(accounts, 'guests', lastGuest)).items[0]?.body.id;
    if (accountId === undefined) throw new Error('nobody came');
    return await measure({ page, accountId, house: server.house });
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A row of milliseconds until something stands on the page, their median against what is allowed. */
export const rowOfMs = (what: string, values: readonly number[], goal: number): BenchRow => {
  const rate = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { what, rate, unit: 'ms', against: `of ${goal} ms`, ratio: goal / rate, goal: 1 };
};
