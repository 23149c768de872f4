// Where tests keep what they throw away: in memory, where the machine has a file system of that kind with room to spare, so that nobody waits for a disk
// that all of them share. Invariant: nothing of it outlives the run. What proves that a disk keeps things asks for `onDisk()`.
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** A MongoDB lays out 300 MB before its first document, and there are up to six at a time. */
const ROOM = 4 * GIB;
/** What lies in memory is taken from those who reckon and draw. */
const MEMORY_LEFT = 8 * GIB;

const hasRoom = (): boolean => {
  if (freemem() < MEMORY_LEFT + ROOM) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
};

/** The machine's own temporary folder, on a disk as a rule: for what is killed and must be there again. */
export const onDisk = (): string => process.env['SIGILLA_ON_DISK'] ?? tmpdir();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
/** What somebody still holds, a mounted disk or a process that is late to end, is left to the next run. */
const discard = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    process.stderr.write(`${folder} stays for now: ${String(error)}\n`);
  }
};

/** Gives this process, and all that it starts, a temporary folder that is gone when it ends. Called once, before any test is. */
export const keepInMemory = (): void => {
  if (process.env['SIGILLA_ON_DISK'] !== undefined || !hasRoom()) return;
  // A run that was killed could not clear away.
  for (const name of readdirSync(MEMORY)) {
    const owner = /^sigilla-tests-(\d+)-/.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) discard(path.join(MEMORY, name));
  }
  process.env['SIGILLA_ON_DISK'] = tmpdir();
  const folder = mkdtempSync(path.join(MEMORY, `sigilla-tests-${process.pid}-`));
  process.env['TMPDIR'] = folder;
  process.on('exit', () => discard(folder));
};
