// Whoever comes back finds their kingdom, whatever became of the line or of the browser's memory meanwhile: a guest has nothing else to open it with.
import { describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { picture } from './support/pictures.ts';
import { inRealm, playAsGuest, turnTo } from './support/realm.ts';

const visit = inRealm();

describe('a guest whose cookie is gone', () => {
  it('reads what became of the kingdom, over a reload, and begins anew at once', async () => {
    const visitor = await visit({ viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    await playAsGuest(page);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    // Nothing is to be lost yet; then there is, and it is said.
    expect(await page.getByText('browsers forget').count()).toBe(0);
    await turnTo(page, '/buildings?construct=farm');
    await page.getByRole('button', { name: /^Construct/ }).click();
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await turnTo(page, '/overview');
    await page.getByText('browsers forget').waitFor();
    await page.context().clearCookies();
    await page.goto('/army');
    await page.getByRole('heading', { level: 1, name: 'This gate has no key' }).waitFor();
    await picture(page, 'guest-lost-360');
    await page.goto('/');
    await page.getByRole('link', { name: 'What happened?' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Begin anew as a guest' }).click();
    const anew = page.getByRole('heading', { level: 1, name: /^Wanderer/ });
    await anew.waitFor();
    expect(await anew.innerText()).not.toBe(name);
    await visitor.close();
  });
});

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
