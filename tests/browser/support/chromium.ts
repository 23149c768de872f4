// One way to a browser in tests: the machine's own Chromium, headless, with software WebGL. The files of a worker share one, which goes with the worker.
// Invariant: nothing is shared between two contexts, and none outlives the file that opened it.

import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { CHROMIUM_PLACES, findChromium } from '../../../scripts/chromium.mjs';
import { opened } from '../../support/opened.ts';

/** Starts one that is the caller's alone, and the caller's to close. Throws with the places looked at when there is none. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error(`No Chromium found. Set CHROMIUM_PATH or install one at ${CHROMIUM_PLACES.join(', ')}.`);
  }
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};

let shared: Promise<Browser> | undefined;

/** Chromium, for contexts of the file's own; closed with them when the file has ended. */
export async function aChromium(): Promise<Browser> {
  let browser = await (shared ??= launchChromium());
  // One that has crashed over one file is no reason to fail all others.
  if (!browser.isConnected()) browser = await (shared = launchChromium());
  opened.push(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  return browser;
}
