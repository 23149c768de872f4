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

/** The rules that a theme decides; a page looked at in one theme is asked these in the other. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Each violation of WCAG 2.2 A and AA and of axe's best practices: its rule, what it asks, and the first elements. Of these rules alone, if any are named. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await atRest(page);
  if (!(await page.evaluate<boolean>(`typeof axe === 'object'`))) await page.evaluate(axe.source);
  // Style sheets are read beforehand for an experimental rule alone, which is not asked.
  const options = {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    ...(rules === undefined ? {} : { runOnly: rules }),
  };
  const results = await page.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 4)
        .map((node) => `  ${node.target.join(' ')}  ${node.html.slice(0, 160)}`)
        .join('\n')}`,
  );
}
