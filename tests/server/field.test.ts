// A battle is on whenever somebody looks: bouts of the realm's own, begun by a look, fought in real time, never two in two minutes.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { isUnattended } from '@sigilla/engine/war/orderWindow.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import type { BattleStatus } from '@sigilla/engine/war/kinds.ts';
import { openField } from '@sigilla/server/app/field.ts';
import type { Field } from '@sigilla/server/app/field.ts';
import { wakeNpcs } from '@sigilla/server/app/npc.ts';
import { battles } from '@sigilla/server/store/collections.ts';
import { openWarHouse } from './warHouse.ts';
import type { WarHouse, WarHouseOptions } from './warHouse.ts';
import { longIt } from '../support/longIt.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const SERVER = 'default-server';

let war: WarHouse;
let field: Field;
const open = async (options: WarHouseOptions = {}): Promise<void> => {
  war = await openWarHouse(options);
  field = openField(war.house, war.presences);
};
beforeEach(() => open());
afterEach(() => war.close());

/** A look, and what it woke has reached the store. */
const look = async (): Promise<void> => {
  field.looked(SERVER);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
};
const of = async (...statuses: readonly BattleStatus[]): Promise<readonly BattleDoc[]> => {
  const pages = await Promise.all(
    statuses.map((status) =>
      war.house.store.find(battles, 'status', { prefix: [SERVER, status], limit: 500 }),
    ),
  );
  return pages.flatMap(({ items }) => items.map(({ body }) => body));
};
const onTheField = () => of('accepted', 'fighting');
/** Lets time pass while somebody looks every few seconds; `each` is asked after each look. */
const watch = async (milliseconds: number, each: () => Promise<void> = async () => undefined) => {
  const end = war.now() + milliseconds;
  while (war.now() < end) {
    await look();
    await war.until(Math.min(end, war.now() + 5 * SECOND));
    await each();
  }
};

