// `npm run cluster` as an operator has it in a terminal: it says by which signal its processes are replaced, and outlives npm no more than a server does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Real services and a server are started; a busy machine takes its time. */
const PATIENCE_MS = 120_000;
/** Plays npm: a shell between it and the program, as npm has one. */
const NPM = `require('node:child_process').spawn('sh', ['-c', process.argv[1] + '; :'], { stdio: 'inherit' })`;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it(
  'npm run cluster says whom to signal, and ends when npm has ended',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-cluster-'));
    const program = `exec ${process.execPath} scripts/cluster.ts --processes 1 --port 0 --dir ${folder}`;
    const npm = spawn(process.execPath, ['-e', NPM, `(${program})`], {
      cwd: ROOT,
      env: { ...process.env, npm_lifecycle_event: 'cluster' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let pid: number | null = null;
    for await (const line of createInterface({ input: npm.stdout })) {
      const told = /^kill -HUP (\d+) {2}replaces/.exec(line)?.[1];
      if (told === undefined) continue;
      pid = Number(told);
      break;
    }
    const cluster = pid ?? expect.fail('it told no process');
    onTestFinished(async () => {
      if (isThere(cluster)) process.kill(cluster, 'SIGTERM');
      await expect.poll(() => isThere(cluster), { timeout: 30_000 }).toBe(false);
      rmSync(folder, { recursive: true, force: true });
    });
    expect(isThere(cluster)).toBe(true);
    const ended = once(npm, 'exit');
    npm.kill('SIGKILL');
    await ended;
    await expect.poll(() => isThere(cluster), { timeout: 60_000 }).toBe(false);
  },
  PATIENCE_MS,
);
