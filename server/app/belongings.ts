// What is an account's, as every aggregate declares of itself (server/store/aggregate.ts): found, given to its owner, and removed with it.
// Invariant: nothing is named here; an aggregate that says whose it is is exported and removed, and one that says nothing does not compile.
import { foldEmail } from '@sigilla/engine/account/account.ts';
import type { JobRequest } from '@sigilla/engine/actions/jobs.ts';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { Aggregate, Owned } from '../store/aggregate.ts';
import { accounts, AGGREGATES, battles, kingdoms } from '../store/collections.ts';
import { everyPage } from '../store/everyPage.ts';
import type { Change, Store, Stored } from '../store/Store.ts';
import type { House } from './house.ts';
import type { HeldJob } from './jobs/jobs.ts';
import { doJob } from './jobs/jobWork.ts';
import { removeUpTo } from './housekeeping/tidying.ts';
import { transact } from './transact.ts';
import type { Unit } from './transact.ts';
import { dropped, writeOutcome, writeTidied } from './writeOutcome.ts';
import type { Tidied } from './writeOutcome.ts';

type OwnedAggregate = Aggregate<unknown> & { readonly owner: Owned<unknown> };
const OWNED = AGGREGATES.filter((one): one is OwnedAggregate => one.owner !== 'none');

const PAGE = 200;
type Look = Pick<Store, 'find'>;

/** Ids of an account's kingdoms. */
export const kingdomsOf = async (store: Look, accountId: string): Promise<readonly string[]> =>
  (await store.find(kingdoms, 'account', { prefix: [accountId], limit: PAGE })).items.map(({ id }) => id);

/** Under which ids an aggregate's documents are looked for. */
const ownersOf = async (
  store: Look,
  { owner }: OwnedAggregate,
  accountId: string,
): Promise<readonly string[]> => (owner.by === 'account' ? [accountId] : kingdomsOf(store, accountId));

/** Every document of an aggregate that is one owner's, in the order of its indexes. */
async function* documentsOf(
  store: Pick<Store, 'find' | 'get'>,
  aggregate: OwnedAggregate,
  ownerId: string,
): AsyncGenerator<Stored<unknown>> {
  if (aggregate.owner.found === 'its id') {
    const own = await store.get(aggregate, ownerId);
    if (own !== null) yield own;
    return;
  }
  for (const index of aggregate.owner.found) {
    const pages = everyPage((from) =>
      store.find(aggregate, index, { prefix: [ownerId], limit: PAGE, ...from }),
    );
    for await (const items of pages) yield* items;
  }
}

/** By the names of the aggregates, each document as its owner may see it. */
export type Belongings = Readonly<Record<string, readonly unknown[]>>;

/** All that is an account's. */
export const belongingsOf = async (
  store: Pick<Store, 'find' | 'get'>,
  accountId: AccountId,
): Promise<Belongings> => {
  const all: Record<string, unknown[]> = {};
  for (const aggregate of OWNED) {
    const shown: unknown[] = [];
    for (const ownerId of await ownersOf(store, aggregate, accountId))
      for await (const { body } of documentsOf(store, aggregate, ownerId)) {
        const seen = aggregate.owner.shown(body, accountId);
        if (seen !== null) shown.push(seen);
      }
    all[aggregate.name] = shown;
  }
  return all;
};

/** All that is the account's with this e-mail; null where there is no such e-mail. */
export const exportAccount = async (
  store: Pick<Store, 'find' | 'findUnique' | 'get'>,
  email: string,
): Promise<Belongings | null> => {
  const account = await store.findUnique(accounts, 'email', [foldEmail(email)]);
  return account === null ? null : belongingsOf(store, account.body.id);
};

/** Does a kingdom wait for an answer, or fight? Whoever challenges it meanwhile reads it, and is refused once it has gone. */
const hasOpenBattle = async (unit: Unit, kingdomId: string): Promise<boolean> => {
  for (const side of ['attacker', 'defender'])
    if ((await unit.find(battles, side, { prefix: [kingdomId, 'open'], limit: 1 })).items.length > 0)
      return true;
  return false;
};

/** What goes with the account; null when something of it is still held, or others wait for an answer of it. */
const goingAtOnce = async (unit: Unit, accountId: string): Promise<readonly Tidied[] | null> => {
  for (const kingdomId of await kingdomsOf(unit, accountId))
    if (await hasOpenBattle(unit, kingdomId)) return null;
  const going: Tidied[] = [];
  for (const aggregate of OWNED.filter(({ owner }) => owner.leaves === 'with the account'))
    for (const ownerId of await ownersOf(unit, aggregate, accountId))
      for await (const { id } of documentsOf(unit, aggregate, ownerId)) {
        const found = await unit.get(aggregate, id);
        if (found === null) continue;
        const { isHeld } = aggregate.owner;
        if (isHeld !== 'never' && isHeld(found.body)) return null;
        going.push(dropped(aggregate, id));
      }
  return going;
};

/**
 * Removes an account, if `mayGo` still says so when it comes to it and nothing of it is held. What goes after the account (its ledger,
 * its notices) is a job's, written in the same commit, so that nothing is left behind whoever is killed in between.
 */
export const removeAccount = (
  house: House,
  accountId: AccountId,
  mayGo: (unit: Unit) => Promise<boolean>,
): Promise<Result<'gone' | 'held' | 'stays'>> =>
  transact(house, async (unit) => {
    const kingdomIds = await kingdomsOf(unit, accountId);
    if (!(await mayGo(unit))) return ok('stays');
    const going = await goingAtOnce(unit, accountId);
    if (going === null) return ok('held');
    await writeTidied(unit, going);
    const job: JobRequest = {
      key: `belongings/${accountId}`,
      kind: 'belongings',
      dueAt: unit.now,
      payload: { accountId, kingdomIds: kingdomIds.map((id) => KingdomId.parse(id)) },
    };
    const cause = { reason: 'claimed', transactionId: house.ids.id() } as const;
    await writeOutcome(house, unit, { jobs: [job] }, cause);
    return ok('gone');
  });

/** Does a `belongings` job: page by page, each page a commit; the job goes when nothing is left. Throws when there is more than a sitting's work. */
export const clearBelongings = async (
  house: House,
  job: HeldJob<'belongings'>,
  done: Change,
): Promise<void> => {
  const { accountId, kingdomIds } = job.payload;
  for (const aggregate of OWNED.filter(({ owner }) => owner.leaves === 'after the account')) {
    const { by, found } = aggregate.owner;
    for (const index of found === 'its id' ? [] : found)
      for (const ownerId of by === 'account' ? [accountId] : kingdomIds)
        if (!(await removeUpTo(house, aggregate, index, { prefix: [ownerId] })))
          throw new Error(`${aggregate.name} of ${ownerId} is not cleared yet`);
  }
  await doJob(house, job, done, async () => undefined);
};
