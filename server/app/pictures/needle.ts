// The thread that turns a battle into a PNG: the window's own needle writes the SVG, resvg (as WebAssembly, so that whatever a picture does to
// it stays within this thread) fills in the dots. Invariant: it reads nothing of the system but the files laid out for it.
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';

export interface Sewing {
  /** Where the module lies that writes the SVG (client/press/pictures.ts), its fonts beside it. */
  readonly maker: string;
  readonly view: BattleView;
}

interface Maker {
  readonly linkPicture: (view: BattleView) => string | null;
}

const ready = readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
  (wasm) => initWasm(wasm),
);

const fontsBeside = async (maker: string): Promise<Uint8Array[]> => {
  const folder = new URL('.', maker);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf'));
  return Promise.all(names.map((name) => readFile(new URL(name, folder))));
};

/** The PNG of a battle as it is seen; null for one that has no picture. */
export default async ({ maker, view }: Sewing): Promise<Uint8Array | null> => {
  const { linkPicture } = (await import(maker)) as Maker;
  const text = linkPicture(view);
  if (text === null) return null;
  await ready;
  const font = { fontBuffers: await fontsBeside(maker), defaultFontFamily: 'Alegreya Sans' };
  const drawing = new Resvg(text, { font });
  try {
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    return png;
  } finally {
    drawing.free();
  }
};
