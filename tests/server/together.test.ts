// Several processes over one store: all that is done at a start is done once however many start at the same moment, a job that a frozen
// process still holds is not done twice when it thaws, and a process that meets a newer version's document writes nothing over it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { JobKind } from '@sigilla/engine/actions/jobs.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { councilHere } from '@sigilla/server/app/captains/council.ts';
import { alone } from '@sigilla/server/app/company.ts';
import type { House } from '@sigilla/server/app/house.ts';
import { engageHousekeeper } from '@sigilla/server/app/housekeeping/housekeeping.ts';
import { scheduleJobs } from '@sigilla/server/app/jobs/jobs.ts';
import { startJobRunner } from '@sigilla/server/app/jobs/jobRunner.ts';
import type { Reaction, Reactions } from '@sigilla/server/app/jobs/jobs.ts';
import { doJob } from '@sigilla/server/app/jobs/jobWork.ts';
import { wakeNpcs } from '@sigilla/server/app/npc.ts';
import { keyedQueue } from '@sigilla/server/app/queue.ts';
import { openReadiness } from '@sigilla/server/app/readiness.ts';
import type { Readiness } from '@sigilla/server/app/readiness.ts';
import { guardDoor } from '@sigilla/server/rest/door.ts';
import { openPlaces } from '@sigilla/server/rest/openPlaces.ts';
import { openNotary } from '@sigilla/server/app/notary.ts';
import { openRealm, peopleRealm } from '@sigilla/server/app/realm.ts';
import { setRight } from '@sigilla/server/app/timekeeping/setRight.ts';
import { transact } from '@sigilla/server/app/transact.ts';
import { openTokens } from '@sigilla/server/auth/tokens.ts';
import { steadyClock } from '@sigilla/server/clock.ts';
import { readConfig } from '@sigilla/server/config.ts';
import { systemIds } from '@sigilla/server/ids.ts';
import { REALM_ID } from '@sigilla/engine/realm/realm.ts';
import { chronicle, jobs, kingdoms, realm as realmKept, trials } from '@sigilla/server/store/collections.ts';
import { watchingAge } from '@sigilla/server/store/outdated.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Collection, Store } from '@sigilla/server/store/Store.ts';
import { NOW } from '../support/builders.ts';
import { storeBehind } from '../support/storeBehind.ts';
import { everyReaction } from '../support/everyReaction.ts';

const log = pino({ level: 'silent' });
let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigilla-together-'));
  store = await openSqliteStore({ file: path.join(folder, 'realm.db'), now: () => NOW });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A process over a store, its clock in the test's hand. */
const aProcess = async (over: Store, now = () => NOW): Promise<House> => {
  const clock = steadyClock({ now, elapsed: now });
  const company = alone({ clock, log, limitFactor: 1 });
  const watched = watchingAge(over);
  const base = { store: watched.store, clock, ids: systemIds, log, publisher: company.publisher };
  const realm = await openRealm({ ...base, content: kingdomContent });
  return {
    ...base,
    age: watched.age,
    company,
    config: readConfig({}),
    content: kingdomContent,
    tokens: openTokens(realm.tokenSecret, clock),
    limits: company.limits,
    queue: keyedQueue(32),
    council: councilHere(),
    notary: await openNotary({ ...base, content: kingdomContent }),
    secret: realm.secret,
  };
};

/** As main.ts starts one. */
const started = async (over: Store): Promise<House> => {
  const house = await aProcess(over);
  await peopleRealm(house, 3);
  await setRight(house);
  await wakeNpcs(house);
  await engageHousekeeper(house);
  return house;
};

describe('processes that start at the same moment over nothing', () => {
  it('found one realm, people it once, and leave one of each job', async () => {
    // Nobody commits before everybody has read: each believes to be the first.
    let readers = 0;
    let go: () => void = () => undefined;
    const allHaveRead = new Promise<void>((resolve) => {
      go = resolve;
    });
    const crowded = (): Store => {
      let hasRead = false;
      return storeBehind(store, {
        async findUnique(collection, unique, key) {
          const found = await store.findUnique(collection, unique, key);
          if (collection.name === 'jobs' && !hasRead) {
            hasRead = true;
            readers += 1;
            if (readers === 3) go();
            await allHaveRead;
          }
          return found;
        },
      });
    };
    const houses = await Promise.all([started(crowded()), started(crowded()), started(crowded())]);
    expect(new Set(houses.map(({ secret }) => secret)).size).toBe(1);
    const realm = await store.get(realmKept, REALM_ID);
    expect(realm?.body.peopled.toSorted()).toEqual([...kingdomContent.gameServers.keys()].toSorted());
    let npcs = 0;
    for (const server of kingdomContent.gameServers.keys()) {
      expect(await store.count(kingdoms, 'npcs', [server])).toBe(3);
      expect(await store.count(chronicle, 'server', [server])).toBe(3);
      npcs += 3;
    }
    const pending = (await store.find(jobs, 'claimable', { prefix: [], limit: 500 })).items;
    expect(pending).toHaveLength(npcs + 1);
    expect(new Set(pending.map(({ body }) => body.key)).size).toBe(npcs + 1);
  });
});

