// What a cluster writes down in its folder for whoever looks on (`npm run load -- --cluster FOLDER`): where it is reached, and which processes it is.
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Cluster } from './processes.ts';

export const CLUSTER_FILE = 'cluster.json';

export const ClusterNote = z.object({
  url: z.url(),
  processes: z.array(z.object({ name: z.string(), pid: z.int().positive() })),
});
export type ClusterNote = z.infer<typeof ClusterNote>;

/** The servers that were started in a folder of tests/services. */
const servicesIn = (folder: string, name: string): ClusterNote['processes'] =>
  readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith('.pid'))
    .map((file) => ({ name, pid: Number(readFileSync(path.join(folder, name, file), 'utf8')) }));

/** Tells whoever comes to the folder where the cluster is and which processes it is made of; whole at once, for it may be read at any moment. */
export const writeNote = (folder: string, { url, processes }: Cluster): void => {
  const note: ClusterNote = {
    url,
    processes: [
      ...processes.flatMap(({ number, pid }) => (pid === null ? [] : [{ name: `server ${number}`, pid }])),
      { name: 'proxy', pid: process.pid },
      ...servicesIn(folder, 'mongod'),
      ...servicesIn(folder, 'redis'),
    ],
  };
  const file = path.join(folder, CLUSTER_FILE);
  writeFileSync(`${file}.part`, JSON.stringify(note));
  renameSync(`${file}.part`, file);
};

/** The cluster is gone. */
export const dropNote = (folder: string): void => rmSync(path.join(folder, CLUSTER_FILE), { force: true });
