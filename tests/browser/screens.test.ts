// Every screen, on a wide window by day and a phone by night: axe finds nothing, nothing overflows sideways, the console is clean. Everything stirs in the wide window. Pictures of each can be had (support/pictures.ts).
import { readFileSync } from 'node:fs';
import { characters, kingdoms } from '@sigilla/server/store/collections.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { magicContent } from '@sigilla/content/magic/index.ts';
import { TRADES } from '@sigilla/engine/kingdom/trade.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ilvethOf } from '../support/characters.ts';
import { lookAt } from './support/looked.ts';
import { goOffline } from './support/offline.ts';
import { inRealm, playAsGuest, STIRRING, turnTo, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { countRenders, drawnWhile } from './support/renders.ts';

/** Longer than any step here takes: a window closes when the test lets the time pass, and not before. */
const WINDOW_SECONDS = 60;
const visit = inRealm({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS });

describe.each(WINDOWS)('at $name px', ({ name, ...window }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit({ ...window, ...(name === '1280' ? STIRRING : {}) });
  });
  afterAll(() => visitor.close());

  const look = (screen: string): Promise<void> => lookAt(visitor.page, `${screen}-${name}`);

  it.each([
    ['landing', '/', 'Rule a realm'],
    ['register', '/register', 'Begin Your Reign'],
    ['login', '/login', 'Sign In'],
    ['guest', '/guest', 'guest'],
    ['fields', '/battles', 'Lately decided'],
    ['lost', '/no-such-page', 'Sigilla'],
  ])('%s is fit to be looked at', async (screen, path, words) => {
    await visitor.page.goto(path);
    await visitor.page.getByText(words).first().waitFor();
    await look(screen);
  });

  it('a guest is in the realm with one press', async () => {
    await playAsGuest(visitor.page);
    await look('overview');
  });

  it('LT-150 LT-152 LT-153 LT-154 the climb is shown from the badge: road, account, what opens where, and the quest', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /commoner. Show the climb/ }).click();
    const leaf = page.getByRole('dialog', { name: 'Level Progression' });
    await leaf.getByText('Commoners rule from level 1 to 10.').waitFor();
    await look('climb');
    await leaf.getByRole('tab', { name: 'Your Progress' }).click();
    await leaf.getByText('Nothing has been learned yet').waitFor();
    await leaf.getByRole('tab', { name: 'Feature Unlocks' }).click();
    for (const feature of ['Spell Paths', 'War Council', 'Guilds & PvP'])
      await leaf.getByRole('heading', { name: feature }).first().waitFor();
    await look('climb-unlocks');
    await leaf.getByRole('tab', { name: 'Morpheus Quest' }).click();
    await leaf.getByText('Morpheus pays when all of it stands').waitFor({ state: 'attached' });
    await look('climb-quest');
    await page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'detached' });
  });

  it.each([
    ['buildings', '/buildings', 'built · the realm gives'],
    ['army', '/army', 'army power'],
    ['heroes', '/heroes', 'No Heroes Recruited'],
    ['actions', '/actions', 'Tax Collection'],
    ['spells', '/spells', 'The six schools'],
    ['artifacts', '/artifacts', 'No artifacts discovered'],
    ['trade', '/trade', 'Resource Exchange'],
    ['great-works', '/great-works', 'Cannot Construct Yet'],
    ['war', '/war', 'The challenge'],
    ['war-requests', '/war?tab=requests', 'To be answered'],
    ['war-history', '/war?tab=history', 'Battles fought'],
    ['war-rankings', '/war?tab=rankings', 'win rate'],
    ['recruit', '/army?recruit', 'How many'],
    ['academy', '/academy', 'Your desk, ruled and waiting'],
    ['ledger', '/ledger', 'Line by line'],
  ])('%s is fit to be looked at', async (screen, path, words) => {
    await turnTo(visitor.page, path);
    await visitor.page.getByText(words).first().waitFor();
    await look(screen);
  });

  it('a spell is chosen on its tree by arrows, Enter opens its leaf, Escape leads back; its study is seen by candle', async () => {
    const { page } = visitor;
    await turnTo(page, '/spells');
    const trees = page.getByRole('toolbar', { name: 'The six schools, spell by spell' });
    const focused = (): Promise<string | null> =>
      page.evaluate<string | null>('document.activeElement?.textContent ?? null');
    const chosenIs = (spell: string): Promise<void> =>
      trees.locator('[aria-pressed="true"]').filter({ hasText: spell }).waitFor({ state: 'attached' });
    const leaf = page.getByRole(name === '360' ? 'dialog' : 'region', { name: 'The Open Book' });
    await trees.getByRole('button', { name: 'The Open Book, can be studied' }).focus();
    await page.keyboard.press('ArrowUp');
    await chosenIs('The Second Candle');
    // Over the column, into the next school.
    for (const way of ['ArrowDown', 'ArrowLeft']) await page.keyboard.press(way);
    await chosenIs('Open Hands');
    await page.keyboard.press('ArrowRight');
    await chosenIs('The Open Book');
    expect(await trees.locator('button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await leaf.and(page.locator(':focus')).waitFor();
    await look('spells-leaf');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('The Open Book, can be studied');
    await page.keyboard.press('Enter');
    await leaf.getByRole('button', { name: /^Research The Open Book/ }).click();
    await page.getByRole('region', { name: 'By candle' }).getByText('0 of 13 turns').waitFor();
    await trees
      .getByRole('button', { name: 'The Open Book, being studied, 0%' })
      .waitFor({ state: 'attached' });
    await look('spells-studying');
    await page.getByRole('tab', { name: 'Technologies' }).click();
    await page.getByRole('heading', { name: 'Crop Rotation' }).waitFor();
    await look('spells-technologies');
    await page.getByRole('tab', { name: 'The six schools' }).click();
    await page.getByRole('radio', { name: 'Table' }).click();
    await page.getByRole('row', { name: /Hoarfrost/ }).waitFor();
    await look('spells-table');
  });

  it('LR-218 an action ends in a sealed leaf that says what was spent and gained', async () => {
    const { page } = visitor;
    await turnTo(page, '/actions');
    await page.getByRole('button', { name: /^×1 Tax Collection/ }).click();
    const leaf = page.getByRole('dialog', { name: 'Action Completed!' });
    await leaf.waitFor();
    await leaf.getByText('Spent and gained').waitFor();
    await leaf.getByText('While two turns passed').waitFor();
    await look('result');
    await leaf.getByRole('tab', { name: 'Technical Details' }).click();
    await leaf.getByText('transaction id').waitFor();
    await leaf.getByRole('button', { name: 'Done' }).click();
    await leaf.waitFor({ state: 'detached' });
    await page.getByText('98/100').first().waitFor();
  });

  it('ER-040 ER-041 ER-042 ET-058 achievements are sifted on their wall, what is locked shows how far one has come, what is hidden only how many there are', async () => {
    const { page } = visitor;
    await turnTo(page, '/achievements');
    await page.getByRole('heading', { name: 'Achievements gallery' }).waitFor();
    await page.getByRole('button', { name: /^Show \d+ further achievements$/ }).click();
    const card = page.getByRole('article', { name: 'Three roofs and a rooster' });
    await card.getByRole('meter').waitFor({ state: 'attached' });
    await page.getByText('lie under wax').waitFor();
    await look('achievements');
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such deed');
    await page.getByText('No achievements found matching your filters.').waitFor();
    await look('achievements-none');
    await page.getByRole('button', { name: 'Take the filters away' }).click();
    await page.getByRole('button', { name: /^Military/ }).click();
    await card.waitFor({ state: 'detached' });
  });

  it('KR-022 the town is walked through by arrows, and stands beside it as a table', async () => {
    const { page } = visitor;
    await turnTo(page, '/buildings');
    const town = page.getByRole('toolbar', { name: 'The town, plot by plot' });
    const named = (): Promise<unknown> =>
      page.evaluate('document.activeElement?.querySelector("[data-says]")?.textContent');
    await town.locator('button[tabindex="0"]').focus();
    const first = await named();
    await page.keyboard.press('ArrowLeft');
    if ((await named()) === first) await page.keyboard.press('ArrowRight');
    const second = await named();
    expect(second).not.toBe(first);
    // Whoever is gone to is chosen, and the leaf is theirs.
    await expect.poll(() => town.locator('[aria-pressed="true"] [data-says]').textContent()).toBe(second);
    await page.getByRole('region', { name: String(second).split(',')[0] ?? '', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Table' }).click();
    await page.getByText('Available Constructions').waitFor();
    await look('buildings-table');
    await page.reload();
    await page.getByText('Available Constructions').waitFor();
    // What can only be improved hides the empty plots; with no leaf open one house is in the order of Tab all the same.
    await page.getByRole('radio', { name: 'Town' }).click();
    await page.getByRole('tab', { name: 'Upgrade' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(() => town.locator('button[tabindex="0"] [data-says]').allTextContents())
      .toHaveLength(1);
    await town.locator('button[tabindex="0"]').focus();
    for (const way of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(way);
      await expect.poll(() => named()).toMatch(/^(?:Town|Barracks)/);
    }
    await page.getByRole('tab', { name: 'Construct' }).click();
    await page.getByRole('radio', { name: 'Table' }).click();
  });

  it('LT-203 turns are spent several at once in place: the day is painted, the ledger writes three lines, no leaf comes between; the report opens on request', async () => {
    const { page } = visitor;
    await turnTo(page, '/actions');
    await page.getByRole('radio', { name: '×5' }).click();
    await page.getByRole('button', { name: /^Let 10 turns pass/ }).click();
    const ledger = page.getByRole('region', { name: 'The ledger of the day' });
    await ledger.getByText('Gold, from taxes and trade').waitFor();
    await page.getByText('written', { exact: true }).nth(4).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await ledger.getByRole('button', { name: /^All \d+ lines/ }).click();
    await look('day');
    await ledger.getByRole('button', { name: 'Turn Report' }).click();
    const report = page.getByRole('dialog', { name: 'Turn Report' });
    await report.getByText('total rewards').waitFor();
    await look('report');
    await report.getByRole('tab', { name: 'Detailed Results' }).click();
    await report.getByText('rarity breakdown').waitFor();
    await look('report-details');
    await page.keyboard.press('ArrowRight');
    await report.getByRole('tab', { name: 'Next Steps', selected: true }).waitFor();
    await report.getByRole('button', { name: 'Continue Playing' }).waitFor();
    await page.keyboard.press('Escape');
    await report.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Turn Report');
  });

  it('the overview draws how the realm has fared, and says the same in a table', async () => {
    const { page } = visitor;
    await turnTo(page, '/overview');
    const fared = page.getByRole('region', { name: 'How the realm has fared' });
    await fared.getByText(/^Each column is/).waitFor();
    await fared.getByText('The same as a table').click();
    await fared
      .getByRole('cell', { name: /The passing of turns \+\d+/ })
      .first()
      .waitFor();
    // By keyboard a chart says a point's turn and sum, and says it aloud.
    for (const drawn of ['Kingdom Power over time', 'Gold by source']) {
      const said = fared.getByRole('status').filter({ hasText: /^Turns? \d/ });
      // A mouse that the chart has scrolled away under has silenced it; Enter has the same point said again, where there is no other to go to.
      const point = fared.getByRole('application', { name: drawn });
      await point.focus();
      for (const key of ['ArrowRight', 'Enter'])
        if ((await said.count()) === 0) {
          await point.press(key);
          await said
            .first()
            .waitFor({ timeout: 3_000 })
            .catch(() => undefined);
        }
      await said.first().waitFor();
      await page.keyboard.press('Escape');
    }
    await fared.scrollIntoViewIfNeeded();
    await look('course');
  });

  it('KT-254 KT-255 KT-256 KR-083 a study that ends is told of over whatever its ruler does, and the spell is cast', async () => {
    const { page } = visitor;
    await turnTo(page, '/overview');
    await page.getByRole('link', { name: /The Open Book · 92%/ }).waitFor();
    await turnTo(page, '/actions');
    await page.getByRole('button', { name: /^×1 Tax Collection/ }).click();
    await page
      .getByRole('dialog', { name: 'Action Completed!' })
      .getByRole('button', { name: 'Done' })
      .click();
    const told = page.getByRole('dialog', { name: 'Research Complete!' });
    await told.getByRole('heading', { name: 'The Open Book' }).waitFor();
    await told.getByRole('button', { name: 'Continue Playing' }).waitFor();
    await look('research-complete');
    // It stays until it is put away, whatever becomes of the window.
    await page.reload();
    await told.getByRole('heading', { name: 'The Open Book' }).waitFor();
    await told.getByRole('button', { name: 'View Spells & Start New Research' }).click();
    await page.waitForURL('**/spells?spell=open_book');
    await page.getByRole('button', { name: /^Cast The Open Book/ }).click();
    await page
      .getByRole('dialog', { name: 'Action Completed!' })
      .getByRole('button', { name: 'Done' })
      .click();
    await page.getByRole('tab', { name: /In force/ }).click();
    await page.getByText('10 turns left', { exact: true }).first().waitFor();
    await look('spells-in-force');
  });

  it('a refused button says why, and asks nothing of the server', async () => {
    const { page } = visitor;
    await turnTo(page, '/buildings');
    const refused = page
      .getByRole('button', { name: /^Construct / })
      .and(page.locator('[aria-disabled="true"]'));
    await refused.first().waitFor();
    const reason = await refused.first().getAttribute('aria-describedby');
    await expect.poll(() => page.locator(`[id="${reason ?? ''}"]`).innerText()).not.toBe('');
  });

  it('a newcomer fights a kingdom of the realm within a minute of founding', async () => {
    const { page } = visitor;
    await turnTo(page, '/war');
    // Whoever welcomes newcomers has come, so that nobody else does while a rival is chosen.
    visit.pass(35_000);
    await page
      .getByRole('button', { name: /has challenged you/ })
      .first()
      .waitFor();
    // Whose host is on the field says so on the row, and answers later.
    await page
      .getByRole('button', { name: /answers at once/ })
      .filter({ hasNotText: 'has challenged you' })
      .first()
      .click();
    await page.getByRole('button', { name: /^Challenge / }).click();
    await page.waitForURL('**/battles/*');
    visit.pass(10_000);
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    visit.pass(2 * WINDOW_SECONDS * 1000);
    await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor({ timeout: 90_000 });
    await look('battle');
  });

  it('KR-079 KT-247 KT-248 KT-249 KT-250 KT-251 KT-252 KT-253 a path is chosen once, and not before one is pointed at', async () => {
    const { page } = visitor;
    const store = visit.store();
    const last = { prefix: [await visit.guest()], descending: true, limit: 1 };
    const [kingdom] = (await store.find(kingdoms, 'account', last)).items;
    if (kingdom === undefined) throw new Error('nobody rules here');
    await store.commit([replace(kingdoms, kingdom, { ...kingdom.body, experience: 450 })]);
    await page.goto('/spells');
    const doors = page.getByRole('dialog', { name: 'Choose Your Spell Mastery Path' });
    await doors.getByText('Choose a path first.').waitFor();
    for (const path of ['ascendant', 'eradication', 'nether', 'fantasy'])
      await doors.getByRole('radio', { name: path }).waitFor();
    await doors.getByRole('radio', { name: 'verdant' }).click();
    await look('spell-path');
    await doors.getByRole('button', { name: 'Confirm' }).click();
    await page
      .getByRole('dialog', { name: 'Action Completed!' })
      .getByRole('button', { name: 'Done' })
      .click();
    await page.getByText('You walk the path').waitFor();
    expect(await page.getByRole('button', { name: 'Choose a path' }).count()).toBe(0);
  });

  it('KR-037 KT-104 KT-105 KT-106 KT-125 a hero is recruited from the book, and the steward’s page leads to the desk', async () => {
    const { page } = visitor;
    const store = visit.store();
    const last = { prefix: [await visit.guest()], descending: true, limit: 1 };
    const [kingdom] = (await store.find(kingdoms, 'account', last)).items;
    if (kingdom === undefined) throw new Error('nobody rules here');
    const { resources } = kingdom.body;
    const rich = { ...kingdom.body, resources: { ...resources, gold: 700 } };
    await store.commit([replace(kingdoms, kingdom, rich)]);
    await page.goto('/heroes');
    await page.getByRole('tab', { name: 'Management' }).click();
    await page.getByText('A steward with nobody to manage').waitFor();
    await look('heroes-unmanaged');
    await page.getByRole('button', { name: 'See who would come' }).click();
    await page.getByRole('button', { name: /^Hob Underpike/ }).click();
    await page.getByRole('article', { name: 'Hob Underpike' }).waitFor();
    await look('heroes-available');
    await page.getByRole('button', { name: /^Recruit Hob Underpike/ }).click();
    const leaf = page.getByRole('dialog');
    await leaf.getByRole('button', { name: 'Done' }).click();
    await leaf.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Management' }).click();
    await page.getByRole('heading', { name: 'Advanced Features' }).waitFor();
    await look('heroes-management');
    await page.getByRole('button', { name: 'Open the book at Hob Underpike' }).focus();
    await page.keyboard.press('Enter');
    const book = page.getByRole('article', { name: 'Hob Underpike' });
    await book.getByRole('heading', { name: 'Command' }).waitFor();
    const focus = await page.evaluate<string>('document.activeElement.getAttribute("aria-label")');
    expect(focus).toBe('Hob Underpike');
    await look('heroes-desk');
  });

  it('KT-113 KT-114 KT-127 KT-129 KT-131 KT-132 KT-133 a character is painted as one chooses, outlives a reload, leaves and comes back as a file, and takes service', async () => {
    const { page } = visitor;
    await turnTo(page, '/dnd');
    await page.getByText("You haven't created any D&D characters yet.").waitFor();
    await look('dnd-empty');
    await page.getByRole('link', { name: 'Create Your First Character' }).click();
    const isPhone = name === '360';
    const next = async (): Promise<void> => {
      if (isPhone) await page.getByRole('button', { name: /^Next: / }).click();
    };
    await page.getByRole('radio', { name: 'Elf', exact: true }).click();
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Elf', exact: true }).isChecked()).toBe(true);
    await look('dnd-ancestry');
    await next();
    await page.getByRole('radio', { name: 'Fighter' }).click();
    await next();
    await page.getByRole('radio', { name: 'Pikeman' }).click();
    await next();
    await page.getByRole('radio', { name: 'Standard array' }).click();
    await page.getByRole('button', { name: 'Strength: 15' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Dexterity: 15' }).waitFor();
    await look('dnd-scores');
    await next();
    for (const group of ['Skills', 'Languages']) {
      const free = page.getByRole('group', { name: group }).locator('input:not(:checked):not(:disabled)');
      // One more is ticked until no more may be.
      for (let left = await free.count(); left > 0; left = await free.count()) await free.first().check();
    }
    await next();
    await page.getByRole('radio', { name: 'Headgear' }).click();
    await page.getByRole('radio', { name: 'crown' }).click();
    await look('dnd-portrait');
    await next();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ilveth Underbough');
    await look('dnd-create');
    await page.getByRole('button', { name: 'Create Ilveth Underbough' }).click();
    await page.getByRole('article', { name: 'Ilveth Underbough' }).waitFor();
    await look('dnd-sheet');
    await page.getByRole('button', { name: 'Name and level' }).click();
    const amendment = page.getByRole('dialog', { name: 'Name and level' });
    await amendment.getByRole('textbox', { name: 'Name' }).fill('Ilveth Overbough');
    await amendment.getByRole('button', { name: 'More: Level' }).click();
    await look('dnd-amend');
    await amendment.getByRole('button', { name: 'Write it in' }).click();
    await page
      .getByRole('article', { name: 'Ilveth Overbough' })
      .getByText(/level 2/i)
      .first()
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as JSON' }).click(),
    ]);
    const sheet = readFileSync(await download.path());
    await turnTo(page, '/dnd');
    const file = page.getByLabel('Character sheet (JSON)');
    const named = { name: 'sheet.json', mimeType: 'application/json' };
    await file.setInputFiles({ ...named, buffer: sheet.subarray(0, 200) });
    await page.getByRole('alert').getByText('is not JSON').waitFor();
    await file.setInputFiles({ ...named, buffer: sheet });
    await page.getByRole('alert').getByText('Ilveth Overbough sits at your table already').waitFor();
    const twin = sheet.toString().replace('Ilveth Overbough', 'Ilveth Twice');
    await file.setInputFiles({ ...named, buffer: Buffer.from(twin) });
    await page.getByRole('article', { name: 'Ilveth Twice' }).waitFor();
    await turnTo(page, '/dnd');
    await page.getByText('2 of 24 chairs').waitFor();
    await look('dnd');
    await turnTo(page, '/heroes');
    await page.getByRole('tab', { name: /^Management/ }).click();
    await page.getByRole('link', { name: 'Go to D&D Section' }).waitFor();
    await page.getByRole('link', { name: /^View/ }).first().waitFor();
    const take = page.getByRole('button', { name: /^Import as Hero/ }).first();
    await page.getByText('Claim your account first').first().waitFor();
    await look('heroes-characters');
    if (isPhone) return;
    await page.getByRole('button', { name: 'Keep this kingdom' }).click();
    const claim = page.getByRole('dialog');
    await claim.getByLabel('E-mail').fill('ilveth@example.org');
    await claim.getByLabel('Password', { exact: true }).fill('cras ingens iterabimus');
    await claim.getByRole('button', { name: /Keep|Claim/ }).click();
    await claim.waitFor({ state: 'detached' });
    await page.getByText('Claim your account first').first().waitFor({ state: 'detached' });
    await take.click();
    const done = page.getByRole('dialog', { name: 'Action Completed!' });
    await done.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('article', { name: 'Ilveth Overbough' }).waitFor();
    await look('heroes-imported');
  });

  it('leaves the console without an error', () => {
    // A sheet that is brought twice is refused.
    expect(visitor.complaints.filter((line) => !line.includes('409'))).toEqual([]);
  });
});

describe('a list', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(WINDOWS[0]);
    await countRenders(visitor.page);
    await playAsGuest(visitor.page);
  });
  afterAll(() => visitor.close());

  /** Of two choices one after the other, all rows that were drawn anew by the second: nobody but those two. */
  it.each([
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
  ])('of $rows draws no row anew for another row’s change', async ({ path, all, first, second, keys }) => {
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
    visitor = await visit(WINDOWS[1]);
    await playAsGuest(visitor.page);
    const ilveth = ilvethOf(await visit.guest(), 0);
    await visit.store().commit([create(characters, ilveth.id, ilveth)]);
  });
  afterAll(() => visitor.close());

  const KINGDOM = {
    reads: '**/api/kingdom?*',
    waits: 'Opening the rolls of your kingdom',
    fails: 'The rolls could not be opened',
  };
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
  }>([
    { path: '/spells', ...KINGDOM, shows: 'The six schools' },
    { path: '/heroes', ...KINGDOM, shows: 'No Heroes Recruited' },
    { path: '/actions', ...KINGDOM, shows: 'Let turns pass' },
    { path: '/buildings', ...KINGDOM, shows: 'Synergies' },
    { path: '/army', ...KINGDOM, shows: 'Recruit More' },
    { path: '/trade', ...KINGDOM, shows: 'Resource Exchange' },
    { path: '/artifacts', ...KINGDOM, shows: 'No artifacts discovered' },
    { path: '/great-works', ...KINGDOM, shows: 'Cannot Construct Yet' },
    { path: '/ledger', ...KINGDOM, shows: 'Line by line' },
    {
      path: '/achievements',
      reads: '**/api/achievements?*',
      waits: 'Taking the cloth off the wall',
      fails: 'The gallery is locked',
      shows: 'unlocked',
    },
    {
      path: '/overview',
      reads: '**/api/ledger/course?*',
      waits: 'Looking back',
      fails: 'The years could not be looked up',
      shows: 'The same as a table',
    },
    {
      path: '/dnd',
      ...CHARACTERS,
      waits: 'Loading your characters...',
      shows: '1 of 24 chairs',
      lacks: 'there is no line to it at the moment',
    },
    {
      path: '/dnd/characters/ilveth',
      ...CHARACTERS,
      reads: '**/api/dnd/characters/ilveth',
      waits: 'Unrolling the sheet...',
      shows: 'Ilveth Underbough',
    },
    {
      path: '/heroes',
      tab: 'Management',
      ...CHARACTERS,
      waits: 'Loading D&D characters...',
      shows: 'Ilveth Underbough',
      lacks: 'Your characters come by themselves',
    },
  ])('KT-130 is awaited, refused, tried again and old at $path ($waits), and each is said', async (row) => {
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

  it('LR-037 reads the climb anew every half a minute while it is looked at', async () => {
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

describe('a hundred turns on a phone', () => {
  /** What docs/WINDOW.md promises. */
  const MOST_PRESSES = 20;

  it('are spent well without a leaf an act: taxes, two farms, soldiers, taxes until the purse is empty, and the report', async () => {
    const visitor = await visit(WINDOWS[1]);
    const { page } = visitor;
    await playAsGuest(page);
    let presses = 0;
    const press = async (what: Locator): Promise<void> => {
      presses += 1;
      await what.click();
    };
    const dial = page.getByRole('link', { name: /^Turns ?\d+\/100/ });
    const held = async (): Promise<number> =>
      Number(/(\d+)\/100/.exec(await dial.innerText())?.[1] ?? Number.NaN);
    const holds = (turns: number): Promise<void> => expect.poll(held, { timeout: 60_000 }).toBe(turns);
    const foot = page.getByRole('navigation', { name: 'Realm, short' });
    await holds(100);

    await press(dial);
    await press(page.getByRole('button', { name: /^Let 10 turns pass/ }));
    await holds(90);

    await press(foot.getByRole('link', { name: 'Buildings' }));
    await press(
      page.getByRole('toolbar', { name: 'The town, plot by plot' }).getByRole('button', { name: /^Farm/ }),
    );
    const farm = page.getByRole('region', { name: 'Farm', exact: true });
    for (const times of [1, 2]) {
      const before = await held();
      await press(farm.getByRole('button', { name: /^Construct Farm/ }).first());
      await expect.poll(held, { message: `farm ${times}` }).toBeLessThan(before);
    }

    await press(foot.getByRole('link', { name: 'Army' }));
    await press(page.getByRole('button', { name: 'Recruit More' }));
    const muster = page.getByRole('dialog', { name: 'Call the muster' });
    await press(muster.getByRole('button', { name: 'How many: max' }));
    await press(muster.getByRole('button', { name: /^Recruit/ }));
    await muster.waitFor({ state: 'detached' });

    await press(dial);
    await press(page.getByRole('radio', { name: 'until full' }));
    const report = page.getByRole('button', { name: 'Turn Report' });
    // Feats that are reached on the way bring turns of their own: those are spent as well.
    const pass = page.getByRole('button', { name: /^Let \d+ turns pass/ });
    do {
      await press(pass);
      await report.waitFor({ timeout: 120_000 });
      // The report of the time before may still be there.
      const isOver = async (): Promise<boolean> => (await held()) <= 1 || (await pass.isEnabled());
      await expect.poll(isOver, { timeout: 120_000 }).toBe(true);
    } while ((await held()) > 1);
    await press(report);
    await press(page.getByRole('dialog').getByRole('button', { name: 'Continue Playing' }));
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
