// A hero is recruited, and a character is made and takes service. A long run does it on a phone too.
import { readFileSync } from 'node:fs';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG } from '../support/tier.ts';
import { lookAt } from './support/looked.ts';
import { inOne, inRealm, playAsGuest, STIRRING, turnTo } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { rewritten } from '../support/rewritten.ts';

const visit = inRealm();

describe.each(inOne('1280'))('at $name px', ({ name, ...window }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit({ ...window, ...(name === '1280' ? STIRRING : {}) });
    await playAsGuest(visitor.page);
  });
  afterAll(() => visitor.close());

  const look = (screen: string): Promise<void> => lookAt(visitor.page, `${screen}-${name}`);

  it('KR-037 KT-104 KT-105 KT-106 KT-125 a hero is recruited from the book, and the steward’s page leads to the desk', async () => {
    const { page } = visitor;
    const store = visit.store();
    const last = { prefix: [await visit.guest()], descending: true, limit: 1 };
    const [kingdom] = (await store.find(kingdoms, 'account', last)).items;
    if (kingdom === undefined) throw new Error('nobody rules here');
    await rewritten({ house: { store } }, kingdom.id, ({ resources }) => ({
      resources: { ...resources, gold: 700 },
    }));
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
    // On a wide window all steps lie on one page, which is looked at when it is filled in; a long run looks after each.
    const lookAtStep = async (step: string): Promise<void> => {
      if (isPhone || LONG) await look(step);
    };
    const next = async (): Promise<void> => {
      if (isPhone) await page.getByRole('button', { name: /^Next: / }).click();
    };
    await page.getByRole('radio', { name: 'Elf', exact: true }).click();
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Elf', exact: true }).isChecked()).toBe(true);
    await lookAtStep('dnd-ancestry');
    await next();
    await page.getByRole('radio', { name: 'Fighter' }).click();
    await next();
    await page.getByRole('radio', { name: 'Pikeman' }).click();
    await next();
    await page.getByRole('radio', { name: 'Standard array' }).click();
    await page.getByRole('button', { name: 'Strength: 15' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Dexterity: 15' }).waitFor();
    await lookAtStep('dnd-scores');
    await next();
    for (const group of ['Skills', 'Languages']) {
      const free = page.getByRole('group', { name: group }).locator('input:not(:checked):not(:disabled)');
      // One more is ticked until no more may be.
      for (let left = await free.count(); left > 0; left = await free.count()) await free.first().check();
    }
    await next();
    await page.getByRole('radio', { name: 'Headgear' }).click();
    await page.getByRole('radio', { name: 'crown' }).click();
    await lookAtStep('dnd-portrait');
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
