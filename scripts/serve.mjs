// Runs the server under a supervisor in this process: passes signals on, and leaves when npm, which started it, has gone.
// The server hears of this process's own end by the channel between them, whatever ends it.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { environment, root } from './setup.mjs';
import { supervise } from './supervise.mjs';
import { THRIFTY_ARGUMENTS, THRIFTY_ENVIRONMENT } from './thrift.mjs';

const LOOK_EVERY_MS = 1_000;
const SHELL = /^-?(?:sh|dash|bash|ash|zsh|ksh|busybox)$/;

/** The parent and the name of a process; null when it has gone, or where nobody can tell. */
const processOf = (pid) => {
  if (process.platform === 'linux') {
    try {
      // "pid (name) state ppid …", where a name may hold anything.
      const [, name, parent] =
        /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return name === undefined ? null : { name, parent: Number(parent) };
    } catch {
      return null;
    }
  }
  if (process.platform === 'win32') return null;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, name] = /^\s*(\d+)\s+(.*\S)/.exec(stdout ?? '') ?? [];
  return name === undefined ? null : { name: basename(name), parent: Number(parent) };
};

/** Calls `gone` once npm is no more. It may stand behind a shell, which outlives it when it is killed. */
const watchNpm = (gone) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const shell = processOf(parent);
  const npm = shell !== null && SHELL.test(shell.name) ? shell.parent : null;
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === null || processOf(parent)?.parent === npm)) return;
    clearInterval(watch);
    gone();
  }, LOOK_EVERY_MS);
};

/** Serves until it is told to leave. `node` is the binary to run the server with; the process ends with the server's exit code. */
export const serve = (node) => {
  const leave = supervise({
    start: ({ ready, ended }) => {
      const server = spawn(node, [...THRIFTY_ARGUMENTS, join(root, 'server', 'main.ts')], {
        cwd: root,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: environment(node, {
          ...THRIFTY_ENVIRONMENT,
          NODE_ENV: process.env.NODE_ENV ?? 'production',
        }),
      });
      server.on('message', ready);
      server.on('error', (error) => {
        console.error(error.message);
        if (server.pid === undefined) ended(1, null);
      });
      server.on('exit', ended);
      return server;
    },
    now: () => performance.now(),
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    say: (words) => console.error(words),
    end: (code) => process.exit(code),
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => leave(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  watchNpm(() => leave('SIGTERM'));
};
