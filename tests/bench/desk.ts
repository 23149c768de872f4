// The desk as a learner feels it: in Chromium over loopback, how long from pressing a button to what it brings standing on the page. By the clock
// of the page, so only on a quiet machine worth reading. Without Chromium there are no rows.
import type { Page } from 'playwright-core';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { learners } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { asGuest, rowOfMs } from './asGuest.ts';
import type { Bench } from './measure.ts';
import { mustCommit } from '../support/mustCommit.ts';

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

export const deskBench: Bench = {
  name: 'desk',
  about: `a learner answers ${SCROLLS} scrolls in Chromium: from “Submit to the Scrolls” to the grade, from “Continue Journey” to the next question, painted; medians, by the page's own clock.`,
  run: () =>
    asGuest({}, async ({ page, accountId, house: { store, clock } }) => {
      const placement = { at: clock.now(), skillLevel: 5, confidenceCalibration: 0 };
      await mustCommit(store, [
        create(learners, accountId, { ...newLearner(accountId, clock.now()), placement }),
      ]);
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
        rowOfMs('the grade after submitting', grades, GRADE_MS),
        rowOfMs('the next question after going on', nexts, NEXT_MS),
      ];
    }),
};
