// A disk so small that it can be filled: a tmpfs of its own, and the ballast that takes its last byte.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a program of the system; answers why it failed, or null. */
export const run = (command: string, ...args: readonly string[]): string | null => {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  return done.status === 0 ? null : `${command}: ${done.error?.message ?? done.stderr.trim()}`;
};

const folderOf = (): string => mkdtempSync(path.join(tmpdir(), 'sigilla-disk-'));
const mount = (disk: string, bytes: number): string | null =>
  run('mount', '-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', disk);

/** Why a small disk can't be had here, or null. */
export const noSmallDisk = (): string | null => {
  const folder = folderOf();
  const why = mount(folder, 1024 * 1024);
  if (why === null) run('umount', folder);
  rmSync(folder, { recursive: true });
  return why;
};

export interface SmallDisk {
  /** Beside the disk, on the machine's own. */
  readonly folder: string;
  readonly disk: string;
  /** Writes until nothing more fits; again, what was freed meanwhile. */
  fill(): void;
  empty(): void;
  dispose(): void;
}

const PIECE = Buffer.alloc(16 * 1024);

/** Mounts a disk of so many bytes. Throws where this machine allows none. */
export const smallDisk = (bytes: number, name = 'data'): SmallDisk => {
  const folder = folderOf();
  const disk = path.join(folder, name);
  const ballast = path.join(disk, 'ballast');
  mkdirSync(disk);
  const why = mount(disk, bytes);
  if (why !== null) throw new Error(why);
  return {
    folder,
    disk,
    fill() {
      try {
        for (;;) writeFileSync(ballast, PIECE, { flag: 'a' });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    dispose() {
      run('umount', disk);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
