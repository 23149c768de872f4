// A Vite plugin that writes each text file of the window pressed beside it, as hard as it goes: brotli 11 (`.br`) and gzip 9 (`.gz`).
// The server hands them out as they are (server/rest/pressed.ts). Invariant: a pressed file stands only where it is the smaller one.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest|json|txt)$/;

const brotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Presses every text file under a folder. */
export function press(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file);
    for (const [ending, pressed] of [
      ['br', brotli(text)],
      ['gz', gzipSync(text, { level: 9 })],
    ] as const) {
      if (pressed.length < text.length) writeFileSync(`${file}.${ending}`, pressed);
    }
  }
}

/** Presses what the build has laid out, after all other plugins. */
export function pressFiles(): Plugin {
  return {
    name: 'sigilla-press-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir !== undefined) press(dir);
      },
    },
  };
}
