// Bodies that lie packed in the data file, and those that do not yet: one that is written again and again is packed when that is over.
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { battles } from '@sigilla/server/store/collections.ts';
import { create, replace, type Collection } from '@sigilla/server/store/Store.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { openSqliteHarness } from './sqliteHarness.ts';

describe('a body that is packed once it is done', () => {
  interface Draft {
    readonly isDone: boolean;
    readonly text: string;
  }
  const drafts: Collection<Draft> = {
    name: 'drafts',
    schemaVersion: 1,
    upcast: (body) => body as Draft,
    indexes: { all: () => [] },
    unique: {},
    compact: ({ isDone }) => isDone,
  };
  const draft = (isDone: boolean): Draft => ({ isDone, text: 'as it stands so far. '.repeat(200) });
  const forms = (file: string): readonly unknown[] => {
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = db.prepare("SELECT id, typeof(body) AS form FROM documents WHERE collection = 'drafts'");
    const all = rows.all().map(({ id, form }) => `${String(id)} ${String(form)}`);
    db.close();
    return all;
  };

  it('lies as text until then, is read the same in both forms, and upkeep and a restoring leave it so', async () => {
    const harness = await openSqliteHarness();
    onTestFinished(() => harness.dispose());
    let { store } = harness;
    await mustCommit(store, [create(drafts, 'd1', draft(false)), create(drafts, 'd2', draft(true))]);
    expect(forms(harness.file)).toEqual(['d1 text', 'd2 blob']);
    while (await store.tend());
    expect(forms(harness.file)).toEqual(['d1 text', 'd2 blob']);
    store = await harness.reopen();
    expect((await store.get(drafts, 'd1'))?.body).toEqual(draft(false));
    await mustCommit(store, [replace(drafts, { id: 'd1', revision: 1 }, draft(true))]);
    expect(forms(harness.file)).toEqual(['d1 blob', 'd2 blob']);
    store = await harness.reopen();
    expect((await store.get(drafts, 'd1'))?.body).toEqual(draft(true));
    await store.restore(drafts, [{ id: 'd1', revision: 5, schemaVersion: 1, body: draft(false) }]);
    expect(forms(harness.file)).toContain('d1 text');
  });
});

describe('a battle', () => {
  it.each([
    ['proposed', true],
    ['accepted', false],
    ['fighting', false],
    ['settled', true],
    ['declined', true],
  ] as const)('that is %s lies packed: %s', (status, isPacked) => {
    const { compact } = battles;
    expect(typeof compact === 'function' && compact({ status } as never)).toBe(isPacked);
  });
});
