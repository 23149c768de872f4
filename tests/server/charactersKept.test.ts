// A realm that was stored before anybody made characters opens, and they sit down in it as in any other.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { AGGREGATES, characters, characterTables, kingdoms } from '@sigilla/server/store/collections.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { aKingdom, NOW } from '../support/builders.ts';
import { ilvethOf } from '../support/characters.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-characters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('opens a stored realm without characters', async () => {
  const file = path.join(folder, 'realm.db');
  const opened = (collections: typeof AGGREGATES) =>
    openSqliteStore({ file, now: () => NOW, collections: [...collections] });
  const harrow = aKingdom('harrow')
    .with({ heroes: [newHero('hob_underpike', NOW)] })
    .build();
  const before = await opened(
    AGGREGATES.filter(({ name }) => name !== characters.name && name !== characterTables.name),
  );
  await before.commit([create(kingdoms, harrow.id, harrow)]);
  await before.close();

  const after = await opened(AGGREGATES);
  expect((await after.get(kingdoms, harrow.id))?.body).toEqual(harrow);
  const { accountId } = harrow;
  const own = () => after.find(characters, 'account', { prefix: [accountId], limit: 30 });
  expect((await own()).items).toEqual([]);
  expect(await after.get(characterTables, accountId)).toBeNull();
  const ilveth = ilvethOf(accountId, NOW);
  await after.commit([
    create(characters, ilveth.id, ilveth),
    create(characterTables, accountId, { accountId, seated: 1, rolls: [] }),
  ]);
  expect((await own()).items.map(({ body }) => body)).toEqual([ilveth]);
  await after.close();
});
