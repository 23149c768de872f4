// A whole realm as it lies in its store, read once, sorted by what an audit asks for.
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { LedgerEntryView } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import {
  accounts,
  battles,
  chronicle,
  jobs,
  kingdoms,
  learners,
  ledger,
  notices,
  questions,
  replies,
  reviews,
} from '@sigilla/server/store/collections.ts';
import { numberedLines } from '@sigilla/server/store/aggregates/ledger.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import type { Learner } from '@sigilla/engine/learning/learner.ts';
import type { Notice } from '@sigilla/engine/account/notice.ts';
import type { JobDoc } from '@sigilla/server/store/aggregates/jobs.ts';
import type { Store, Stored } from '@sigilla/server/store/Store.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { everything } from '../../support/everything.ts';
import type { Leaver } from './journal.ts';

export interface Reply {
  readonly giver: string;
  readonly commandId: string;
  readonly answer: ActionResult;
}

export interface RealmBooks {
  /** Those who have asked to leave and are there. */
  readonly accounts: ReadonlySet<string>;
  readonly kingdoms: ReadonlyMap<string, Stored<Kingdom>>;
  readonly battles: ReadonlyMap<string, BattleDoc>;
  readonly jobs: readonly JobDoc[];
  /** By command id. */
  readonly replies: ReadonlyMap<string, Reply>;
  readonly repliesOf: ReadonlyMap<string, readonly Reply[]>;
  /** A kingdom's lines, in order. */
  readonly linesOf: ReadonlyMap<string, readonly LedgerEntryView[]>;
  readonly noticesOf: ReadonlyMap<string, readonly Notice[]>;
  /** How often the chronicle links to something. */
  readonly chronicled: ReadonlyMap<string, number>;
  /** By account, as are the learners. */
  readonly questionsOf: ReadonlyMap<string, readonly AskedQuestion[]>;
  readonly learners: ReadonlyMap<string, Learner>;
  /** How many reviews of cards an account has. */
  readonly reviewed: ReadonlyMap<string, number>;
}

const grouped = <T>(all: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(all, key);

const bodies = async <T>(found: Promise<readonly Stored<T>[]>): Promise<readonly T[]> =>
  (await found).map(({ body }) => body);

/** Reads everything; `leavers`: who has asked to be gone. The store must not change meanwhile. */
export const readBooks = async (store: Store, leavers: readonly Leaver[]): Promise<RealmBooks> => {
  const servers = [...kingdomContent.gameServers.keys()];
  const onAll = async <T>(read: (serverId: string) => Promise<readonly T[]>): Promise<readonly T[]> =>
    (await Promise.all(servers.map(read))).flat();
  const ruled = await everything(store, kingdoms, 'settled');
  const answered = await bodies(everything(store, replies, 'time'));
  const linesOf = new Map<string, readonly LedgerEntryView[]>();
  for (const id of new Set([
    ...ruled.map((kingdom) => kingdom.id),
    ...leavers.map(({ kingdomId }) => kingdomId),
  ]))
    linesOf.set(
      id,
      (await bodies(everything(store, ledger, 'kingdom', [KingdomId.parse(id)]))).flatMap(numberedLines),
    );
  const lines = await onAll((id) => bodies(everything(store, chronicle, 'server', [id])));
  const fought = await onAll((id) => bodies(everything(store, battles, 'status', [id])));
  const asked = await bodies(everything(store, questions, 'time'));
  const askedOf = grouped(asked, ({ accountId }) => accountId);
  const studying = [...askedOf.keys()];
  const learning = await store.getMany(learners, studying);
  const reviewed = new Map<string, number>();
  for (const accountId of studying)
    reviewed.set(accountId, (await everything(store, reviews, 'account', [accountId])).length);
  const staying = await store.getMany(
    accounts,
    leavers.map(({ accountId }) => accountId),
  );
  return {
    accounts: new Set(staying.flatMap((one) => (one === null ? [] : [one.id]))),
    questionsOf: askedOf,
    learners: new Map(learning.flatMap((one) => (one === null ? [] : [[one.id, one.body] as const]))),
    reviewed,
    kingdoms: new Map(ruled.map((kingdom) => [kingdom.id, kingdom])),
    battles: new Map(fought.map((battle) => [battle.id, battle])),
    jobs: await bodies(everything(store, jobs, 'claimable')),
    replies: new Map(answered.map((reply) => [reply.commandId, reply])),
    repliesOf: grouped(answered, ({ giver }) => giver),
    linesOf,
    noticesOf: grouped(await bodies(everything(store, notices, 'time')), ({ accountId }) => accountId),
    chronicled: new Map(
      [...Map.groupBy(lines, ({ link }) => link ?? '')].map(([link, found]) => [link, found.length]),
    ),
  };
};
