// What a staged load is answered: documents of the actor's own game server (their own kingdoms on others, where they
// are named), and of no other account. The same rule answers what is read within a unit of work, held to its revision,
// and what is only looked up to know what a command touches.
// Invariant: an account's own documents (notices, the account itself) are shown to that account's commands alone; the realm's to the realm's, but
// for what is there for everyone, and for characters, which their verbs keep to their owners.
import type { AggregateName, Aggregates } from '@sigilla/engine/core/aggregates.ts';
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
export interface ReadFrom {
  get<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null>;
  getUnique<T>(collection: Collection<T>, unique: string, key: IndexKey): Promise<Stored<T> | null>;
  glance<T>(collection: Collection<T>, id: string): Promise<Stored<T> | null>;
  find<T>(collection: Collection<T>, index: string, options: FindOptions): Promise<Page<T>>;
}

type Readable = Aggregates[AggregateName];

/** Nobody's, and without secrets: the questions of the archive and what was ruled about answers. */
const FOR_ALL: ReadonlySet<AggregateName> = new Set(['writings', 'rulings']);
/** An account's own, whose verbs refuse a stranger in words of their own (engine/actions/characters/owned.ts): nothing else of another's leaves them. */
const KEPT_BY_VERBS: ReadonlySet<AggregateName> = new Set(['characters']);

const mayRead = (
  { id, body }: Stored<Readable>,
  aggregate: AggregateName,
  { serverId, accountId }: Reader,
): boolean => {
  if (FOR_ALL.has(aggregate) || KEPT_BY_VERBS.has(aggregate)) return true;
  if ('serverId' in body) return serverId === null || body.serverId === serverId;
  if (accountId === null) return true;
  return ('accountId' in body ? body.accountId : id) === accountId;
};

/** A ruler's own kingdom on another game server, which a command may look at by its id or as one of their own: it is still theirs. */
const isOwnKingdom = ({ body }: Stored<Readable>, aggregate: AggregateName, { accountId }: Reader): boolean =>
  aggregate === 'kingdoms' && accountId !== null && 'accountId' in body && body.accountId === accountId;

const shown = <T extends Readable>(
  found: Stored<T> | null,
  aggregate: AggregateName,
  reader: Reader,
): T | null => (found !== null && mayRead(found, aggregate, reader) ? found.body : null);

const answer = async (source: ReadFrom, reader: Reader, request: ReadRequest): Promise<unknown> => {
  if ('openBetween' in request) {
    const open = await source.getUnique(battles, 'openPair', pairKey(...request.openBetween));
    return open?.body ?? null;
  }
  if ('ruledBy' in request) {
    const { ruledBy } = request;
    // Whoever asks for their own names themselves: no kingdom has the id of an account.
    const byId = ruledBy === reader.accountId ? null : await source.get(kingdoms, ruledBy);
    const serverId = request.at ?? reader.serverId;
    if (byId !== null || serverId === null) return shown(byId, 'kingdoms', reader);
    const ruled = await source.getUnique(kingdoms, 'ruler', [ruledBy, serverId]);
    return shown(ruled, 'kingdoms', reader);
  }
  const kept = keptAs[request.aggregate] as Collection<Readable>;
  const own = (found: Stored<Readable> | null): Readable | null =>
    found !== null && isOwnKingdom(found, request.aggregate, reader)
      ? found.body
      : shown(found, request.aggregate, reader);
  if ('index' in request) {
    const page = await source.find(kept, request.index, request.range);
    return page.items.flatMap((found) => own(found) ?? []);
  }
  const found = request.isGlance === true ? source.glance(kept, request.id) : source.get(kept, request.id);
  return own(await found);
};

/** Goes through a staged load to its end. */
export const loadFrom = async <L>(source: ReadFrom, reader: Reader, stages: Load<L>): Promise<L> => {
  let stage = stages.next();
  while (stage.done !== true) stage = stages.next(await answer(source, reader, stage.value));
  return stage.value;
};

/** The store itself as a source: nothing is held to what was read. */
export const readsOf = (store: Pick<Store, 'get' | 'find' | 'findUnique'>): ReadFrom => ({
  get: (collection, id) => store.get(collection, id),
  getUnique: (collection, unique, key) => store.findUnique(collection, unique, key),
  glance: (collection, id) => store.get(collection, id),
  find: (collection, index, options) => store.find(collection, index, options),
});
