// The account's page in a browser: what it shows, a new password and a new e-mail, signing out elsewhere, the copy, and the end.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accounts } from '@sigilla/server/store/collections.ts';
import { LONG } from '../support/tier.ts';
import { lookAt } from './support/looked.ts';
import { inRealm, inOne, playAsGuest, register, turnTo } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();
const PASSWORD = 'cras ingens iterabimus';
const OTHER = 'eheu fugaces labuntur anni';

const leaf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Signs in on another browser; answers whether they let it in. */
const signIn = async (email: string, password: string): Promise<boolean> => {
  const answer = await fetch(`${visit.url()}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (iPhone) Version/18 Safari/604',
    },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
};

/** The narrowest window that is looked at. */
const NARROW = { name: '320', viewport: { width: 320, height: 640 }, colorScheme: 'light' } as const;

describe.each([...inOne('360'), ...(LONG ? [NARROW] : [])])(
  'one’s own account at $name px',
  ({ name, ...window }) => {
    let visitor: Visitor;
    let email = '';
    beforeAll(async () => {
      visitor = await visit(window);
    });
    afterAll(() => visitor.close());

    const kingdomName = { '1280': 'Domus Magna', '360': 'Domus Parva', '320': 'Domus Minima' }[name] ?? '';
    const open = async (): Promise<void> => {
      const { page } = visitor;
      if (name === '1280')
        await page
          .getByRole('button', { name: /^Account of/ })
          .first()
          .click();
      else await page.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('link', { name: 'Account', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    };

    it('is reached from the account menu and tells a ruler who they are', async () => {
      const { page } = visitor;
      await register(page, kingdomName);
      await open();
      const who = leaf(page, 'Who you are');
      await who.getByText(/A ruler since/).waitFor();
      [email = ''] = (await who.getByRole('definition').first().innerText()).split('\n');
      expect(email).toMatch(/^ruler\d+@example\.org$/);
      await signIn(email, PASSWORD);
      await page.reload();
      await leaf(page, 'Where you are signed in').getByText('Safari on iPhone').waitFor();
      await lookAt(page, `account-${name}`);
    });

    it('logs one out elsewhere', async () => {
      const where = leaf(visitor.page, 'Where you are signed in');
      await where.getByRole('button', { name: /^Log out there: Safari on iPhone/ }).click();
      await where.getByText('Nowhere else.').waitFor();
      await signIn(email, PASSWORD);
      await visitor.page.reload();
      await where.getByRole('button', { name: 'Log out everywhere else' }).click();
      await where.getByText('Nowhere else.').waitFor();
    });

    it('says beside the field why a password is not changed, keeps it without a line, and changes it', async () => {
      const { page } = visitor;
      const form = leaf(page, 'Password');
      const fill = async (today: string, next: string): Promise<void> => {
        await form.getByLabel('The password of today').fill(today);
        await form.getByLabel('The new one').fill(next);
        await form.getByRole('button', { name: 'Change the password' }).click();
      };
      await fill(PASSWORD, 'short');
      await form.getByText('A password has at least 10 characters.').waitFor();
      await fill('not this one', OTHER);
      await form.getByText('That is not the password of this account.').waitFor();
      await lookAt(page, `account-refused-${name}`);
      await page.context().setOffline(true);
      await fill(PASSWORD, OTHER);
      await form.getByText('The steward does not answer.').waitFor();
      await page.context().setOffline(false);
      await fill(PASSWORD, OTHER);
      await page.getByText('Your password is changed', { exact: true }).waitFor();
      expect(await signIn(email, PASSWORD)).toBe(false);
      expect(await signIn(email, OTHER)).toBe(true);
    });

    it('changes the e-mail, which the menu knows at once', async () => {
      const { page } = visitor;
      const form = leaf(page, 'E-mail');
      await form.getByLabel('The new e-mail').fill(`moved${name}@example.org`);
      await form.getByLabel('Your password').fill(OTHER);
      await form.getByRole('button', { name: 'Change the e-mail' }).click();
      await leaf(page, 'Who you are').getByText(`moved${name}@example.org`).waitFor();
      expect(await signIn(`moved${name}@example.org`, OTHER)).toBe(true);
    });

    it('hands over a copy of all of it', async () => {
      const { page } = visitor;
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Copy it out' }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^sigilla-account-\d{4}-\d\d-\d\d\.json$/);
      const copy = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown[]>;
      expect(copy['kingdoms']).toMatchObject([{ name: kingdomName }]);
      expect(JSON.stringify(copy)).not.toContain('argon2');
    });

    it('is deleted with the password and the name, and leaves nobody signed in', async () => {
      const { page } = visitor;
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      const leave = page.getByRole('dialog');
      await leave.getByLabel('Your password').fill(OTHER);
      await leave.getByLabel(/^The name of your kingdom/).fill('Another');
      await leave.getByRole('button', { name: 'Delete it for good' }).click();
      await leave.getByText(/^To be sure of it/).waitFor();
      await lookAt(page, `account-leave-${name}`);
      await leave.getByLabel(/^The name of your kingdom/).fill(kingdomName);
      // An answer that was begun and never sent.
      const own = await visit.store().findUnique(accounts, 'email', [`moved${name}@example.org`]);
      const begun = `sigilla/draft/${own?.id}`;
      await page.evaluate(`localStorage.setItem('${begun}', 'arma virumque')`);
      await leave.getByRole('button', { name: 'Delete it for good' }).click();
      await page.waitForURL(`${visit.url()}/`);
      await expect.poll(async () => page.evaluate(`localStorage.getItem('${begun}')`)).toBeNull();
      await expect.poll(async () => page.evaluate(`localStorage.getItem('sigilla.visited')`)).toBeNull();
      expect(await visit.store().findUnique(accounts, 'email', [`moved${name}@example.org`])).toBeNull();
    });

    it('tells a guest how to keep it', async () => {
      const { page } = visitor;
      await playAsGuest(page);
      await turnTo(page, '/account');
      await leaf(page, 'Who you are')
        .getByText(/^A guest since/)
        .waitFor();
      expect(await leaf(page, 'Password').count()).toBe(0);
      await lookAt(page, `account-guest-${name}`);
      await leaf(page, 'Who you are').getByRole('button', { name: 'Keep this kingdom' }).click();
      await page.getByRole('dialog', { name: 'Keep this kingdom' }).waitFor();
      await page.keyboard.press('Escape');
    });
  },
);
