// What a ruler expects of a window: focus comes back when a leaf is put away, the kingdom can bear another name, another can be founded and returned from,
// and a second tab follows what the first one does.
import { magicContent } from '@sigilla/content/magic/index.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { characters, characterTables, kingdoms } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longDescribe, longIt } from '../support/longIt.ts';
import { ILVETH, ilvethOf } from '../support/characters.ts';
import { lookAt } from './support/looked.ts';
import { picture } from './support/pictures.ts';
import { inOne, inRealm, playAsGuest, register, STIRRING, turnTo } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { rewritten as rewrittenIn } from '../support/rewritten.ts';

const visit = inRealm();

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.activeElement?.innerText?.split('\\n')[0] ?? ''`);

/** Whoever is signed in, as the browser remembers them (client/session/session.ts). */
const accountOf = async (page: Page): Promise<AccountId> =>
  AccountId.parse((await page.evaluate<string>("localStorage.getItem('sigilla.visited')")).split(' ')[0]);

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
    await turnTo(page, '/actions');
    await page.getByRole('button', { name: /^×1 Tax Collection/ }).press('Enter');
    const leaf = page.getByRole('dialog', { name: 'Action Completed!' });
    await leaf.waitFor();
    await page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('×1');
  });

  it('finds nothing to press in what the tab before shows, from the moment that another is chosen', async () => {
    const { page } = visitor;
    await turnTo(page, '/heroes');
    await page.getByText('No Heroes Recruited').waitFor();
    const wereInert = await page.evaluate<boolean[]>(`(async () => {
      const next = [...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.startsWith('Available'));
      const shown = () => [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.childElementCount > 0);
      const before = shown().map((panel) => panel.inert);
      next.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
      await null;
      return [...before, ...shown().map((panel) => panel.inert)];
    })()`);
    expect(wereInert).toEqual([false, true]);
    await page.getByText('No Heroes Recruited').waitFor({ state: 'detached' });
    expect(await page.locator('[role=tabpanel][inert]').count()).toBe(0);
  });

  it('is led to the tab that an address names, which stays in sight when the phone is turned', async () => {
    const { page } = visitor;
    await turnTo(page, '/heroes?tab=manage');
    await page.getByRole('tab', { name: 'Management', selected: true }).waitFor();
    await turnTo(page, '/heroes');
    await page.getByRole('tab', { name: 'My Heroes', selected: true }).waitFor();
    await turnTo(page, '/war?tab=rankings');
    await page.setViewportSize({ width: 360, height: 740 });
    const chosen = page.getByRole('tab', { name: 'Rankings', selected: true });
    const right = async (): Promise<number> => {
      const box = await chosen.boundingBox();
      return box === null ? Infinity : box.x + box.width;
    };
    await expect.poll(right).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('settles what an army does while its ruler is away, by keyboard, and finds it so on the next visit', async () => {
    const { page } = visitor;
    await turnTo(page, '/army');
    const bearing = page.getByRole('radiogroup', { name: 'How it bears itself while you are away' });
    const targets = page.getByRole('radiogroup', { name: 'Whom it looks for while you are away' });
    await bearing.getByRole('radio', { name: 'Captains decide', checked: true }).waitFor();
    await bearing.getByRole('radio', { name: 'Press' }).press('Space');
    await bearing.getByRole('radio', { name: 'Press', checked: true }).waitFor();
    await targets.getByRole('radio', { name: 'Archers' }).press('Space');
    await targets.getByRole('radio', { name: 'Archers', checked: true }).waitFor();
    await lookAt(page, 'army-doctrine-1280');
    await page.setViewportSize({ width: 360, height: 740 });
    await lookAt(page, 'army-doctrine-360');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await bearing.getByRole('radio', { name: 'Press', checked: true }).waitFor();
    await targets.getByRole('radio', { name: 'Archers', checked: true }).waitFor();
  });

  longIt(
    'LR-063 is back on the page when the muster is over, which ends in a line and in no leaf; the next one begins with one man again',
    async () => {
      const { page } = visitor;
      await turnTo(page, '/army');
      await page.getByRole('button', { name: 'Recruit More' }).press('Enter');
      await page.getByRole('button', { name: 'More: How many' }).press('Enter');
      await expect.poll(() => page.getByRole('spinbutton', { name: 'How many' }).inputValue()).toBe('2');
      await page.getByRole('button', { name: /^Recruit ?\d/ }).press('Enter');
      await page.getByRole('dialog', { name: 'Call the muster' }).waitFor({ state: 'detached' });
      expect(await page.getByRole('dialog').count()).toBe(0);
      await expect.poll(() => focused(page)).toBe('Recruit More');
      await page.getByRole('button', { name: 'Recruit More' }).press('Enter');
      await expect.poll(() => page.getByRole('spinbutton', { name: 'How many' }).inputValue()).toBe('1');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  );

  longIt('gives the kingdom another name, and is told why not', async () => {
    const { page } = visitor;
    await turnTo(page, '/overview');
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

  longIt('founds a second kingdom on another game server, and goes back to the first', async () => {
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

  /** The kingdom that is ruled here, written anew; how else would a purse fill or a study end at once? */
  const rewritten = async (change: (kingdom: Kingdom) => Partial<Kingdom>): Promise<void> => {
    const store = visit.store();
    const own = { prefix: [await accountOf(visitor.page)], limit: 2 };
    const kingdom = (await store.find(kingdoms, 'account', own)).items.find(
      ({ body }) => body.name === 'Matutina',
    );
    if (kingdom === undefined) throw new Error('nobody rules here');
    await rewrittenIn({ house: { store } }, kingdom.id, change);
  };

  longIt(
    'KR-082 the news of a study is put away by Escape, beside the leaf, by its close, or by playing on',
    async () => {
      const { page } = visitor;
      const told = page.getByRole('dialog', { name: 'Research Complete!' });
      const ways: readonly (readonly [string, () => Promise<void>])[] = [
        ['open_book', () => page.keyboard.press('Escape')],
        ['open_hands', () => page.mouse.click(8, 400)],
        ['hoarfrost', () => told.getByRole('button', { name: 'Close' }).click()],
        ['second_candle', () => told.getByRole('button', { name: 'Continue Playing' }).click()],
      ];
      for (const [spell, putAway] of ways) {
        await rewritten(({ magic }) => ({ magic: { ...magic, learned: [...magic.learned, spell] } }));
        await page.goto('/overview');
        await told.getByRole('heading', { name: magicContent.spells.get(spell)?.name ?? spell }).waitFor();
        await putAway();
        await told.waitFor({ state: 'detached' });
      }
      // Put away is put away.
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Matutina', exact: true }).waitFor();
      expect(await told.count()).toBe(0);
    },
  );

  longDescribe('who has made seven characters', () => {
    const NAMES = ['Ada', 'Bede', 'Cuthbert', 'Dunstan', 'Edith', 'Frida', 'Godric'];
    /** What was asked of the house, which answers when it is let. */
    let gate = Promise.withResolvers<void>();
    let asked = 0;
    const BUSY = 'Another action is in progress. Please wait a moment and try again.';
    const done = async (page: Page): Promise<void> => {
      const leaf = page.getByRole('dialog', { name: 'Action Completed!' });
      await leaf.getByRole('button', { name: 'Done' }).click();
      await leaf.waitFor({ state: 'detached' });
    };

    beforeAll(async () => {
      const { page } = visitor;
      const accountId = await accountOf(page);
      await rewritten(({ resources }) => ({ resources: { ...resources, gold: 5000 } }));
      await visit.store().commit([
        ...NAMES.map((name, at) =>
          create(characters, `seventh-${at}`, {
            ...ilvethOf(accountId, at),
            id: `seventh-${at}`,
            choices: { ...ILVETH, name },
          }),
        ),
        create(characterTables, accountId, { accountId, seated: NAMES.length, rolls: [] }),
      ]);
      // Without a room deeds go by a road that can be barred.
      await page.route('**/matchmake/**', (route) => route.abort());
      await page.route('**/api/actions', async (route) => {
        asked += 1;
        await gate.promise;
        await route.continue();
      });
    });
    afterAll(() => visitor.page.unrouteAll({ behavior: 'ignoreErrors' }));

    it('KR-035 KR-036 sees six of them in the empty hall and how many more there are; while one takes service, no other does, and then the hall is shown', async () => {
      const { page } = visitor;
      await page.goto('/heroes');
      const imports = page.getByRole('button', { name: /^Import as Hero/ });
      await page.getByText('And 1 more character...').waitFor();
      expect(await imports.count()).toBe(NAMES.length - 1);
      await page.getByRole('tab', { name: /^Management/ }).click();
      await expect.poll(() => imports.count()).toBe(NAMES.length);
      await page.getByRole('button', { name: /^Import as Hero ?: Bede/ }).click();
      await page.getByRole('button', { name: 'Importing...' }).waitFor();
      const barred = imports.and(page.locator('[aria-disabled="true"]'));
      await expect.poll(() => barred.count()).toBe(NAMES.length - 1);
      expect(await page.getByText(BUSY).count()).toBe(NAMES.length - 1);
      await page.getByRole('button', { name: /^Import as Hero ?: Ada/ }).press('Enter');
      await expect.poll(() => asked).toBe(1);
      gate.resolve();
      await done(page);
      await page.getByRole('tab', { name: /^My Heroes ?1/, selected: true }).waitFor();
      await page.getByRole('article', { name: 'Bede' }).waitFor();
      expect(asked).toBe(1);
    });

    it('KR-034 while a hero is recruited the button says so, and no other is', async () => {
      const { page } = visitor;
      gate = Promise.withResolvers<void>();
      await page.getByRole('tab', { name: /^Available/ }).click();
      await page.getByRole('button', { name: /^Hob Underpike/ }).click();
      await page.getByRole('button', { name: /^Recruit Hob Underpike/ }).click();
      await page.getByRole('button', { name: 'Recruiting...' }).waitFor();
      const others = page.getByRole('tabpanel').getByRole('listitem').getByRole('button');
      await others.and(page.locator(':not(:has-text("Hob Underpike"))')).first().click();
      await page
        .getByRole('button', { name: /^Recruit / })
        .and(page.locator('[aria-disabled="true"]'))
        .waitFor();
      await page.getByText(BUSY).waitFor();
      gate.resolve();
      await done(page);
      await page.getByRole('tab', { name: /^My Heroes ?2/ }).waitFor();
      expect(asked).toBe(2);
    });

    it('lets one go by a word of its own: kept, refused with the house’s words, and gone; the hero stays', async () => {
      const { page } = visitor;
      await page.goto('/dnd/characters/seventh-1');
      const leaf = page.getByRole('dialog', { name: 'Let Bede go?' });
      const letGo = page.getByRole('button', { name: 'Delete', exact: true });
      await letGo.click();
      await leaf.getByText('A hero who has been this character stays in your service.').waitFor();
      await leaf.getByRole('button', { name: 'Keep' }).click();
      await leaf.waitFor({ state: 'detached' });
      await page.getByRole('article', { name: 'Bede' }).waitFor();
      const failure = {
        success: false,
        code: 'busy',
        error: 'Another scribe is writing there.',
        requestId: 'r1',
      };
      await page.route('**/delete', (route) => route.fulfill({ status: 409, json: failure }), { times: 1 });
      await letGo.click();
      await leaf.getByRole('button', { name: 'Delete Bede' }).click();
      await leaf.getByRole('alert').getByText(failure.error).waitFor();
      await leaf.getByRole('button', { name: 'Delete Bede' }).click();
      await page.waitForURL('**/dnd');
      await page.getByText('6 of 24 chairs').waitFor();
      expect(await page.getByRole('link', { name: /^Bede/ }).count()).toBe(0);
      await page.goto('/heroes');
      await page.getByRole('button', { name: /^Bede/ }).first().waitFor();
    });
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
  it.each(inOne('360').map(({ name, ...window }) => [name, window] as const))(
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
