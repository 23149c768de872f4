// The embedded store's disk: full, failing as it writes, and held by another program (a backup, a shell).
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run, smallDisk } from '../harness/smallDisk.ts';
import type { SmallDisk } from '../harness/smallDisk.ts';
import { embeddedStage } from '../harness/stages.ts';
import type { Stage } from '../harness/stages.ts';
import type { Row } from '../harness/table.ts';
import { ailing } from './ailing.ts';
import type { Ailment } from './ailing.ts';

const DISK_BYTES = 48 * 1024 * 1024;

/** A small disk with the realm's data on it. */
const onSmallDisk = (): { readonly disk: SmallDisk; readonly stage: Stage } => {
  const disk = smallDisk(DISK_BYTES);
  return { disk, stage: { ...embeddedStage(disk.folder), dispose: async () => disk.dispose() } };
};

const fullDisk = (disk: SmallDisk): Ailment => ({
  fault: 'disk full',
  begins: () => disk.fill(),
  ends: () => disk.empty(),
  lastsMs: 500,
  refusals: 20,
  readiness: 'unwritable',
  isReadable: true,
});

/** A file may be written up to here, however long it is: nothing of a commit fits. */
const LITTLE = '4096';

/** Why the size of a running process's files can't be limited here, or null. */
export const noFileLimit = (): string | null => run('prlimit', '--pid', String(process.pid), '--fsize');

const limit = (pid: number, bytes: string): void => {
  const why = run('prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`);
  if (why !== null) throw new Error(why);
};
const failingDisk: Ailment = {
  fault: 'disk fails as it is written',
  begins: ({ server }) => limit(server.pid, LITTLE),
  ends: ({ server }) => {
    if (server.isRunning) limit(server.pid, 'unlimited');
  },
  lastsMs: 500,
  refusals: 20,
  readiness: 'unwritable',
  isReadable: true,
};

const foreignHold = ({ settings }: Stage): Ailment => {
  let other: DatabaseSync | null = null;
  return {
    fault: 'data held by another program',
    begins: () => {
      other = new DatabaseSync(path.join(settings['DATA_DIR'] ?? '', 'sigilla.db'), { timeout: 5_000 });
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
  };
};

export const diskFull = async (seed: string, times: number): Promise<Row> => {
  const { disk, stage } = onSmallDisk();
  return ailing({ stage, seed }, [fullDisk(disk)], times);
};

export const diskFails = (seed: string, times: number): Promise<Row> =>
  ailing({ stage: embeddedStage(), seed }, [failingDisk], times);

export const heldByAnother = async (seed: string, times: number): Promise<Row> => {
  const stage = embeddedStage();
  return ailing({ stage, seed }, [foreignHold(stage)], times);
};

/** All that can ail a disk, one after the other in one realm. */
export const diskAils = async (seed: string): Promise<Row> => {
  const { disk, stage } = onSmallDisk();
  return ailing({ stage, seed }, [fullDisk(disk), failingDisk, foreignHold(stage)], 1);
};
