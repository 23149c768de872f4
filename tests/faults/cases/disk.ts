// The embedded store's disk: full, failing as it writes, and held by another program (a backup, a shell).
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run, smallDisk } from '../harness/smallDisk.ts';
import { embeddedStage } from '../harness/stages.ts';
import type { Row } from '../harness/table.ts';
import { ailing } from './ailing.ts';

const DISK_BYTES = 48 * 1024 * 1024;

export const diskFull = async (seed: string, times: number): Promise<Row> => {
  const disk = smallDisk(DISK_BYTES);
  const stage = { ...embeddedStage(disk.folder), dispose: async () => disk.dispose() };
  return ailing(
    { stage, seed },
    {
      fault: 'disk full',
      begins: () => disk.fill(),
      ends: () => disk.empty(),
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
