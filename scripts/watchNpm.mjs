// Whether npm is still there, for programs that it starts and that stay: whoever closes the terminal, or kills npm, means them too.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

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

/**
 * Calls `gone` once npm, which started this process, is no more; it may stand behind a shell, which outlives it when it
 * is killed. Never, where it was not npm.
 */
export const watchNpm = (gone) => {
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
