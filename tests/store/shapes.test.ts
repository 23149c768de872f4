// What is stored today can be read tomorrow: no shape changes without its version, and a new version says what older documents become.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { aggregate, asItWas } from '@sigilla/server/store/aggregate.ts';
import type { Step } from '@sigilla/server/store/aggregate.ts';
import { AGGREGATES, keptAs, kingdoms } from '@sigilla/server/store/collections.ts';
import { openSqliteStore } from '@sigilla/server/store/sqlite/openSqliteStore.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { AnyCollection } from '@sigilla/server/store/Store.ts';
import { aKingdom, NOW } from '../support/builders.ts';
import { shapeFault } from '../support/pinnedShapes.ts';
import type { Pinned } from '../support/pinnedShapes.ts';
import shapes from './shapes.json' with { type: 'json' };

// Whoever is kept is pinned: the compiler names what is not.
const pinned: Pinned = shapes satisfies Readonly<Record<keyof typeof keptAs, object>>;
const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-shapes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storeOf = (file: string, collection: AnyCollection) =>
  openSqliteStore({ file: path.join(folder, `${file}.db`), now: () => NOW, collections: [collection] });

describe('every stored shape', () => {
  it.each(AGGREGATES.map((one) => [one.name, one] as const))(
    '%s is the one pinned for its version',
    (_, one) => {
      expect(shapeFault(one, pinned)).toBeNull();
    },
  );

  it('has a name of its own, and nothing is pinned that is not stored', () => {
    expect(Object.keys(pinned).sort()).toEqual(AGGREGATES.map(({ name }) => name).sort());
  });

  it('is listed under the name that it is kept under', () => {
    const listed = Object.entries(keptAs);
    expect(listed.map(([name]) => name)).toEqual(listed.map(([, { name }]) => name));
    expect(listed).toHaveLength(AGGREGATES.length);
  });

  it('is pinned by what may be in it, in whatever order that is written', () => {
    const shape = (one: z.ZodRawShape) => ({ name: 'scrolls', schemaVersion: 1, shape: z.object(one) });
    const fault = shapeFault(shape({ a: z.string(), b: z.int() }), {});
    expect(fault).toMatch(/not pinned yet/);
    expect(shapeFault(shape({ b: z.int(), a: z.string() }), {})).toBe(fault);
    for (const other of [
      { a: z.string() },
      { a: z.string(), b: z.int().nullable() },
      { a: z.string(), b: z.int().max(9) },
    ])
      expect(shapeFault(shape(other), {})).not.toBe(fault);
  });
});

describe('a field added to the kingdoms of today', () => {
  const Guilded = Kingdom.extend({ guildId: z.string().nullable() });
  const steps = kingdoms.schemaVersion - 1;
  const past: readonly Step[] = Array.from({ length: steps }, () => asItWas);
  const noGuild: Step = (body) => ({ ...body, guildId: null });
  const guilded = (versions: readonly Step[]) =>
    aggregate({
      name: 'kingdoms',
      shape: Guilded,
      versions,
      indexes: { account: (kingdom) => [kingdom.accountId] },
      unique: {},
      told: 'none',
      owner: 'none',
    });

  it('is named, with what to do, until a step says what a stored kingdom becomes and the version is pinned', () => {
    const now = kingdoms.schemaVersion;
    expect(shapeFault(guilded(past), pinned)).toMatch(
      new RegExp(
        `The shape of kingdoms has changed, and its version is ${now} still: .* Add a step .* pin "kingdoms"`,
      ),
    );
    const stepped = guilded([...past, noGuild]);
    const said = shapeFault(stepped, pinned);
    expect(said).toMatch(new RegExp(`kingdoms is of version ${now + 1}, which is not pinned yet`));
    const hash = /"([0-9a-f]{16})"/.exec(said ?? '')?.[1] ?? '';
    const then = { ...pinned, kingdoms: { ...pinned['kingdoms'], [now + 1]: hash } };
    expect(shapeFault(stepped, then)).toBeNull();
    expect(shapeFault(guilded([...past, noGuild, asItWas, asItWas]), then)).toMatch(/one at a time/);
    expect(shapeFault(kingdoms, then)).toMatch(/lost/);
  });

  it('is there when a kingdom stored today is read: undefined without the step, as the step says with it', async () => {
    const kingdom = aKingdom().build();
    const before = await storeOf('stored', kingdoms);
    await before.commit([create(kingdoms, kingdom.id, kingdom)]);
    await before.close();
    const read = async (versions: readonly Step[]) => {
      const collection = guilded(versions);
      const store = await storeOf('stored', collection);
      const found = await store.find(collection, 'account', { prefix: [kingdom.accountId], limit: 5 });
      await store.close();
      return found.items.map(({ body }) => body);
    };
    expect((await read(past))[0]?.guildId).toBeUndefined();
    expect(await read([...past, noGuild])).toEqual([Guilded.parse({ ...kingdom, guildId: null })]);
  });
});
