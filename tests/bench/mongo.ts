// Change sets in MongoDB beside the driver's own bare transactions of the same documents, in one run, by the CPU of this process: what the store adds to
// what the driver costs. A set is what a deed keeps: a kingdom changed, a line of its ledger and a reply made.
import { systemIds } from '@sigilla/server/ids.ts';
import { openMongoStore } from '@sigilla/server/store/mongo/openMongoStore.ts';
import { create, replace, type Collection, type Store } from '@sigilla/server/store/Store.ts';
import { MongoClient, type Db } from 'mongodb';
import { freshDatabase, startMongo } from '../support/services.ts';
import { timeTurns, type Bench, type BenchRow } from './measure.ts';
import { mustCommit } from '../support/mustCommit.ts';

interface Kept {
  readonly owner: string;
  readonly number: number;
  readonly text: string;
}
const collection = (name: string, indexes: Collection<Kept>['indexes']): Collection<Kept> => ({
  name,
  schemaVersion: 1,
  upcast: (body) => body as Kept,
  indexes,
  unique: {},
});
const kingdoms = collection('kingdoms', { number: ({ owner, number }) => [owner, number] });
const lines = collection('lines', { owner: ({ owner, number }) => [owner, number] });
const replies = collection('replies', { time: ({ number }) => [number] });

/** About as long as what they stand for, in kilobytes, and never the same twice. */
const body = (owner: string, number: number, kilobytes: number): Kept => ({
  owner,
  number,
  text: `${number} of ${owner}: `.repeat(kilobytes * 60).slice(0, kilobytes * 1024),
});
const KINGDOM_KB = 3;
const LINE_KB = 0.25;
const REPLY_KB = 0.75;

const OWNERS = Array.from({ length: 50 }, (_, n) => `owner-${n}`);
const SETS_A_TURN = 50;
const TURNS = 40;
const WARM_UP = 10;

/** Does one set for each of so many owners at once, until there are enough. */
const turnOf = (atOnce: number, one: (owner: string) => Promise<void>) => async (): Promise<number> => {
  const owners = OWNERS.slice(0, atOnce);
  for (let done = 0; done < SETS_A_TURN; done += atOnce) await Promise.all(owners.map(one));
  return SETS_A_TURN;
};

const openOurs = async (store: Store): Promise<(owner: string) => Promise<void>> => {
  const revisions = new Map(OWNERS.map((owner) => [owner, 1]));
  await mustCommit(
    store,
    OWNERS.map((owner) => create(kingdoms, owner, body(owner, 0, KINGDOM_KB))),
  );
  return async (owner) => {
    const revision = revisions.get(owner) ?? 0;
    const result = await store.commit([
      replace(kingdoms, { id: owner, revision }, body(owner, revision, KINGDOM_KB)),
      create(lines, `${owner}.${revision}`, body(owner, revision, LINE_KB)),
      create(replies, systemIds.id(), body(owner, revision, REPLY_KB)),
    ]);
    if (result.status !== 'committed') throw new Error(`not committed: ${result.status}`);
    revisions.set(owner, revision + 1);
  };
};

interface Bare {
  readonly _id: string;
  readonly revision: number;
  readonly body: Kept;
}

/** As the driver's manual has it, with the same concerns and the same check of the revision. */
const openBare = async (client: MongoClient, db: Db): Promise<(owner: string) => Promise<void>> => {
  const [bareKingdoms, bareLines, bareReplies] = ['kingdoms', 'lines', 'replies'].map((name) =>
    db.collection<Bare>(name),
  );
  if (bareKingdoms === undefined || bareLines === undefined || bareReplies === undefined)
    throw new Error('no collections');
  await bareKingdoms.createIndex({ 'body.owner': 1, 'body.number': 1, _id: 1 });
  await bareLines.createIndex({ 'body.owner': 1, 'body.number': 1, _id: 1 });
  await bareReplies.createIndex({ 'body.number': 1, _id: 1 });
  const revisions = new Map(OWNERS.map((owner) => [owner, 1]));
  await bareKingdoms.insertMany(OWNERS.map((_id) => ({ _id, revision: 1, body: body(_id, 0, KINGDOM_KB) })));
  return async (owner) => {
    const revision = revisions.get(owner) ?? 0;
    await client.withSession((session) =>
      session.withTransaction(
        async () => {
          const { matchedCount } = await bareKingdoms.replaceOne(
            { _id: owner, revision },
            { revision: revision + 1, body: body(owner, revision, KINGDOM_KB) },
            { session },
          );
          if (matchedCount !== 1) throw new Error('it has moved');
          await bareLines.insertOne(
            { _id: `${owner}.${revision}`, revision: 1, body: body(owner, revision, LINE_KB) },
            { session },
          );
          await bareReplies.insertOne(
            { _id: systemIds.id(), revision: 1, body: body(owner, revision, REPLY_KB) },
            { session },
          );
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', journal: true } },
      ),
    );
    revisions.set(owner, revision + 1);
  };
};

export const mongoBench: Bench = {
  name: 'mongo',
  about:
    'sets of a kingdom changed (3 kB), a ledger line and a reply made, each a transaction with majority and journal, in a real MongoDB of one member; by the CPU of the client’s process alone.',
  run: async () => {
    const mongo = await startMongo();
    const url = freshDatabase(mongo.url);
    const store = await openMongoStore({ url, now: Date.now, collections: [kingdoms, lines, replies] });
    const client = new MongoClient(freshDatabase(mongo.url), { maxPoolSize: 100 });
    try {
      const [ours, bare] = [await openOurs(store), await openBare(client, client.db())];
      const rows: BenchRow[] = [];
      for (const atOnce of [1, 50]) {
        const [own, bares] = await timeTurns(
          [
            { name: 'ours', turn: turnOf(atOnce, ours) },
            { name: 'bare', turn: turnOf(atOnce, bare) },
          ],
          TURNS,
          WARM_UP,
        );
        if (own === undefined || bares === undefined) throw new Error('nothing was measured');
        rows.push({
          what: atOnce === 1 ? 'change sets, one at a time' : `change sets, ${atOnce} at a time`,
          rate: 1e9 / own.nanoseconds,
          unit: 'commits/s of CPU',
          against: 'the driver’s bare transactions',
          ratio: bares.nanoseconds / own.nanoseconds,
          goal: 0.8,
        });
      }
      return rows;
    } finally {
      await store.close();
      await client.close();
      await mongo.dispose();
    }
  },
};
