// What a store holds by collection, in documents and bytes: of a data file its rows as they stand there, of MongoDB what it says itself.
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MongoClient } from 'mongodb';

export interface Weight {
  /** Bodies, summaries, keys and index entries. */
  readonly sizes: ReadonlyMap<string, { readonly documents: number; readonly bytes: number }>;
  /** What all of it takes on the disk. */
  readonly onDisk: number;
}

const BY_COLLECTION = `
  SELECT collection, sum(documents) AS documents, sum(bytes) AS bytes FROM (
    SELECT collection, 1 AS documents, length(CAST(body AS BLOB)) + length(keys) + length(collection) + 2 * length(id) + 12 AS bytes FROM documents
    UNION ALL
    SELECT collection, 0, length(collection) + length(name) + length(key) + length(id) + 6 FROM index_entries
  ) GROUP BY collection`;

/** Another connection to the same file: everything goes from the log into it, then its tables are weighed. */
export const weighFile = async (file: string): Promise<Weight> => {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const rows = db.prepare(BY_COLLECTION).all();
  db.close();
  return {
    sizes: new Map(
      rows.map((row) => [
        String(row['collection']),
        { documents: Number(row['documents']), bytes: Number(row['bytes']) },
      ]),
    ),
    onDisk: statSync(file).size,
  };
};

/** By collection before MongoDB presses it; on the disk, pressed, with the indexes. */
export const weighMongo = async (url: string): Promise<Weight> => {
  const client = new MongoClient(url);
  try {
    // Its figures are those of its last checkpoint.
    await client.db('admin').command({ fsync: 1 });
    const db = client.db();
    const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    const weighed = await Promise.all(
      names.map(async (name) => {
        const { count, size, storageSize, totalIndexSize } = await db.command({ collStats: name });
        return {
          name,
          documents: Number(count),
          bytes: Number(size),
          onDisk: Number(storageSize) + Number(totalIndexSize),
        };
      }),
    );
    return {
      sizes: new Map(weighed.map(({ name, documents, bytes }) => [name, { documents, bytes }])),
      onDisk: weighed.reduce((sum, one) => sum + one.onDisk, 0),
    };
  } finally {
    await client.close();
  }
};
