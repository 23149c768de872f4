// What the archive keeps and what it strikes off: with the clock set forward by days.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { emergencySet } from '@sigilla/content/learning/emergency.ts';
import { AccountId, BattleId } from '@sigilla/engine/core/brand.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import { trimArchive } from '@sigilla/server/app/housekeeping/archive.ts';
import { react } from '@sigilla/server/app/jobs/jobs.ts';
import { KEPT_MS } from '@sigilla/server/app/housekeeping/kept.ts';
import { wakeNpcs } from '@sigilla/server/app/npc.ts';
import { reactionsOf } from '@sigilla/server/app/jobs/reactions.ts';
import { create, remove } from '@sigilla/server/store/Store.ts';
import {
  battles,
  chronicle,
  jobs,
  kingdoms,
  ledger,
  notices,
  progress,
  questions,
  replies,
} from '@sigilla/server/store/collections.ts';
import { numberedLines } from '@sigilla/server/store/aggregates/ledger.ts';
import type { BattleSummary } from '@sigilla/engine/war/summary.ts';
import { bookFaults } from '@sigilla/server/store/tools/verify/books.ts';
import { entryId, withLedger } from '../bench/someRealm.ts';
import { NOBODY, openWarHouse } from './warHouse.ts';
import type { WarHouse } from './warHouse.ts';
import { longIt } from '../support/longIt.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SERVER = 'default-server';

let war: WarHouse;
beforeEach(async () => {
  war = await openWarHouse({ npcTurnSeconds: 600, npcKingdoms: 4 });
});
afterEach(() => war.close());

const settled = async () =>
  (await war.house.store.list(battles, 'status', { prefix: [SERVER, 'settled'], limit: 500 })).items.map(
    ({ body }) => body,
  );
const lines = async () =>
  (await war.house.store.find(chronicle, 'server', { prefix: [SERVER], limit: 500 })).items.map(
    ({ body }) => body,
  );

const isRealmsOwn = ({ attacker, defender }: BattleSummary): boolean => attacker.isNpc && defender.isNpc;
/** Sittings until nothing is left to do. */
const trimmed = async (): Promise<void> => {
  while (!(await trimArchive(war.house)));
};

/** A question put to a learner so many days ago. */
const asked = async (id: string, daysAgo: number, purpose: AskedQuestion['purpose'], isAnswered: boolean) => {
  const at = war.now() - daysAgo * DAY;
  const [question] = emergencySet(5);
  if (question === undefined) throw new Error('there is a set');
  const answer = { at, given: 'nescio', verdict: 'wrong' as const, score: 0, turns: 1 };
  const body: AskedQuestion = {
    id,
    accountId: AccountId.parse('a-learner'),
    purpose,
    paysOn: SERVER,
    question,
    level: 5,
    said: id,
    cardId: null,
    writingId: null,
    askedAt: at,
    unjudged: null,
    answer: isAnswered ? answer : null,
  };
  const kept = await war.house.store.commit([create(questions, id, body)]);
  expect(kept.status).toBe('committed');
};

