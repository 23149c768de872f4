// Asks axe-core what a page does wrong, in words that say where.

import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Each violation of WCAG 2.2 A and AA and of axe's best practices: its rule, what it asks, and the first elements. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
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
