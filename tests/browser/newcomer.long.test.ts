// A newcomer's first battle as it looks, in both windows; how they are led to it, firstBattle.test.ts sees.
import { describe, it } from 'vitest';
import { lookAt } from './support/looked.ts';
import { inRealm, playAsGuest, turnTo, WINDOWS } from './support/realm.ts';

/** Longer than any step here takes: a window closes when the test lets the time pass, and not before. */
const WINDOW_SECONDS = 60;
const visit = inRealm({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS });

describe.each(WINDOWS)('at $name px', ({ name, ...window }) => {
  it('a newcomer fights a kingdom of the realm within a minute of founding', async () => {
    const visitor = await visit(window);
    const { page } = visitor;
    await playAsGuest(page);
    await turnTo(page, '/war');
    // Whoever welcomes newcomers has come, so that nobody else does while a rival is chosen.
    visit.pass(35_000);
    await page
      .getByRole('button', { name: /has challenged you/ })
      .first()
      .waitFor();
    // Whose host is on the field says so on the row, and answers later.
    await page
      .getByRole('button', { name: /answers at once/ })
      .filter({ hasNotText: 'has challenged you' })
      .first()
      .click();
    await page.getByRole('button', { name: /^Challenge / }).click();
    await page.waitForURL('**/battles/*');
    visit.pass(10_000);
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    visit.pass(4 * WINDOW_SECONDS * 1000);
    await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor({ timeout: 90_000 });
    await lookAt(page, `battle-${name}`);
    await visitor.close();
  });
});
