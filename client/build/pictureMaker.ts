// A Vite plugin that lays out beside the window what the server needs to make pictures of battles: one module of plain functions
// (client/press/pictures.ts) and the letters they are written in, unpacked, since what rasterises them reads no web fonts.
// Invariant: it is part of an edition: window and pictures are of one hand.

import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { gameIcons } from './gameIcons.ts';

const ENTRY = fileURLToPath(new URL('../press/pictures.ts', import.meta.url));
const FACES = [
  '@fontsource/texturina/files/texturina-latin-600-normal.woff',
  '@fontsource/texturina/files/texturina-latin-ext-600-normal.woff',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff',
];

/** A WOFF file as the font it packs: the same tables, each inflated, under a header that says where they are. */
function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i;
    const [offset, packed, length] = [4, 8, 12].map((by) => woff.readUInt32BE(at + by)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.subarray(at + 16, at + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * count - 16 * 2 ** power, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, sum, bytes }, i) => {
    const at = 12 + 16 * i;
    tag.copy(head, at);
    sum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  });
  return Buffer.concat(parts);
}

/** Writes the module and its letters into a folder. */
export async function layOutPictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [gameIcons()],
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'pictures.mjs', codeSplitting: false } },
    },
  });
  const resolve = createRequire(import.meta.url);
  for (const face of FACES) {
    const name = face.slice(face.lastIndexOf('/') + 1).replace(/woff$/, 'ttf');
    writeFileSync(join(folder, name), unpackedFont(readFileSync(resolve.resolve(face))));
  }
}

/** Lays them out beside every window that is built. */
export function pictureMaker(): Plugin {
  return {
    name: 'sigilla-picture-maker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await layOutPictures(join(dir, 'pictures'));
      },
    },
  };
}
