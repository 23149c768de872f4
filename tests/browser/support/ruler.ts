// A ruler who has nothing but the window: presses what is offered, counts the presses, puts leaves away as they come, and keeps what was told in the
// corner. Invariants: nothing is pressed that the window refuses; whatever is refused after it was pressed is kept in `refusals`.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Leaves that come by themselves or after a deed, and the button that puts each away. */
const LEAVES: readonly (readonly [title: string, button: string])[] = [
  ['Action Failed', 'Close'],
  ['Action Completed!', 'Done'],
  ['Research Complete!', 'Continue Playing'],
  ['Turn Report', 'Continue Playing'],
];
/** A medal is named by what it was struck for. */
const MEDAL = 'Awesome!';

/** Calls out whatever comes up in the corner of the window: it goes again by itself, sooner than a test may look. */
const LISTEN = `new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      const toasts = [node, ...node.querySelectorAll('li')].filter((one) => one.matches('li[data-swipe-direction]'));
      for (const toast of toasts) inTheCorner(toast.textContent);
    }
}).observe(document, { childList: true, subtree: true })`;

/** Stores and turns, as the head of the window has them. */
const HELD = `JSON.stringify({
  ...Object.fromEntries([...document.querySelectorAll('dl[aria-label="Resources"] a')].map((store) => store.title.split(': '))),
  Turns: document.querySelector('a[title="Spend them"] b')?.textContent ?? '',
})`;

export class Ruler {
  readonly page: Page;
  presses = 0;
  /** Leaves that said that something was not done. */
  readonly refusals: string[] = [];
  /** What was told in the corner, in its order. */
  readonly told: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Before the first page is opened. */
  async begin(): Promise<void> {
    const { page } = this;
    await page.exposeFunction('inTheCorner', (words: string) => void this.told.push(words));
    await page.addInitScript(LISTEN);
    // A study may end, or a medal be struck, while the hand is on its way to something else.
    const byThemselves = page
      .getByRole('dialog', { name: 'Research Complete!' })
      .or(page.getByRole('button', { name: MEDAL }));
    await page.addLocatorHandler(byThemselves, () => this.putAway());
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  /** Is it there, and not refused? */
  async may(what: Locator): Promise<boolean> {
    const one = what.first();
    if ((await one.count()) === 0) return false;
    return (await one.getAttribute('aria-disabled')) !== 'true' && (await one.isEnabled());
  }

  /** Goes to a screen by the navigation. */
  async goTo(screen: string): Promise<void> {
    const realm = this.page.getByRole('navigation', { name: 'Realm', exact: true });
    await this.press(realm.getByRole('link', { name: new RegExp(`^${screen}`) }));
    await this.putAway();
  }

  /** Leaves that lie open. */
  async putAway(): Promise<void> {
    const leaf = this.page.getByRole('dialog');
    for (;;) {
      const open = (
        await Promise.all(
          LEAVES.map(async (one) =>
            (await this.page.getByRole('dialog', { name: one[0] }).count()) > 0 ? one : null,
          ),
        )
      ).find((one) => one !== null);
      const button =
        open?.[1] ?? ((await leaf.getByRole('button', { name: MEDAL }).count()) > 0 ? MEDAL : null);
      if (button === null) return;
      const lying = this.page
        .getByRole('dialog')
        .filter({ has: this.page.getByRole('button', { name: button, exact: true }) });
      if (open?.[0] === 'Action Failed')
        this.refusals.push((await lying.first().innerText()).replaceAll(/\s+/g, ' '));
      const before = await lying.count();
      // Put away meanwhile by the handler above.
      if (before === 0) continue;
      this.presses += 1;
      // By the keyboard: a click would call the handler above to the same leaf. What lies in the corner goes first, where something does.
      const away = async (): Promise<number> => {
        const still = await lying.count();
        if (still >= before) await this.page.keyboard.press('Escape');
        return still;
      };
      await expect.poll(away, { interval: 300 }).toBeLessThan(before);
    }
  }

  /** Levels that were told of, in their order. */
  levelsTold(): readonly number[] {
    return this.told.flatMap((words) => /^\s*Level (\d+)(?=\D)/.exec(words)?.[1] ?? []).map(Number);
  }

  /** The purse and the stores as the head of the window shows them, in one line. */
  holdings(): Promise<string> {
    return this.page.evaluate<string>(HELD);
  }

  /** Turns in the purse. */
  async turns(): Promise<number> {
    return Number(/"Turns":"(\d+)/.exec(await this.holdings())?.[1]);
  }

  /** Presses a button that does something, unless the window refuses it beforehand; waits until it is done and seen. */
  async act(button: Locator): Promise<boolean> {
    if (!(await this.may(button))) return false;
    const before = await this.holdings();
    const failures = this.refusals.length;
    await this.press(button.first());
    await expect.poll(() => this.page.locator('[aria-busy="true"]').count(), { timeout: 60_000 }).toBe(0);
    await this.putAway();
    if (this.refusals.length > failures) return false;
    await expect.poll(() => this.holdings(), { timeout: 60_000 }).not.toBe(before);
    return true;
  }
}
