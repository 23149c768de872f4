// `npm start`: everything from a fresh clone to a realm that takes visitors. Installs, finds its Node, builds the window, starts the server.
// The server prints `ready URL`; signals are passed on to it, so that it can finish what it has begun.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environment, nodeBinary, root } from './setup.mjs';
import { ensureWindow } from './window.mjs';

ensureInstalled();
const node = nodeBinary();
ensureWindow(node);

const server = spawn(node, [join(root, 'server', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: environment(node, { NODE_ENV: process.env.NODE_ENV ?? 'production' }),
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
