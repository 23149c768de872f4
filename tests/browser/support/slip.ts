// A Latin word that is touched: its slip opens with the way to its entry, and Escape puts it away.
import type { Locator, Page } from 'playwright-core';

/** Touches a word, waits for its slip, looks at it with `seen`, and puts it away. */
export const touch = async (page: Page, word: Locator, seen?: () => Promise<unknown>): Promise<void> => {
  const form = (await word.textContent()) ?? '';
  await word.click();
  const slip = page.getByRole('dialog', { name: `The word ${form}`, exact: true });
  await slip.getByRole('link').first().waitFor();
  await seen?.();
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
};
