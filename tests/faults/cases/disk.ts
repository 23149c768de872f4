// The embedded store's disk: full, failing as it writes, and held by another program (a backup, a shell).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { embeddedStage } from '../harness/stages.ts';
import type { Stage } from '../harness/stages.ts';
import type { Row } from '../harness/table.ts';
import { ailing } from './ailing.ts';

const run = (command: string, ...args: readonly string[]): string | null => {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  return done.status === 0 ? null : `${command}: ${done.error?.message ?? done.stderr.trim()}`;
};

const DISK_BYTES = 48 * 1024 * 1024;

/** Why a small disk can't be had here, or null. */
export const noSmallDisk = (): string | null => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-disk-'));
  const why = run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
  if (why === null) run('umount', folder);
  rmSync(folder, { recursive: true });
  return why;
};

/** An embedded store on a small disk of its own, and a file that fills it. */
const onSmallDisk = (): { readonly stage: Stage; readonly ballast: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-disk-'));
  const disk = path.join(folder, 'data');
  mkdirSync(disk);
  const why = run('mount', '-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk);
  if (why !== null) throw new Error(why);
  const stage = embeddedStage(folder);
  return {
    ballast: path.join(disk, 'ballast'),
    stage: {
      ...stage,
      async dispose() {
        run('umount', disk);
        await stage.dispose();
      },
    },
  };
};

const PIECE = Buffer.alloc(16 * 1024);

/** Writes until nothing more fits. */
const fill = (file: string): void => {
  try {
    for (;;) writeFileSync(file, PIECE, { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
};

export const diskFull = async (seed: string, times: number): Promise<Row> => {
  const { stage, ballast } = onSmallDisk();
  return ailing(
    { stage, seed },
    {
      fault: 'disk full',
      // What was freed by a checkpoint meanwhile is filled as well.
      begins: () => fill(ballast),
      ends: () => rmSync(ballast, { force: true }),
      lastsMs: 500,
      refusals: 20,
      readiness: 'unwritable',
      isReadable: true,
    },
    times,
  );
};

/** A file may be written up to here, however long it is: nothing of a commit fits. */
const LITTLE = '4096';

/** Why the size of a running process's files can't be limited here, or null. */
export const noFileLimit = (): string | null => run('prlimit', '--pid', String(process.pid), '--fsize');

export const diskFails = async (seed: string, times: number): Promise<Row> => {
  const stage = embeddedStage();

  const limit = (pid: number, bytes: string): void => {
    const why = run('prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`);
    if (why !== null) throw new Error(why);
  };
  return ailing(
    { stage, seed },
    {
      fault: 'disk fails as it is written',
      begins: ({ server }) => limit(server.pid, LITTLE),
      ends: ({ server }) => {
        if (server.isRunning) limit(server.pid, 'unlimited');
      },
      lastsMs: 500,
      refusals: 20,
      readiness: 'unwritable',
      isReadable: true,
    },
    times,
  );
};

export const heldByAnother = async (seed: string, times: number): Promise<Row> => {
  const stage = embeddedStage();
  let other: DatabaseSync | null = null;
  return ailing(
    { stage, seed },
    {
      fault: 'data held by another program',
      begins: () => {
        other = new DatabaseSync(path.join(stage.settings['DATA_DIR'] ?? '', 'sigilla.db'), {
          timeout: 5_000,
        });
        other.exec('BEGIN IMMEDIATE');
      },
      ends: () => {
        other?.close();
        other = null;
      },
      lastsMs: 1_000,
      refusals: 5,
      readiness: null,
      isReadable: true,
    },
    times,
  );
};
