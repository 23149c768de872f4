// A newcomer's first battle, as the page leads them to it: War, the ruler it proposes, one button, and a fight to its end.
import { afterEach, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { COARSE, picture } from './support/pictures.ts';
import { inRealm, playAsGuest, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

/** Longer than any step here takes: a window closes when the test lets the time pass, and not before. */
const WINDOW_SECONDS = 60;
const enter = inRealm({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS });
const closeWindow = (): void => enter.pass(4 * WINDOW_SECONDS * 1000);
const people: Visitor[] = [];
const visit = async (options?: Parameters<typeof enter>[0]): Promise<Visitor> => {
  const visitor = await enter({ ...COARSE, ...options });
  people.push(visitor);
  return visitor;
};
// Whoever stays is awake, and stands before everyone on the next one's list.
afterEach(async () => {
  for (const visitor of people.splice(0)) await visitor.close();
});

/** The windows that the orders are laid out for. */
const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** What of the orders is out of sight on a page that nobody has scrolled, and how many lines of the log are lacking to the four that it should show. */
const LACKING = `(() => {
  scrollTo(0, 0);
  const panel = document.querySelector('[aria-labelledby="your-orders"]');
  const inSight = (element) => {
    const { top, bottom, height } = element?.getBoundingClientRect() ?? { height: 0 };
    return height > 0 && top >= 0 && bottom <= innerHeight;
  };
  const rows = [...panel.querySelectorAll('[role=radiogroup]')];
  const log = document.querySelector('section[aria-labelledby="round-log"]');
  const line = parseFloat(getComputedStyle(log).lineHeight);
  return [
    ...rows.filter((row) => !(document.getElementById(row.getAttribute('aria-labelledby'))?.offsetHeight > 0)).map(() => 'a label'),
    ...(inSight(panel.querySelector('time')) ? [] : ['the time']),
    ...(inSight([...panel.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Fight round'))) ? [] : ['the button']),
    ...(log.clientHeight >= Math.min(4 * line, log.scrollHeight) - 1 ? [] : ['lines of the log']),
  ];
})()`;

describe.each(inOne('360'))('a guest at $name', ({ name, ...look }) => {
  it('is led to a rival who answers, and commands the host to the end', async () => {
    const visitor = await visit(look);
    const { page } = visitor;
    await playAsGuest(page);
    await page.goto('/war');

    // Somebody who answers is chosen, and stays chosen though the list goes on; why is said in words.
    const rivals = page.getByRole('list', { name: 'Rulers you may challenge' }).getByRole('listitem');
    const chosen = rivals.filter({ has: page.getByRole('button', { pressed: true }) });
    await chosen.getByText('answers at once').waitFor();
    expect(await chosen.count()).toBe(1);
    await page.getByText('marks kingdoms that the realm rules itself').waitFor();
    await picture(page, `war-challenge-${name}`, true);

    // A tab that was clicked keeps no box about it.
    const tab = page.getByRole('tab', { name: 'Rankings' });
    await tab.click();
    expect(
      await page.evaluate(
        `getComputedStyle(document.querySelector('[role=tab][data-state=active]')).outlineStyle`,
      ),
    ).toBe('none');
    await page.getByRole('tab', { name: 'Send Challenge' }).click();

    await page.getByRole('button', { name: /^Challenge / }).click();
    await page.waitForURL('**/battles/*');
    // Whoever answers at once may have done so before a slow window looks.
    const orders = page.getByRole('heading', { name: 'Your orders' });
    await page.getByRole('button', { name: 'Withdraw the challenge' }).or(orders).first().waitFor();
    await picture(page, `war-waiting-${name}`);

    // By then whoever answers at once has answered.
    enter.pass(10_000);
    await orders.waitFor({ timeout: 60_000 });
    // What a silent host does is its captain's choice, by who is met and under which sky.
    await page.getByText(/your host will .+ and /i).waitFor();
    await picture(page, `war-drawn-up-${name}`);
    // Each row says what it is about, and time and button are in sight, at any size of window.
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.evaluate<string[]>(LACKING), { message: `at ${size.width} px` })
        .toEqual([]);
    }
    await page.setViewportSize(look.viewport);
    await page.getByRole('radio', { name: 'Press' }).click();
    await page.getByRole('radio', { name: 'Weakest' }).click();
    await page.getByText('your host will press and strike the weakest').waitFor();
    // What was said once stands for every round after.
    closeWindow();
    await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor({ timeout: 120_000 });
    closeWindow();
    await page.getByRole('heading', { name: 'Round 2' }).waitFor({ timeout: 120_000 });
    await picture(page, `war-fighting-${name}`, true);
    await expect
      .poll(() => page.locator('[role="radio"][aria-checked="true"]').allTextContents())
      .toEqual(['Press', 'Weakest', 'Line']);
    for (;;) {
      const now = page.getByRole('button', { name: /^Fight round \d+ now$/ });
      if (await page.getByRole('heading', { name: 'How it ended' }).isVisible()) break;
      if (await page.getByRole('button', { name: 'Show me how it ended' }).isVisible())
        await page.getByRole('button', { name: 'Show me how it ended' }).click();
      else if ((await now.count()) > 0 && (await now.getAttribute('aria-disabled')) === null)
        await now.click({ timeout: 2_000 }).catch(() => undefined);
      await page.waitForTimeout(100);
    }
    await picture(page, `war-ended-${name}`, true);
    expect(visitor.complaints.join('\n')).toBe('');
  });
});

