// Durable commits of the SQLite store against what the disk itself does with one block of 4 KiB, the least a disk writes, and an fsync: appended, which
// makes a file longer, and written over, which is what the store's log does once it has grown to its size.
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
/** Blocks of the file that is written over, one after another. */
const PLACES = 256;
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
  const log = openSync(path.join(folder, 'appended'), 'w');
  const ground = openSync(path.join(folder, 'overwritten'), 'w');
  writeSync(ground, Buffer.alloc(BLOCK * PLACES));
  fsyncSync(ground);
  let written = 0;
  return {
    store,
    append: (block: Buffer) => {
      writeSync(log, block);
      fsyncSync(log);
    },
    overwrite: (block: Buffer) => {
      writeSync(ground, block, 0, BLOCK, (written % PLACES) * BLOCK);
      fsyncSync(ground);
      written += 1;
    },
    close: async () => {
      await store.close();
      closeSync(log);
      closeSync(ground);
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
  /** Of the rate at which blocks are appended. */
  readonly goal: number | null;
}

/** Milliseconds of the clock, not of CPU: waiting for the disk is what is measured. */
const timed = async (work: () => Promise<void> | void): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

const measureLoad = async ({ what, collection, batch, syncs, goal }: Load): Promise<readonly BenchRow[]> => {
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
  const diskRound = async (write: (block: Buffer) => void): Promise<number> => {
    const blocks = fresh(SYNCS).map((each) => Buffer.alloc(BLOCK, JSON.stringify(each)));
    return (await timed(() => blocks.forEach(write))) / SYNCS;
  };
  const ours: number[] = [];
  const ofAppending: number[] = [];
  const ofOverwriting: number[] = [];
  try {
    await Promise.all(fresh(BEFORE).map(commitOne));
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each side goes first as often as the other.
      const first = round % 2 === 0 ? await commitRound() : null;
      const appended = await diskRound(bench.append);
      const overwritten = await diskRound(bench.overwrite);
      const commit = first ?? (await commitRound());
      ours.push(commit);
      ofAppending.push(appended / commit);
      ofOverwriting.push(overwritten / commit);
    }
  } finally {
    await bench.close();
  }
  const row = { what, rate: 1000 / median(ours), unit: 'commits/s' };
  return [
    { ...row, against: 'appending 4 KiB and fsync', ratio: median(ofAppending), goal },
    { ...row, against: 'overwriting 4 KiB and fsync', ratio: median(ofOverwriting), goal: null },
  ];
};

const LOADS: readonly Load[] = [
  { what: 'durable, one at a time', collection: notes, batch: 1, syncs: SYNCS, goal: 0.9 },
  { what: `durable, ${BATCH} at a time`, collection: notes, batch: BATCH, syncs: 5, goal: 10 },
  { what: 'the same with an index entry', collection: ownedNotes, batch: BATCH, syncs: 5, goal: null },
];

export const storeBench: Bench = {
  name: 'store',
  about:
    'documents of half a kilobyte, each new and with an id of its own, into SQLite; every sync is counted. By the clock, against the disk’s own rates in the same minute; rates and ratios are medians of paired rounds.',
  run: async () => {
    const rows: BenchRow[] = [];
    for (const load of LOADS) rows.push(...(await measureLoad(load)));
    return rows;
  },
};
