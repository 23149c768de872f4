// A realm whose kingdoms were named when case and accents alone were folded: it opens, every name stays, and nobody new can pass for one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Collection } from '@sigilla/server/store/Store.ts';
import { aKingdom, NOW } from '../support/builders.ts';
import { aServer, PASSWORD, refusalOf, valueOf } from '../support/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The collection as version 3 declared it, with the fold of that time. */
const older: Collection<Omit<Kingdom, 'nameKey'>> = {
  name: 'kingdoms',
  schemaVersion: 3,
  upcast: (body) => body as Kingdom,
  indexes: { account: (kingdom) => [kingdom.accountId] },
  unique: {
    name: ({ serverId, name }) => [
      serverId,
      name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase(),
    ],
  },
};

const NAMES = ['Marcus Rex', 'Mɑrcus Rex', 'Ivan the Bold', 'ǀvan the Bold', 'Aquilonia', 'Sıgilla'];

describe('a realm named by the older fold', () => {
  it('opens; of two that look alike the older holds the look, both keep their names, and no newcomer takes it', async () => {
    const before = await openSqliteStore({
      file: path.join(folder, 'sigilla.db'),
      now: () => NOW,
      collections: [older],
    });
    for (const [i, name] of NAMES.entries()) {
      const { nameKey: _key, ...kingdom } = aKingdom(`kingdom-${i}`).build();
      const id = KingdomId.parse(`older-${i}`);
      const accountId = AccountId.parse(`owner-${i}`);
      const body = { ...kingdom, id, accountId, name, foundedAt: NOW + i };
      expect(await before.commit([create(older, id, body)])).toMatchObject({ status: 'committed' });
    }
    await before.close();

    const server = await aServer({ DATA_DIR: folder });
    const stored = await Promise.all(
      NAMES.map(async (_, i) => (await server.house.store.get(kingdoms, `older-${i}`))?.body),
    );
    expect(stored.map((kingdom) => kingdom?.name)).toEqual(NAMES);
    expect(stored.map((kingdom) => kingdom?.nameKey ?? null)).toEqual([
      'rnarcus rex',
      null,
      'lvan the bold',
      null,
      'aqullonla',
      'slgllla',
    ]);
    const visitor = server.visitor();
    for (const kingdomName of [
      'Marcus Rex',
      'MÁRCUS REX',
      'Rnarcus Rex',
      'Ivan the Bold',
      'lvan the Bold',
      'AquiIonia',
    ]) {
      const body = { email: 'new@example.org', password: PASSWORD, kingdomName };
      expect(refusalOf(await visitor.api.auth.register({ body })).code, kingdomName).toBe(
        'kingdom_name_taken',
      );
    }
    // Those who look alike live on: the document is written again, name and all.
    const again = await server.restart();
    expect((await again.house.store.get(kingdoms, 'older-1'))?.body.name).toBe('Mɑrcus Rex');
    // A name given up is free, and a rename takes the look with it.
    const ruler = await again.ruler('Lucius Rex');
    const rename = (name: string) =>
      ruler.act({ actionType: 'rename_kingdom', actionId: '', metadata: { name } });
    expect(refusalOf(await rename('Märcus Rex')).code).toBe('kingdom_name_taken');
    valueOf(await rename('Gaius Rex'));
    await again.ruler('Lucius Rex');
    expect(refusalOf(await rename('Lucıus Rex')).code).toBe('kingdom_name_taken');
  });
});
