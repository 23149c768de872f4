// What a ruler expects of a window: focus comes back when a leaf is put away, the kingdom can bear another name, another can be founded and returned from,
// and a second tab follows what the first one does.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './support/looked.ts';
import { picture } from './support/pictures.ts';
import { inRealm, playAsGuest, register, STIRRING } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.activeElement?.innerText?.split('\\n')[0] ?? ''`);

describe('a ruler at the keyboard', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    // Focus comes back when a leaf has faded, and fading takes its time.
    visitor = await visit({ viewport: { width: 1280, height: 800 }, ...STIRRING });
    await register(visitor.page, 'Vesper Hollow');
  });
  afterAll(() => visitor.close());

  it('is back on the button when the leaf over it is put away', async () => {
    const { page } = visitor;
    await page.goto('/actions');
    await page.getByRole('button', { name: /Tax Collection/ }).press('Enter');
    const leaf = page.getByRole('dialog', { name: 'Action Completed!' });
    await leaf.waitFor();
    await page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Begin');
  });

  it('is back on the page when the muster is over, which ends in a line and in no leaf', async () => {
    const { page } = visitor;
    await page.goto('/army');
    await page.getByRole('button', { name: 'Recruit More' }).press('Enter');
    await page.getByRole('button', { name: /^Recruit ?\d/ }).press('Enter');
    await page.getByRole('dialog', { name: 'Call the muster' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Recruit More');
  });

  it('gives the kingdom another name, and is told why not', async () => {
    const { page } = visitor;
    await page.goto('/overview');
    await page.getByRole('button', { name: 'Rename the kingdom' }).click();
    const leaf = page.getByRole('dialog', { name: 'Rename the kingdom' });
    await leaf.getByLabel('New name').fill('Vi');
    await leaf.getByText('A kingdom’s name has 3 to 30 characters.').waitFor();
    await leaf.getByLabel('New name').fill('Matutina');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Action Completed!' }).getByText('Matutina').first().waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { level: 1, name: 'Matutina' }).waitFor();
  });

  it('founds a second kingdom on another game server, and goes back to the first', async () => {
    const { page } = visitor;
    const leaf = page.getByRole('dialog', { name: 'Where you rule' });
    const ager = leaf.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ager' }) });
    await page.getByRole('button', { name: 'The Realm', exact: true }).click();
    await leaf.getByText('You rule here now: Matutina').waitFor();
    await lookAt(page, 'servers-1280');
    await ager.getByRole('button', { name: 'Found a kingdom here' }).click();
    await ager.getByLabel('Kingdom name').fill('Matutina Altera');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Matutina Altera' }).waitFor();
    await page.getByRole('button', { name: 'Ager', exact: true }).click();
    await leaf.getByRole('button', { name: 'Go to Matutina', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Matutina', exact: true }).waitFor();
    await page.getByRole('button', { name: 'The Realm', exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

describe('a second tab', () => {
  it('learns that a guest’s kingdom is kept, and logs out with the first', async () => {
    const visitor = await visit();
    const first = visitor.page;
    await playAsGuest(first);
    const second = await first.context().newPage();
    await second.goto('/army');
    await second.getByRole('button', { name: 'Keep this kingdom' }).waitFor();

    await first.getByRole('button', { name: 'Keep this kingdom' }).click();
    const leaf = first.getByRole('dialog');
    await leaf.getByLabel('Kingdom name').fill('Serotina');
    await leaf.getByLabel('E-mail').fill('serotina@example.org');
    await leaf.getByLabel('Password', { exact: true }).fill('cras ingens iterabimus');
    await leaf.getByRole('button', { name: 'Keep this kingdom' }).click();
    await second.getByRole('button', { name: 'Account of Serotina' }).waitFor();
    await second.getByRole('button', { name: 'Keep this kingdom' }).waitFor({ state: 'detached' });

    await first.getByRole('button', { name: 'Account of Serotina' }).click();
    await first.getByRole('button', { name: 'Log out' }).click();
    await second.waitForURL('**/login?*');
    // Nobody was asked in vain: rooms are left before the session ends, and not entered after it.
    await first.waitForLoadState('networkidle');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe('a guest who logs out', () => {
  it.each([
    ['1280', { viewport: { width: 1280, height: 800 } }],
    ['360', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ] as const)(
    'is asked first, may stay or keep the kingdom, and leaves it only by a word of its own (%s)',
    async (width, options) => {
      const visitor = await visit(options);
      const { page } = visitor;
      await playAsGuest(page);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      const logOut = async () => {
        if (width === '360') await page.getByRole('button', { name: /^More/ }).click();
        else await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('button', { name: 'Log out' }).click();
      };
      const leaf = page.getByRole('dialog', { name: `Leave ${name}?` });
      await logOut();
      await leaf.waitFor();
      await picture(page, `leave-${width}`);
      await leaf.getByRole('button', { name: 'Stay' }).click();
      await leaf.waitFor({ state: 'detached' });
      await logOut();
      await leaf.getByRole('button', { name: 'Keep this kingdom' }).click();
      await page.getByRole('dialog', { name: 'Keep this kingdom' }).getByLabel('E-mail').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await logOut();
      await leaf.getByRole('button', { name: 'Leave it for good' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('link', { name: 'Found a kingdom' }).waitFor();
      await page.goto('/overview');
      await page.waitForURL('**/login?*');
      await visitor.close();
    },
  );
});
