// Which edition of the window is laid out: the name of its first script, told with every answer of the treaty, so that windows opened
// before it learn that there is a newer one. Invariant: it is read again within a second of the page's being written anew.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { elapsed as systemElapsed } from '../clock.ts';

/** The header that carries it. */
export const EDITION_HEADER = 'X-Edition';

const FIRST_SCRIPT = /<script type="module"[^>]* src="\/assets\/([\w.-]+)"/;

/** How often a look may be taken at the page. */
const LOOK_MS = 1_000;

/** Reads the edition of the window in `folder`; undefined while it has not been built. `elapsed` is a stopwatch, in milliseconds. */
export const editionOf = (folder: string, elapsed = systemElapsed): (() => string | undefined) => {
  const index = path.join(folder, 'index.html');
  let lookedAt = -Infinity;
  let writtenAt: number | undefined;
  let edition: string | undefined;
  const look = (): void => {
    const found = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (found !== writtenAt) {
      writtenAt = found;
      edition = found === undefined ? undefined : FIRST_SCRIPT.exec(readFileSync(index, 'utf8'))?.[1];
    }
  };
  return () => {
    const now = elapsed();
    if (now - lookedAt >= LOOK_MS) {
      lookedAt = now;
      look();
    }
    return edition;
  };
};

/** Tells it with every answer. */
export const toldEdition =
  (edition: () => string | undefined): RequestHandler =>
  (_request, response, next) => {
    const name = edition();
    if (name !== undefined) response.set(EDITION_HEADER, name);
    next();
  };