describe('the archive', () => {
  it('lets questions go after sixty days, and leaves what an assessment still waits for', async () => {
    const kept = KEPT_MS.questions / DAY;
    await asked('answered', kept + 1, 'scroll', true);
    await asked('put away', kept + 1, 'scroll', false);
    await asked('sat through', kept + 1, 'assessment', true);
    await asked('waiting', kept + 1, 'assessment', false);
    await asked('lately', kept - 1, 'scroll', true);
    await trimmed();
    const { items } = await war.house.store.find(questions, 'time', { prefix: [], limit: 9 });
    expect(items.map(({ id }) => id)).toEqual(['waiting', 'lately']);
  });

  it('strikes off what the realm’s own fought after seven days and keeps every battle of a player, replay and all', async () => {
    const [first, second] = [await war.ruler(), await war.ruler()];
    const sent = await war.act(first, 'initiate_battle', { targetUserId: second.id, armyId: 'army-1' });
    const id = String(sent.ok ? sent.result.actionResult['battleId'] : '');
    await war.act(second, 'accept_battle', { battleRequestId: id, defenderArmyId: 'army-1' });
    await war.until(war.now() + 10 * MINUTE);
    await wakeNpcs(war.house);
    await war.until(war.now() + 1.5 * DAY);
    const old = (await settled()).filter(isRealmsOwn);
    expect(old.length).toBeGreaterThan(0);
    war.pass(5 * DAY);
    await war.until(war.now() + DAY / 2);
    const before = await settled();
    await trimmed();
    expect(await settled()).toEqual(before);
    war.pass(2 * DAY);
    await trimmed();

    const since = war.now() - KEPT_MS.realmsOwn;
    expect((await settled()).filter(isRealmsOwn)).toEqual(
      before.filter((battle) => isRealmsOwn(battle) && (battle.settledAt ?? 0) > since),
    );
    for (const { id: gone } of old) expect(await war.house.store.get(battles, gone)).toBeNull();
    for (const line of await lines()) if (line.realmsOwn === true) expect(line.at).toBeGreaterThan(since);
    expect((await lines()).some(({ link }) => link === `/battles/${id}`)).toBe(true);
    const replay = replayOfBattle(await war.battle(id));
    expect(replay === null ? null : verifyReplay(replay)).toEqual({ verified: true });
    expect(await war.house.store.count(notices, 'time', [])).toBeGreaterThan(0);

    war.pass(91 * DAY);
    await trimmed();
    expect(await lines()).toEqual([]);
    expect(await war.house.store.count(notices, 'time', [])).toBe(0);
    expect((await settled()).map((battle) => battle.id)).toEqual([id]);
  });

  it('keeps what a player fought with one of the realm’s own for good, whichever of them sent the herald', async () => {
    const ruler = await war.ruler();
    const [rival] = (await war.npcs()).toSorted((a, b) => a.power - b.power);
    if (rival === undefined) throw new Error('the realm has rulers of its own');
    const sent = await war.act(ruler, 'initiate_battle', {
      targetUserId: rival.id,
      armyId: 'army-1',
    });
    const id = String(sent.ok ? sent.result.actionResult['battleId'] : '');
    await war.until(war.now() + 30 * MINUTE);
    const fought = await war.battle(id);
    expect(fought).toMatchObject({
      status: 'settled',
      attacker: { isNpc: false },
      defender: { isNpc: true },
    });
    const turned = {
      ...fought,
      id: BattleId.parse('turned'),
      attacker: fought.defender,
      defender: fought.attacker,
    };
    expect((await war.house.store.commit([create(battles, turned.id, turned)])).status).toBe('committed');
    war.pass(100 * DAY);
    await trimmed();
    expect((await settled()).map((battle) => battle.id)).toEqual(expect.arrayContaining([id, turned.id]));
  });

  it('takes away challenges that came to nothing after thirty days', async () => {
    const [first, second] = [await war.ruler(), await war.ruler()];
    await war.act(first, 'initiate_battle', { targetUserId: second.id, armyId: 'army-1' });
    await war.until(war.now() + 2 * DAY);
    const expired = () => war.house.store.count(battles, 'status', [SERVER, 'expired']);
    const lapsed = await expired();
    expect(lapsed).toBeGreaterThan(0);
    war.pass(27 * DAY);
    await trimmed();
    expect(await expired()).toBe(lapsed);
    war.pass(2 * DAY);
    await trimmed();
    expect(await expired()).toBe(0);
  });

  longIt(
    'adds old lines of the realm’s own ledgers up to one; their sum is still what the kingdom holds',
    async () => {
      await wakeNpcs(war.house);
      await war.until(war.now() + 1.5 * DAY);
      war.pass(3 * DAY);
      await war.until(war.now() + DAY / 2);
      await trimmed();
      for (const npc of await war.npcs()) {
        const entries = (
          await war.house.store.find(ledger, 'kingdom', { prefix: [npc.id], limit: 500 })
        ).items.flatMap(({ body }) => numberedLines(body));
        const oldest = entries[0];
        expect(oldest?.reason).toBe('brought_forward');
        for (const name of RESOURCES)
          expect(
            entries.reduce((sum, line) => sum + (line.resources[name] ?? 0), 0),
            name,
          ).toBe(npc.resources[name]);
        expect(entries.map(({ number }) => number)).toEqual(
          entries.map((_, index) => (oldest?.number ?? 0) + index),
        );
        expect(npc.ledgerCount).toBe((entries.at(-1)?.number ?? 0) + 1);
        for (const line of entries.slice(1))
          expect(line.at).toBeGreaterThan(war.now() - KEPT_MS.realmsOwnLedger);
      }
    },
  );
});

