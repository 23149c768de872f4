// Going about a page by nothing but the keyboard.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab until what has the keyboard is what is meant: a question about `it`, in the window's own words. */
export const tabTo = async (page: Page, meant: string): Promise<void> => {
  for (let step = 0; step < 200; step += 1) {
    if (await page.evaluate<boolean>(`((it) => ${meant})(document.activeElement)`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${meant}`);
};

/** What has the keyboard, as a reader of the screen would call it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    '(document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent).trim()',
  );

/** Comes by Tab to a group of choices, by its arrows to one of them, and takes it. Each arrow is followed before the next: a page that is busy follows late. */
export const chooseByKey = async (
  page: Page,
  group: string,
  option: string,
  arrow: 'ArrowDown' | 'ArrowRight' = 'ArrowDown',
): Promise<void> => {
  await tabTo(
    page,
    `it.matches('[role=radio]') && it.closest('[role=radiogroup]')?.getAttribute('aria-label') === ${JSON.stringify(group)}`,
  );
  for (let at = await focused(page), step = 0; at !== option; at = await focused(page), step += 1) {
    if (step === 20) throw new Error(`${arrow} never comes to ${option} in ${group}, but to ${at}`);
    await page.keyboard.press(arrow);
    await expect.poll(() => focused(page), { interval: 5 }).not.toBe(at);
  }
  // An arrow that is let go sooner than the page has followed it moves the keyboard and takes nothing.
  await page.keyboard.press('Space');
  await page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name: option, exact: true, checked: true })
    .waitFor();
};

/** Presses the button of that name, come to by Tab. */
export const pressByKey = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, `it.matches('button, a') && it.textContent.trim() === ${JSON.stringify(name)}`);
  await page.keyboard.press('Enter');
};
