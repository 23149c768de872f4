// A server whose machine's clock is set under it, and one that is started on what a wrong clock has left: players are answered, order windows
// close after their own seconds, nobody's turns stand still, and whoever was put to sleep wakes.
import { afterEach, describe, expect, it } from 'vitest';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { battles, jobs, kingdoms, sessions } from '@sigilla/server/store/collections.ts';
import { enter, leave } from '../rooms/visitors.ts';
import type { Seat } from '../rooms/visitors.ts';
import { clockCases, DAY, farAhead, followedClock, HOUR, pendingJobs } from '../support/clockCases.ts';
import { until } from '../support/until.ts';
import { rewritten } from '../support/rewritten.ts';
import { withLearner } from '../support/scholar.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { drawnUpOn } from '../support/swornTo.ts';
import { NPC_PACE_SPREAD, npcPace } from '@sigilla/engine/war/npcPolicy.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { everything } from '../support/everything.ts';
import { mustCommit } from '../support/mustCommit.ts';

const WINDOW_SECONDS = 20;
const taxes = { actionType: 'rush_resource', actionId: 'tax_collection' };

const seats: Seat[] = [];
afterEach(async () => {
  await leave(...seats.splice(0));
});

const inTheWorld = async (server: TestServer, ruler: Ruler): Promise<Seat> => {
  const seat = await enter(server.url, 'world', { serverId: 'default-server' }, ruler);
  seats.push(seat);
  return seat;
};

let commands = 0;
const command = () => ({ ...taxes, commandId: `clock-${(commands += 1)}` });

/** A battle between two rulers whose first order window is open; answers its id. */
const aBattle = async (server: TestServer, first: Ruler, second: Ruler): Promise<string> => {
  const challenge = valueOf(
    await first.act({
      actionType: 'pvp_battle',
      actionId: 'initiate_battle',
      metadata: { targetUserId: second.user.id, armyId: 'army-1' },
    }),
  );
  const battleId = String((challenge.actionResult as { battleId?: unknown }).battleId);
  valueOf(
    await second.act({
      actionType: 'pvp_battle',
      actionId: 'accept_battle',
      metadata: { battleRequestId: battleId, defenderArmyId: 'army-1' },
    }),
  );
  await drawnUpOn(server, battleId);
  return battleId;
};

const battleOf = async (server: TestServer, id: string) => {
  const found = await server.house.store.get(battles, id);
  if (found === null) throw new Error('there is no such battle');
  return found.body;
};

/** Milliseconds of real time until the coming round. */
const windowLeft = async (server: TestServer, id: string): Promise<number> =>
  ((await battleOf(server, id)).roundDueAt ?? 0) - server.house.clock.now();

describe.each(clockCases)('a server that lives through $name', ({ befall }) => {
  it('answers everyone, closes order windows after their own seconds, and lets nothing sleep', async () => {
    const server = await aServer({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS, NPC_TURN_SECONDS: 600 });
    const [first, second] = [await server.ruler(), await server.ruler()];
    const seat = await inTheWorld(server, first);
    // Turns are spent, so that they can be seen to grow.
    expect(await seat.room.request('act', command())).toMatchObject({ success: true });
    const battleId = await aBattle(server, first, second);
    const before = await windowLeft(server, battleId);
    const sleepers = (await pendingJobs(server))
      .map(({ key }) => key)
      .filter((key) => key.startsWith('npc_turn'));
    expect(sleepers.length).toBeGreaterThan(0);
    const began = server.elapsed();

    await befall(server, () => followedClock(server, server));
    // A token may have run out; the browser shows the next.
    for (const ruler of [first, second]) ruler.token = valueOf(await ruler.api.auth.refresh()).token;

    // Every bucket of a connection, far beyond its burst.
    for (let ask = 0; ask < 8; ask += 1) {
      expect(await seat.room.request('act', command())).toMatchObject({ success: true });
      server.pass(10);
    }
    // The window has its own seconds left, give or take a little drift.
    const passed = server.elapsed() - began;
    await until(async () => Math.abs((await windowLeft(server, battleId)) - (before - passed)) < 1_000);
    expect((await battleOf(server, battleId)).rounds).toHaveLength(0);
    valueOf(
      await first.act({
        actionType: 'pvp_battle',
        actionId: 'set_orders',
        metadata: { battleId, round: 1, stance: 'press', target: 'nearest' },
      }),
    );
    server.pass(before - passed + 1_000);
    await until(async () => (await battleOf(server, battleId)).rounds.length >= 1);
    expect((await battleOf(server, battleId)).rounds[0]?.orders.attacker.stance).toBe('press');

    // The realm's own rulers are awake: each has its turn pending within a quiet realm's pause.
    expect(await farAhead(server)).toEqual([]);
    await until(async () => {
      const due = await pendingJobs(server);
      return sleepers.every((key) =>
        due.some((job) => job.key === key && job.dueAt - server.house.clock.now() < 4 * HOUR),
      );
    });

    // Sessions are good for what they are worth, and turns grow.
    const renewed = valueOf(await first.api.auth.refresh());
    first.token = renewed.token;
    const turnsAt = async () => valueOf(await first.api.kingdom.turns({ query: {} }));
    const held = await turnsAt();
    expect(held.timeUntilNextTurn).toBeLessThanOrEqual(3_600);
    server.pass(held.timeUntilNextTurn * 1000 + 1_000);
    first.token = valueOf(await first.api.auth.refresh()).token;
    expect((await turnsAt()).turns).toBe(Math.min(100, held.turns + 1));
  });
});

