// A cluster that runs on this machine (`npm run cluster`), as a load run finds it: its address, and what each of its processes uses.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CLUSTER_FILE, ClusterNote } from '../../scripts/cluster/note.ts';

/** What one process of the cluster used. */
export interface Used {
  readonly name: string;
  readonly cpuMs: number;
  readonly rssBytes: number;
}

/** Linux tells a process's time in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;
const KILOBYTE = 1024;

export const clusterIn = (folder: string): ClusterNote => {
  const file = path.join(folder, CLUSTER_FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} is not there: no cluster runs in ${folder}`);
  }
  return ClusterNote.parse(JSON.parse(text));
};

/** CPU since it began, and memory, of one process; nothing of one that has ended. */
const usedBy = (name: string, pid: number): Used => {
  try {
    // The second field, the program's name, may hold anything; utime and stime are the 14th and 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return {
      name,
      cpuMs: TICK_MS * (Number(fields[11]) + Number(fields[12])),
      rssBytes: KILOBYTE * Number(kilobytes ?? 0),
    };
  } catch {
    return { name, cpuMs: 0, rssBytes: 0 };
  }
};

export const usedIn = ({ processes }: ClusterNote): readonly Used[] =>
  processes.map(({ name, pid }) => usedBy(name, pid));

/** What each used since `before`. */
export const usedSince = (before: readonly Used[], now: readonly Used[]): readonly Used[] =>
  now.map((one, i) => ({ ...one, cpuMs: Math.max(0, one.cpuMs - (before[i]?.cpuMs ?? 0)) }));
