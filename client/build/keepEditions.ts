// A Vite plugin that keeps the hashed files of earlier editions beside the new one, for windows that were opened before it and ask for
// a page late. They lie in `dist-kept` until KEPT_DAYS after they were replaced. Invariant: a name tells the content, so that no kept file
// can be taken for another.

import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
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

export function keepEditions(): Plugin {
  let dist: string | undefined;
  return {
    name: 'sigilla-keep-editions',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      if (dist !== undefined) keepEdition(dist, new Date(now()));
    },
  };
}
