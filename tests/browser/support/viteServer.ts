// The window served by Vite's own server, for tests of what exists while developing only.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { createServer } from 'vite';

export interface ViteWindow {
  /** Where it is, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves client/ on a free port, with a cache of its own. */
export async function serveWindow(): Promise<ViteWindow> {
  const root = fileURLToPath(new URL('../../../client', import.meta.url));
  const cacheDir = await mkdtemp(join(tmpdir(), 'sigilla-vite-'));
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    clearScreen: false,
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (url === undefined) throw new Error('Vite gave no address');
  return {
    url,
    close: async () => {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
