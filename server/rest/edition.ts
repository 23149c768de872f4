// Which edition of the window is laid out: the name of its first script, told with every answer of the treaty, so that windows opened
// before it learn that there is a newer one. Invariant: it is read again whenever the page has been written anew.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

/** The header that carries it. */
export const EDITION_HEADER = 'X-Edition';

const FIRST_SCRIPT = /<script type="module"[^>]* src="\/assets\/([\w.-]+)"/;

/** Tells the edition of the window in `folder`; nothing while it has not been built. */
export const toldEdition = (folder: string): RequestHandler => {
  const index = path.join(folder, 'index.html');
  let writtenAt: number | undefined;
  let edition: string | undefined;
  return (_request, response, next) => {
    const found = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (found !== writtenAt) {
      writtenAt = found;
      edition = found === undefined ? undefined : FIRST_SCRIPT.exec(readFileSync(index, 'utf8'))?.[1];
    }
    if (edition !== undefined) response.set(EDITION_HEADER, edition);
    next();
  };
};
