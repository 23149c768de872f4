// Pictures of the window for people to look at, in screenshots/ (not kept in the repository). They are taken when they are asked for, by SIGILLA_PICTURES=1:
// a run that nobody looks at spares a third of what drawing costs. Invariant: no test needs a picture.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
const ASKED = process.env['SIGILLA_PICTURES'] === '1';

/** Writes a picture of what the page shows, or of the whole page; `name` may hold a folder. */
export const picture = async (page: Page, name: string, fullPage = false): Promise<void> => {
  if (!ASKED) return;
  const path = join(FOLDER, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage });
};

/** Prints the page as a browser would, and says on how many leaves; they are kept as PDF where pictures are. */
export const paper = async (
  page: Page,
  name: string,
  options: NonNullable<Parameters<Page['pdf']>[0]>,
): Promise<number> => {
  const printed = await page.pdf(options);
  if (ASKED) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name}.pdf`), printed);
  }
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
};

/** A canvas is drawn in software here, and that costs by the pixel: where no test looks at single ones, a sixteenth of them will do. */
export const COARSE: BrowserContextOptions = ASKED ? {} : { deviceScaleFactor: 0.25 };
