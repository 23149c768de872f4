// A line that is down when something is given to it: the page says what becomes of it, and it goes when the line is back.
import type { Page } from 'playwright-core';

/** Takes the line away and waits until the page has been told so: a key pressed sooner would still meet a line that is up. */
export const goOffline = async (page: Page): Promise<void> => {
  const told = await page.evaluateHandle<{ readonly yet: Promise<void> }>(
    "({ yet: new Promise((resolve) => addEventListener('offline', () => resolve(), { once: true })) })",
  );
  await page.context().setOffline(true);
  await told.evaluate(({ yet }) => yet);
};

/** Does `give` without a line, waits for what the page says of that, and brings the line back. */
export const givenOffline = async (page: Page, give: () => Promise<void>, said: string): Promise<void> => {
  await goOffline(page);
  await give();
  await page.getByText(`The line is down. ${said}`).waitFor();
  await page.context().setOffline(false);
};

/** What brings answers of the academy. */
const ANSWERS = '**/api/latin/{questions,srs/answer,assessment/next}';

/** Leaves the page before what waits in it has reached the realm, and opens `path` as on a later visit, with a line. */
export const comeBackLater = async (page: Page, path: string): Promise<void> => {
  // A page that is being left hears of the line, and may yet send.
  await page.route(ANSWERS, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(false);
  await page.goto(path);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};
