// Faults to be planted in a realm, document by document, for any store; and what verification must say of each.
import type { LedgerLine } from '@sigilla/engine/kingdom/ledger.ts';
import {
  battles,
  chronicle,
  jobs,
  kingdoms,
  ledger,
  realm,
  accounts,
} from '@sigilla/server/store/collections.ts';
import type { AnyCollection, RawDocument, Store } from '@sigilla/server/store/Store.ts';
import { remove } from '@sigilla/server/store/Store.ts';

type Body = Record<string, unknown>;

export interface FaultCase {
  readonly planted: string;
  readonly plant: (store: Store) => Promise<void>;
  readonly found: RegExp;
}

const documentsOf = async (store: Store, collection: AnyCollection): Promise<readonly RawDocument[]> =>
  store.scan(collection, { limit: 500 });

const bodyOf = ({ body }: RawDocument): Body => body as Body;

const some = async (
  store: Store,
  collection: AnyCollection,
  fits: (body: Body) => boolean = () => true,
): Promise<RawDocument> => {
  const found = (await documentsOf(store, collection)).find((one) => fits(bodyOf(one)));
  if (found === undefined) throw new Error(`there is no such document in ${collection.name}`);
  return found;
};

/** One document of a collection, changed. */
const changed =
  (
    collection: AnyCollection,
    change: (document: RawDocument) => Partial<RawDocument>,
    fits?: (body: Body) => boolean,
  ) =>
  async (store: Store): Promise<void> => {
    const document = await some(store, collection, fits);
    await store.restore(collection, [{ ...document, ...change(document) }]);
  };

/** One document of a collection, gone. */
const gone =
  (collection: AnyCollection, fits?: (body: Body) => boolean) =>
  async (store: Store): Promise<void> => {
    await store.commit([remove(collection as never, await some(store, collection, fits))]);
  };

const withBody =
  (change: (body: Body) => Body) =>
  ({ body }: RawDocument): Partial<RawDocument> => ({ body: { ...(body as Body), ...change(body as Body) } });

const isFighting = ({ status }: Body): boolean => status === 'fighting' || status === 'accepted';
const isLocked = ({ armies }: Body): boolean =>
  (armies as readonly { lockedBy: string | null }[]).some(({ lockedBy }) => lockedBy !== null);
const isPlayers = ({ npc }: Body): boolean => npc === null;

