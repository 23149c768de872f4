// What is an account's: given to its owner whole and without anyone's secrets, and gone with it. Seen over a server with a challenge on it,
// so that every kind of document that anybody owns is there.
import { describe, expect, it } from 'vitest';
import { exportAccount, removeAccount } from '@sigilla/server/app/belongings.ts';
import {
  accounts,
  AGGREGATES,
  battles,
  kingdoms,
  ledger,
  sessions,
} from '@sigilla/server/store/collections.ts';
import type { Aggregate } from '@sigilla/server/store/aggregate.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { placeOf } from '@sigilla/server/store/tools/place.ts';
import { faultsIn } from '../store/realms.ts';
import { ILVETH } from '../support/characters.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { openWarHouse } from './warHouse.ts';
import type { WarHouse } from './warHouse.ts';
import { mustCommit } from '../support/mustCommit.ts';

/** A server on which one ruler has challenged another, and a word has come to the other. */
const aChallenge = async () => {
  const server = await aServer();
  const [ada, bede] = [await server.ruler(), await server.ruler()];
  valueOf(
    await ada.act({
      actionType: 'pvp_battle',
      actionId: 'initiate_battle',
      metadata: { targetUserId: bede.user.id, armyId: 'army-1', nonce: 'first' },
    }),
  );
  // And a word hangs in the other's Memory Palace.
  valueOf(await bede.api.latin.hangWords({ body: { lexemeIds: ['panis_n'] } }));
  valueOf(await bede.api.latin.dailyTarget({ body: { dailyTarget: 5 } }));
  // And somebody has made up somebody, with dice that fell for nobody yet.
  valueOf(await bede.api.characters.create({ body: { character: ILVETH } }));
  valueOf(await bede.api.characters.roll({ body: {} }));
  const emailOf = async ({ user }: Ruler) =>
    (await server.house.store.get(accounts, user.id))?.body.email ?? '';
  return { server, ada, bede, adas: await emailOf(ada), bedes: await emailOf(bede) };
};

const countsOf = (all: Readonly<Record<string, readonly unknown[]>> | null) =>
  Object.fromEntries(Object.entries(all ?? {}).map(([name, documents]) => [name, documents.length]));

/** How much of each owned aggregate there is under an account and its kingdom. */
const leftOf = async ({ house }: TestServer, { user }: Ruler) => {
  const left: Record<string, number> = {};
  for (const aggregate of AGGREGATES) {
    if (aggregate.owner === 'none') continue;
    const { by, found } = aggregate.owner;
    const id = by === 'account' ? user.id : (user.kingdomId ?? '');
    let count = 0;
    if (found === 'its id') count = (await house.store.get(aggregate, id)) === null ? 0 : 1;
    else for (const index of found) count += await house.store.count(aggregate, index, [id]);
    left[aggregate.name] = count;
  }
  return left;
};

describe('the export of an account', () => {
  it('holds all that is its owner’s, by aggregate, and nothing of anybody else’s', async () => {
    const { server, ada, bede, adas, bedes } = await aChallenge();
    const { store } = server.house;
    const all = await exportAccount(store, bedes.toUpperCase());
    expect(countsOf(all)).toEqual({
      accounts: 1,
      sessions: 1,
      kingdoms: 1,
      battles: 1,
      ledger: 1,
      notices: 1,
      learners: 0,
      questions: 0,
      reports: 0,
      honors: 0,
      renown: 0,
      cards: 1,
      palaces: 1,
      characters: 1,
      characterTables: 1,
      reviews: 0,
      shelves: 2,
    });
    expect(countsOf(all)).toEqual(await leftOf(server, bede));
    expect(all?.['accounts']).toMatchObject([{ id: bede.user.id, email: bedes, role: 'player' }]);
    expect(all?.['kingdoms']).toMatchObject([
      { id: bede.user.kingdomId, turns: { count: expect.any(Number) } },
    ]);
    expect(all?.['battles']).toMatchObject([{ side: 'defender', status: 'proposed', seed: null }]);
    expect(JSON.stringify(all)).not.toContain(adas);
    expect(JSON.stringify(all)).not.toContain(ada.user.id);
    expect(await exportAccount(store, 'nobody@example.org')).toBeNull();
  });

  it('tells no secret: neither how a password is proved, nor a battle’s seed, nor what chance rests on', async () => {
    const { server, ada, adas } = await aChallenge();
    const { store } = server.house;
    const told = JSON.stringify(await exportAccount(store, adas));
    const hash = (await store.get(accounts, ada.user.id))?.body.passwordHash ?? '';
    const seed = (await store.find(battles, 'attacker', { prefix: [ada.user.kingdomId ?? ''], limit: 1 }))
      .items[0]?.body.seed;
    expect(hash).toMatch(/^\$argon2id/);
    expect(seed).toMatch(/./);
    for (const secret of [hash, seed, 'passwordHash', '"deeds"', 'nameKey', 'generation', 'pending'])
      expect(told).not.toContain(secret);
  });

  it('comes whole from an index of many pages', async () => {
    const { server, bede, bedes } = await aChallenge();
    const { store } = server.house;
    const entry = (await store.find(ledger, 'kingdom', { prefix: [bede.user.kingdomId ?? ''], limit: 1 }))
      .items[0];
    if (entry === undefined) throw new Error('there is no entry');
    for (let number = 100; number < 550; number += 1) {
      const body = { ...entry.body, number };
      await mustCommit(store, [
        { kind: 'create', collection: ledger as Aggregate<unknown>, id: `more-${number}`, body },
      ]);
    }
    expect((await exportAccount(store, bedes))?.['ledger']).toHaveLength(451);
  });
});

