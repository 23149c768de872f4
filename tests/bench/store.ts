// Durable commits of the SQLite store against what the disk itself does: append one block of 4 KiB, the least a disk writes, then fsync.
// Every document is new and different (SQLite skips identical pages), has an id as the server makes them, and the syncs are counted:
// a rate without them would be a lie. With an index entry each commit writes another, random page; that row is there to be known.
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemIds } from '@sigilla/server/ids.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { create, type Collection, type Store } from '@sigilla/server/store/Store.ts';
import { compare, type Bench, type Row } from './report.ts';

interface Note {
  readonly owner: string;
  readonly text: string;
}

const notes: Collection<Note> = {
  name: 'notes',
  schemaVersion: 1,
  upcast: (body) => body as Note,
  indexes: {},
  unique: {},
};

const ownedNotes: Collection<Note> = {
  ...notes,
  name: 'owned notes',
  indexes: { owner: (each) => [each.owner] },
};

/** A document of about 500 bytes whose text is its own. */
const note = (n: number): Note => ({
  owner: `owner-${n % 97}`,
  text: Array.from({ length: 40 }, (_, i) => ((n + 1) * (i + 7) * 2_654_435_761).toString(36)).join(' '),
});

const ROUNDS = 100;
const SYNCS = 30;
const BATCH = 50;
const BLOCK = 4096;
/** Commits before anything is measured: code compiled, the store's log grown to its size and begun anew, as in a server that has run for a while. */
const BEFORE = 8000;

const openBench = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-bench-'));
  const store = await openSqliteStore({
    file: path.join(folder, 'bench.sqlite'),
    now: Date.now,
    collections: [notes, ownedNotes],
    maxGroup: BATCH,
    maxQueue: BEFORE,
  });
  const log = openSync(path.join(folder, 'disk'), 'w');
  return {
    store,
    writeAndSync: (block: Buffer) => {
      writeSync(log, block);
      fsyncSync(log);
    },
    close: async () => {
      await store.close();
      closeSync(log);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Throws unless `work` committed and synced exactly as often as it claims. */
const counted = async (
  store: Store,
  commits: number,
  syncs: number,
  work: () => Promise<void>,
): Promise<void> => {
  const before = store.health();
  await work();
  const after = store.health();
  const seen = { commits: after.commits - before.commits, syncs: after.syncs - before.syncs };
  if (seen.commits !== commits || seen.syncs !== syncs) {
    throw new Error(
      `expected ${commits} commits with ${syncs} syncs, saw ${seen.commits} with ${seen.syncs}`,
    );
  }
};

interface Load {
  readonly what: string;
  readonly collection: Collection<Note>;
  /** Commits handed in together. */
  readonly batch: number;
  /** Groups a round. */
  readonly syncs: number;
  readonly goal: number | null;
}

const measureLoad = async ({ what, collection, batch, syncs, goal }: Load): Promise<Row> => {
  const bench = await openBench();
  let made = 0;
  let bodies: readonly Note[] = [];
  let blocks: readonly Buffer[] = [];
  const fresh = (count: number): readonly Note[] => {
    made += count;
    return Array.from({ length: count }, (_, i) => note(made - i));
  };
  const commitOne = async (body: Note): Promise<void> => {
    const result = await bench.store.commit([create(collection, systemIds.id(), body)]);
    if (result.status !== 'committed') throw new Error(`not committed: ${result.status}`);
  };
  try {
    await Promise.all(fresh(BEFORE).map(commitOne));
    return await compare(
      { bench: 'store', what, by: 'clock', goal },
      ROUNDS,
      {
        name: 'store.commit',
        units: batch * syncs,
        prepare: () => {
          bodies = fresh(batch * syncs);
        },
        round: () =>
          counted(bench.store, batch * syncs, syncs, async () => {
            for (let i = 0; i < syncs; i += 1) {
              await Promise.all(bodies.slice(i * batch, (i + 1) * batch).map(commitOne));
            }
          }),
      },
      {
        name: '4 KiB append + fsync',
        units: SYNCS,
        prepare: () => {
          blocks = fresh(SYNCS).map((each) => Buffer.alloc(BLOCK, JSON.stringify(each)));
        },
        round: () => blocks.forEach(bench.writeAndSync),
      },
    );
  } finally {
    await bench.close();
  }
};

const LOADS: readonly Load[] = [
  { what: 'durable commits, one at a time', collection: notes, batch: 1, syncs: SYNCS, goal: 0.9 },
  { what: `durable commits, ${BATCH} at a time`, collection: notes, batch: BATCH, syncs: 5, goal: 10 },
  { what: 'the same with an index entry', collection: ownedNotes, batch: BATCH, syncs: 5, goal: null },
];

export const storeBench: Bench = {
  name: 'store',
  run: async () => {
    const rows: Row[] = [];
    for (const load of LOADS) rows.push(await measureLoad(load));
    return rows;
  },
};
