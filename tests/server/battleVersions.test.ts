// Versions of a battle's document. A challenge as an earlier one has it reads as one of today's, by two who wore no title and are waited for no longer
// than others; and a battle of a new law is of a new version, whatever its shape.
import { expect, it } from 'vitest';
import { ENGINE_VERSION } from '@sigilla/engine/battle/law.ts';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { proposedBattle } from '@sigilla/engine/war/proposal.ts';
import { battles } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Collection } from '@sigilla/server/store/Store.ts';
import { aKingdom, content, NOW, rulesOf } from '../support/builders.ts';
import { earlierVersions } from '../support/earlierVersions.ts';

const storeOf = earlierVersions();

/** The first version of the document that may hold a battle of each law, from law 7 on. */
const SINCE: Readonly<Record<number, number>> = { 7: 13 };

it('a battle of a new law is a document of a new version: a process that knows the older law alone would fight it by that, and nobody could verify it', () => {
  const laws = Object.keys(SINCE).map(Number);
  const versions = Object.values(SINCE);
  expect(laws.at(-1)).toBe(ENGINE_VERSION);
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  expect(battles.schemaVersion).toBeGreaterThanOrEqual(versions.at(-1) ?? 0);
});

it('a battle of version 5 was between two who wore no title, and of whom none is waited for longer', async () => {
  const challenger = aKingdom().build();
  const [army] = challenger.armies;
  if (army === undefined) throw new Error('no army');
  const today = proposedBattle(
    {
      id: BattleId.parse('b1'),
      seed: forkSeed('0'.repeat(32), 'versions'),
      kind: 'sparring',
      type: 'field',
      challenger,
      army,
      rival: aKingdom().build(),
      speaks: true,
      title: null,
      terrain: 'plains',
      message: '',
    },
    content,
    rulesOf(),
    NOW,
  );
  const { title: _, isNovice: ___, ...attacker } = today.attacker;
  const { title: __, isNovice: ____, ...defender } = today.defender;
  const old = { ...today, attacker, defender };
  const fifth: Collection<typeof old> = {
    name: 'battles',
    schemaVersion: 5,
    upcast: (body) => body as typeof old,
    indexes: {},
    unique: {},
  };
  const before = await storeOf(fifth);
  await before.commit([create(fifth, old.id, old)]);
  await before.close();
  const store = await storeOf(battles);
  const found = await store.get(battles, old.id);
  await store.close();
  expect(BattleDoc.parse(found?.body)).toEqual({
    ...today,
    attacker: { ...today.attacker, isNovice: false },
    defender: { ...today.defender, isNovice: false },
  });
});
