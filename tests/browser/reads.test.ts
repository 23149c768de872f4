// What a page reads: which rows it draws anew for a change, and that what it waits for, is refused, tries again and has from before the line fell, is said.
import { characters } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { magicContent } from '@sigilla/content/magic/index.ts';
import { TRADES } from '@sigilla/engine/kingdom/trade.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { ilvethOf } from '../support/characters.ts';
import { LONG, some } from '../support/tier.ts';
import { goOffline } from './support/offline.ts';
import { COARSE } from './support/pictures.ts';
import { becomeGuest, inRealm, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { countRenders, drawnWhile } from './support/renders.ts';

const visit = inRealm();

describe('a list', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit({ ...WINDOWS[0], ...COARSE });
    await countRenders(visitor.page);
    await becomeGuest(visitor.page);
  });
  afterAll(() => visitor.close());

  /** Of two choices one after the other, all rows that were drawn anew by the second: nobody but those two. */
  it.each(
    some(
      [
        {
          rows: 'plots of the town',
          path: '/buildings',
          all: [...kingdomContent.buildings.keys()],
          first: (page: Page) => page.locator('[data-plot="farm"]'),
          second: (page: Page) => page.locator('[data-plot="barracks"]'),
          keys: ['farm', 'barracks'],
        },
        {
          rows: 'spells of the table',
          path: '/spells',
          all: [...magicContent.spells.keys()],
          first: (page: Page) => page.getByRole('button', { name: 'Hoarfrost', exact: true }),
          second: (page: Page) => page.getByRole('button', { name: 'The Open Book', exact: true }),
          keys: ['hoarfrost', 'open_book'],
        },
        {
          rows: 'soldiers to be recruited',
          path: '/army?recruit',
          all: [...kingdomContent.units.keys()],
          first: (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Pikemen|^Pikeman/ }),
          second: (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Archer/ }),
          keys: ['pikemen', 'archers'],
        },
        {
          rows: 'bargains',
          path: '/trade',
          all: Object.keys(TRADES),
          first: (page: Page) => page.getByRole('button', { name: /^More: Quantity/ }).nth(1),
          second: (page: Page) => page.getByRole('button', { name: /^Into the basket/ }).nth(0),
          keys: Object.keys(TRADES).slice(0, 1),
        },
      ],
      3,
    ),
  )('of $rows draws no row anew for another row’s change', async ({ path, all, first, second, keys }) => {
    const { page } = visitor;
    await page.goto(path);
    if (path === '/spells') await page.getByRole('radio', { name: 'Table' }).click();
    if (path === '/buildings') await page.getByRole('radio', { name: 'Town' }).click();
    await first(page).click();
    const drawn = await drawnWhile(page, () => second(page).click());
    const rows = drawn.filter((key) => all.includes(key));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('what a page reads', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit({ ...WINDOWS[1], ...COARSE });
    await becomeGuest(visitor.page);
    const ilveth = ilvethOf(await visit.guest(), 0);
    await visit.store().commit([create(characters, ilveth.id, ilveth)]);
  });
  afterAll(() => visitor.close());

  /** What is said of whatever is awaited without a line. */
  const ANYWHERE = 'What belongs here comes by itself when it is back.';
  const KINGDOM = {
    reads: '**/api/kingdom?*',
    waits: 'Opening the rolls of your kingdom',
    fails: 'The rolls could not be opened',
  };
  /** The same frame is around each of these (client/realm/WithKingdom.tsx). */
  const ELSEWHERE = [
    { path: '/heroes', ...KINGDOM, shows: 'No Heroes Recruited' },
    { path: '/actions', ...KINGDOM, shows: 'Let turns pass' },
    { path: '/buildings', ...KINGDOM, shows: 'Synergies' },
    { path: '/army', ...KINGDOM, shows: 'Recruit More' },
    { path: '/trade', ...KINGDOM, shows: 'Resource Exchange' },
    { path: '/artifacts', ...KINGDOM, shows: 'No artifacts discovered' },
    { path: '/great-works', ...KINGDOM, shows: 'Cannot Construct Yet' },
    {
      path: '/ledger',
      reads: '**/api/ledger/course?*',
      waits: 'Adding it up',
      fails: 'The sums could not be had',
      shows: 'Came and went',
      lacks: ANYWHERE,
    },
  ];
  const CHARACTERS = {
    reads: '**/api/dnd/characters',
    fails: 'Error loading D&D characters: Another scribe is writing there.',
  };
  it.each<{
    readonly path: string;
    readonly tab?: string;
    readonly reads: string;
    readonly waits: string;
    readonly fails: string;
    readonly shows: string;
    /** Said where there is no line before anything was read. */
    readonly lacks?: string;
  }>(
    some(
      [
        { path: '/spells', ...KINGDOM, shows: 'The six schools', lacks: ANYWHERE },
        ...(LONG ? ELSEWHERE : []),
        {
          path: '/achievements',
          reads: '**/api/achievements?*',
          waits: 'Taking the cloth off the wall',
          fails: 'The gallery is locked',
          shows: 'unlocked',
          lacks: ANYWHERE,
        },
        {
          path: '/overview',
          reads: '**/api/ledger/course?*',
          waits: 'Looking back',
          fails: 'The years could not be looked up',
          shows: 'The first page holds one line',
          lacks: ANYWHERE,
        },
        {
          path: '/account',
          reads: '**/api/account',
          waits: 'Looking you up in the register',
          fails: 'The register could not be opened',
          shows: 'Where you are signed in',
          lacks: ANYWHERE,
        },
        {
          path: '/dnd',
          ...CHARACTERS,
          waits: 'Loading your characters...',
          shows: '1 of 24 chairs',
          lacks: 'Your characters are kept by the house',
        },
        {
          path: '/dnd/characters/ilveth',
          ...CHARACTERS,
          reads: '**/api/dnd/characters/ilveth',
          waits: 'Unrolling the sheet...',
          shows: 'Ilveth Underbough',
          lacks: 'The sheet comes by itself',
        },
        {
          path: '/heroes',
          tab: 'Management',
          ...CHARACTERS,
          waits: 'Loading D&D characters...',
          shows: 'Ilveth Underbough',
          lacks: 'Your characters come by themselves',
        },
      ],
      3,
    ),
  )('KT-130 is awaited, refused, tried again and old at $path ($waits), and each is said', async (row) => {
    const { path, tab, reads, waits, fails, shows, lacks } = row;
    const { page } = visitor;
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Without a room a page has nothing but what it asks for.
    await page.route('**/matchmake/**', (route) => route.abort());
    const gate = Promise.withResolvers<'refuse'>();
    await page.route(reads, async (route) => {
      await gate.promise;
      await route.fulfill({
        status: 409,
        json: { success: false, code: 'busy', error: 'Another scribe is writing there.', requestId: 'r1' },
      });
    });
    await page.goto(path);
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
    const status = page.getByRole('status');
    await page
      .getByRole('status', { name: waits })
      .or(status.filter({ hasText: waits }))
      .first()
      .waitFor();
    gate.resolve('refuse');
    const alert = page.getByRole('alert').filter({ hasText: fails });
    await alert.waitFor();
    await page.unroute(reads);
    if (lacks === undefined) await alert.getByRole('button', { name: 'Try again' }).click();
    else {
      await goOffline(page);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(lacks).filter({ visible: true }).first().waitFor();
      await page.context().setOffline(false);
    }
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await goOffline(page);
    await page
      .getByText('You are offline. What you see may be old.')
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await page.context().setOffline(false);
  });

  it('of one stock is not shown under the name of another for want of a line', async () => {
    const { page } = visitor;
    await page.goto('/ledger');
    const sums = page.getByRole('region', { name: 'Gold held' });
    await sums.waitFor();
    await goOffline(page);
    await page.getByRole('radio', { name: 'Food' }).click();
    await page.getByRole('heading', { name: 'Where did my food go?' }).waitFor();
    await page.getByText(ANYWHERE).filter({ visible: true }).first().waitFor();
    await expect.poll(() => sums.count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('region', { name: 'Food held' }).waitFor();
  });

  longIt('LR-037 reads the climb anew every half a minute while it is looked at', async () => {
    const page = await visitor.page.context().newPage();
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/level-progression')) asked += 1;
    });
    await page.goto('/overview');
    await page.getByRole('button', { name: 'Show the climb', exact: true }).click();
    await expect.poll(() => asked).toBe(1);
    const later = async (): Promise<number> => {
      await page.clock.fastForward(30_000);
      return asked;
    };
    await expect.poll(later).toBeGreaterThan(1);
    await expect.poll(later).toBeGreaterThan(2);
    await page.close();
  });
});