describe('the removal of an account', () => {
  it('takes all that is its owner’s, but what is another’s as well, and leaves everybody else’s', async () => {
    const { server, ada, bede } = await aChallenge();
    const { store } = server.house;
    const [open] = (await store.find(battles, 'defender', { prefix: [bede.user.kingdomId ?? ''], limit: 1 }))
      .items;
    if (open === undefined) throw new Error('there is no challenge');
    await mustCommit(store, [replace(battles, open, { ...open.body, status: 'declined' })]);
    const others = await leftOf(server, ada);
    await removeAccount(server.house, bede.user.id, async () => true);
    await expect
      .poll(() => leftOf(server, bede))
      .toEqual({
        accounts: 0,
        sessions: 0,
        kingdoms: 0,
        battles: 1,
        ledger: 0,
        notices: 0,
        learners: 0,
        questions: 0,
        reports: 0,
        honors: 0,
        renown: 0,
        cards: 0,
        palaces: 0,
        characters: 0,
        characterTables: 0,
        reviews: 0,
        shelves: 0,
      });
    expect(await leftOf(server, ada)).toEqual(others);
  });

  it('does nothing when it may not go after all, or when something of it is held', async () => {
    const { server, bede } = await aChallenge();
    const { store } = server.house;
    const before = await leftOf(server, bede);
    await removeAccount(server.house, bede.user.id, async () => false);
    expect(await leftOf(server, bede)).toEqual(before);
    const own = await store.get(kingdoms, bede.user.kingdomId ?? '');
    if (own === null) throw new Error('there is no kingdom');
    const [open] = (await store.find(battles, 'defender', { prefix: [own.id], limit: 1 })).items;
    if (open === undefined) throw new Error('there is no challenge');
    // Accepted since it was looked for: no open battle was found, and an army is in one all the same.
    const armies = own.body.armies.map((army) => ({ ...army, lockedBy: open.body.id }));
    await mustCommit(store, [
      replace(battles, open, { ...open.body, status: 'declined' }),
      replace(kingdoms, own, { ...own.body, armies }),
    ]);
    expect(await removeAccount(server.house, bede.user.id, async () => true)).toEqual({
      ok: true,
      value: 'held',
    });
    expect(await leftOf(server, bede)).toEqual(before);
  });
});

describe('the removal of somebody who has been challenged', () => {
  it.each(['attacker', 'defender'] as const)(
    'waits until the challenge is done with, of which they are the %s, and leaves a realm that is whole',
    async (side) => {
      const war = await openWarHouse({ npcKingdoms: 0 });
      const [guest, other] = [await war.ruler(), await war.ruler()];
      const [from, to] = side === 'attacker' ? [guest, other] : [other, guest];
      const sent = await war.act(from, 'initiate_battle', { targetUserId: to.id, armyId: 'army-1' });
      expect(sent.ok).toBe(true);
      const goes = () => removeAccount(war.house, guest.accountId, async () => true);
      await goes();
      expect(await faultsIn(placeOf(war.file))).toEqual([]);
      expect(await war.house.store.get(kingdoms, guest.id)).not.toBeNull();
      await war.until(war.now() + 24 * 3_600_000);
      await goes();
      expect(await war.house.store.get(kingdoms, guest.id)).toBeNull();
      expect(await faultsIn(placeOf(war.file))).toEqual([]);
      await war.close();
    },
  );
});

describe('what a running realm stores', () => {
  it('is of the shape that its aggregate declares', async () => {
    const { server } = await aChallenge();
    await server.guest();
    const checked = new Set<string>();
    for (const aggregate of AGGREGATES)
      for (const index of Object.keys(aggregate.indexes)) {
        const { items } = await server.house.store.find(aggregate, index, { prefix: [], limit: 500 });
        for (const { body } of items) {
          expect(aggregate.shape.parse(body)).toEqual(body);
          checked.add(aggregate.name);
        }
      }
    expect([...checked].sort()).toEqual(
      [
        'accounts',
        'battles',
        'cards',
        'palaces',
        'characters',
        'characterTables',
        'chronicle',
        'jobs',
        'kingdoms',
        'ledger',
        'notices',
        'replies',
        'sessions',
        'shelves',
      ].sort(),
    );
  });
});

describe('what an account that is gone has left behind', () => {
  it('is cleared away by whoever comes after, when the process is killed in between', async () => {
    const first = await openWarHouse({ npcKingdoms: 0 });
    const guest = await first.ruler();
    const count = ({ house }: WarHouse) => house.store.count(ledger, 'kingdom', [guest.id]);
    await removeAccount(first.house, guest.accountId, async () => true);
    expect(await first.house.store.get(kingdoms, guest.id)).toBeNull();
    expect(await count(first)).toBeGreaterThan(0);
    const second = await openWarHouse({ npcKingdoms: 0, resume: await first.leave() });
    expect(await count(second)).toBeGreaterThan(0);
    await second.until(second.now());
    expect(await count(second)).toBe(0);
    expect(await second.house.store.count(sessions, 'account', [guest.accountId])).toBe(0);
    expect(await second.pendingJobs()).not.toContain(`belongings/${guest.accountId}`);
    await second.close();
  });
});
