// Which rows of a list React draws anew, told by the hook that it offers to its own tools: every component that did work in a commit, by the key of the
// row that it is part of. It works on the window as it is built.
import type { Page } from 'playwright-core';

/** Stands in the page before React does. A component that did work bears the flag 1; one that was passed over keeps the very child that it had. */
const HOOK = `(() => {
  const drawn = [];
  const visit = (fiber, row) => {
    const own = fiber.key === null ? row : fiber.key;
    const before = fiber.alternate;
    const isComponent = [0, 1, 11, 14, 15].includes(fiber.tag);
    if (isComponent && own !== null && (fiber.flags & 1) === 1) drawn.push(own);
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling)
      if (before === null || !isOf(before, child)) visit(child, own);
  };
  const isOf = (parent, child) => {
    for (let one = parent.child; one !== null; one = one.sibling) if (one === child) return true;
    return false;
  };
  globalThis.drawnRows = drawn;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    isDisabled: false,
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberRoot: (_, root) => visit(root.current, null),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
})()`;

/** Begins to listen; before the page is opened. */
export const countRenders = (page: Page): Promise<unknown> => page.addInitScript(HOOK);

/** The keys, in the order of their first drawing, under which something was drawn while `act` was done. */
export const drawnWhile = async (page: Page, act: () => Promise<void>): Promise<readonly string[]> => {
  // What the page has put off is drawn before it is idle, and belongs to what came before.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))))',
  );
  await page.evaluate('drawnRows.length = 0');
  await act();
  return [...new Set(await page.evaluate<string[]>('drawnRows.slice()'))];
};
