// A Vite plugin that lays out what was built: written whole beside the edition that servers hand out, then put in its place, whose hashed
// files are kept for windows that were opened before and ask for a page late. They lie in `dist-kept` until KEPT_DAYS after they were
// replaced. Invariants: there is a whole edition at every moment of a build; a name tells the content, so that no kept file can be taken for another.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { now } from '../session/clock.ts';

const KEPT_DAYS = 14;

/** Where the files of earlier editions lie. */
export const keptFolder = (dist: string): string => `${dist.replace(/[\\/]+$/, '')}-kept`;

const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Puts the assets of the edition that is about to be replaced with the kept ones, and lets go of what was replaced long ago. */
export function keepEdition(dist: string, now: Date): void {
  const assets = join(dist, 'assets');
  const kept = join(keptFolder(dist), 'assets');
  const leaving = filesIn(assets);
  if (leaving.length > 0) mkdirSync(kept, { recursive: true });
  for (const name of leaving) {
    copyFileSync(join(assets, name), join(kept, name));
    utimesSync(join(kept, name), now, now);
  }
  const oldest = now.getTime() - KEPT_DAYS * 86_400_000;
  for (const name of filesIn(kept)) {
    if (statSync(join(kept, name)).mtimeMs < oldest) rmSync(join(kept, name));
  }
}

/** Puts the edition written to `next` in the place of the one in `dist`. */
export function layOut(next: string, dist: string, now: Date): void {
  const last = `${dist}-last`;
  // One that was cut off here has left it.
  if (existsSync(last) && !existsSync(dist)) renameSync(last, dist);
  rmSync(last, { recursive: true, force: true });
  keepEdition(dist, now);
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true, force: true });
}

/** Lays out in `dist` what is built into `dist-next`; a build that goes elsewhere is left alone. */
export function layOutEditions(dist: string): Plugin {
  const next = `${dist}-next`;
  return {
    name: 'sigilla-lay-out-editions',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir !== undefined && resolve(dir) === next) layOut(next, dist, new Date(now()));
      },
    },
  };
}
