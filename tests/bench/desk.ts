// The desk as a learner feels it: in Chromium over loopback, how long from pressing a button to what it brings standing on the page. By the clock
// of the page, so only on a quiet machine worth reading. Without Chromium there are no rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { startServer } from '@sigilla/server/main.ts';
import { accounts, learners } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { ensureWindow } from '../../scripts/window.mjs';
import { launchChromium } from '../browser/support/chromium.ts';
import type { Bench, BenchRow } from './measure.ts';

const SCROLLS = 14;
/** The first few answers compile the page and wake the scholars. */
const WARM_UP = 2;
const GRADE_MS = 150;
const NEXT_MS = 100;

/** Presses the button of that name; milliseconds until the page says `there`, seen when it has been painted. */
const untilThere = (page: Page, name: string, there: string): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(name)});
    const before = document.querySelector('[data-question]')?.dataset.question;
    const began = performance.now();
    const isThere = () => ${there};
    const look = () => {
      if (!isThere()) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - began));
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    button.click();
    look();
  })`);

/** Some answer to whatever lies open. */
const fillIn = async (page: Page): Promise<void> => {
  const scroll = page.locator('[data-question]');
  const words = scroll.getByRole('group', { name: 'Words to be set' }).getByRole('button');
  const fields = scroll.getByRole('textbox');
  if ((await words.count()) > 0)
    for (let left = await words.count(); left > 0; left -= 1)
      await scroll
        .getByRole('group', { name: 'Words to be set' })
        .getByRole('button', { disabled: false })
        .first()
        .click();
  else if ((await fields.count()) > 0) for (const field of await fields.all()) await field.fill('rosa');
  else await page.keyboard.press('a');
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const row = (what: string, values: readonly number[], goal: number): BenchRow => ({
  what,
  rate: median(values),
  unit: 'ms',
  against: `of ${goal} ms`,
  ratio: goal / median(values),
  goal: 1,
});

export const deskBench: Bench = {
  name: 'desk',
  about: `a learner answers ${SCROLLS} scrolls in Chromium: from “Submit to the Scrolls” to the grade, from “Continue Journey” to the next question, painted; medians, by the page's own clock.`,
  run: async () => {
    if (findChromium() === undefined) return [];
    ensureWindow(process.execPath);
    const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-desk-'));
    const server = await startServer({
      PORT: 0,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: 1000,
    });
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ baseURL: server.url });
      await page.goto('/guest');
      await page.getByRole('main').getByRole('button').first().click();
      await page.waitForURL('**/overview');
      const { store, clock } = server.house;
      const { items } = await store.find(accounts, 'guests', { prefix: [], descending: true, limit: 1 });
      const accountId = items[0]?.body.id;
      if (accountId === undefined) throw new Error('nobody came');
      const placement = { at: clock.now(), skillLevel: 5, confidenceCalibration: 0 };
      await store.commit([create(learners, accountId, { ...newLearner(accountId, clock.now()), placement })]);
      await page.goto('/academy?path=daily');
      const grades: number[] = [];
      const nexts: number[] = [];
      for (let scroll = 0; scroll < SCROLLS; scroll += 1) {
        await page.locator('[data-question]').waitFor();
        await fillIn(page);
        const grade = await untilThere(
          page,
          'Submit to the Scrolls',
          `document.querySelector('[data-testid="turns-earned"]') !== null`,
        );
        const next = await untilThere(
          page,
          'Continue Journey',
          `![undefined, before].includes(document.querySelector('[data-question]')?.dataset.question)`,
        );
        if (scroll < WARM_UP) continue;
        grades.push(grade);
        nexts.push(next);
      }
      return [
        row('the grade after submitting', grades, GRADE_MS),
        row('the next question after going on', nexts, NEXT_MS),
      ];
    } finally {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
