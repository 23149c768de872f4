// The window as far as it can be narrowed, widened, enlarged and repainted by whoever reads it: nothing beyond its edge at 320 px though names be of the
// greatest length and without a blank, a page in the middle of a wide window, what is chosen told without colours of our own, a low window not half head; and a key that is held down is one press.
import { THROTTLE_MS } from '@sigilla/client/features/actions/throttle.ts';
import { characters, kingdoms } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { act, aRuler, meet } from '../rooms/visitors.ts';
import { ilvethOf } from '../support/characters.ts';
import { sideways } from './support/looked.ts';
import { inRealm, playAsGuest, turnTo } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { some } from '../support/tier.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { rewritten } from '../support/rewritten.ts';

const visit = inRealm();

/** The greatest length that a kingdom's and a character's name may have, of letters that are broad. */
const KINGDOM_NAME = `M${'w'.repeat(29)}`;
/** As far as WCAG 1.4.12 asks for. */
const SET_APART = `document.head.insertAdjacentHTML('beforeend',
  '<style id="setApart">* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }</style>')`;

const ILVETH_ID = 'ilveth';
const CHARACTER_NAME = `M${'w'.repeat(39)}`;

describe('a window of 320 px', () => {
  let visitor: Visitor;
  let battle: string;
  beforeAll(async () => {
    visitor = await visit({ viewport: { width: 320, height: 640 } });
    const { page } = visitor;
    await playAsGuest(page);
    const store = visit.store();
    const account = await visit.guest();
    const url = visit.url();
    const [one, other, third] = [await aRuler(url), await aRuler(url), await aRuler(url)];
    for (const { body } of (await store.find(kingdoms, 'power', { prefix: ['default-server'], limit: 50 }))
      .items) {
      await rewritten({ house: { store } }, body.id, ({ accountId, resources }) => ({
        name: accountId === account ? KINGDOM_NAME : `${KINGDOM_NAME.slice(4)}${body.id.slice(-4)}`,
        resources: { ...resources, gold: 999_999_999_999, food: 999_999_999_999 },
      }));
    }
    await act(url, one, 'initiate_battle', { targetUserId: account, armyId: 'army-1' });
    battle = `/battles/${await meet(url, other, third)}`;
    const ilveth = ilvethOf(account, 0);
    const longest = { ...ilveth, id: ILVETH_ID, choices: { ...ilveth.choices, name: CHARACTER_NAME } };
    await mustCommit(store, [create(characters, ILVETH_ID, longest)]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: KINGDOM_NAME }).waitFor();
  });
  afterAll(() => visitor.close());

  it.each(
    some(
      [
        ['/overview', 'What needs you'],
        ['/war', 'A rival'],
        ['/war?tab=requests', 'challenges you'],
        ['/war?tab=rankings', KINGDOM_NAME.slice(4)],
        ['/dnd', CHARACTER_NAME],
        [`/dnd/characters/${ILVETH_ID}`, CHARACTER_NAME],
        ['/heroes', 'My Heroes'],
        ['/battles', 'Being fought now'],
        ['/', 'Return to'],
      ],
      3,
    ),
  )('holds %s with names and sums of the greatest length', async (path, words) => {
    const { page } = visitor;
    await turnTo(page, path);
    await page.getByRole('main').getByText(words).first().waitFor();
    expect(await sideways(page)).toEqual([]);
  });

  it('ranks rulers with nothing beyond the edge of the table, and what has no column under the name', async () => {
    const { page } = visitor;
    await turnTo(page, '/war?tab=rankings');
    const table = page.getByRole('region', { name: 'Table of rankings' });
    await table.getByText(KINGDOM_NAME).waitFor();
    const beyond = (): Promise<number> => table.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(await beyond()).toBe(0);
    await table.getByText('honor 1,000 · no record yet').first().waitFor();
    await page.getByRole('radio', { name: 'by honor' }).click();
    await table.getByRole('columnheader', { name: 'honor' }).waitFor();
    expect(await table.getByRole('columnheader').count()).toBe(3);
    expect(await beyond()).toBe(0);
  });

  it('holds a battle between names of the greatest length', async () => {
    const { page } = visitor;
    await turnTo(page, battle);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('canvas').waitFor();
    expect(await sideways(page)).toEqual([]);
  });

  it.each(some(['/', '/sandtable', '/trade'], 3))(
    'holds %s where letters, words and lines are set apart',
    async (path) => {
      const { page } = visitor;
      await turnTo(page, path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(SET_APART);
      expect(await sideways(page)).toEqual([]);
      await page.evaluate(`document.querySelector('#setApart').remove()`);
    },
  );

  longIt('has a title and words for a sheet that nobody keeps', async () => {
    const { page } = visitor;
    await turnTo(page, '/dnd/characters/nobody');
    await page.getByRole('heading', { level: 1, name: 'No such character' }).waitFor();
  });

  longIt('keeps the place on the page when a leaf of the ledger is sifted', async () => {
    const { page } = visitor;
    await turnTo(page, '/ledger');
    const materials = page.getByRole('main').getByRole('radio', { name: 'Materials' });
    await materials.waitFor();
    await expect.poll(() => page.evaluate('scrollTo(0, 60), scrollY')).toBe(60);
    await materials.evaluate((one) => (one as unknown as { click(): void }).click());
    await page.waitForURL('**/ledger?of=materials');
    await page.getByRole('radio', { name: 'Materials', checked: true }).waitFor();
    expect(await page.evaluate('scrollY')).toBe(60);
  });

  longIt('is not half head where it is low, as a window is that is enlarged four times', async () => {
    const { page } = visitor;
    const stays = async (): Promise<number> => {
      await page.evaluate('scrollTo(0, 400)');
      return page.evaluate<number>(`document.querySelector('header').getBoundingClientRect().bottom`);
    };
    await turnTo(page, '/overview');
    await page.getByRole('heading', { level: 1, name: KINGDOM_NAME }).waitFor();
    expect(await stays()).toBeGreaterThan(100);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await stays()).toBeLessThan(0);
    await turnTo(page, '/war');
    await page.getByRole('heading', { name: 'A rival' }).waitFor();
    const sticking = `[...document.querySelectorAll('main *')].filter((one) => getComputedStyle(one).position === 'sticky').length`;
    expect(await page.evaluate(sticking)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
  });

  it('says what is chosen, and how full a bar is, in a palette of the reader’s own', async () => {
    const { page } = visitor;
    await page.emulateMedia({ forcedColors: 'active' });
    await turnTo(page, '/buildings');
    const shown = (selector: string, what: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('main ${selector}')).${what}`);
    await page.locator('main [role=radio][aria-checked=true]').first().waitFor();
    for (const [chosen, other] of [
      ['[role=radio][aria-checked=true]', '[role=radio][aria-checked=false]'],
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ] as const)
      expect(await shown(chosen, 'outlineStyle')).not.toBe(await shown(other, 'outlineStyle'));
    await turnTo(page, '/overview');
    await page.locator('main meter + div > div').first().waitFor({ state: 'attached' });
    const ground = await shown('meter + div', 'backgroundColor');
    expect(await shown('meter + div > div', 'backgroundColor')).not.toBe(ground);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

describe('a window of 1920 px', () => {
  /** What lies beside the page at either hand, beyond navigation and its own margin, and whether its head is as broad as its matter. */
  const BESIDE = `(() => {
    const of = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [page, head] = [of('main'), of('header')];
    const left = page.left - of('aside').right;
    const right = document.documentElement.clientWidth - page.right;
    return { astray: Math.abs(left - right), broad: page.width, isOne: Math.abs(head.left - page.left) < 1 && Math.abs(head.right - page.right) < 1 };
  })()`;

  it('has a page in the middle of what the navigation leaves, and a scene that is seen whole', async () => {
    const visitor = await visit({ viewport: { width: 1920, height: 1080 } });
    const { page } = visitor;
    await playAsGuest(page);
    for (const path of some(['/army', '/overview', '/war', '/ledger', '/academy'], 2)) {
      await turnTo(page, path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const { astray, broad, isOne } = await page.evaluate<{ astray: number; broad: number; isOne: boolean }>(
        BESIDE,
      );
      expect(astray, path).toBeLessThan(2);
      expect(broad, path).toBeGreaterThan(1400);
      expect(isOne, path).toBe(true);
    }
    await turnTo(page, '/army');
    const scene = page.getByRole('region', { name: /, drawn up$/ });
    await scene.waitFor();
    expect((await scene.boundingBox())?.height).toBeLessThan(760);
    await visitor.close();
  });
});

describe('a key that is held down', () => {
  it('is one press, and the next is another', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await playAsGuest(page);
    const account = await visit.guest();
    const spent = async (): Promise<number | undefined> =>
      (await visit.store().find(kingdoms, 'account', { prefix: [account], limit: 1 })).items[0]?.body
        .turnsSpent;
    await turnTo(page, '/actions');
    const button = page.getByRole('button', { name: /^×5\b.*Tax Collection/ });
    await button.focus();
    const isFree = () => button.and(page.locator(':not([aria-busy], [aria-disabled])')).waitFor();
    for (let beat = 0; beat < 3; beat += 1) {
      await page.keyboard.down('Enter');
      await expect.poll(spent).toBe(10);
      await isFree();
    }
    await page.keyboard.up('Enter');
    // A hand that shakes is given a second (actions/throttle.ts).
    await page.waitForTimeout(THROTTLE_MS);
    await page.keyboard.press('Enter');
    await expect.poll(spent).toBe(20);
    await visitor.close();
  });
});
