// `npm run dev`: the server restarted at every change of its sources, and the window served by vite with hot reload in front of it.
// Open the address that vite prints; PORT moves the server, which stays reachable by itself.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environment, nodeBinary, root } from './setup.mjs';

ensureInstalled();
const node = nodeBinary();

const run = (args) => spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(node) });
const children = [
  run(['--watch', '--watch-preserve-output', join(root, 'server', 'main.ts')]),
  run([join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'client']),
];

let leaving = false;
const leave = () => {
  if (leaving) return;
  leaving = true;
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, leave);
for (const child of children) child.on('exit', leave);