describe('a process that was frozen over a job', () => {
  it('does it no more when it thaws after its lease has run out and another has done it', async () => {
    let now = NOW;
    const [frozen, lively] = [await aProcess(store), await aProcess(store, () => now)];
    await transact(lively, async (unit) => {
      scheduleJobs(unit, [{ key: 'housekeeping', kind: 'housekeeping', dueAt: NOW, payload: {} }], systemIds);
      return ok(undefined);
    });
    let thaw: () => void = () => undefined;
    const thawed = new Promise<void>((resolve) => {
      thaw = resolve;
    });
    const done: string[] = [];
    /** What a job brings about, in the commit that ends it: one more trial. */
    const reactions = (house: House, name: string, before: () => Promise<void>): Reactions => {
      const react: Reaction<JobKind> = async (job, ends) => {
        await before();
        await doJob(house, job, ends, async (unit) => {
          unit.create(trials, `${name}/${job.id}`, { filling: name });
        });
        done.push(name);
      };
      return everyReaction(react);
    };
    let held: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => {
      held = resolve;
    });
    const first = startJobRunner({
      ...frozen,
      reactions: reactions(frozen, 'frozen', async () => {
        held();
        await thawed;
      }),
      leaseMs: 1_000,
    });
    await isHeld;
    now += 1_001;
    const second = startJobRunner({
      ...lively,
      reactions: reactions(lively, 'lively', async () => undefined),
      leaseMs: 1_000,
      pollMs: 20,
    });
    await expect.poll(() => done).toEqual(['lively']);
    thaw();
    await expect.poll(() => done).toEqual(['lively', 'frozen']);
    await Promise.all([first.stop(), second.stop()]);
    const [job] = (await store.find(jobs, 'claimable', { prefix: [], limit: 9 })).items;
    expect(job).toBeUndefined();
    const written = (await store.scan(trials, { limit: 9 })).map(({ id }) => id.split('/')[0]);
    expect(written).toEqual(['lively']);
  });
});

/** The doorstep of a process; `ends` says whether the line ends with the next answer. */
const doorOf = async (readiness: Readiness) => {
  const http = createServer();
  guardDoor(http, { id: () => 'one' }, readiness, openPlaces(1, 0), (_request, response) =>
    response.end('{}'),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    async ends(): Promise<boolean> {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      await answer.text();
      return answer.headers.get('connection') === 'close';
    },
    async close(): Promise<void> {
      http.closeAllConnections();
      http.close();
    },
  };
};

describe('a process that meets a document of a newer version', () => {
  /** The collection of trials as the next version of the game has it. */
  const newer: Collection<{ readonly filling: string; readonly ink: string }> = {
    name: trials.name,
    schemaVersion: trials.schemaVersion + 1,
    upcast: (body) => ({ ...(body as { filling: string }), ink: 'black' }),
    indexes: {},
    unique: {},
  };

  it('refuses, writes nothing, says that it is outdated for good, and goes on living', async () => {
    const file = path.join(folder, 'other.db');
    const next = await openSqliteStore({ file, now: () => NOW });
    await next.commit([create(newer, 'page', { filling: 'theirs', ink: 'red' })]);
    await next.close();
    const other = await openSqliteStore({ file, now: () => NOW });
    const house = await aProcess(other);
    const met: string[] = [];
    house.age.onOutdated(({ message }) => met.push(message));
    const readiness = openReadiness(house);
    expect(await readiness.check()).toBeNull();
    const door = await doorOf(readiness);
    expect(await door.ends()).toBe(false);
    const refused = await transact(house, async (unit) => {
      const page = await unit.get(trials, 'page');
      unit.put(trials, 'page', { filling: `${page?.body.filling} and mine` });
      return ok(undefined);
    });
    const outdated = { code: 'outdated', params: {} };
    expect(refused).toEqual({ ok: false, refusal: outdated });
    expect([await readiness.check(), await readiness.check()]).toEqual([outdated, outdated]);
    expect(met).toHaveLength(1);
    // A line that is kept would lead whoever has it here again and again.
    expect(await door.ends()).toBe(true);
    await door.close();
    // What it can read it still may.
    expect(await house.store.get(realmKept, REALM_ID)).not.toBeNull();
    await other.close();
    const after = await openSqliteStore({ file, now: () => NOW });
    expect(await after.get(newer, 'page')).toEqual({
      id: 'page',
      revision: 1,
      body: { filling: 'theirs', ink: 'red' },
    });
    await after.close();
  });
});
