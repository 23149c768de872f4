// A page as people meet it: pictures of it for whoever wants to look, nothing for axe to find, nothing beyond its edge.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest, axeViolations } from './axe.ts';
import { picture } from './pictures.ts';

/** What lies beyond the page's right edge, where the page can be scrolled sideways at all. */
const SIDEWAYS = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth);
  const said = beyond.map((one) => one.tagName + '.' + one.getAttribute('class') + ' ' + (one.textContent ?? '').slice(0, 40));
  return [scrollWidth - clientWidth + ' px too wide', ...said.slice(-8)];
})()`;

/** How far the page can be scrolled sideways, and what lies there; nothing as it should be. */
export const sideways = (page: Page): Promise<string[]> => page.evaluate<string[]>(SIDEWAYS);

/** Looks at what the page shows once it has come to rest: as it fits the window, and whole. Axe is asked these rules alone, if any are named. */
export const lookAt = async (page: Page, name: string, rules?: readonly string[]): Promise<void> => {
  await atRest(page);
  await picture(page, name);
  await picture(page, `${name}-whole`, true);
  expect(await axeViolations(page, rules)).toEqual([]);
  expect(await sideways(page)).toEqual([]);
};
