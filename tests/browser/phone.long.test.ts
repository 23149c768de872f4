// What is otherwise on a phone: a hundred turns spent without a leaf an act, a spell's leaf that lies over its tree, a character made step by step.
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COARSE } from './support/pictures.ts';
import { becomeGuest, inRealm, playAsGuest, WINDOWS } from './support/realm.ts';

const visit = inRealm();
const PHONE = { ...WINDOWS[1], ...COARSE };

describe('a hundred turns on a phone', () => {
  /** What docs/WINDOW.md promises. */
  const MOST_PRESSES = 20;

  it('are spent well without a leaf an act: taxes, two farms, soldiers, taxes until the purse is empty, and the report', async () => {
    const visitor = await visit(PHONE);
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

    await press(foot.getByRole('button', { name: 'More' }));
    await press(page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Army' }));
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

describe('on a phone', () => {
  it('a spell’s leaf lies over its tree, and Escape leads back to it', async () => {
    const visitor = await visit(PHONE);
    const { page } = visitor;
    await becomeGuest(page);
    await page.goto('/spells');
    const spell = page
      .getByRole('toolbar', { name: 'The six schools, spell by spell' })
      .getByRole('button', { name: 'The Open Book, can be studied' });
    await spell.press('Enter');
    const leaf = page.getByRole('dialog', { name: 'The Open Book' });
    await leaf.getByRole('button', { name: /^Research The Open Book/ }).waitFor();
    await page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'detached' });
    await spell.and(page.locator(':focus')).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('a character is made one step after another, each begun by the one before', async () => {
    const visitor = await visit(PHONE);
    const { page } = visitor;
    await becomeGuest(page);
    await page.goto('/dnd/characters/create');
    const next = (): Promise<void> => page.getByRole('button', { name: /^Next: / }).click();
    for (const choice of ['Elf', 'Fighter', 'Pikeman']) {
      await page.getByRole('radio', { name: choice, exact: true }).click();
      await next();
    }
    await page.getByRole('radio', { name: 'Standard array' }).click();
    await next();
    for (const group of ['Skills', 'Languages']) {
      const free = page.getByRole('group', { name: group }).locator('input:not(:checked):not(:disabled)');
      for (let left = await free.count(); left > 0; left = await free.count()) await free.first().check();
    }
    await next();
    await page.getByRole('radio', { name: 'Headgear' }).click();
    await next();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ilveth Underbough');
    await page.getByRole('button', { name: 'Create Ilveth Underbough' }).click();
    await page.getByRole('article', { name: 'Ilveth Underbough' }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
