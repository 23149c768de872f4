// Routes whose scripts do not come: without a line, with a file that is gone, after a deploy. The shell stays, the page's place says so,
// and everything heals by itself.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { goOffline } from './support/offline.ts';
import { picture } from './support/pictures.ts';
import { inOne, inRealm, playAsGuest } from './support/realm.ts';

const visit = inRealm({}, { isFresh: true });

const WIDE = { viewport: { width: 1280, height: 800 } } as const;
const MISSING = 'The page has not come';

const inPlace = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Realm', exact: true }).getByRole('link', { name }).click();
/** Every script that the first pages have not brought yet answers 404, as after a deploy that kept nothing. */
const loseScripts = async (page: Page): Promise<() => Promise<void>> => {
  const pattern = '**/assets/*.js';
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(pattern);
};

describe('a page whose script can’t be fetched', () => {
  it('leaves the shell standing without a line, and opens by itself when the line is back', async () => {
    const visitor = await visit(WIDE);
    const { page } = visitor;
    await playAsGuest(page);
    await goOffline(page);
    await go(page, 'Buildings');
    await inPlace(page, MISSING).waitFor();
    await page.getByText('The line to the realm is down.').waitFor();
    await picture(page, 'part-offline-1280');
    await go(page, 'Overview');
    await page.getByRole('heading', { name: 'What needs you' }).waitFor();
    await go(page, 'Buildings');
    await inPlace(page, MISSING).waitFor();
    await page.context().setOffline(false);
    await inPlace(page, 'Buildings').waitFor();
    await go(page, 'Overview');
    await go(page, 'Buildings');
    await inPlace(page, 'Buildings').waitFor();
    await visitor.close();
  });

  it('says that it is missing when its script is gone, and is there again when it is back', async () => {
    const visitor = await visit(WIDE);
    const { page } = visitor;
    await playAsGuest(page);
    await page.route(/\/assets\/[^/]*[Aa]rmy[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await go(page, 'Army');
    await inPlace(page, 'This page is missing').waitFor();
    await picture(page, 'part-torn-1280');
    await go(page, 'War');
    await inPlace(page, 'War').waitFor();
    await page.unrouteAll();
    await go(page, 'Army');
    await inPlace(page, 'Army').waitFor();
    await visitor.close();
  });

  longIt('never leaves an empty page to a deep link either', async () => {
    const visitor = await visit({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    const { page } = visitor;
    await playAsGuest(page);
    const scripts = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`,
    );
    const document = await (await page.request.get('/')).text();
    const late = scripts.filter(
      (name) => name.includes('/assets/') && !document.includes(new URL(name).pathname),
    );
    expect(late).not.toEqual([]);
    for (const name of late) await page.route(name, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/overview');
    await inPlace(page, 'This page is missing').waitFor();
    await picture(page, 'part-torn-360');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Open the page again' }).click();
    await page.getByRole('heading', { name: 'What needs you' }).waitFor();
    await visitor.close();
  });

  it('leaves the page standing where a leaf of it does not come, and fetches the leaf when it is asked again', async () => {
    const visitor = await visit(WIDE);
    const { page } = visitor;
    await playAsGuest(page);
    const found = await loseScripts(page);
    const climb = page.getByRole('button', { name: /Show the climb$/ }).first();
    await climb.click();
    const absent = page.getByRole('alert').filter({ hasText: 'This leaf has not come' });
    await absent.waitFor();
    await page.getByRole('heading', { name: 'What needs you' }).waitFor();
    await found();
    await absent.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Feature Unlocks' }).waitFor();
    await visitor.close();
  });

  longIt('waits with opening anew while a leaf lies open', async () => {
    const visitor = await visit(WIDE);
    const { page } = visitor;
    await playAsGuest(page);
    const found = await loseScripts(page);
    await goOffline(page);
    await go(page, 'Buildings');
    await page.getByText('The line to the realm is down.').waitFor();
    await page.getByRole('button', { name: 'Keep this kingdom' }).click();
    const leaf = page.getByRole('dialog', { name: 'Keep this kingdom' });
    await leaf.getByLabel('E-mail').fill('somebody@example.org');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again', includeHidden: true }).waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(1);
    await expect.poll(() => leaf.getByLabel('E-mail').inputValue()).toBe('somebody@example.org');
    await found();
    await page.keyboard.press('Escape');
    await inPlace(page, 'Buildings').waitFor();
    await visitor.close();
  });
});

describe('a deploy under a player’s feet', () => {
  it.each(inOne('360').map(({ name, ...window }) => [name, window] as const))(
    'is told quietly, and opened only by the player (%s)',
    async (width, options) => {
      const visitor = await visit(options);
      const { page } = visitor;
      await playAsGuest(page);
      const told = page.getByRole('region', { name: 'New edition' });
      expect(await told.count()).toBe(0);
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'x-edition': 'index-newer.js' } });
      });
      await page.evaluate('globalThis.stayed = true');
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
      await page.getByRole('link', { name: 'War', exact: true }).last().click();
      await told.waitFor({ timeout: 60_000 });
      await picture(page, `new-edition-${width}`);
      expect(await page.evaluate('globalThis.stayed')).toBe(true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await told.getByRole('button', { name: 'Open it' }).click();
      await inPlace(page, 'War').waitFor();
      await expect.poll(() => page.evaluate('globalThis.stayed ?? false')).toBe(false);
      expect(await told.count()).toBe(0);
      await visitor.close();
    },
  );
});
