// `npm run fill -- PLACE [KINGDOMS BATTLES LINES]`: a realm of 100,000 kingdoms, a million battles and ten million ledger lines, or as many as told,
// written in bulk into an empty place (a folder or mongodb://…), for bench:filled. Begun again it goes on behind what is there.
import { elapsed } from '@sigilla/server/clock.ts';
import {
  accounts,
  AGGREGATES,
  battles,
  chronicle,
  kingdoms,
  ledger,
  notices,
} from '@sigilla/server/store/collections.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import type { AnyCollection, RawDocument, Store } from '@sigilla/server/store/Store.ts';
import { openPlace, placeOf } from '@sigilla/server/store/tools/place.ts';
import { openProgress } from '@sigilla/server/store/tools/progress.ts';
import {
  accountIdOf,
  battleIdOf,
  entryId,
  foughtBattle,
  kingdomIdOf,
  SERVER,
  someAccount,
  someBattle,
  someKingdom,
  withLedger,
} from './someRealm.ts';

const [place = '', ...sizes] = process.argv.slice(2);
const [KINGDOMS = 100_000, BATTLES = 1_000_000, LINES = 10_000_000] = sizes.map(Number);
const CHRONICLE = Math.ceil(BATTLES / 10);
/** The most that `restore` takes gladly. */
const AT_ONCE = 500;
const NOW = Date.now();

const progress = openProgress({ elapsed, write: (line) => process.stderr.write(`${line}\n`), every: 5_000 });

/** A batch is written while the next is made ready. */
class Bulk {
  readonly #store: Store;
  #writing: Promise<void> = Promise.resolve();
  readonly #waiting = new Map<AnyCollection, RawDocument[]>();

  constructor(store: Store) {
    this.#store = store;
  }

  async add(collection: AnyCollection, id: string, body: unknown): Promise<void> {
    const some = this.#waiting.get(collection) ?? [];
    this.#waiting.set(collection, some);
    some.push({ id, revision: 1, schemaVersion: collection.schemaVersion, body });
    if (some.length === AT_ONCE) await this.#write(collection, some);
  }

  async end(): Promise<void> {
    for (const [collection, some] of this.#waiting) if (some.length > 0) await this.#write(collection, some);
    await this.#writing;
  }

  async #write(collection: AnyCollection, some: RawDocument[]): Promise<void> {
    const before = this.#writing;
    this.#writing = this.#store.restore(collection, some.splice(0));
    await before;
  }
}

/** The first of `count` that is not there yet. */
const firstMissing = async (
  store: Store,
  collection: AnyCollection,
  idOf: (n: number) => string,
  count: number,
): Promise<number> => {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = await store.scan(collection, { after: idOf(middle), limit: 1 });
    if (found.length > 0) low = middle + 1;
    else high = middle;
  }
  // What was in the making when it was cut off is made again.
  return Math.max(0, low - 3 * AT_ONCE);
};

const to = placeOf(place);
const now = (): number => NOW;
const store =
  to.kind === 'sqlite'
    ? await openSqliteStore({ file: to.file, now, collections: AGGREGATES, isMadeInBulk: true })
    : await openPlace(to, now);
try {
  const bulk = new Bulk(store);
  const model = await foughtBattle();
  const first = await firstMissing(store, kingdoms, kingdomIdOf, KINGDOMS);
  progress.begin('kingdoms', first, KINGDOMS);
  for (let n = first; n < KINGDOMS; n += 1) {
    const { kingdom, entries } = withLedger(someKingdom(n, NOW - 90 * 86_400_000), LINES / KINGDOMS, NOW);
    for (const entry of entries) await bulk.add(ledger, entryId(entry), entry);
    await bulk.add(accounts, accountIdOf(n), someAccount(n, NOW));
    const word = { code: 'kingdomFounded', params: { kingdom: kingdom.name }, variant: n };
    await bulk.add(notices, `notice-${n}`, {
      accountId: accountIdOf(n),
      at: NOW - n,
      text: word,
      link: null,
      readAt: null,
    });
    await bulk.add(kingdoms, kingdom.id, kingdom);
    progress.add(1);
  }
  await bulk.end();
  const fought = await firstMissing(store, battles, battleIdOf, BATTLES);
  progress.begin('battles', fought, BATTLES);
  for (let n = fought; n < BATTLES; n += 1) {
    await bulk.add(battles, battleIdOf(n), someBattle(model, n, KINGDOMS, NOW));
    progress.add(1);
  }
  progress.begin('lines of the chronicle', 0, CHRONICLE);
  for (let n = 0; n < CHRONICLE; n += 1) {
    const text = { code: 'kingdomFounded', params: { kingdom: `Kingdom number ${n}` }, variant: n };
    await bulk.add(chronicle, `line-${String(n).padStart(9, '0')}`, {
      serverId: SERVER,
      at: NOW - n * 1000,
      text,
      link: null,
    });
    progress.add(1);
  }
  await bulk.end();
} finally {
  await store.close();
}
