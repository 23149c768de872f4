// The steward's house over a real store, with a clock that tests set: jobs are done when `until` lets time pass.
// Its chance is drawn from one seed, so that what a test saw it sees again.
// No server and no rooms: what is proved here is what the executor and the jobs of war leave in the store.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { wordNumbers } from '@sigilla/content/latin/wordNumbers.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { JobKind } from '@sigilla/engine/actions/jobs.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { refuse } from '@sigilla/engine/core/result.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { councilHere } from '@sigilla/server/app/captains/council.ts';
import type { Council } from '@sigilla/server/app/captains/council.ts';
import { Foreseen } from '@sigilla/server/app/academy/foreseen.ts';
import { alone } from '@sigilla/server/app/company.ts';
import { executeAction } from '@sigilla/server/app/executeAction.ts';
import type { ActionAnswer } from '@sigilla/server/app/executeAction.ts';
import type { House } from '@sigilla/server/app/house.ts';
import { react } from '@sigilla/server/app/jobs/jobs.ts';
import { openNotary } from '@sigilla/server/app/notary.ts';
import { openPresences } from '@sigilla/server/app/presences.ts';
import type { Presences } from '@sigilla/server/app/presences.ts';
import { keyedQueue } from '@sigilla/server/app/queue.ts';
import { openRealm, peopleRealm } from '@sigilla/server/app/realm.ts';
import { reactionsOf } from '@sigilla/server/app/jobs/reactions.ts';
import type { Faculty } from '@sigilla/server/app/teachers/teaching.ts';
import { beginAsGuest } from '@sigilla/server/auth/accounts.ts';
import { openTokens } from '@sigilla/server/auth/tokens.ts';
import { steadyClock } from '@sigilla/server/clock.ts';
import { readConfig } from '@sigilla/server/config.ts';
import { battles, jobs, kingdoms } from '@sigilla/server/store/collections.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { remove } from '@sigilla/server/store/Store.ts';
import { NOW } from '../support/builders.ts';
import { predictableIds } from '../support/predictableIds.ts';

export interface WarHouse {
  readonly house: House;
  /** The store's data file; gone once the house is closed. */
  readonly file: string;
  readonly presences: Presences;
  now(): number;
  /** Lets time pass to `moment`, doing every job when it falls due. */
  until(moment: number): Promise<void>;
  /** Lets time pass and does nothing: the machine was off. */
  pass(milliseconds: number): void;
  /** A guest with a kingdom on default-server. */
  ruler(): Promise<Kingdom>;
  kingdom(id: Kingdom['id']): Promise<Kingdom>;
  battle(id: string): Promise<BattleDoc>;
  npcs(): Promise<readonly Kingdom[]>;
  /** An action of a kingdom's ruler. */
  act(kingdom: Kingdom, actionId: string, metadata: Readonly<Record<string, unknown>>): Promise<ActionAnswer>;
  pendingJobs(): Promise<readonly string[]>;
  /** When the first pending job of a kind is due. */
  nextJobAt(kind: JobKind): Promise<number | undefined>;
  /** Ends as a process ends that is killed between two commits: nothing but the store remains. */
  leave(): Promise<Left>;
  close(): Promise<void>;
}

/** A house whose process has ended. */
export interface Left {
  readonly folder: string;
  readonly at: number;
}

export interface WarHouseOptions {
  readonly npcKingdoms?: number;
  /** null: each game server's own pace. */
  readonly npcTurnSeconds?: number | null;
  /** What all chance of the house comes from: 32 hex digits. */
  readonly seed?: string;
  /** Where and when another house was left, to be gone on with by a new process. */
  readonly resume?: Left;
  /** Who teaches there; nobody unless told. */
  readonly faculty?: Faculty;
  /** Silent unless told. */
  readonly log?: House['log'];
  /** Whether the store writes by a thread of its own, as a server's does; not unless told. */
  readonly writesBeside?: boolean;
  /** Where its captains are heard; on the test's own thread unless told. */
  readonly council?: Council;
}

