// Serves the stage page with the window's own vite plugins. Invariant: the caller closes it.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { gameIcons } from '../../../client/build/gameIcons.ts';

/** Starts on a free port and answers the page's address. */
export async function serveStage(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server: ViteDevServer = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [gameIcons()],
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
    optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval'] },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stage page was not served');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
