// What a commit to MongoDB is told to have come to, by a driver that answers as it is told: what no real one can be brought to do on time.
import { MongoNetworkError, MongoServerError, type Db, type MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { Committer } from '@sigilla/server/store/mongo/committer.ts';
import type { ReadyChange } from '@sigilla/server/store/mongo/changeSets.ts';
import { CommitUnknown, StoreUnwritable } from '@sigilla/server/store/Store.ts';

const outOfDisk = (): Error => new MongoServerError({ message: 'no disk space', code: 14_031 });
const lineBroken = (): Error => new MongoNetworkError('connection closed');

const raise: ReadyChange = {
  collection: 'purses',
  id: 'p1',
  expected: 1,
  after: {
    kind: 'content',
    content: { schemaVersion: 1, declared: '1.x|0', body: { coins: 2 } },
    isFrozen: false,
  },
};

/** A committer whose attempts to replace a document fail, one after the other, with `faults`. */
const committing = (...faults: readonly Error[]): Promise<unknown> => {
  const left = [...faults];
  const replaceOne = (): Promise<never> => Promise.reject(left.shift() ?? new Error('one attempt too many'));
  const client = { options: {} } as unknown as MongoClient;
  const db = { collection: () => ({ replaceOne }) } as unknown as Db;
  const options = { now: () => 0, maxQueue: 10, maxAtOnce: 10, patienceMs: 2_000 };
  return new Committer(client, db, options).commit([raise], Promise.resolve());
};

describe('a commit that meets a full disk', () => {
  it('is said to have written nothing when that is its only attempt', async () => {
    await expect(committing(outOfDisk())).rejects.toThrow(StoreUnwritable);
  });

  it('is said to be unknown when the line broke over an earlier attempt, which may have been kept', async () => {
    await expect(committing(lineBroken(), outOfDisk())).rejects.toThrow(CommitUnknown);
  });

  it('is said to be unknown too when what ends it is a fault of another kind', async () => {
    await expect(committing(lineBroken(), new TypeError('a bug'))).rejects.toThrow(CommitUnknown);
  });
});
