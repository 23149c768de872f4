// A ruler who goes by nothing but the keyboard: the place is never lost when what it stood on is taken away, nothing that has it lies out of sight, and Escape
// is for the leaf before it is for a notice over it, which covers nothing that can be pressed.
import { kingdoms } from '@sigilla/server/store/collections.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { COARSE } from './support/pictures.ts';
import { becomeGuest, inOne, inRealm, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { LONG, some } from '../support/tier.ts';
import { rewritten } from '../support/rewritten.ts';

const visit = inRealm();

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `(document.activeElement === document.body ? 'nothing' : document.activeElement.matches('main') ? 'the page' : document.activeElement.textContent.trim())`,
  );

const NOBODY = 'nothing has the keyboard';

/** What has the keyboard and lies beneath something else or beyond the window; null when it is in sight. */
const OUT_OF_SIGHT = `(() => {
  const it = document.activeElement;
  if (it === null || it === document.body) return '${NOBODY}';
  // A box to be ticked, and what is said to readers alone, are shown by what is around them.
  const shown = it.closest('label') ?? it;
  const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
  const said = it.tagName + ' ' + (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 50);
  if (width === 0 || height === 0) return said + ' has no size';
  if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return said + ' is beyond the window';
  const x = Math.min(innerWidth - 1, Math.max(0, (left + right) / 2));
  const from = Math.max(0, top + 3);
  const to = Math.min(innerHeight - 1, bottom - 3);
  const points = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((share) => from + share * Math.max(0, to - from));
  const over = points.map((y) => document.elementFromPoint(x, y));
  if (over.some((one) => one !== null && (shown.contains(one) || one.contains(shown)))) return null;
  return said + ' lies beneath ' + over.map((one) => one?.tagName + '.' + one?.className).join(', ');
})()`;

/** A page of each kind, and words that tell that it is there. */
const PAGES: readonly (readonly [path: string, words: string])[] = [
  ['/overview', 'What pays'],
  ['/buildings', 'a turn'],
  ['/army', 'army power'],
  ['/actions', 'Let turns pass'],
  ['/spells', 'By candle'],
  ['/trade', 'Bulk Exchange'],
  ['/great-works', 'Cannot Construct Yet'],
  ['/heroes', 'No Heroes Recruited'],
  ['/war', 'The challenge'],
  ['/academy', 'A first sentence'],
  ['/ledger', 'Line by line'],
  ['/achievements', 'unlocked'],
];
/** Pages with a leaf beside them on a wide window. Every second page is gone through on a phone, where head and foot cover most; in the long tier all are, on both. */
const WITH_LEAF_BESIDE = ['/buildings', '/army', '/spells'];

/** A guest who lacks nothing. */
const aRichGuest = async (window: (typeof WINDOWS)[number]): Promise<Visitor> => {
  const { name: _, ...look } = window;
  const visitor = await visit({ ...look, ...COARSE });
  await becomeGuest(visitor.page);
  const own = { prefix: [await visit.guest()], limit: 1 };
  const [kingdom] = (await visit.store().find(kingdoms, 'account', own)).items;
  if (kingdom === undefined) throw new Error('nobody rules here');
  const plenty = { gold: 9000, materials: 9000, mana: 9000, researchPoints: 9000, land: 500 };
  await rewritten({ house: { store: visit.store() } }, kingdom.id, ({ resources }) => ({
    resources: { ...resources, ...plenty },
  }));
  return visitor;
};

describe.each(WINDOWS)('by the keyboard at $name px', (window) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await aRichGuest(window);
  });
  afterAll(() => visitor.close());

  const pages =
    window.name === '360'
      ? some(PAGES, 4)
      : PAGES.filter(([path]) => LONG || WITH_LEAF_BESIDE.includes(path));
  it.each(pages)('whatever Tab comes to on %s is in sight', async (path, words) => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    const hidden: string[] = [];
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate<string | null>(OUT_OF_SIGHT);
      // Behind the last of the page the keyboard is with the window itself.
      if (step > 20 && fault === NOBODY) break;
      if (fault !== null) hidden.push(`${step}: ${fault}`);
    }
    expect(hidden).toEqual([]);
  });
});

describe.each(inOne('1280'))('the place of the keyboard at $name px', (window) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await aRichGuest(window);
  });
  afterAll(() => visitor.close());

  it('whoever takes the last bargain out of the basket is on the page, and on the next one before', async () => {
    const { page } = visitor;
    await page.goto('/trade');
    const into = page.getByRole('button', { name: /^Into the basket/ });
    await into.nth(0).press('Enter');
    await into.nth(1).press('Enter');
    await page.getByRole('button', { name: /^Take out/ }).first().press('Enter'); // prettier-ignore
    await expect.poll(() => focused(page)).toMatch(/^Take out/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^(the page|Into the basket|Trade)/);
  });

  longIt(
    'whoever begins a study is on its line, and whoever puts a plot’s leaf away is on its plot',
    async () => {
      const { page } = visitor;
      await page.goto('/spells');
      await page.getByRole('tab', { name: 'Technologies' }).click();
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Crop Rotation' }) });
      await row.getByRole('button', { name: /^Research/ }).press('Enter');
      await row.getByRole('button', { name: /^Give up/ }).waitFor();
      await expect.poll(() => focused(page)).toMatch(/Crop Rotation$/);
      await page.goto('/buildings');
      const leaf = page.getByRole('region', { name: 'Farm', exact: true });
      await page.locator('[data-plot="farm"]').press('Enter');
      await leaf.getByRole('button', { name: 'Close' }).press('Enter');
      await leaf.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toMatch(/^Farm/);
    },
  );

  it('whoever builds keeps the button, while it waits and when it is refused', async () => {
    const { page } = visitor;
    await page.goto('/buildings');
    await page.locator('[data-plot="farm"]').press('Enter');
    const button = page.getByRole('region', { name: 'Farm', exact: true }).getByRole('button', { name: /^Construct/ }); // prettier-ignore
    const dial = page.getByRole('link', { name: /^Turns ?\d+\/100/ });
    const before = await dial.innerText();
    await button.press('Enter');
    await expect.poll(() => dial.innerText()).not.toBe(before);
    await expect.poll(() => focused(page)).toMatch(/Construct\s*Farm/);
  });

  longIt(
    'Escape puts a leaf away before the notice over it, which covers nothing that can be pressed on a wide window',
    async () => {
      const { page } = visitor;
      await page.goto('/army');
      await page.getByRole('button', { name: 'Recruit More' }).press('Enter');
      const muster = page.getByRole('dialog', { name: 'Call the muster' });
      await muster.getByRole('button', { name: /^Recruit/ }).press('Enter');
      await muster.waitFor({ state: 'detached' });
      const notice = page.locator('[data-notice]');
      await notice.waitFor();
      await expect
        .poll(() =>
          page.evaluate<readonly string[]>(`(() => {
          if (innerWidth < 760) return [];
          const { left, top, right, bottom } = document.querySelector('[data-notice]').getBoundingClientRect();
          return [...document.querySelectorAll('main button, main a[href], main input')].flatMap((one) => {
            const box = one.getBoundingClientRect();
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom ? [one.textContent] : [];
          });
        })()`),
        )
        .toEqual([]);
      await page.getByRole('button', { name: 'Recruit More' }).press('Enter');
      await muster.waitFor();
      await page.keyboard.press('Escape');
      await muster.waitFor({ state: 'detached' });
      expect(await notice.count()).toBe(1);
      await expect.poll(() => focused(page)).toBe('Recruit More');
      await page.keyboard.press('Escape');
      await notice.waitFor({ state: 'detached' });
    },
  );
});
