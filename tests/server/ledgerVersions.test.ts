// Ledgers as version 1 wrote them, a document for each line: a realm that holds them opens, and they are read, gone on with and added up
// like those of today.
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LedgerEntryView } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { trimArchive } from '@sigilla/server/app/housekeeping/archive.ts';
import { exportAccount } from '@sigilla/server/app/belongings.ts';
import { accounts, kingdoms, ledger } from '@sigilla/server/store/collections.ts';
import { ledgerId, numberedLines } from '@sigilla/server/store/aggregates/ledger.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { create, remove } from '@sigilla/server/store/Store.ts';
import type { Change, Collection, Store } from '@sigilla/server/store/Store.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { mustCommit } from '../support/mustCommit.ts';

type OldLine = LedgerEntryView & { readonly kingdomId: string };
const singleLines: Collection<OldLine> = {
  name: 'ledger',
  schemaVersion: 1,
  upcast: (body) => body as OldLine,
  indexes: { kingdom: (line) => [line.kingdomId, line.number] },
  unique: {},
};

const DAY = 86_400_000;
const TAXES = { actionType: 'rush_resource', actionId: 'tax_collection' };

const entriesOf = async (store: Store, kingdomId: string) =>
  (await store.find(ledger, 'kingdom', { prefix: [kingdomId], limit: 500 })).items;

/** All of a ledger over the wire, oldest first, read in pages of `limit`. */
const read = async (ruler: Ruler, limit: number): Promise<readonly LedgerEntryView[]> => {
  const lines: LedgerEntryView[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = valueOf(await ruler.api.kingdom.ledger({ query: { limit, cursor } }));
    lines.push(...page.entries);
    cursor = page.next;
  }
  return lines.toReversed();
};

/** The same ruler at a server that was started anew. */
const again = (server: TestServer, { token, user }: Ruler): Ruler =>
  Object.assign(server.visitor(), { token, user });

/** Lines as they were before they told what was learned, and how strong the kingdom was. */
const untaught = (lines: readonly LedgerEntryView[]): LedgerEntryView[] =>
  lines.map(({ experience: _, power: __, ...line }) => line);

/** Everything that a server has in its ledgers, turned into what version 1 would have kept. */
const wroteSingleLines = async (server: TestServer): Promise<readonly OldLine[]> => {
  const { store } = server.house;
  const found = await store.find(ledger, 'kingdom', { prefix: [], limit: 500 });
  const lines = found.items.flatMap(({ body }) =>
    untaught(numberedLines(body)).map((line) => ({ kingdomId: body.kingdomId as string, ...line })),
  );
  await mustCommit(
    store,
    found.items.map((entry): Change => remove(ledger, entry)),
  );
  await server.close();
  const before = await openSqliteStore({
    file: path.join(server.folder, 'sigilla.db'),
    now: () => server.now(),
    collections: [singleLines],
  });
  await before.commit(lines.map((line) => create(singleLines, ledgerId(line.kingdomId, line.number), line)));
  await before.close();
  return lines;
};

let server: TestServer;
let ruler: Ruler;
let email: string;
let kingdomId: string;
let kept: readonly LedgerEntryView[];
let old: readonly OldLine[];

beforeAll(async () => {
  const first = await aServer();
  const begun = await first.ruler();
  for (let time = 0; time < 4; time += 1) {
    first.pass(60_000);
    valueOf(await begun.act(TAXES));
  }
  kingdomId = begun.user.kingdomId ?? '';
  email = (await first.house.store.get(accounts, begun.user.id))?.body.email ?? '';
  kept = untaught(await read(begun, 50));
  old = await wroteSingleLines(first);
  server = await first.restart();
  ruler = again(server, begun);
});

describe('a ledger of single lines', () => {
  it('is what was stored, line by line', () => {
    expect(old.filter((line) => line.kingdomId === kingdomId).length).toBe(kept.length);
    expect(kept.length).toBeGreaterThan(10);
  });

  it.each([1, 3, 50])('is read as it was, in pages of %i', async (limit) => {
    expect(await read(ruler, limit)).toEqual(kept);
  });

  it('is its owner’s, each line once', async () => {
    const shown = (await exportAccount(server.house.store, email))?.['ledger'] ?? [];
    const lines = shown.flatMap((entry) => numberedLines(ledger.shape.parse(entry) as never));
    expect(lines).toEqual(kept);
  });

  it('goes on with entries of today: one document a commit, whatever it changed, and the sum is what is held', async () => {
    const before = (await entriesOf(server.house.store, kingdomId)).length;
    server.pass(60_000);
    valueOf(await ruler.act(TAXES));
    const entries = await entriesOf(server.house.store, kingdomId);
    expect(entries).toHaveLength(before + 1);
    expect(entries.at(-1)?.body.lines.length).toBeGreaterThan(2);
    for (const limit of [1, 2, 50]) {
      const lines = await read(ruler, limit);
      expect(lines.slice(0, kept.length)).toEqual(kept);
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index));
      const { kingdom } = valueOf(await ruler.api.kingdom.own());
      for (const name of RESOURCES)
        expect(lines.reduce((sum, { resources }) => sum + (resources[name] ?? 0), 0)).toBe(
          kingdom.resources[name],
        );
    }
  });
});

describe('old single lines of the realm’s own', () => {
  it('are added up with entries of today to one line, which bears the number of the last', async () => {
    const { store } = server.house;
    const [npc] = (await store.find(kingdoms, 'npcs', { prefix: ['default-server'], limit: 1 })).items;
    if (npc === undefined) throw new Error('there is no NPC');
    const lines = (await entriesOf(store, npc.id)).flatMap(({ body }) => numberedLines(body));
    const last = lines.at(-1);
    if (last === undefined) throw new Error('there is no line');
    const { number, at, transactionId, ...line } = last;
    const entry = { kingdomId: npc.body.id, number: number + 1, at, transactionId };
    const three = [1, 2, 3].map(() => ({ ...line, resources: { gold: 5 }, turns: 0 }));
    const added = await store.commit([
      create(ledger, ledgerId(npc.id, number + 1), { ...entry, lines: three }),
    ]);
    expect(added.status).toBe('committed');
    const sumOf = (name: 'gold' | 'food') =>
      lines.reduce((sum, { resources }) => sum + (resources[name] ?? 0), 0);

    server.pass(5 * DAY);
    while (!(await trimArchive(server.house)));
    const left = (await entriesOf(store, npc.id)).flatMap(({ body }) => numberedLines(body));
    expect(left[0]).toMatchObject({
      number: number + 3,
      reason: 'brought_forward',
      resources: { gold: sumOf('gold') + 15, food: sumOf('food') },
      turns: lines.reduce((sum, { turns }) => sum + turns, 0),
    });
    expect(left.map(({ number }) => number)).toEqual(left.map((_, index) => number + 3 + index));
  });
});