/** Nobody teaches, and nobody would be asked to examine anything. */
export const NOBODY: Faculty = {
  teachers: [],
  scholars: {
    ask: async () => refuse({ code: 'scholars_busy', params: {} }),
    foreseen: new Foreseen(),
    turns: keyedQueue(8),
    load: () => ({ errands: 0, waiting: 0, turnedAway: 0, lost: 0 }),
    wake: async () => undefined,
    close: async () => undefined,
  },
  signal: new AbortController().signal,
};

export const openWarHouse = async ({
  npcKingdoms = 8,
  npcTurnSeconds = 3600,
  seed = '0'.repeat(32),
  resume,
  faculty,
  log = pino({ level: 'silent' }),
  writesBeside = false,
  council = councilHere(),
}: WarHouseOptions = {}): Promise<WarHouse> => {
  const folder = resume?.folder ?? mkdtempSync(path.join(tmpdir(), 'sigilla-war-'));
  let time = resume?.at ?? NOW;
  const clock = steadyClock({ now: () => time, elapsed: () => time });
  const file = path.join(folder, 'realm.sqlite');
  const store = await openSqliteStore({ file, writesBeside, now: () => clock.now() });
  const ids = predictableIds(seed);
  const company = alone({ clock, log, limitFactor: 1_000 });
  const base = { store, clock, ids, log, publisher: company.publisher };
  const realm = await openRealm({ ...base, content: kingdomContent });
  const house: House = {
    ...base,
    config: readConfig({}),
    content: {
      ...kingdomContent,
      wordNumbers,
      gameServers: new Map(
        [...kingdomContent.gameServers].map(([id, rules]) => [
          id,
          { ...rules, npcTurnSeconds: npcTurnSeconds ?? rules.npcTurnSeconds },
        ]),
      ),
    },
    tokens: openTokens(realm.tokenSecret, clock),
    limits: company.limits,
    company,
    age: { isOutdated: false, onOutdated: () => undefined },
    queue: keyedQueue(256),
    council,
    notary: await openNotary({ ...base, content: kingdomContent }),
    secret: realm.secret,
  };
  await peopleRealm(house, npcKingdoms);
  const presences = openPresences(() => clock.elapsed());
  const reactions = reactionsOf(house, presences, faculty ?? NOBODY);
  const pending = async () => (await store.find(jobs, 'claimable', { prefix: [], limit: 500 })).items;
  const need = async <T>(found: Promise<{ readonly body: T } | null>): Promise<T> => {
    const document = await found;
    if (document === null) throw new Error('there is no such document');
    return document.body;
  };

  return {
    house,
    file,
    presences,
    now: () => clock.now(),
    async until(moment) {
      for (;;) {
        const next = (await pending()).find(({ body }) => body.dueAt <= moment);
        if (next === undefined) break;
        time = Math.max(time, next.body.dueAt);
        const { key, kind, dueAt, payload } = next.body;
        await react(reactions, { id: next.id, key, kind, dueAt, attempt: 1 }, payload, remove(jobs, next));
      }
      time = moment;
    },
    pass(milliseconds) {
      time += milliseconds;
    },
    async ruler() {
      const begun = await beginAsGuest(house, undefined, { device: null, network: null });
      if (!begun.ok || begun.value.kingdom === null) throw new Error('the guest was refused');
      return need(store.get(kingdoms, begun.value.kingdom.id));
    },
    kingdom: (id) => need(store.get(kingdoms, id)),
    battle: (id) => need(store.get(battles, id)),
    npcs: async () =>
      (await store.find(kingdoms, 'npcs', { prefix: ['default-server'], limit: 64 })).items.map(
        ({ body }) => body,
      ),
    act: (kingdom, actionId, metadata) =>
      executeAction(
        house,
        { accountId: kingdom.accountId satisfies AccountId, role: 'player', isGuest: kingdom.isGuest },
        {
          commandId: ids.id(),
          serverId: kingdom.serverId,
          actionType: 'pvp_battle',
          actionId,
          metadata,
        },
        { limited: false },
      ),
    nextJobAt: async (kind) => (await pending()).find(({ body }) => body.kind === kind)?.body.dueAt,
    pendingJobs: async () => (await pending()).map(({ body }) => body.key),
    async leave() {
      await store.close();
      return { folder, at: time };
    },
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
