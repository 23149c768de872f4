// The unit of work over a real store: what it promises to those who decide inside it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { scheduleJobs } from '@sigilla/server/app/jobs/jobs.ts';
import { localPublisher } from '@sigilla/server/app/publish.ts';
import type { Fact } from '@sigilla/server/app/publish.ts';
import { keyedQueue } from '@sigilla/server/app/queue.ts';
import { transact } from '@sigilla/server/app/transact.ts';
import type { Transactor, Unit } from '@sigilla/server/app/transact.ts';
import { systemIds } from '@sigilla/server/ids.ts';
import { accounts, notices } from '@sigilla/server/store/collections.ts';
import type { Account } from '@sigilla/engine/account/account.ts';
import type { Notice } from '@sigilla/engine/account/notice.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { CommitUnknown, StoreBusy, StoreUnwritable } from '@sigilla/server/store/Store.ts';
import type { Collection, Recall, Stored } from '@sigilla/server/store/Store.ts';
import { storeBehind } from '../support/storeBehind.ts';
import { topics } from '@sigilla/server/store/topics.ts';

let folder: string;
let deps: Transactor;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigilla-unit-'));
  const log = pino({ level: 'silent' });
  const store = await openSqliteStore({ file: path.join(folder, 'unit.db'), now: () => 1 });
  deps = {
    store,
    clock: { now: () => 1_000, elapsed: () => 1_000 },
    ids: systemIds,
    log,
    publisher: localPublisher(log),
  };
});
afterEach(async () => {
  await deps.store.close();
  rmSync(folder, { recursive: true, force: true });
});

const ada = 'ada' as AccountId;
const aNotice = (at: number): Notice => ({
  accountId: ada,
  at,
  text: { code: 'kingdomRenamed', params: { name: 'Alba' } },
  link: null,
  readAt: null,
});
const anAccount = (email: string): Account => ({
  id: ada,
  email,
  passwordHash: null,
  role: 'player',
  isGuest: false,
  isNpc: false,
  currentServerId: 'default-server',
  createdAt: 0,
  lastSeenAt: 0,
});

const addOne = async (unit: Unit) => {
  const seen = await unit.get(notices, 'tally');
  unit.put(notices, 'tally', aNotice((seen?.body.at ?? 0) + 1));
  return ok(undefined);
};

