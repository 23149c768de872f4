// A page as people meet it: pictures of it for whoever wants to look, nothing for axe to find, nothing beyond its edge.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest, axeViolations } from './axe.ts';
import { picture } from './pictures.ts';

const SIDEWAYS = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

/** Looks at what the page shows once it has come to rest: as it fits the window, and whole. */
export const lookAt = async (page: Page, name: string): Promise<void> => {
  await atRest(page);
  await picture(page, name);
  await picture(page, `${name}-whole`, true);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate<number>(SIDEWAYS)).toBeLessThanOrEqual(0);
};