describe('the field', () => {
  it('has two of the realm’s own on it within a second of a look', async () => {
    expect(await onTheField()).toEqual([]);
    await look();
    await war.until(war.now() + SECOND);
    const [bout, ...others] = await onTheField();
    expect(others).toEqual([]);
    if (bout === undefined) throw new Error('nobody is on the field');
    expect(isUnattended(bout)).toBe(true);
    expect(bout).toMatchObject({ kind: 'sparring', status: 'accepted', rounds: [] });
    expect(bout.seedHash).toMatch(/^[0-9a-f]{64}$/);
    for (const side of ['attacker', 'defender'] as const) {
      const kingdom = await war.kingdom(bout[side].kingdomId);
      expect(kingdom.armies.find(({ id }) => id === bout[side].armyId)?.lockedBy).toBe(bout.id);
    }
  });

  it.each(['0', '1', '2', '3', '4'])(
    'fights a round at a time and lasts until the next may begin, nearly (chance %s)',
    async (digit) => {
      await war.close();
      await open({ seed: digit.repeat(32) });
      await look();
      await war.until(war.now() + SECOND);
      const [begun] = await onTheField();
      if (begun === undefined) throw new Error('nobody is on the field');
      const seen = new Map<number, number>();
      await watch(3 * MINUTE, async () => {
        const { rounds, status } = await war.battle(begun.id);
        if (status !== 'settled' && !seen.has(rounds.length)) seen.set(rounds.length, war.now());
      });
      const settled = await war.battle(begun.id);
      expect(settled.status).toBe('settled');
      // Every state between two rounds was there to be seen.
      expect([...seen.keys()]).toEqual(settled.rounds.map((_, index) => index));
      const fought = (settled.settledAt ?? 0) - (begun.acceptedAt ?? 0);
      expect(fought).toBeGreaterThanOrEqual(76 * SECOND);
      expect(fought).toBeLessThanOrEqual(120 * SECOND);
      const replay = replayOfBattle(settled);
      expect(replay === null ? null : verifyReplay(replay)).toEqual({ verified: true });
      for (const side of ['attacker', 'defender'] as const)
        expect(
          (await war.kingdom(settled[side].kingdomId)).armies.map(({ lockedBy }) => lockedBy),
        ).not.toContain(begun.id);
    },
  );

  longIt(
    'G-192 is in use nearly all the time while somebody stays, and no two bouts begin within two minutes',
    async () => {
      await wakeNpcs(war.house);
      let looks = 0;
      let empty = 0;
      await watch(30 * MINUTE, async () => {
        const on = await onTheField();
        expect(on.length).toBeLessThanOrEqual(1);
        looks += 1;
        if (on.length === 0) empty += 1;
      });
      const begun = (await of('accepted', 'fighting', 'settled'))
        .map(({ acceptedAt }) => acceptedAt ?? 0)
        .toSorted((a, b) => a - b);
      expect(begun.length).toBeGreaterThanOrEqual(14);
      for (const [index, at] of begun.entries())
        if (index > 0) expect(at - (begun[index - 1] ?? 0)).toBeGreaterThanOrEqual(2 * MINUTE);
      expect(empty / looks).toBeLessThan(0.15);
    },
  );

  it('stays empty while nobody looks: what the realm’s own fight out among themselves is fought at once', async () => {
    await wakeNpcs(war.house);
    const end = war.now() + 48 * HOUR;
    while (war.now() < end) {
      await war.until(war.now() + HOUR / 2);
      expect(await of('fighting')).toEqual([]);
    }
    const settled = (await of('settled')).filter(isUnattended);
    expect(settled.length).toBeGreaterThan(0);
    for (const { acceptedAt, settledAt } of settled) expect(settledAt).toBe(acceptedAt);
  });

  it('is left when nobody looks any more: the bout is ended at once, and none follows', async () => {
    await look();
    await war.until(war.now() + 50 * SECOND);
    const [bout] = await of('fighting');
    expect(bout?.rounds.length).toBeGreaterThan(0);
    await war.until(war.now() + 10 * MINUTE);
    expect(await onTheField()).toEqual([]);
    expect(await of('settled')).toHaveLength(1);
    expect((await war.pendingJobs()).filter((key) => key.startsWith('field/'))).toEqual([]);
    await look();
    await war.until(war.now() + SECOND);
    expect(await onTheField()).toHaveLength(1);
  });

  it('gives way to a battle that players fight', async () => {
    const [first, second] = [await war.ruler(), await war.ruler()];
    const sent = await war.act(first, 'initiate_battle', { targetUserId: second.id, armyId: 'army-1' });
    const battleRequestId = String(sent.ok ? sent.result.actionResult['battleId'] : '');
    await war.act(second, 'accept_battle', { battleRequestId, defenderArmyId: 'army-1' });
    await look();
    await war.until(war.now() + 5 * SECOND);
    expect((await onTheField()).map(({ id }) => id)).toEqual([battleRequestId]);
  });

  /** One of the realm’s own challenges another, who has not answered yet. */
  const challenging = async (): Promise<void> => {
    const [first, second] = await war.npcs();
    if (first === undefined || second === undefined) throw new Error('there are to be two');
    const sent = await war.act(first, 'initiate_battle', { targetUserId: second.id, armyId: 'army-1' });
    expect(sent).toMatchObject({ ok: true });
  };

  it('is looked at again later when those who might meet have a challenge open between them', async () => {
    await war.close();
    await open({ npcKingdoms: 2 });
    await challenging();
    await look();
    const [key] = (await war.pendingJobs()).filter((pending) => pending.startsWith('field/'));
    // Were the job to fail, `until` would throw.
    await war.until(war.now() + SECOND);
    expect(await onTheField()).toEqual([]);
    expect(await war.pendingJobs()).toContain(key);
  });

  it('gives way to a challenge that comes between its look and its commit', async () => {
    await war.close();
    await open({ npcKingdoms: 2 });
    await look();
    const { store } = war.house;
    const commit = store.commit.bind(store);
    let isFirst = true;
    store.commit = async (changes) => {
      if (isFirst && changes.some(({ collection, kind }) => collection === battles && kind === 'create')) {
        isFirst = false;
        await challenging();
        // Of what was read nothing has moved but the open pair: it is the unique key that stands in the way.
      }
      return commit(changes);
    };
    await war.until(war.now() + SECOND);
    expect(isFirst).toBe(false);
    expect(await onTheField()).toEqual([]);
    expect((await war.pendingJobs()).some((pending) => pending.startsWith('field/'))).toBe(true);
  });

  it('goes on where it stood when its server is killed in the midst, and begins nothing beside it', async () => {
    await look();
    await war.until(war.now() + 40 * SECOND);
    const [bout] = await of('fighting');
    if (bout === undefined) throw new Error('nobody is fighting');
    await open({ resume: await war.leave(), seed: 'a'.repeat(32) });
    expect(await war.battle(bout.id)).toEqual(bout);
    // Windows take a moment to come back; meanwhile the next round is fought, and no more than that.
    await war.until((bout.roundDueAt ?? 0) + 1);
    const after = await war.battle(bout.id);
    expect(after.rounds).toHaveLength(bout.rounds.length + 1);
    expect(after.rounds.slice(0, bout.rounds.length)).toEqual(bout.rounds);
    // A bout is over within 112 seconds of its beginning, whatever chance makes of it.
    await watch(75 * SECOND, async () => expect((await onTheField()).length).toBeLessThanOrEqual(1));
    expect((await war.battle(bout.id)).status).toBe('settled');
  });

  it('wakes the realm’s rulers from their quiet pace', async () => {
    await war.close();
    await open({ npcTurnSeconds: 60 });
    await wakeNpcs(war.house);
    await war.until(war.now() + 6 * HOUR);
    const turns = async () => (await war.npcs()).reduce((sum, { turnsSpent }) => sum + turnsSpent, 0);
    const asleep = await turns();
    await watch(10 * MINUTE);
    expect((await turns()) - asleep).toBeGreaterThan(20);
  });
});
