// Going back with a leaf open closes the leaf, on a phone and at a desk, and never costs a second press: whichever way the leaf was put away, after a reload,
// by a link that leads out of it, and with one leaf over another.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { magicContent } from '@sigilla/content/magic/index.ts';
import { inRealm, playAsGuest, turnTo } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();

const SPELL = [...magicContent.spells.values()][0] ?? { id: '', name: '' };

const back = (page: Page): Promise<void> => page.evaluate<void>('history.back()');
const forward = (page: Page): Promise<void> => page.evaluate<void>('history.forward()');
const more = (page: Page) => page.getByRole('dialog', { name: 'More' });
const openMore = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^More/ }).click();
  await more(page).waitFor();
};
const gone = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'detached' });
const at = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;
const comesTo = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname + url.search === path);
/** To an entry that a leaf has laid, whether it is open or not. */
const comesToALeafs = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate('history.state?.mark !== undefined')).toBe(true);
/** From the overview by the foot to the wars, so that there is somewhere to go back to. */
const toTheWars = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^War/ }).first().click();
  await comesTo(page, '/war');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

describe('going back', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
    page = visitor.page;
    await playAsGuest(page);
    await toTheWars(page);
  });
  afterAll(() => visitor.close());

  it('closes a leaf and stays on the page; going on opens nothing and leads nowhere', async () => {
    await openMore(page);
    await back(page);
    await gone(page);
    expect(at(page)).toBe('/war');
    await forward(page);
    await comesToALeafs(page);
    expect(await more(page).count()).toBe(0);
    await back(page);
    await comesTo(page, '/overview');
    await forward(page);
    await comesTo(page, '/war');
  });

  it('leaves the page at once after a leaf was put away by its cross or by Escape', async () => {
    await openMore(page);
    await more(page).getByRole('button', { name: 'Close' }).click();
    await gone(page);
    await openMore(page);
    await page.keyboard.press('Escape');
    await gone(page);
    await back(page);
    await comesTo(page, '/overview');
    await toTheWars(page);
  });

  it('leaves the page at once after a reload with the leaf open', async () => {
    await openMore(page);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await more(page).count()).toBe(0);
    await back(page);
    await comesTo(page, '/overview');
    await toTheWars(page);
  });

  it('comes back to the page from where a link of the leaf led, and from there leaves it', async () => {
    await openMore(page);
    await more(page).getByRole('link', { name: 'Trade', exact: false }).click();
    await comesTo(page, '/trade');
    await gone(page);
    await back(page);
    await comesTo(page, '/war');
    expect(await more(page).count()).toBe(0);
    await forward(page);
    await comesTo(page, '/trade');
    await back(page);
    await comesTo(page, '/war');
    await back(page);
    await comesTo(page, '/overview');
    await forward(page);
    await comesTo(page, '/war');
    await forward(page);
    await comesTo(page, '/trade');
    await back(page);
    await comesTo(page, '/war');
  });

  it('leaves the page at once where another tab of it was chosen since a leaf was put away', async () => {
    await openMore(page);
    await page.keyboard.press('Escape');
    await gone(page);
    await page.getByRole('tab', { name: /^Rankings/ }).click();
    await comesTo(page, '/war?tab=rankings');
    await back(page);
    await comesTo(page, '/overview');
  });

  it('closes two leaves that lie over each other one at a time', async () => {
    await turnTo(page, `/spells?spell=${SPELL.id}`);
    const spell = page.getByRole('dialog', { name: SPELL.name });
    await spell.waitFor();
    const word = page.getByRole('dialog', { name: /^The word/ });
    await spell.locator('[lang=la] button').first().click();
    await word.waitFor();
    await back(page);
    await word.waitFor({ state: 'detached' });
    expect(await spell.count()).toBe(1);
    await back(page);
    await gone(page);
    expect(at(page)).toBe(`/spells?spell=${SPELL.id}`);
    await back(page);
    await comesTo(page, '/overview');
  });

  it('comes back to the page from where a link of the upper of two leaves led', async () => {
    await turnTo(page, `/spells?spell=${SPELL.id}`);
    const spell = page.getByRole('dialog', { name: SPELL.name });
    await spell.locator('[lang=la] button').first().click();
    const word = page.getByRole('dialog', { name: /^The word/ });
    await word.getByRole('link').first().click();
    await page.waitForURL('**/academy?book=dictionary&word=*');
    await page.getByRole('dialog', { name: 'Dictionary' }).waitFor();
    await back(page);
    await page.waitForURL('**/spells?spell=*');
    // Its address opens it again.
    await spell.waitFor();
    await back(page);
    await gone(page);
    await back(page);
    await comesTo(page, '/overview');
  });

  it('closes a book that its shelf opened; by its cross it is put away for good', async () => {
    await turnTo(page, '/academy');
    const book = page.getByRole('dialog', { name: 'Dictionary' });
    const shelf = page.getByRole('link', { name: 'Dictionary' }).first();
    await shelf.click();
    await book.waitFor();
    await back(page);
    await gone(page);
    expect(at(page)).toBe('/academy');
    await forward(page);
    await book.waitFor();
    await book.getByRole('button', { name: 'Close' }).click();
    await gone(page);
    expect(at(page)).toBe('/academy');
    await back(page);
    await comesTo(page, '/overview');
  });

  it('leaves a leaf behind, by way of more than one entry, without being turned back by it', async () => {
    await turnTo(page, '/army?recruit');
    const leaf = page.getByRole('dialog', { name: 'Call the muster' });
    await leaf.waitFor();
    await page.evaluate('history.go(-2)');
    await comesTo(page, '/overview');
    await gone(page);
    await openMore(page);
    await turnTo(page, '/war');
    await page.getByRole('heading', { level: 1, name: 'War' }).waitFor();
    await gone(page);
    await turnTo(page, '/overview');
  });

  it('leads from one to another of two entries of one address that the router did not write, with a leaf’s between them', async () => {
    await turnTo(page, '/spells');
    await turnTo(page, '/war');
    await page.getByRole('heading', { level: 1, name: 'War' }).waitFor();
    await openMore(page);
    await page.keyboard.press('Escape');
    await gone(page);
    await turnTo(page, '/war');
    await back(page);
    await comesToALeafs(page);
    await back(page);
    await comesTo(page, '/spells');
    await turnTo(page, '/overview');
  });

  it('closes notices and the account’s leaf', async () => {
    await toTheWars(page);
    const bell = page.getByRole('button', { name: /^Notices/ });
    await bell.click();
    const notices = page.getByRole('dialog', { name: 'Notices' });
    await notices.waitFor();
    await back(page);
    await notices.waitFor({ state: 'detached' });
    expect(at(page)).toBe('/war');
    await back(page);
    await comesTo(page, '/overview');
  });
});
