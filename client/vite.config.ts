// How the window is built: code split by route, nothing inlined (the page's policy allows neither inline script nor data
// fonts), only the game-icons in use. `npm run dev` proxies the steward's paths to the server at PORT.

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameIcons } from './build/gameIcons.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { pictureMaker } from './build/pictureMaker.ts';
import { layOutEditions } from './build/layOutEditions.ts';
import { pressFiles } from './build/pressFiles.ts';
import { scriptGroups } from './build/scriptGroups.ts';
import { withoutSummaries } from './build/withoutSummaries.ts';

/** The steward, told the browser's own Host: its guard against foreign origins compares the two. */
const steward = { target: `http://localhost:${process.env['PORT'] ?? '2567'}`, changeOrigin: false };

/** What servers hand out. */
const LAID_OUT = fileURLToPath(new URL('dist', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The last lays out what those before it have made.
  plugins: [
    react(),
    withoutSummaries(),
    gameIcons(),
    preloadFonts(),
    pictureMaker(),
    pressFiles(),
    layOutEditions(LAID_OUT),
  ],
  worker: { format: 'es', plugins: () => [gameIcons()] },
  build: {
    outDir: `${LAID_OUT}-next`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One stylesheet: no page can come without its looks.
    cssCodeSplit: false,
    // What each page may weigh is held by tests/client/bundle.test.ts; the builder's own remarks would be noise on every start.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      output: { codeSplitting: { groups: scriptGroups } },
      checks: { pluginTimings: false },
    },
  },
  server: {
    proxy: {
      '/api': steward,
      '/matchmake': steward,
      '/healthz': steward,
      '/readyz': steward,
      // A room's socket: /processId/roomId?sessionId=…
      '^/[\\w-]+/[\\w-]+\\?sessionId=': { ...steward, ws: true },
    },
  },
});
