// `npm run cluster`: a realm over many processes on one machine, as it is run at scale: a real MongoDB (a replica set), a real Redis, two server
// processes and a proxy on one public port. Options: --processes N, --members M, --port P, --dir FOLDER. SIGINT or SIGTERM stops all of it; SIGHUP
// replaces the server processes one by one, and npm's own end stops all of it as well. Data stay in the folder.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dropNote, writeNote } from './cluster/note.ts';
import { startCluster } from './cluster/processes.ts';
import { optionsOf, wholeOf } from './options.ts';
import { watchNpm } from './watchNpm.mjs';
import { ensureWindow } from './window.mjs';

const run = promisify(execFile);
const USAGE = `npm run cluster -- [options]: a realm over several processes, with a real MongoDB and Redis, behind one port
  --processes N   server processes (default 2)
  --members M     members of the MongoDB set, 1 or 3 as in docker-compose.yml (default 1)
  --port P        the public port (default 2567)
  --dir FOLDER    where the data stay (default ./data/cluster)
Ctrl-C stops all of it; SIGHUP replaces the server processes one by one.`;
const values = optionsOf(USAGE, {
  processes: { type: 'string', default: '2' },
  members: { type: 'string', default: '1' },
  port: { type: 'string', default: '2567' },
  dir: { type: 'string', default: './data/cluster' },
});
const processes = wholeOf(USAGE, 'processes', values.processes, 1, 64);
const port = wholeOf(USAGE, 'port', values.port, 0, 65_535);
if (!['1', '3'].includes(values.members)) {
  process.stderr.write(`--members must be 1 or 3 (it is "${values.members}")\n\n${USAGE}\n`);
  process.exit(2);
}
const SERVICES = fileURLToPath(new URL('../tests/services/', import.meta.url));
const folderOf = (name: string): string => path.resolve(values.dir, name);
/** `start` prints where the service is reached. */
const service = async (name: 'mongod' | 'redis', ...args: readonly string[]): Promise<string> => {
  const [verb = '', ...rest] = args;
  const { stdout } = await run(path.join(SERVICES, name), [verb, '--dir', folderOf(name), ...rest]);
  return stdout.trim();
};
const say = (line: string): void => void process.stdout.write(`${line}\n`);

ensureWindow(process.execPath);
const [mongo, redis] = await Promise.all([
  service('mongod', 'start', '--port', '0', '--cache-mb', '256', '--nodes', values.members),
  service('redis', 'start', '--port', '0'),
]);
const stopServices = async (): Promise<void> => {
  await Promise.all([service('mongod', 'stop'), service('redis', 'stop')]);
};
try {
  const cluster = await startCluster({
    storeUrl: mongo.replace('/?', '/sigilla?'),
    redisUrl: redis,
    processes,
    port,
  });
  for (const { number, url } of cluster.processes)
    say(`process ${number}  ${url}  (through the proxy: /via/${number})`);
  say(`MongoDB    ${mongo}`);
  say(`Redis      ${redis}`);
  const note = (): void => writeNote(path.resolve(values.dir), cluster);
  note();
  say(`ready ${cluster.url}`);

  let isLeaving = false;
  let rolling: Promise<unknown> = Promise.resolve();
  const leave = async (): Promise<void> => {
    if (isLeaving) return;
    isLeaving = true;
    dropNote(path.resolve(values.dir));
    await cluster.close();
    await stopServices();
    process.exit(0);
  };
  // A process that ends by itself is started again; one that can't be is tried again at the next look.
  const startThoseThatEnded = async (): Promise<void> => {
    for (const one of cluster.processes)
      if (!one.isRunning && !isLeaving) await one.start().then(note, () => undefined);
  };
  const replaceAll = async (): Promise<void> => {
    await cluster.roll();
    note();
    say('every process has been replaced');
  };
  const next = (work: () => Promise<void>): void => {
    rolling = rolling.then(work).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  };
  setInterval(() => next(startThoseThatEnded), 1_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave());
  process.on('SIGHUP', () => next(replaceAll));
  watchNpm(() => void leave());
  say(`kill -HUP ${process.pid}  replaces the server processes one by one`);
} catch (error) {
  await stopServices();
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  process.stderr.write(`Another program has port ${port}. Stop it, or choose another with --port.\n`);
  process.exit(1);
}