describe('transact', () => {
  it('decides again when what it read has moved, so that nothing is lost', async () => {
    const done = await Promise.all(Array.from({ length: 40 }, () => transact(deps, addOne)));
    expect(done.every((result) => result.ok)).toBe(true);
    expect((await deps.store.get(notices, 'tally'))?.body.at).toBe(40);
  });

  it.each([
    ['glanced at', async (unit: Unit) => (await unit.glance(notices, 'tally'))?.body],
    [
      'found in an index',
      async (unit: Unit) => (await unit.find(notices, 'account', { prefix: [ada], limit: 1 })).items[0]?.body,
    ],
  ])('writes nothing over a change that came after what it decided on was %s', async (_how, look) => {
    await transact(deps, addOne);
    let attempts = 0;
    await transact(deps, async (unit) => {
      const seen = await look(unit);
      if ((attempts += 1) === 1) await transact(deps, addOne);
      await unit.get(notices, 'tally');
      unit.put(notices, 'tally', aNotice((seen?.at ?? 0) + 1));
      return ok(undefined);
    });
    expect(attempts).toBe(2);
    expect((await deps.store.get(notices, 'tally'))?.body.at).toBe(3);
  });

  it('glances at what it has read as it was read, whatever has become of it since', async () => {
    await transact(deps, addOne);
    await transact(deps, async (unit) => {
      const seen = await unit.get(notices, 'tally');
      await transact(deps, addOne);
      expect((await unit.glance(notices, 'tally'))?.revision).toBe(seen?.revision);
      return ok(undefined);
    });
  });

  it('is held to what it only read, also to an absence', async () => {
    let attempts = 0;
    const done = await transact(deps, async (unit) => {
      attempts += 1;
      const gate = await unit.get(notices, 'gate');
      if (attempts === 1)
        await transact(deps, async (other) => ok(other.create(notices, 'gate', aNotice(1))));
      unit.create(notices, `through-${attempts}`, aNotice(gate?.body.at ?? 0));
      return ok(gate !== null);
    });
    expect(done).toEqual(ok(true));
    expect(attempts).toBe(2);
    expect(await deps.store.get(notices, 'through-1')).toBeNull();
  });

  it('writes nothing for a refusal, whatever was staged', async () => {
    const refused = await transact(deps, async (unit) => {
      unit.create(notices, 'staged', aNotice(1));
      return refuse({ code: 'not_allowed', params: {} });
    });
    expect(refused.ok).toBe(false);
    expect(await deps.store.get(notices, 'staged')).toBeNull();
  });

  it('turns a held unique key into the refusal that its aggregate declares, without trying again', async () => {
    let attempts = 0;
    const add = (id: string) =>
      transact(deps, async (unit) => {
        attempts += 1;
        return ok(unit.create(accounts, id, anAccount('a@example.org')));
      });
    expect((await add('one')).ok).toBe(true);
    expect(await add('two')).toEqual(refuse({ code: 'email_unusable', params: {} }));
    expect(attempts).toBe(2);
  });

  it('throws where a held key is declared to be a fault', async () => {
    const again = { key: 'housekeeping', kind: 'housekeeping', dueAt: 0, payload: {} } as const;
    const add = () => transact(deps, async (unit) => ok(scheduleJobs(unit, [again], deps.ids)));
    expect((await add()).ok).toBe(true);
    await expect(add()).rejects.toThrow('jobs.key');
  });

  it('writes nothing of a collection that was never declared', async () => {
    const stray = { ...accounts, name: 'strays' };
    const add = () =>
      transact(deps, async (unit) => ok(unit.create(stray, 'one', anAccount('a@example.org'))));
    await expect(add()).rejects.toThrow('strays is no declared aggregate');
  });

  it('gives up as busy when things never stop moving', async () => {
    const restless = storeBehind(deps.store, {
      commit: async () => ({
        status: 'moved',
        collection: 'notices',
        id: 'tally',
      }),
    });
    expect(await transact({ ...deps, store: restless }, addOne, { deadlineMs: 50 })).toEqual(
      refuse({ code: 'busy', params: {} }),
    );
  });

  it('is busy at once when the store takes no more', async () => {
    const closed = await openSqliteStore({ file: path.join(folder, 'other.db'), now: () => 1 });
    await closed.close();
    expect(await transact({ ...deps, store: closed }, addOne)).toEqual(refuse({ code: 'busy', params: {} }));
  });

  it('looks again after a commit of unknown fate, and finds the trace that it left', async () => {
    let commits = 0;
    const forgetful = storeBehind(deps.store, {
      commit: async (changes) => {
        commits += 1;
        await deps.store.commit(changes);
        throw new CommitUnknown(new Error('the line was cut'));
      },
    });
    const done = await transact({ ...deps, store: forgetful }, async (unit) => {
      if ((await unit.get(notices, 'once')) !== null) return ok('already');
      unit.create(notices, 'once', aNotice(1));
      return ok('now');
    });
    expect(done).toEqual(ok('already'));
    expect(commits).toBe(1);
  });

  it('says that nobody knows when the last commit’s fate stays unknown, and never that nothing was done', async () => {
    let commits = 0;
    const silent = storeBehind(deps.store, {
      commit: async () => {
        commits += 1;
        throw new CommitUnknown(new Error('the disk failed'));
      },
    });
    expect(await transact({ ...deps, store: silent }, addOne, { deadlineMs: 50 })).toEqual(
      refuse({ code: 'outcome_unknown', params: {} }),
    );
    expect(commits).toBeGreaterThan(1);
    // Closed, or out of reach, before it could look again.
    for (const gone of [new StoreBusy(1), new StoreUnwritable(new Error('no primary'))]) {
      let isGone = false;
      const dying = storeBehind(deps.store, {
        commit: async () => {
          isGone = true;
          throw new CommitUnknown(new Error('the disk failed'));
        },
        get: async (collection, id) => {
          if (isGone) throw gone;
          return deps.store.get(collection, id);
        },
      });
      expect(await transact({ ...deps, store: dying }, addOne)).toEqual(
        refuse({ code: 'outcome_unknown', params: {} }),
      );
    }
  });

  it('is merely busy when it has looked again after a commit of unknown fate and found nothing', async () => {
    let commits = 0;
    const failing = storeBehind(deps.store, {
      commit: async () => {
        commits += 1;
        throw commits === 1 ? new CommitUnknown(new Error('the disk failed')) : new StoreBusy(1);
      },
    });
    expect(await transact({ ...deps, store: failing }, addOne)).toEqual(refuse({ code: 'busy', params: {} }));
  });

  it('says that the books can’t be written, and tries no further, when there is no disk', async () => {
    let commits = 0;
    const full = storeBehind(deps.store, {
      commit: async () => {
        commits += 1;
        throw new StoreUnwritable(new Error('database or disk is full'));
      },
    });
    expect(await transact({ ...deps, store: full }, addOne)).toEqual(
      refuse({ code: 'unwritable', params: {} }),
    );
    expect(commits).toBe(1);
  });

  it('publishes facts only after the commit, with the revision that was written', async () => {
    const heard: (Fact & { readonly durable: boolean })[] = [];
    const reads: Promise<unknown>[] = [];
    const end = deps.publisher.subscribe(topics.account(ada), (fact) => {
      reads.push(
        deps.store
          .get(notices, fact.id)
          .then((found) => heard.push({ ...fact, durable: found?.revision === fact.revision })),
      );
    });
    deps.publisher.subscribe(topics.account(ada), () => {
      throw new Error('a projection that fails');
    });
    await transact(deps, addOne);
    await transact(deps, addOne);
    end();
    await transact(deps, addOne);
    await Promise.all(reads);
    expect(heard.map(({ revision, durable }) => ({ revision, durable }))).toEqual([
      { revision: 1, durable: true },
      { revision: 2, durable: true },
    ]);
  });
});