describe('a ruler who has been challenged', () => {
  longIt(
    'sees it on the challenger’s row, still has whom they chose, is led to the answer, and can send no second challenge',
    async () => {
      const visitor = await visit({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });
      const { page } = visitor;
      await playAsGuest(page);
      await page.goto('/war');
      const rivals = page.getByRole('list', { name: 'Rulers you may challenge' }).getByRole('listitem');
      const row = rivals.filter({ hasText: 'has challenged you' });
      const send = page.getByRole('button', { name: /^Challenge / });
      await send.waitFor();
      const chosen = async (): Promise<string | undefined> =>
        (await rivals.locator('[aria-pressed=true]').innerText()).split('\n')[0];
      const proposed = await chosen();
      // A newcomer is given half a minute to look round.
      enter.pass(35_000);
      await row.waitFor({ timeout: 120_000 });
      await picture(page, 'war-answer-1280');
      await expect.poll(chosen).toBe(proposed);
      await row.getByRole('button').click();
      // No second challenge can be sent: where its button was, the way to the answer is.
      await send.waitFor({ state: 'detached' });
      await page
        .getByRole('link', { name: /^Answer ./ })
        .last()
        .click();
      await page.getByRole('button', { name: /^Accept the challenge of/ }).waitFor();
      await picture(page, 'war-request-1280');
      const heights = await Promise.all(
        [page.getByRole('combobox').first(), page.getByRole('button', { name: /^Accept/ })].map(
          async (one) => await one.boundingBox(),
        ),
      );
      expect(heights[1]?.height).toBe(heights[0]?.height);
      expect(heights[1]?.y).toBe(heights[0]?.y);
    },
  );

  longIt('may call a herald back from the page where the answer is awaited', async () => {
    const [one, other] = [await visit(), await visit()];
    await playAsGuest(one.page);
    await playAsGuest(other.page);
    const heading = other.page.getByRole('heading', { level: 1, name: /^Wanderer/ });
    const name = await heading.innerText();
    await one.page.goto('/war');
    await one.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await one.page.getByRole('button', { name: `Challenge ${name}` }).click();
    await one.page.getByRole('button', { name: 'Withdraw the challenge' }).click();
    await one.page.getByRole('heading', { name: 'The battle was called off' }).waitFor();
  });

  it('finds no battle that is not there, under a heading of its own', async () => {
    const visitor = await visit();
    await visitor.page.goto('/battles/nothing');
    await visitor.page.getByRole('heading', { level: 1, name: 'No such battle' }).waitFor();
    await picture(visitor.page, 'war-no-battle');
  });
});