describe('a deed of the realm’s own', () => {
  it('leaves no reply, only what it did', async () => {
    const before = await war.house.store.count(replies, 'time', []);
    await wakeNpcs(war.house);
    await war.until(war.now() + DAY);
    expect((await war.npcs()).some(({ turnsSpent }) => turnsSpent > 0)).toBe(true);
    expect(await war.house.store.count(replies, 'time', [])).toBe(before);
  });

  it('is done once, however often its job is handed over', async () => {
    await wakeNpcs(war.house);
    const first = await war.house.store.find(jobs, 'claimable', { prefix: [], limit: 50 });
    for (const job of first.items) {
      if (job.body.kind !== 'npc_turn') continue;
      const held = { id: job.id, ...job.body, attempt: 1 };
      for (let time = 0; time < 3; time += 1)
        await react(reactionsOf(war.house, war.presences, NOBODY), held, job.body.payload, remove(jobs, job));
    }
    const spent = (await war.npcs()).map(({ deeds }) =>
      Object.values(deeds).reduce((sum, times) => sum + times, 0),
    );
    expect(Math.max(...spent)).toBe(1);
    const pending = await war.house.store.find(jobs, 'claimable', { prefix: [], limit: 500 });
    const keys = pending.items.map(({ body }) => body.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const job of first.items) expect(keys).toContain(job.body.key);
  });

  it('adds old months of players’ ledgers up to one line each, newer lines stay, and the books still agree', async () => {
    const ruler = await war.ruler();
    const { kingdom, entries } = withLedger(ruler, 900, war.now());
    const spread = entries.map((entry) => ({
      ...entry,
      at: war.now() - Math.floor(((900 - entry.number) / 900) * 200 * DAY),
    }));
    const raw = <T>(id: string, body: T, schemaVersion: number) => ({ id, revision: 9, schemaVersion, body });
    await war.house.store.restore(kingdoms, [
      raw(kingdom.id, { ...kingdom, foundedAt: spread[0]?.at }, kingdoms.schemaVersion),
    ]);
    for (let from = 0; from < spread.length; from += 200)
      await war.house.store.restore(
        ledger,
        spread.slice(from, from + 200).map((entry) => raw(entryId(entry), entry, ledger.schemaVersion)),
      );
    const kept = async () =>
      (await war.house.store.find(ledger, 'kingdom', { prefix: [kingdom.id], limit: 500 })).items.map(
        ({ body }) => body,
      );
    const before = await kept();
    await trimmed();
    const after = await kept();
    const month = (at: number): string => new Date(at).toISOString().slice(0, 7);
    const horizon = month(war.now() - KEPT_MS.playersLedger);
    const old = after.filter(({ at }) => month(at) < horizon);
    expect(old.map(({ at }) => month(at))).toEqual([
      ...new Set(before.map(({ at }) => month(at)).filter((one) => one < horizon)),
    ]);
    expect(old.length).toBeGreaterThan(2);
    expect(new Set(old.flatMap(({ lines: some }) => some.map(({ reason }) => reason)))).toEqual(
      new Set(['brought_forward']),
    );
    expect(after.slice(old.length)).toEqual(before.filter(({ at }) => month(at) >= horizon));
    expect(bookFaults(kingdom.id, after, kingdom)).toEqual([]);
    await trimmed();
    expect(await kept()).toEqual(after);
  });

  it('goes on with a work that an earlier version had begun', async () => {
    await war.house.store.restore(progress, [
      { id: 'chronicle/default-server', revision: 1, schemaVersion: 1, body: { reachedAt: 5 } },
    ]);
    expect((await war.house.store.get(progress, 'chronicle/default-server'))?.body).toEqual({
      reachedAt: 5,
      reachedId: null,
    });
    await trimmed();
  });
});
