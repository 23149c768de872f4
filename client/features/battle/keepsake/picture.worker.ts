// Sews the long picture of a battle, off the page's own thread: on a canvas of its own, or as the text of an SVG that carries its letters with it.
// Invariant: asked once, it answers with a picture or says that it could not; how far it is is told after every panel.
import sansExt from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff2?url';
import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url';
import titleExt from '@fontsource/texturina/files/texturina-latin-ext-600-normal.woff2?url';
import title from '@fontsource/texturina/files/texturina-latin-600-normal.woff2?url';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { ScoreBook } from '../../../stage/battlefield/ScoreBook.ts';
import { longScale, longSize, paintLong } from '../../../stage/battlefield/keepsake/longPicture.ts';
import { Scene } from '../../../stage/battlefield/keepsake/scene.ts';
import { Brush } from '../../../stage/battlefield/paint/Brush.ts';
import { SvgSheet, WrittenPath } from '../../../stage/battlefield/paint/svgSheet.ts';
import type { PictureAsked, PictureTold } from './asked.ts';

const EXT = 'U+0100-024F, U+1E00-1EFF';
const FACES = [
  { family: 'Texturina', weight: '600', url: title },
  { family: 'Texturina', weight: '600', url: titleExt, range: EXT },
  { family: 'Alegreya Sans', weight: '500', url: sans },
  { family: 'Alegreya Sans', weight: '500', url: sansExt, range: EXT },
] as const;

const tell = (told: PictureTold): void => {
  postMessage(told);
};

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
};

/** The letters as a style sheet that needs nothing else. */
const lettersWithin = async (): Promise<string> => {
  const faces = await Promise.all(
    FACES.map(async (face) => {
      const font = new Uint8Array(await (await fetch(face.url)).arrayBuffer());
      const range = 'range' in face ? `unicode-range:${face.range};` : '';
      return `@font-face{font-family:'${face.family}';font-weight:${face.weight};${range}src:url(data:font/woff2;base64,${base64(font)}) format('woff2')}`;
    }),
  );
  return faces.join('');
};

/** A worker's own fonts, where it may have some. */
const workerFonts = (): FontFaceSet | undefined => (self as unknown as { fonts?: FontFaceSet }).fonts;

const learnLetters = async (): Promise<void> => {
  const fonts = workerFonts();
  if (fonts === undefined) return;
  await Promise.all(
    FACES.map(async (face) => {
      const range = 'range' in face ? { unicodeRange: face.range } : {};
      fonts.add(
        await new FontFace(face.family, `url(${face.url})`, { weight: face.weight, ...range }).load(),
      );
    }),
  );
};

const sew = async ({ kind, setup, logs, aftermath, theme, left, words }: PictureAsked): Promise<Blob> => {
  const { timeline } = new ScoreBook(setup).read(logs, aftermath);
  const scene = new Scene(timeline, theme, left === 'defender');
  const random = randomFrom(forkSeed(timeline.deployment.seed, 'picture'));
  const size = longSize(timeline);
  if (kind === 'svg') {
    const sheet = new SvgSheet();
    const brush = new Brush(sheet, random, (d) => new WrittenPath(d));
    for (const share of paintLong(brush, scene, words)) tell({ kind: 'sewn', share });
    const name = `${words.names[0]} against ${words.names[1]}`;
    const text = sheet.written(size.width, size.height, name, await lettersWithin());
    return new Blob([text], { type: 'image/svg+xml' });
  }
  await learnLetters();
  const scale = longScale(size);
  const canvas = new OffscreenCanvas(Math.round(size.width * scale), Math.round(size.height * scale));
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('this browser gives no 2D canvas');
  ctx.scale(scale, scale);
  for (const share of paintLong(new Brush(ctx, random), scene, words)) tell({ kind: 'sewn', share });
  return canvas.convertToBlob({ type: 'image/png' });
};

addEventListener('message', ({ data }: MessageEvent<PictureAsked>) => {
  sew(data).then(
    (picture) => tell({ kind: 'done', picture }),
    () => tell({ kind: 'failed' }),
  );
});
