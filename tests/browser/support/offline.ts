// A line that is down when something is given to it: the page says what becomes of it, and it goes when the line is back.
import type { Page } from 'playwright-core';

/** Does `give` without a line, waits for what the page says of that, and brings the line back. */
export const givenOffline = async (page: Page, give: () => Promise<void>, said: string): Promise<void> => {
  await page.context().setOffline(true);
  await give();
  await page.getByText(`The line is down. ${said}`).waitFor();
  await page.context().setOffline(false);
};
