// Builds and serves the stage pages as the window itself is built, so that they can be held to the window's own policy.
// Invariant: the build lands in a folder of its own, which is gone when the caller closes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { InlineConfig } from 'vite';
import { gameIcons } from '../../../client/build/gameIcons.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Starts on a free port and answers where the pages are, with a slash at the end. */
export async function serveStage(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'sigilla-stage-'));
  const config: InlineConfig = {
    configFile: false,
    root,
    plugins: [gameIcons()],
    worker: { format: 'es', plugins: () => [gameIcons()] },
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [join(root, 'index.html'), join(root, 'battle.html')] },
    },
    preview: {
      port: 0,
      host: '127.0.0.1',
      // Alone in its process, so that its clock is fine enough to time a part of a frame.
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
    },
  };
  await build(config);
  const server = await preview(config);
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the stage pages were not served');
  return {
    url: url.endsWith('/') ? url : `${url}/`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
