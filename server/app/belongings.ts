// What is an account's, as every aggregate declares of itself (server/store/aggregate.ts): found, given to its owner, and removed with it.
// Invariant: nothing is named here; an aggregate that says whose it is is exported and removed, and one that says nothing does not compile.
import { foldEmail } from '@sigilla/engine/account/account.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Aggregate, Owned } from '../store/aggregate.ts';
import { accounts, AGGREGATES, kingdoms } from '../store/collections.ts';
import type { FindOptions, Store, Stored } from '../store/Store.ts';
import type { House } from './house.ts';
import { removeUpTo } from './removeUpTo.ts';
import { transact } from './transact.ts';
import type { Unit } from './transact.ts';

type OwnedAggregate = Aggregate<unknown> & { readonly owner: Owned<unknown> };
const OWNED = AGGREGATES.filter((one): one is OwnedAggregate => one.owner !== 'none');

const PAGE = 200;
type Look = Pick<Store, 'find'>;

/** Ids of an account's kingdoms. */
const kingdomsOf = async (store: Look, accountId: string): Promise<readonly string[]> =>
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
    for (let next: string | null | undefined; next !== null;) {
      const options: FindOptions = { prefix: [ownerId], limit: PAGE };
      const page = await store.find(
        aggregate,
        index,
        next === undefined ? options : { ...options, cursor: next },
      );
      yield* page.items;
      next = page.next;
    }
  }
}

/** All that is an account's, by the names of the aggregates, each document as its owner may see it; null where there is no such e-mail. */
export const exportAccount = async (
  store: Pick<Store, 'find' | 'findUnique' | 'get'>,
  email: string,
): Promise<Readonly<Record<string, readonly unknown[]>> | null> => {
  const account = await store.findUnique(accounts, 'email', [foldEmail(email)]);
  if (account === null) return null;
  const accountId: AccountId = account.body.id;
  const all: Record<string, unknown[]> = {};
  for (const aggregate of OWNED) {
    const shown: unknown[] = [];
    for (const ownerId of await ownersOf(store, aggregate, accountId))
      for await (const { body } of documentsOf(store, aggregate, ownerId))
        shown.push(aggregate.owner.shown(body, accountId));
    all[aggregate.name] = shown;
  }
  return all;
};

/** Removes what goes with the account; false, and nothing removed, when something of it is still held. */
const removeAtOnce = async (unit: Unit, accountId: string): Promise<boolean> => {
  const going: (() => void)[] = [];
  for (const aggregate of OWNED.filter(({ owner }) => owner.leaves === 'with the account'))
    for (const ownerId of await ownersOf(unit, aggregate, accountId))
      for await (const { id } of documentsOf(unit, aggregate, ownerId)) {
        const found = await unit.get(aggregate, id);
        if (found === null) continue;
        const { isHeld } = aggregate.owner;
        if (isHeld !== 'never' && isHeld(found.body)) return false;
        going.push(() => unit.remove(aggregate, id));
      }
  for (const remove of going) remove();
  return true;
};

/** Removes an account with everything that is its owner's, if `mayGo` still says so when it comes to it and nothing of it is held. */
export const removeAccount = async (
  house: House,
  accountId: string,
  mayGo: (unit: Unit) => Promise<boolean>,
): Promise<void> => {
  const gone = await transact(house, async (unit) => {
    const kingdomIds = await kingdomsOf(unit, accountId);
    return ok((await mayGo(unit)) && (await removeAtOnce(unit, accountId)) ? kingdomIds : null);
  });
  if (!gone.ok || gone.value === null) return;
  for (const aggregate of OWNED.filter(({ owner }) => owner.leaves === 'after the account')) {
    const { by, found } = aggregate.owner;
    const ownerIds = by === 'account' ? [accountId] : gone.value;
    for (const index of found === 'its id' ? [] : found)
      for (const ownerId of ownerIds) await removeUpTo(house, aggregate, index, { prefix: [ownerId] });
  }
};