describe('a unit of work over a store that recalls', () => {
  const tally = (at: number, revision: number): Stored<Notice> => ({
    id: 'tally',
    revision,
    body: aNotice(at),
  });
  /** What is in mind is `past`, whatever has been written since; `read` counts the questions. */
  const recalling = (past: Stored<Notice>) => {
    const counted = { read: 0 };
    const recall: Recall = {
      get: <T>(_collection: Collection<T>, id: string) =>
        id === past.id ? (past as Stored<unknown> as Stored<T>) : undefined,
      holder: () => undefined,
    };
    const store = storeBehind(deps.store, {
      recall,
      get: (collection, id) => {
        counted.read += 1;
        return deps.store.get(collection, id);
      },
    });
    return { counted, house: { ...deps, store } };
  };

  it('commits what was decided from memory without a question, held to its revision', async () => {
    await transact(deps, addOne);
    const { counted, house } = recalling(tally(1, 1));
    expect((await transact(house, addOne)).ok).toBe(true);
    expect(counted.read).toBe(0);
    expect(await deps.store.get(notices, 'tally')).toMatchObject({ revision: 2, body: { at: 2 } });
  });

  it('writes nothing over what another process has written since, and decides again on that', async () => {
    await transact(deps, addOne);
    await transact(deps, addOne);
    expect((await transact(recalling(tally(1, 1)).house, addOne)).ok).toBe(true);
    expect(await deps.store.get(notices, 'tally')).toMatchObject({ revision: 3, body: { at: 3 } });
  });

  it.each<readonly [string, (seen: number) => Result<string>]>([
    ['refuses nothing', (seen) => (seen === 2 ? ok('of two') : refuse({ code: 'not_allowed', params: {} }))],
    ['leaves nothing undone', (seen) => ok(seen === 2 ? 'of two' : 'nothing to do')],
    [
      'fails of nothing',
      (seen) => {
        if (seen !== 2) throw new Error('what was read does not fit together');
        return ok('of two');
      },
    ],
  ])('%s for what is no longer so', async (_what, decide) => {
    await transact(deps, addOne);
    await transact(deps, addOne);
    const done = await transact(recalling(tally(1, 1)).house, async (unit) =>
      decide((await unit.get(notices, 'tally'))?.body.at ?? 0),
    );
    expect(done).toEqual(ok('of two'));
  });

  it('refuses, and fails, for what is still so', async () => {
    await transact(deps, addOne);
    const { house } = recalling(tally(1, 1));
    const refusal = refuse({ code: 'not_allowed', params: {} });
    const refused = await transact(house, async (unit) => {
      await unit.get(notices, 'tally');
      return refusal;
    });
    expect(refused).toEqual(refusal);
    const failed = transact(house, async (unit) => {
      await unit.get(notices, 'tally');
      throw new Error('a fault');
    });
    await expect(failed).rejects.toThrow('a fault');
  });
});

describe('a keyed queue', () => {
  it('keeps the order within a key, runs keys side by side, is bounded, and goes on after a failure', async () => {
    const queue = keyedQueue(2);
    const said: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = queue.run(['a'], async () => {
      await gate.promise;
      said.push('a1');
      throw new Error('a1 failed');
    });
    const second = queue.run(['a'], async () => {
      said.push('a2');
    });
    expect(queue.run(['a'], async () => undefined)).toBeNull();
    await queue.run(['b'], async () => {
      said.push('b1');
    });
    gate.resolve();
    await expect(first).rejects.toThrow('a1 failed');
    await second;
    expect(said).toEqual(['b1', 'a1', 'a2']);
    expect(queue.run(['a'], async () => undefined)).not.toBeNull();
  });
  it('runs what shares any key one after another, in whatever order the keys are named, and never waits in a circle', async () => {
    const queue = keyedQueue(64);
    const within = new Set<string>();
    const said: number[] = [];
    const all = Array.from({ length: 30 }, (_, index) => {
      const pair = [`k${index % 3}`, `k${(index + 1) % 3}`];
      const keys = index % 2 === 0 ? pair : pair.toReversed();
      return queue.run(keys, async () => {
        for (const key of keys) {
          expect(within.has(key)).toBe(false);
          within.add(key);
        }
        await new Promise<void>((resolve) => setImmediate(resolve));
        for (const key of keys) within.delete(key);
        said.push(index);
      });
    });
    expect(all.every((one) => one !== null)).toBe(true);
    await Promise.all(all.map((one) => Promise.resolve(one)));
    expect(said).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('takes no place at all where one of the lines is full, and counts a key that is named twice once', async () => {
    const queue = keyedQueue(1);
    const gate = Promise.withResolvers<void>();
    const held = queue.run(['a', 'a'], () => gate.promise);
    expect(queue.run(['b', 'a'], async () => undefined)).toBeNull();
    expect(await queue.run(['b'], async () => 'free')).toBe('free');
    gate.resolve();
    await held;
    expect(await queue.run(['b', 'a'], async () => 'free')).toBe('free');
  });
});
