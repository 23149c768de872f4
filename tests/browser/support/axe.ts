// Asks axe-core what a page does wrong, in words that say where.

import axe from 'axe-core';
import type { Page } from 'playwright-core';

const MOVES = `document.getAnimations().some((one) =>
  one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity)`;

/** Waits until nothing fades or moves any more: what does has no colours of its own to be judged by. What never ends is not waited for. */
export const atRest = async (page: Page): Promise<void> => {
  for (let look = 0; look < 60 && (await page.evaluate<boolean>(MOVES)); look += 1)
    await page.waitForTimeout(100);
};

/** Each violation of WCAG 2.2 A and AA and of axe's best practices: its rule, what it asks, and the first elements. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await atRest(page);
  await page.evaluate(axe.source);
  const results = await page.evaluate<axe.AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 4)
        .map((node) => `  ${node.target.join(' ')}  ${node.html.slice(0, 160)}`)
        .join('\n')}`,
  );
}
