// Whoever comes back finds their kingdom, whatever became of the line or of the browser's memory meanwhile: a guest has nothing else to open it with.
import { describe, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { inRealm, playAsGuest } from './support/realm.ts';

const visit = inRealm();

describe('a guest whose window cannot ask for the session', () => {
  it('is told so, keeps the kingdom through it on every page, and goes on where the page was opened', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await playAsGuest(page);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.route('**/api/auth/refresh', (route) => route.abort());
    await page.reload();
    await page.getByRole('status').getByText('Nothing of your realm is lost').waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByText('The steward does not answer.').waitFor();
    await page.goto('/overview');
    await page.getByRole('status').getByText('Nothing of your realm is lost').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await visitor.close();
  });

  longIt('finds it again where the browser’s storage is full', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/battles');
    await page.evaluate(`(() => {
      for (let size = 4_000_000, at = 0; size >= 1; at += 1) {
        try { localStorage.setItem('other' + at, 'x'.repeat(size)); } catch { size = Math.floor(size / 2); }
      }
    })()`);
    await playAsGuest(page);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await visitor.close();
  });
});