export const FAULT_CASES: readonly FaultCase[] = [
  {
    planted: 'gold that no ledger knows of',
    plant: changed(
      kingdoms,
      withBody(({ resources }) => ({ resources: { ...(resources as object), gold: 7 } })),
    ),
    found: /^kingdoms\/.*: holds 7 gold, and its ledger says \d+$/,
  },
  {
    planted: 'turns that no ledger knows of',
    plant: changed(
      kingdoms,
      withBody(({ turns }) => ({ turns: { ...(turns as object), count: 9999 } })),
    ),
    found: /^kingdoms\/.*: holds 9999 turns, and its ledger says \d+$/,
  },
  {
    planted: 'a ledger entry that is gone',
    plant: gone(ledger, ({ number }) => number === 0),
    found: /^ledger\/.*: lines 0 to \d+ before it are missing$/,
  },
  {
    planted: 'the last entry of a ledger gone',
    plant: async (store) => {
      const kingdom = await some(store, kingdoms, isPlayers);
      const entries = (
        await store.find(ledger, 'kingdom', { prefix: [kingdom.id], limit: 500, descending: true })
      ).items;
      const [last] = entries;
      if (last !== undefined) await store.commit([remove(ledger, last)]);
    },
    found: /^kingdoms\/.*: counts \d+ lines in its ledger, and the last one there is -?\d+$/,
  },
  {
    planted: 'a line altered',
    plant: changed(
      ledger,
      withBody(({ lines }) => ({
        lines: (lines as readonly Body[]).map((line) => ({ ...line, turns: Number(line['turns']) + 1 })),
      })),
    ),
    found: /^ledger\/.*: line \d+ says \d+ turns, and its ledger sums to \d+$/,
  },
  {
    planted: 'a line that says another balance',
    plant: changed(
      ledger,
      withBody(({ lines }) => ({
        lines: (lines as readonly LedgerLine[]).map((line) => ({
          ...line,
          balance: { ...line.balance, resources: { ...line.balance.resources, gold: 7 } },
        })),
      })),
    ),
    found: /^ledger\/.*: line \d+ says 7 gold, and its ledger sums to \d+$/,
  },
  {
    planted: 'a line that is there twice',
    plant: async (store) => {
      const { body, ...entry } = await some(store, ledger, ({ number }) => number === 0);
      const { kingdomId, lines } = body as { kingdomId: string; lines: readonly LedgerLine[] };
      const twice = { ...(body as Body), lines: [...lines, ...lines.slice(-1)] };
      const next = lines.length;
      await store.restore(ledger, [
        { ...entry, body: twice },
        { ...entry, id: `${kingdomId}.${next}`, body: { ...twice, number: next } },
      ]);
    },
    found: /^ledger\/.*: its line \d+ is there twice$/,
  },
  {
    planted: 'an entry under another number',
    plant: changed(ledger, ({ id }) => ({ id: `${id}9` })),
    found: /^ledger\/.*9: it says that it is .*/,
  },
  {
    planted: 'a kingdom without its account',
    plant: gone(accounts, ({ isGuest }) => isGuest === true),
    found: /^kingdoms\/.*: its account .* is not there$/,
  },
  {
    planted: 'an army held by a battle that is not there',
    plant: changed(
      kingdoms,
      withBody(({ armies }) => ({
        armies: (armies as readonly Body[]).map((army) => ({ ...army, lockedBy: 'battle-of-nowhere' })),
      })),
      isPlayers,
    ),
    found: /^kingdoms\/.*: its army .* is held by battle battle-of-nowhere, which is not open$/,
  },
  {
    planted: 'an army that its battle has lost hold of',
    plant: changed(
      kingdoms,
      withBody(({ armies }) => ({
        armies: (armies as readonly Body[]).map((army) => ({ ...army, lockedBy: null })),
      })),
      isLocked,
    ),
    found: /^battles\/.*: is (fighting|accepted), and does not hold army army-1 of kingdom .*$/,
  },
  {
    planted: 'an open battle without its kingdom',
    plant: gone(kingdoms, isLocked),
    found: /^battles\/.*: is (fighting|accepted), and its kingdom .* is not there$/,
  },
  {
    planted: 'a battle that nothing carries on',
    plant: gone(jobs, ({ kind }) => kind === 'battle_round'),
    found: /^battles\/.*: is (fighting|accepted), and no job battle_round\/.* carries it on$/,
  },
  {
    planted: 'a job without its battle',
    plant: gone(battles, isFighting),
    found: /^jobs\/battle_round\/.*: waits for battle .*, which is not open$/,
  },
  {
    planted: 'a turn of a kingdom of the realm that is gone',
    plant: gone(kingdoms, ({ npc }) => npc !== null),
    found: /^jobs\/.*: waits for kingdom .*, which is not there$/,
  },
  {
    planted: 'the realm without its secrets',
    plant: gone(realm),
    found: /^realm\/realm: is missing/,
  },
  {
    planted: 'a document of another shape',
    plant: changed(
      chronicle,
      withBody(() => ({ at: 'long ago' })),
    ),
    found: /^chronicle\/.*: it does not have the shape of its kind: .*/,
  },
  {
    planted: 'a revision that can’t be',
    plant: changed(chronicle, () => ({ revision: 0 })),
    found: /^chronicle\/.*: its revision is 0$/,
  },
  {
    planted: 'a version that can’t be',
    plant: changed(chronicle, () => ({ schemaVersion: 0 })),
    found: /^chronicle\/.*: its schema version is 0$/,
  },
];
