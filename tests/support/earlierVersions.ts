// Documents as earlier versions wrote them: a realm on disk that one edition closes and another opens, and that is gone when the file has been run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import type { AnyCollection } from '@sigilla/server/store/Store.ts';
import { NOW } from './builders.ts';

/** Opens the realm's store as an edition does that declares a collection so; collections of unlike names lie apart. */
export const earlierVersions = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-versions-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (collection: AnyCollection) =>
    openSqliteStore({
      file: path.join(folder, `${collection.name}.db`),
      now: () => NOW,
      collections: [collection],
    });
};
