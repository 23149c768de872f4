// Serves the stage page with the window's own vite plugins. Invariant: the caller closes it.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { gameIcons } from '../../../client/build/gameIcons.ts';

/** Starts on a free port and answers the page's address. */
export async function serveStage(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server: ViteDevServer = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [react(), gameIcons()],
    logLevel: 'error',
    // Nothing reloads under a test: what was served when it began is what it looks at.
    server: { port: 0, host: '127.0.0.1', fs: { strict: false }, hmr: false, watch: null },
    optimizeDeps: { entries: ['index.html', 'battle.html'], include: ['pixi.js', 'pixi.js/unsafe-eval'] },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stage page was not served');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
