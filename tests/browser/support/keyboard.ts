// Going about a page by nothing but the keyboard.
import type { Page } from 'playwright-core';

/** Presses Tab until what has the keyboard is what is meant: a question about `it`, in the window's own words. */
export const tabTo = async (page: Page, meant: string): Promise<void> => {
  for (let step = 0; step < 200; step += 1) {
    if (await page.evaluate<boolean>(`((it) => ${meant})(document.activeElement)`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${meant}`);
};

/** Presses the button of that name, come to by Tab. */
export const pressByKey = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, `it.matches('button, a') && it.textContent.trim() === ${JSON.stringify(name)}`);
  await page.keyboard.press('Enter');
};
