// The plans by which SQLite reads and writes: every statement of the store goes by an index, or by the whole of a table's own key.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGGREGATES } from '@sigilla/server/store/collections.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { SQL } from '@sigilla/server/store/sqlite/statements.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-plans-'));
let db: DatabaseSync;
beforeAll(async () => {
  const file = path.join(folder, 'realm.db');
  const store = await openSqliteStore({ file, now: () => 0, collections: AGGREGATES });
  await store.close();
  db = new DatabaseSync(file);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const planOf = (sql: string): readonly string[] =>
  db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...Array.from({ length: sql.split('?').length - 1 }, () => null))
    .map(({ detail }) => String(detail));

/** A step that walks a whole table, or sorts what it found. */
const isCostly = (step: string): boolean => /^SCAN (?!\(subquery|CONSTANT)|TEMP B-TREE/.test(step);

/** How much SQLite plans of a statement that it runs for the second time: it asks leave for whatever it plans. */
const plansAnew = (sql: string): number => {
  const statement = db.prepare(sql);
  let plans = 0;
  db.setAuthorizer(() => {
    plans += 1;
    return constants.SQLITE_OK;
  });
  const values = Array.from({ length: sql.split('?').length - 1 }, () => 7);
  // Whoever is to be asked is new: by that alone it is planned anew, once.
  statement.all(...values);
  plans = 0;
  statement.all(...values);
  db.setAuthorizer(null);
  return plans;
};

const asked = Object.entries(SQL).filter(([, sql]) => /^(SELECT|UPDATE|DELETE)/.test(sql));

describe('the SQLite store', () => {
  it.each(asked)('%s goes by an index, without sorting', (_name, sql) => {
    const plan = planOf(sql);
    expect(plan.length).toBeGreaterThan(0);
    expect(plan.filter(isCostly)).toEqual([]);
  });

  it.each(asked.filter(([, sql]) => sql.startsWith('SELECT')))('%s is planned once', (_name, sql) => {
    expect(plansAnew(sql)).toBe(0);
  });

  it('would be seen to plan anew: what is bound to a bare limit tells the planner something', () => {
    expect(plansAnew('SELECT id FROM documents WHERE collection = ? LIMIT ?')).toBeGreaterThan(0);
  });

  it('would be seen to scan or sort: the reader of plans knows one when it sees one', () => {
    expect(planOf('SELECT * FROM documents WHERE revision = ?').filter(isCostly)).toHaveLength(1);
    expect(
      planOf('SELECT id FROM documents WHERE collection = ? ORDER BY revision').filter(isCostly),
    ).toHaveLength(1);
  });
});
