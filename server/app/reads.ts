// What a staged load is answered: documents of the actor's own game server, and of no other account. The same rule answers what is read
// within a unit of work, held to its revision, and what is only looked up to know what a command touches.
// Invariant: an account's own documents (notices, the account itself) are shown to that account's commands alone; the realm's to the realm's.
import type { AggregateName, Aggregates } from '@sigilla/engine/actions/aggregates.ts';
import type { Load, ReadRequest } from '@sigilla/engine/actions/load.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { pairKey } from '@sigilla/engine/war/battle.ts';
import { battles, keptAs, kingdoms } from '../store/collections.ts';
import type { Collection, FindOptions, IndexKey, Page, Store, Stored } from '../store/Store.ts';

/** For whom something is read; `accountId` is null for a command about the realm, both for what falls due in the house's own time. */
export interface Reader {
  readonly serverId: string | null;
  readonly accountId: AccountId | null;
}

/** Where it is read. */
export interface Shelf {
  get<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null>;
  getUnique<T>(collection: Collection<T>, unique: string, key: IndexKey): Promise<Stored<T> | null>;
  glance<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null>;
  find<T>(collection: Collection<T>, index: string, options: FindOptions): Promise<Page<T>>;
}

type Readable = Aggregates[AggregateName];

const mayRead = (body: Readable, id: string, { serverId, accountId }: Reader): boolean => {
  if ('serverId' in body) return serverId === null || body.serverId === serverId;
  if (accountId === null) return true;
  return ('accountId' in body ? body.accountId : id) === accountId;
};

const shown = <T extends Readable>(found: Stored<T> | null, reader: Reader): T | null =>
  found !== null && mayRead(found.body, found.id, reader) ? found.body : null;

const answer = async (shelf: Shelf, reader: Reader, request: ReadRequest): Promise<unknown> => {
  if ('openBetween' in request) {
    const open = await shelf.getUnique(battles, 'openPair', pairKey(...request.openBetween));
    return open?.body ?? null;
  }
  if ('ruledBy' in request) {
    const byId = await shelf.get(kingdoms, request.ruledBy);
    const serverId = request.at ?? reader.serverId;
    if (byId !== null || serverId === null) return shown(byId, reader);
    return shown(await shelf.getUnique(kingdoms, 'ruler', [request.ruledBy, serverId]), reader);
  }
  const kept = keptAs[request.aggregate] as Collection<Readable>;
  if ('index' in request) {
    const page = await shelf.find(kept, request.index, request.range);
    return page.items.flatMap((found) => shown(found, reader) ?? []);
  }
  const found = request.isGlance === true ? shelf.glance(kept, request.id) : shelf.get(kept, request.id);
  return shown(await found, reader);
};

/** Goes through a staged load to its end. */
export const loadFrom = async <L>(shelf: Shelf, reader: Reader, stages: Load<L>): Promise<L> => {
  let stage = stages.next();
  while (stage.done !== true) stage = stages.next(await answer(shelf, reader, stage.value));
  return stage.value;
};

/** The store itself as a shelf: nothing is held to what was read. */
export const shelfOf = (store: Pick<Store, 'get' | 'find' | 'findUnique'>): Shelf => ({
  get: (collection, id) => store.get(collection, id),
  getUnique: (collection, unique, key) => store.findUnique(collection, unique, key),
  glance: (collection, id) => store.get(collection, id),
  find: (collection, index, options) => store.find(collection, index, options),
});
