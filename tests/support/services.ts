// Real servers for tests: a MongoDB replica set of one or three, a Redis. Each has a folder of its own, any free port, and is gone, folder and all, after `dispose`.
// Tests that want them are named `*.services.test.ts`: they run in a project of their own, which `npm test` leaves out, loudly, where the
// servers can't be had; under CI=true they must be there.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SCRIPTS = path.join(import.meta.dirname, '../services');

type Node = 1 | 2 | 3 | 'primary';

export interface Service {
  /** Where it is reached: `mongodb://…` without a database, or `redis://…`. */
  readonly url: string;
  readonly folder: string;
  /** Starts what does not run any more. */
  start(): Promise<void>;
  /** Ends it cleanly; of a set all members, or one. */
  stop(node?: Node): Promise<void>;
  /** The same by SIGKILL. */
  kill9(node?: Node): Promise<void>;
  /** Ends it and throws its data away. */
  dispose(): Promise<void>;
}

const service = async (
  kind: 'mongod' | 'redis',
  options: readonly string[],
  extra: readonly string[],
  under = tmpdir(),
): Promise<Service> => {
  const folder = mkdtempSync(path.join(under, `sigilla-${kind}-`));
  const script = async (verb: string, ...args: readonly string[]): Promise<string> => {
    const { stdout } = await run(path.join(SCRIPTS, kind), [verb, '--dir', folder, ...args]);
    return stdout.trim();
  };
  const start = () =>
    script('start', '--port', '0', ...options, ...(extra.length === 0 ? [] : ['--', ...extra]));
  const end = async (verb: 'stop' | 'kill9', node?: Node) => {
    await script(verb, ...(node === undefined ? [] : ['--node', String(node)]));
  };
  return {
    url: await start(),
    folder,
    start: async () => void (await start()),
    stop: (node) => end('stop', node),
    kill9: (node) => end('kill9', node),
    dispose: async () => {
      await end('kill9');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A MongoDB replica set; `extra` are options of mongod, `under` is where its folder is made. */
export const startMongo = ({
  nodes = 1,
  extra = [],
  under,
}: {
  readonly nodes?: 1 | 3;
  readonly extra?: readonly string[];
  readonly under?: string;
} = {}): Promise<Service> => service('mongod', ['--nodes', String(nodes), '--cache-mb', '256'], extra, under);

/** A Redis; `extra` are options of redis-server. */
export const startRedis = ({ extra = [] }: { readonly extra?: readonly string[] } = {}): Promise<Service> =>
  service('redis', [], extra);

/** The URL of a database that nobody has used, in the set that `url` names. */
export const freshDatabase = (url: string): string =>
  url.replace('/?', `/sigilla-${randomUUID().slice(0, 13)}?`);
