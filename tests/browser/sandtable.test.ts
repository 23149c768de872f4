// The sand table in a real browser: a plan is fought in a worker and its order changed by hand, an opponent is met, the tutor's board reckons.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { lookAt } from './support/looked.ts';
import { becomeGuest, comeTo, inRealm, inOne, turnTo, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();

/** On a phone one part of the plan lies open at a time. */
const openPart = async (page: Page, part: string): Promise<void> => {
  await page.getByRole('figure', { name: /^The table/ }).waitFor();
  const key = page.getByRole('radiogroup', { name: 'Part of the plan' }).getByRole('radio', { name: part });
  if (await key.isVisible()) await key.click();
};

describe.each(inOne('1280'))('at $name px', ({ name, ...window }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(window);
  });
  afterAll(() => visitor.close());

  it('KR-016 whoever is not signed in fights nobody, and is asked to sign in first', async () => {
    const { page } = visitor;
    await page.goto('/sandtable?tab=opponents');
    await page.waitForURL('**/login?next=*');
    expect(await page.getByText('Begin Battle!').count()).toBe(0);
    await becomeGuest(page);
  });

  it('a plan is fought a thousand times, and says what tells', async () => {
    const { page } = visitor;
    await page.goto('/sandtable?against=Thornmere&power=900&ground=forest&kind=skirmish');
    await openPart(page, 'Field');
    expect(await page.getByRole('combobox', { name: 'Kind of battle' }).innerText()).toBe('Skirmish');
    await openPart(page, 'Outcome');
    await page.getByText('Fought 1,000 times.').waitFor();
    await page
      .getByText('What is not named is worth less than three either way.')
      .or(page.getByText('so many more are yours with it than would be without.'))
      .or(page.getByText('Nothing on this table is worth three battles of a hundred'))
      .waitFor();
    await page.getByTestId('table').locator('canvas').waitFor();
    await lookAt(page, `sandtable-${name}`);
  });

  it('a table that was out of sight is drawn again when it comes back', async () => {
    const { page } = visitor;
    const table = page.getByTestId('table');
    const shown = (display: string) =>
      table.evaluate((element, to) => (element as HTMLElement).style.setProperty('display', to), display);
    await shown('none');
    await table.locator('canvas').waitFor({ state: 'detached' });
    await shown('block');
    await table.locator('canvas').waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  longIt('a company dragged down the line stands there, in the list as on the table', async () => {
    const { page } = visitor;
    await openPart(page, 'Yours');
    const own = page.getByRole('region', { name: 'Your host' });
    const labels = (): Promise<string[]> =>
      own
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
    const before = await labels();
    await own.getByRole('button', { name: `Further right: ${before[0] ?? ''}` }).click();
    const after = await labels();
    expect(after).not.toEqual(before);
    expect(after.toSorted()).toEqual(before.toSorted());
    const canvas = page.getByTestId('table').locator('canvas');
    await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('no table');
    // The northernmost company of the front, taken to the southern end of the line.
    const x = box.x + box.width * 0.35;
    await page.mouse.move(x, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(x, box.y + box.height * 0.8, { steps: 4 });
    await page.mouse.move(x, box.y + box.height * 0.99, { steps: 4 });
    await page.mouse.up();
    await expect.poll(labels).not.toEqual(after);
  });

  longIt(
    'who comes back to the table finds the plan as they left it, told already, and the page where they were',
    async () => {
      const { page } = visitor;
      const own = page.getByRole('region', { name: 'Your host' });
      const count = own.getByRole('spinbutton').first();
      await count.fill('21');
      await page
        .getByText('What is not named is worth less than three either way.')
        .or(page.getByText('so many more are yours with it than would be without.'))
        .or(page.getByText('Nothing on this table is worth three battles of a hundred'))
        .waitFor({ state: 'attached' });
      const tall = await page.evaluate('document.documentElement.scrollHeight');
      await page.evaluate('scrollTo(0, 500)');
      await page.getByRole('link', { name: /^War/ }).first().click();
      await page.getByRole('heading', { level: 1, name: 'War' }).waitFor();
      await page.goBack();
      await own.waitFor();
      expect(await page.getByText('Fought 1,000 times.').count()).toBe(1);
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(tall);
      expect(await page.evaluate('scrollY')).toBe(500);
      expect(await count.inputValue()).toBe('21');
    },
  );

  it('a host of thousands is drawn up in its masses, and obeys the hand as a small one does', async () => {
    const { page } = visitor;
    await comeTo(page, '/sandtable?against=Thornmere&power=90000&ground=plains');
    const canvas = page.getByTestId('table').locator('canvas');
    await canvas.waitFor();
    await openPart(page, 'Theirs');
    const theirs = page.getByRole('region', { name: 'Theirs' });
    const labels = (): Promise<string[]> =>
      theirs
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
    const before = await labels();
    await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('no table');
    // Near the middle of their front, and down to its southern end; before the table is drawn nobody is there to be taken.
    const x = box.x + box.width * 0.68;
    const dragged = async (): Promise<string[]> => {
      await page.mouse.move(x, box.y + box.height * 0.46);
      await page.mouse.down();
      await page.mouse.move(x, box.y + box.height * 0.8, { steps: 4 });
      await page.mouse.move(x, box.y + box.height * 0.99, { steps: 4 });
      await page.mouse.up();
      return labels();
    };
    await expect.poll(dragged, { interval: 500 }).not.toEqual(before);
    expect((await labels()).toSorted()).toEqual(before.toSorted());
    expect(visitor.complaints).toEqual([]);
  });

  it('is turned to the tab and to the rival that the address names, by a link, back and forward', async () => {
    const { page } = visitor;
    const foe = page.getByRole('region', { name: 'Theirs' }).getByRole('combobox', { name: 'Begin from' });
    const chosen = (tab: string) => page.getByRole('tab', { name: tab, selected: true }).waitFor();
    await comeTo(page, '/sandtable?against=Thornmere&power=900');
    await openPart(page, 'Theirs');
    await foe.getByText('Thornmere').waitFor();
    await page.getByRole('tab', { name: 'The tutor’s board' }).click();
    await page.waitForURL('**tab=board');
    // On a phone the way there lies behind another.
    const more = page.getByRole('button', { name: 'More', exact: true });
    if (await more.isVisible()) await more.click();
    await page.getByRole('link', { name: 'Sand table' }).click();
    await chosen('Plan a battle');
    await openPart(page, 'Theirs');
    await foe.getByText('Thornmere').waitFor({ state: 'detached' });
    await foe.waitFor();
    await turnTo(page, '/sandtable?tab=opponents');
    await chosen('Three opponents');
    await page.goBack();
    await chosen('Plan a battle');
    await page.goBack();
    await chosen('The tutor’s board');
    await page.goForward();
    await chosen('Plan a battle');
    // A link that overtakes a press on a tab leads all the same.
    await page.evaluate(`
      document.querySelectorAll('[role=tab]')[1].dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      if (!location.search.includes('tab=opponents')) throw new Error('The press was not heard');
      document.querySelector('a[href$="/sandtable"]').click();
    `);
    await page.waitForURL(/sandtable$/);
    await chosen('Plan a battle');
    await comeTo(page, '/sandtable?against=Thornmere&power=900');
    await openPart(page, 'Theirs');
    await foe.getByText('Thornmere').waitFor();
  });

  it('KR-016 KR-017 KR-018 KR-019 KS-05 KS-06 an opponent is chosen, fought and told of round by round; without one, and without chance, none is', async () => {
    const { page } = visitor;
    await page.goto('/sandtable?tab=opponents');
    for (const words of ['Bandit Camp', 'Orc Warband', 'Rival Kingdom', 'Easy', 'Medium', 'Hard'])
      await page.getByText(words, { exact: true }).first().waitFor();
    expect(
      await page.getByRole('radiogroup', { name: 'Battlefield terrain' }).getByRole('radio').count(),
    ).toBe(8);
    await lookAt(page, `opponents-${name}`);
    const begin = page.getByRole('button', { name: 'Begin Battle!' });
    await begin.and(page.locator('[aria-disabled="true"]')).waitFor();
    // An invitation, quiet until it is what a press was answered with.
    const invitation = page.getByText('Choose an opponent, and the battle begins.');
    const inkOf = (line: Locator): Promise<string> => line.evaluate((one) => getComputedStyle(one).color);
    const quiet = await inkOf(page.getByText(/ · commander /).first());
    expect(await inkOf(invitation)).toBe(quiet);
    await begin.press('Enter');
    await expect.poll(() => inkOf(invitation)).not.toBe(quiet);
    expect(await page.getByRole('heading', { name: /^Round/ }).count()).toBe(0);
    await page.getByText('Rival Kingdom', { exact: true }).click();
    // Without chance nothing can be fought.
    await page.evaluate('crypto.getRandomValues = () => { throw new Error("no chance") }');
    await page.evaluate('crypto.randomUUID = crypto.getRandomValues');
    await begin.click();
    await page.getByRole('alert').getByText('could not be fought in this browser').waitFor();
    await begin.and(page.locator(':not([aria-disabled]):not([aria-busy])')).waitFor();
    await page.evaluate('delete crypto.getRandomValues; delete crypto.randomUUID');
    await begin.click();
    await page.getByText('Clear Conditions').waitFor();
    await page.getByText('Siege', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
    await page
      .getByText(/^(You|Enemy|Draw)$/)
      .first()
      .waitFor();
    await lookAt(page, `opponents-result-${name}`);
    await page.getByRole('button', { name: 'Start New Battle' }).click();
    await page.getByRole('button', { name: 'Begin Battle!' }).waitFor();
  });

  longIt(
    'KR-058 KR-059 KS-18 the tutor’s board waits for men on both sides, takes a ready-made army and reckons before one’s eyes',
    async () => {
      const { page } = visitor;
      await page.goto('/sandtable?tab=board');
      const start = page.getByRole('button', { name: 'Start', exact: true });
      await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true');
      await page
        .getByRole('group', { name: 'Ready-made: Attacking army' })
        .getByText('cavalry charge')
        .click();
      // One army is no battle.
      await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true');
      await page.getByRole('group', { name: 'Ready-made: Defending army' }).getByText('defensive').click();
      await start.click();
      await page.getByText('Simulating').waitFor();
      await page.getByText('How it went').waitFor();
      await lookAt(page, `board-${name}`);
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.getByText('How it went').waitFor({ state: 'detached' });
    },
  );

  it('leaves the console without an error', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('on a phone', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(WINDOWS[1]);
    await becomeGuest(visitor.page);
    await visitor.page.goto('/sandtable?against=Thornmere&power=900');
  });
  afterAll(() => visitor.close());

  it('a fight is planned with one thumb: one part lies open, and what it comes to stands beneath whatever is changed', async () => {
    const { page } = visitor;
    const own = page.getByRole('region', { name: 'Your host' });
    const told = page.getByText(/^\d+ of 100 are yours$/);
    for (const part of ['Theirs', 'Field', 'Yours']) {
      await openPart(page, part);
      await told.waitFor();
      expect(await page.evaluate('document.documentElement.scrollHeight / innerHeight')).toBeLessThan(3.5);
    }
    const before = await told.innerText();
    await own.getByRole('spinbutton').first().fill('900');
    await expect.poll(() => told.innerText()).not.toBe(before);
    await openPart(page, 'Outcome');
    await page.getByRole('heading', { name: 'What it would come to' }).waitFor();
    expect(await told.count()).toBe(0);
  });
});