describe('a server started on what a wrong clock has left', () => {
  it('sets right what lies 400 days ahead: rulers of the realm, challenges, rounds, sessions, turns', async () => {
    const server = await aServer({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS, NPC_TURN_SECONDS: 600 });
    const [first, second, third] = [await server.ruler(), await server.ruler(), await server.ruler()];
    // The machine comes up 400 days ahead; somebody plays, and the steward goes down.
    server.setClock(400 * DAY);
    await until(() => Math.abs(server.house.clock.now() - server.now()) < 1_000);
    const early = [first, second, third];
    for (const ruler of early) {
      const { user } = ruler;
      const body = { email: user.email ?? '', password: 'cras ingens iterabimus' };
      ruler.token = valueOf(await ruler.api.auth.login({ body })).token;
      valueOf(await ruler.act(taxes));
    }
    const battleId = await aBattle(server, first, second);
    valueOf(
      await third.act({
        actionType: 'pvp_battle',
        actionId: 'initiate_battle',
        metadata: { targetUserId: second.user.id, armyId: 'army-1' },
      }),
    );
    const foretold = server.now();
    const again = await server.startedAt(foretold - 400 * DAY);

    expect(await farAhead(again)).toEqual([]);
    const now = again.house.clock.now();
    for (const { kind, dueAt } of await pendingJobs(again)) {
      if (kind === 'battle_round') expect(dueAt).toBeLessThanOrEqual(now + WINDOW_SECONDS * 2_000);
      if (kind === 'battle_expiry') expect(dueAt).toBeLessThanOrEqual(now + 2 * DAY);
      if (kind === 'npc_turn') expect(dueAt).toBeLessThanOrEqual(now + 4 * HOUR);
    }
    again.pass(WINDOW_SECONDS * 2_000);
    await until(async () => (await battleOf(again, battleId)).rounds.length >= 1);
    const { items } = await again.house.store.find(sessions, 'account', {
      prefix: [first.user.id],
      limit: 9,
    });
    for (const { body } of items) expect(body.expiresAt).toBeLessThanOrEqual(again.now() + 30 * DAY + 60_000);
    const kingdom = await again.house.store.get(kingdoms, first.user.kingdomId ?? '');
    expect(kingdom?.body.turns.settledAt).toBeLessThanOrEqual(again.now());
  });

  it('leaves a ruler of the realm to sleep as long as one may where nobody looks', async () => {
    const server = await aServer({ NPC_KINGDOMS: 1, NPC_TURN_SECONDS: 600 });
    const rules = server.house.content.gameServers.get('default-server');
    if (rules === undefined) throw new Error('there is no such game server');
    const asleep = (npcPace(rules, false) * NPC_PACE_SPREAD.high) / 1000;
    const dueAt = server.house.clock.now() + asleep;
    for (const turn of await everything(server.house.store, jobs, 'claimable'))
      if (turn.body.kind === 'npc_turn')
        await mustCommit(server.house.store, [replace(jobs, turn, { ...turn.body, dueAt })]);
    const again = await server.restart();
    const turns = (await pendingJobs(again)).filter(({ kind }) => kind === 'npc_turn');
    expect(turns.length).toBeGreaterThan(0);
    expect(new Set(turns.map((turn) => turn.dueAt))).toEqual(new Set([dueAt]));
  });

  it('brings a learner back from days that have not come: today is theirs again, and nothing earned is lost', async () => {
    const server = await aServer({ NPC_KINGDOMS: 0 });
    const learner = await server.ruler();
    const ahead = utcDay(server.now() + 400 * DAY);
    await withLearner(server, learner.user.id, (one) => ({
      ...one,
      today: { ...one.today, day: ahead, scrolls: ['correct', 'wrong', 'close'] },
      streak: { ...one.streak, currentStreak: 5, lastActiveDate: ahead },
    }));
    const again = await server.restart();
    const shown = async () => {
      const caller = again.visitor();
      const body = { email: learner.user.email ?? '', password: 'cras ingens iterabimus' };
      caller.token = valueOf(await caller.api.auth.login({ body })).token;
      return valueOf(await caller.api.latin.progress()).learner;
    };
    const { today, streak } = await shown();
    expect([today.day, today.questionsAnswered]).toEqual([utcDay(again.now()), 3]);
    expect([streak.currentStreak, streak.activeToday]).toEqual([5, true]);
    again.pass(DAY);
    expect((await shown()).today.questionsAnswered).toBe(0);
  });

  it('wakes what rests until a day that has not come, and ends in its own hours what would work until then', async () => {
    const server = await aServer({ NPC_KINGDOMS: 0 });
    const ruler = await server.ruler();
    const id = ruler.user.kingdomId ?? '';
    const ahead = server.now() + 400 * DAY;
    const resting = {
      id: 'artifact-1',
      artifactId: 'orb_of_ages',
      discoveredAt: ahead,
      usesRemaining: null,
      isActive: false,
      lastUsedAt: ahead,
      cooldownUntil: ahead + 24 * HOUR,
    };
    const used = {
      ...resting,
      id: 'artifact-2',
      lastUsedAt: server.now(),
      cooldownUntil: server.now() + HOUR,
    };
    const treaty = { kind: 'mission' as const, id: 'salt_road', startedAt: ahead, until: ahead + 48 * HOUR };
    await rewritten(server, id, ({ turns }) => ({
      turns: { ...turns, settledAt: ahead },
      lastTurnUsedAt: ahead,
      artifacts: [resting, used],
      activeEffects: [treaty],
    }));
    const again = await server.restart();
    const right = (await again.house.store.get(kingdoms, id))?.body;
    const now = again.now();
    expect(right?.artifacts[0]?.cooldownUntil).toBeLessThanOrEqual(now + 24 * HOUR);
    expect(right?.artifacts[0]?.cooldownUntil).toBeGreaterThan(now + 23 * HOUR);
    expect(right?.artifacts[1]).toEqual({ ...used, discoveredAt: right?.artifacts[0]?.discoveredAt });
    expect(right?.activeEffects).toHaveLength(1);
    const [effect] = right?.activeEffects ?? [];
    expect(effect?.kind === 'mission' ? effect.until : 0).toBeLessThanOrEqual(now + 48 * HOUR);
    expect(right?.lastTurnUsedAt).toBeLessThanOrEqual(now);
  });

  it('leaves alone what lies as far ahead as it may, and changes nothing the second time', async () => {
    const server = await aServer({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS, NPC_TURN_SECONDS: 600 });
    const [first, second] = [await server.ruler(), await server.ruler()];
    await aBattle(server, first, second);
    const before = await server.house.store.find(jobs, 'claimable', { prefix: [], limit: 100 });
    const again = await server.restart();
    const after = new Map(
      (await again.house.store.find(jobs, 'claimable', { prefix: [], limit: 100 })).items.map((job) => [
        job.id,
        job,
      ]),
    );
    for (const job of before.items.filter(({ body }) => body.dueAt > again.now()))
      expect(after.get(job.id)).toEqual(job);
  });
});
