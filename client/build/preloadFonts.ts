// A Vite plugin that preloads the fonts of the first page, so that the promise is never set in a fallback face.

import type { Plugin } from 'vite';

const FIRST_PAGE = [
  'alegreya-latin-400-normal',
  'alegreya-sans-latin-500-normal',
  'alegreya-sans-latin-700-normal',
  'texturina-latin-600-normal',
  'uncial-antiqua-latin-400-normal',
];

/** Adds a preload link for each font of the first page; fails the build when one was not emitted. */
export function preloadFonts(): Plugin {
  return {
    name: 'sigilla-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return FIRST_PAGE.map((font) => {
          const file = files.find((name) => name.includes(font) && name.endsWith('.woff2'));
          if (file === undefined) throw new Error(`Font ${font} is preloaded but no stylesheet uses it.`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          };
        });
      },
    },
  };
}
