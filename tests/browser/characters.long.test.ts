// Characters in a browser: numbers dragged by mouse and by finger, the bench worked by nothing but the keyboard with axe at each step and without a
// line, and the sheet on paper.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Character } from '@sigilla/engine/characters/character.ts';
import { characters } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { choosing } from '../support/characters.ts';
import { LONG, some } from '../support/tier.ts';
import { chooseByKey, focused, pressByKey, tabTo } from './support/keyboard.ts';
import { lookAt } from './support/looked.ts';
import { paper } from './support/pictures.ts';
import { becomeGuest, inRealm, WINDOWS, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();

const scoresOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    '[...document.querySelectorAll("[data-ability]")].map((one) => one.getAttribute("aria-label"))',
  );
const DEALT = [
  'Strength: 13',
  'Dexterity: 14',
  'Constitution: 15',
  'Intelligence: 12',
  'Wisdom: 10',
  'Charisma: 8',
];
const STRENGTH_TO_WISDOM = DEALT.with(0, 'Strength: 10').with(4, 'Wisdom: 13');

/** Where two numbers lie, to be dragged from one to the other. */
const fromTo = async (page: Page, from: string, to: string) => {
  const middle = async (ability: string): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await page.locator(`[data-ability="${ability}"]`).boundingBox();
    if (box === null) throw new Error(`${ability} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await page.locator(`[data-ability="${from}"]`).scrollIntoViewIfNeeded();
  return [await middle(from), await middle(to)] as const;
};

describe('six numbers of the standard array', () => {
  it('are dragged from score to score by the mouse; one let go beside them stays, and so does one that was only pressed', async () => {
    const visitor = await visit(WINDOWS[0]);
    const { page } = visitor;
    await becomeGuest(page);
    await page.goto('/dnd/characters/create');
    await page.getByRole('radio', { name: 'Standard array' }).click();
    await page.getByRole('button', { name: 'Charisma: 8' }).waitFor();
    await expect.poll(() => scoresOf(page)).toEqual(DEALT);
    const [strength, wisdom] = await fromTo(page, 'strength', 'wisdom');
    await page.mouse.move(strength.x, strength.y);
    await page.mouse.down();
    await page.mouse.move(strength.x + 20, strength.y + 40, { steps: 3 });
    await page.mouse.move(wisdom.x, wisdom.y, { steps: 3 });
    await lookAt(page, 'dnd-dragging');
    await page.mouse.up();
    await expect.poll(() => scoresOf(page)).toEqual(STRENGTH_TO_WISDOM);
    await page.getByRole('status').filter({ hasText: 'Strength 10, Wisdom 13.' }).waitFor();
    // Beside them all: nothing moves, and the press that ended the drag takes nothing up.
    await page.mouse.move(strength.x, strength.y);
    await page.mouse.down();
    await page.mouse.move(strength.x, 4, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => scoresOf(page)).toEqual(STRENGTH_TO_WISDOM);
    expect(await page.locator('[data-ability][aria-pressed="true"]').count()).toBe(0);
    await page.mouse.click(strength.x, strength.y);
    await page.mouse.click(wisdom.x, wisdom.y);
    await expect.poll(() => scoresOf(page)).toEqual(DEALT);
    await visitor.close();
  });

  it('are dragged by a finger too, and the page beneath stays where it is', async () => {
    const visitor = await visit({ ...WINDOWS[1], hasTouch: true });
    const { page } = visitor;
    await becomeGuest(page);
    await page.goto('/dnd/characters/create');
    await page.getByRole('button', { name: '4: Scores' }).click();
    await page.getByRole('radio', { name: 'Standard array' }).click();
    const [strength, wisdom] = await fromTo(page, 'strength', 'wisdom');
    const line = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      line.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    const before = await page.evaluate<number>('scrollY');
    await touch('touchStart', strength);
    for (const part of [0.2, 0.5, 0.8, 1])
      await touch('touchMove', { x: strength.x, y: strength.y + (wisdom.y - strength.y) * part });
    await page.locator('[data-row="wisdom"][data-under]').waitFor();
    await touch('touchEnd');
    await expect.poll(() => scoresOf(page)).toEqual(STRENGTH_TO_WISDOM);
    expect(await page.evaluate<number>('scrollY')).toBe(before);
    await line.detach();
    await visitor.close();
  });
});

/** Six throws that somebody could have had. */
const THROWS = [
  [6, 6, 5, 1],
  [6, 5, 4, 4],
  [5, 5, 4, 2],
  [6, 4, 3, 3],
  [4, 4, 3, 1],
  [3, 3, 2, 1],
];

/** Those who have most to say for themselves, and least. */
const SHEETS: readonly Omit<Character, 'accountId' | 'createdAt'>[] = [
  {
    id: 'longest',
    choices: choosing({
      name: 'Wilhelmina Featherstonehaugh of the Ninth',
      ancestry: 'dwarf',
      class: 'rogue',
      background: 'wandering_scholar',
      level: 20,
      method: 'dice',
      scores: { strength: 17, dexterity: 15, constitution: 14, intelligence: 13, wisdom: 11, charisma: 8 },
    }),
    rollId: 'roll',
    throws: THROWS,
    isVouched: true,
  },
  {
    id: 'longestNew',
    choices: choosing({
      name: 'MAXIMILIANUS CUNCTATOR QUONDAM AQUILIFER',
      ancestry: 'elf',
      class: 'rogue',
      background: 'acolyte',
    }),
    rollId: null,
    throws: null,
    isVouched: true,
  },
  {
    id: 'longestFighter',
    choices: choosing({
      name: 'Maximilianus Cunctator Quondam Aquilifer',
      ancestry: 'dragonborn',
      class: 'fighter',
      background: 'wandering_scholar',
      level: 20,
    }),
    rollId: null,
    throws: null,
    isVouched: true,
  },
  {
    id: 'caster',
    choices: choosing({ name: 'Ælfrǣd', ancestry: 'half_elf', class: 'bard', background: 'younger_child' }),
    rollId: null,
    throws: null,
    isVouched: true,
  },
  {
    id: 'shortest',
    choices: choosing({ name: 'Hob', ancestry: 'human', class: 'warlock', background: 'pikeman' }),
    rollId: null,
    throws: null,
    isVouched: true,
  },
];

describe('a sheet on paper', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(WINDOWS[0]);
    await becomeGuest(visitor.page);
    const accountId = await visit.guest();
    await visit
      .store()
      .commit(SHEETS.map((one) => create(characters, one.id, { ...one, accountId, createdAt: 0 })));
  });
  afterAll(() => visitor.close());

  it.each(some(SHEETS, 2).map(({ id }) => id))('is one page of A4, and of letter paper: %s', async (id) => {
    const { page } = visitor;
    await page.goto(`/dnd/characters/${id}`);
    await page.getByRole('article').waitFor();
    expect(await paper(page, `sheet-${id}`, { preferCSSPageSize: true })).toBe(1);
    expect(await paper(page, `sheet-${id}-letter`, { format: 'Letter' })).toBe(1);
  });
});

const NO_LINE = 'You are offline. What you see may be old.';
/** Does something while there is no line, and waits until there is one again. */
const withoutLine = async (page: Page, doing: () => Promise<void>): Promise<void> => {
  const said = page.getByText(NO_LINE).filter({ visible: true }).first();
  await page.context().setOffline(true);
  await said.waitFor();
  await doing();
  await page.context().setOffline(false);
  await said.waitFor({ state: 'detached' });
};

describe.each(inOne('1280'))('the bench at $name px', ({ name, ...window }) => {
  const isPhone = name === '360';

  it('KT-132 is worked by nothing but keys from ancestry to scores, without a line at every step; a choice keeps its name, and the next step begins at its title', async () => {
    const visitor = await visit(window);
    const { page } = visitor;
    await becomeGuest(page);
    await page.goto('/dnd/characters/create');
    await page.getByRole('radio', { name: 'Human', exact: true }).waitFor();
    /** Looks at the step as it is, then without a line; on a phone turns to the next one, whose title then has the keyboard. */
    const done = async (step: string, next: string): Promise<void> => {
      // On a wide window all steps lie on one page, which is looked at when the last of them is done.
      if (isPhone || next === 'Scores') {
        await lookAt(page, `bench-${step}-${name}`);
        await withoutLine(page, async () => {
          // The same page is looked at without a line when all of it is filled in.
          if (isPhone || LONG) await lookAt(page, `bench-${step}-${name}-offline`);
        });
      }
      if (!isPhone) return;
      await pressByKey(page, `Next: ${next}`);
      await page.getByText(`: ${next}`).first().waitFor();
      expect(['Six scores', next]).toContain(await focused(page));
    };
    await chooseByKey(page, 'Ancestry', 'Dragonborn');
    await done('Ancestry', 'Class');
    await chooseByKey(page, 'Class', 'Rogue');
    await done('Class', 'Background');
    await chooseByKey(page, 'Background', 'Toll Clerk');
    await done('Background', 'Scores');
    await visitor.close();
  });

  it('KT-132 is worked by nothing but keys from scores to the sheet, without a line at every step; who is created when there is none is told so, and loses nothing', async () => {
    const visitor = await visit(window);
    const { page } = visitor;
    await becomeGuest(page);
    await page.goto('/dnd/characters/create');
    await chooseByKey(page, 'Ancestry', 'Dragonborn');
    await chooseByKey(page, 'Line: Dragonborn', 'Red', 'ArrowRight');
    const turn = async (next: string): Promise<void> => {
      if (isPhone) await pressByKey(page, `Next: ${next}`);
    };
    await turn('Class');
    await chooseByKey(page, 'Class', 'Rogue');
    await turn('Background');
    await chooseByKey(page, 'Background', 'Toll Clerk');
    await turn('Scores');
    /** Looks at the step as it is and without a line: on a wide window, where all steps lie on one page, once for all of them (a long run looks after each). */
    const looked = async (step: string): Promise<void> => {
      if (isPhone || LONG || step === 'Sheet') await lookAt(page, `bench-${step}-${name}`);
      if (isPhone || step === 'Sheet')
        await withoutLine(page, () => lookAt(page, `bench-${step}-${name}-offline`));
    };

    // The abacus: up while the purse reaches, and no further.
    const strength = page.getByRole('spinbutton', { name: 'Strength' });
    await tabTo(page, `it.getAttribute('role') === 'spinbutton' && it.ariaLabel === 'Strength'`);
    for (let press = 0; press < 9; press += 1) await page.keyboard.press('ArrowUp');
    await expect.poll(() => strength.getAttribute('aria-valuenow')).toBe('15');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => strength.getAttribute('aria-valuenow')).toBe('14');
    // The array: a number goes from score to score by arrows, and by one press here and one there.
    await chooseByKey(page, 'How the scores come about', 'Standard array', 'ArrowRight');
    await tabTo(page, `it.dataset.ability === 'strength'`);
    const before = await scoresOf(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toContain('Dexterity');
    const moved = await scoresOf(page);
    expect(moved).not.toEqual(before);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => scoresOf(page)).not.toEqual(moved);
    await looked('Scores');
    // The dice: without a line nothing is thrown and that is said; with one they fall.
    await chooseByKey(page, 'How the scores come about', 'Dice', 'ArrowRight');
    await withoutLine(page, async () => {
      await pressByKey(page, 'Throw the dice');
      await page.getByRole('alert').first().waitFor();
      await lookAt(page, `bench-no-dice-${name}`);
    });
    await pressByKey(page, 'Throw the dice');
    const throws = page.getByRole('list', { name: 'The throws' }).getByRole('listitem');
    await expect.poll(() => throws.count()).toBe(6);

    await turn('Skills');
    // As many as there are to choose, by Tab and Space; each box keeps the keyboard once it is ticked.
    for (const group of ['Skills', 'Expert in', 'Languages']) {
      const open = page.getByRole('group', { name: group, exact: true });
      for (let ticked = 0; (await open.count()) > 0 && ticked < 8; ticked += 1) {
        if (/\bchosen$/u.test((await open.locator('p').first().innerText()).trim())) break;
        await tabTo(
          page,
          `it.type === 'checkbox' && !it.checked && it.closest('fieldset')?.querySelector('legend')?.textContent === '${group}'`,
        );
        await page.keyboard.press('Space');
        await expect.poll(() => page.evaluate('document.activeElement.checked')).toBe(true);
      }
    }
    await looked('Skills');

    await turn('Portrait');
    // The line has chosen the skin; whoever looks may choose another, and have the line's again.
    const skin = page.getByRole('radiogroup', { name: 'Skin' });
    await skin.getByRole('radio', { name: 'ember', checked: true }).waitFor();
    await tabTo(page, `it.closest('[role=radiogroup]')?.ariaLabel === 'Skin'`);
    await page.keyboard.press('ArrowRight');
    await skin.getByRole('radio', { name: 'ash' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Space');
    await skin.getByRole('radio', { name: 'ash', checked: true }).waitFor();
    await looked('Portrait');
    await pressByKey(page, 'As the painter would');
    await skin.getByRole('radio', { name: 'ember', checked: true }).waitFor();
    for (const drawer of ['Hair', 'Headgear', 'Garment', 'In hand', 'Ground', 'Face'])
      await chooseByKey(page, 'The painter’s box', drawer, 'ArrowRight');
    await chooseByKey(page, 'Spoken of as', 'she', 'ArrowRight');

    await turn('Sheet');
    await tabTo(page, `it.matches('input') && it.labels?.[0]?.textContent === 'Name'`);
    await page.keyboard.type('Ignis the Patient');
    await tabTo(page, `it.getAttribute('role') === 'spinbutton' && it.labels?.[0]?.textContent === 'Level'`);
    await page.keyboard.press('ArrowUp');
    await looked('Sheet');
    const create = `Create Ignis the Patient`;
    const press = async (): Promise<void> => {
      await tabTo(page, `it.matches('button') && it.textContent.startsWith('${create}')`);
      await page.keyboard.press('Enter');
    };
    await withoutLine(page, async () => {
      await press();
      await page.getByRole('alert').first().waitFor();
      await lookAt(page, `bench-not-created-${name}`);
    });
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ignis the Patient');
    await press();
    await page.getByRole('article', { name: 'Ignis the Patient' }).waitFor();
    await visitor.close();
  });
});
