// Durable commits of the SQLite store against what the disk itself does: append one block of 4 KiB, the least a disk writes, then fsync.
// Every document is new and different (SQLite skips identical pages), has an id as the server makes them, and the syncs are counted:
// a rate without them would be a lie. With an index entry each commit writes another, random page; that row is there to be known.
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemIds } from '@sigilla/server/ids.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { create, type Collection, type Store } from '@sigilla/server/store/Store.ts';
import { median } from './measure.ts';
import type { Bench, BenchRow } from './measure.ts';

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

/** Milliseconds of the clock, not of CPU: waiting for the disk is what is measured. */
const timed = async (work: () => Promise<void> | void): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

const measureLoad = async ({ what, collection, batch, syncs, goal }: Load): Promise<BenchRow> => {
  const bench = await openBench();
  let made = 0;
  const fresh = (count: number): readonly Note[] => {
    made += count;
    return Array.from({ length: count }, (_, i) => note(made - i));
  };
  const commitOne = async (body: Note): Promise<void> => {
    const result = await bench.store.commit([create(collection, systemIds.id(), body)]);
    if (result.status !== 'committed') throw new Error(`not committed: ${result.status}`);
  };
  const commitRound = async (): Promise<number> => {
    const bodies = fresh(batch * syncs);
    const time = await timed(() =>
      counted(bench.store, batch * syncs, syncs, async () => {
        for (let i = 0; i < syncs; i += 1) {
          await Promise.all(bodies.slice(i * batch, (i + 1) * batch).map(commitOne));
        }
      }),
    );
    return time / (batch * syncs);
  };
  const diskRound = async (): Promise<number> => {
    const blocks = fresh(SYNCS).map((each) => Buffer.alloc(BLOCK, JSON.stringify(each)));
    return (await timed(() => blocks.forEach(bench.writeAndSync))) / SYNCS;
  };
  const ours: number[] = [];
  const ratios: number[] = [];
  try {
    await Promise.all(fresh(BEFORE).map(commitOne));
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each side goes first as often as the other.
      const first = round % 2 === 0 ? await commitRound() : null;
      const disk = await diskRound();
      const commit = first ?? (await commitRound());
      ours.push(commit);
      ratios.push(disk / commit);
    }
  } finally {
    await bench.close();
  }
  return {
    what,
    rate: 1000 / median(ours),
    unit: 'commits/s',
    against: 'appending 4 KiB and fsync',
    ratio: median(ratios),
    goal,
  };
};

const LOADS: readonly Load[] = [
  { what: 'durable, one at a time', collection: notes, batch: 1, syncs: SYNCS, goal: 0.9 },
  { what: `durable, ${BATCH} at a time`, collection: notes, batch: BATCH, syncs: 5, goal: 10 },
  { what: 'the same with an index entry', collection: ownedNotes, batch: BATCH, syncs: 5, goal: null },
];

export const storeBench: Bench = {
  name: 'store',
  about:
    'documents of half a kilobyte, each new and with an id of its own, into SQLite; every sync is counted. By the clock, against the disk’s own rate in the same minute; rates and ratios are medians of paired rounds.',
  run: async () => {
    const rows: BenchRow[] = [];
    for (const load of LOADS) rows.push(await measureLoad(load));
    return rows;
  },
};
