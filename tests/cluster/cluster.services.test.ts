// Two real server processes over one MongoDB and one Redis behind the proxy of `npm run cluster`, and real clients at both: what happens at one
// is seen at the other, and a process that is killed, replaced, or cut off from Redis costs its players a moment and nothing else.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveRoom } from '@sigilla/client/session/liveRoom.ts';
import { duelPlan, worldPlan } from '@sigilla/client/session/roomPlans.ts';
import { Replay } from '@sigilla/engine/battle/replay.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import type { BattleAdvance } from '@sigilla/rooms/duel/messages.ts';
import { startCluster } from '../../scripts/cluster/processes.ts';
import type { Cluster, ServerProcess } from '../../scripts/cluster/processes.ts';
import { act, aRuler, commandUntil, enter, eventually, fresh, get, leave, meet } from '../rooms/visitors.ts';
import type { Ruler } from '../rooms/visitors.ts';
import { PROGRAM } from '../support/program.ts';
import { startMongo, startRedis } from '../support/services.ts';
import type { Service } from '../support/services.ts';

let mongo: Service;
let redis: Service;
let cluster: Cluster;
let a: ServerProcess;
let b: ServerProcess;
beforeAll(async () => {
  [mongo, redis] = await Promise.all([startMongo(), startRedis()]);
  cluster = await startCluster({
    storeUrl: mongo.url.replace('/?', '/sigilla?'),
    redisUrl: redis.url,
    processes: 2,
    port: 0,
    program: PROGRAM,
    environment: {
      NPC_KINGDOMS: '2',
      NPC_TURN_SECONDS: '3600',
      // Longer than anything here takes: windows open when the field is drawn, and close on the commanders' words.
      ORDER_WINDOW_SECONDS: '600',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    },
  });
  const [first, second] = cluster.processes;
  if (first === undefined || second === undefined) throw new Error('there are to be two');
  [a, b] = [first, second];
});
/** Whatever a test has done to them, they are there for the next. */
afterEach(() => Promise.all([a.start(), b.start()]));
afterAll(async () => {
  await cluster?.close();
  await Promise.all([mongo?.dispose(), redis?.dispose()]);
});

/** The endpoint of a process for rooms: through the proxy, as its seats say. */
const through = (one: ServerProcess): string => `${cluster.url}/via/${one.number}`;

const tax = async (url: string, ruler: Ruler, commandId = fresh()): Promise<Response> =>
  fetch(new URL('/api/actions', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
    body: JSON.stringify({ commandId, actionType: 'rush_resource', actionId: 'tax_collection' }),
  });

/** The window's own rooms, coming in by the public port like anybody. */
const windowOf = (ruler: Ruler | null) => ({
  endpoint: () => cluster.url,
  accessToken: async () => ruler?.token ?? null,
});

describe('two processes', () => {
  it('that started at once over nothing have founded one realm', async () => {
    const { servers } = (await get(b.url, '/api/realm')) as { servers: { npcKingdoms: number }[] };
    expect(servers.map(({ npcKingdoms }) => npcKingdoms)).toEqual(servers.map(() => 2));
    expect(cluster.balancer.ready()).toEqual([0, 1]);
  });

  it('seat their callers in rooms of their own, which the proxy leads to', async () => {
    const ruler = await aRuler(cluster.url);
    const seats = await Promise.all(
      [a, b].map(async ({ url }) => {
        const answer = await fetch(new URL('/matchmake/joinOrCreate/world', url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
          body: JSON.stringify({ serverId: 'default-server' }),
        });
        return (await answer.json()) as { publicAddress: string; processId: string; roomId: string };
      }),
    );
    expect(seats.map(({ publicAddress }) => publicAddress)).toEqual(
      [a, b].map(({ url, number }) => `${new URL(url).host}/via/${number}`),
    );
    expect(new Set(seats.map(({ roomId }) => roomId)).size).toBe(2);
    expect(new Set(seats.map(({ processId }) => processId)).size).toBe(2);
  });

  it('show an action taken at one in the world room of the other, and who is at both', async () => {
    const [ruler, other] = [await aRuler(a.url), await aRuler(b.url)];
    const atB = await enter(through(b), 'world', { serverId: 'default-server' }, ruler);
    const atA = await enter(through(a), 'world', { serverId: 'default-server' }, other);
    const answer = (await (await tax(a.url, ruler)).json()) as { revision: number };
    await eventually('the change is told at B', () =>
      atB.of<{ revision: number }>('kingdomChange').some(({ revision }) => revision === answer.revision),
    );
    await eventually('both are counted at both', () =>
      [atA, atB].every(({ room }) => (room.state as unknown as { present: number }).present >= 2),
    );
    await leave(atA, atB);
  });

  it('bring a notice to its ruler wherever they are', async () => {
    const [challenger, challenged] = [await aRuler(a.url), await aRuler(b.url)];
    const atB = await enter(through(b), 'world', { serverId: 'default-server' }, challenged);
    await act(a.url, challenger, 'initiate_battle', { targetUserId: challenged.userId, armyId: 'army-1' });
    await eventually('the challenge is told', () =>
      atB.of<{ code: string }>('notice').some(({ code }) => code.toLowerCase().includes('challenge')),
    );
    await leave(atB);
  });

  it('count knocks together', async () => {
    const knock = (url: string) =>
      fetch(new URL('/api/auth/login', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.org', password: 'not the right one' }),
      }).then(({ status }) => status);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await knock(a.url), await knock(b.url));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect([await knock(a.url), await knock(b.url)]).toEqual([429, 429]);
  });

  /** Whether a duel of two who are at different processes has been opened early; each sees the other, and says that the field is drawn. */
  const opensEarly = async (): Promise<boolean> => {
    const [first, second] = [await aRuler(a.url), await aRuler(b.url)];
    const { battleId } = await act(a.url, first, 'initiate_battle', {
      targetUserId: second.userId,
      armyId: 'army-1',
    });
    const atA = await enter(through(a), 'duel', { battleId }, first);
    const atB = await enter(through(b), 'duel', { battleId }, second);
    const stateOf = ({ room }: typeof atA) =>
      room.state as unknown as { attackerPresent: boolean; defenderPresent: boolean };
    await eventually('each sees the other', () =>
      [atA, atB].every((seat) => stateOf(seat).attackerPresent && stateOf(seat).defenderPresent),
    );
    // Both have said so before the hosts stand: the window opens as soon as they do.
    await Promise.all([atA.room.request('drawn'), atB.room.request('drawn')]);
    // Opened early it is fought over with no round fought yet; else the first word of it is the first round. All that was said is kept to be looked up.
    const isOpen = (seat: typeof atA) =>
      seat
        .of<BattleAdvance>('advance')
        .some(
          ({ fromRound, rounds, fields }) => fields.status === 'fighting' && fromRound + rounds.length === 0,
        );
    await act(b.url, second, 'accept_battle', { battleRequestId: battleId, defenderArmyId: 'army-1' });
    const seen = eventually('the first window opens early', () => [atA, atB].every(isOpen), 12);
    const isEarly = await seen.then(
      () => true,
      () => false,
    );
    await leave(atA, atB);
    return isEarly;
  };
  // After ten seconds it has opened by itself, whoever has drawn what: a machine that was busy for as long is asked again.
  it('show one duel to commanders at either, and open it when both have drawn the field', () =>
    eventually('the first window opens early', opensEarly, 90));
});

describe('a process that is killed over a duel', () => {
  it('loses nothing: its players are back at the other, and the duel goes on', async () => {
    const [first, second] = [await aRuler(cluster.url), await aRuler(cluster.url)];
    const battleId = await meet(cluster.url, first, second);
    // More windows than processes: some are at each.
    const duels = [first, second, null, null].map((who) => new LiveRoom(duelPlan(battleId), windowOf(who)));
    const world = new LiveRoom(worldPlan('default-server'), windowOf(first));
    const ends = [...duels, world].map((room) => room.subscribe(() => undefined));
    const roundsOf = (room: (typeof duels)[number]) => room.snapshot().battle?.rounds ?? [];
    const commanders = duels.slice(0, 2);
    await commandUntil(commanders, 'a round is fought', () =>
      duels.every((room) => roundsOf(room).length > 0),
    );
    const answered: string[] = [];
    const commands = Array.from({ length: 6 }, () => fresh());
    const acting = Promise.all(
      commands.map(async (commandId) => {
        // The window sends again, under the same id, until there is an answer.
        for (;;) {
          const answer = await tax(cluster.url, first, commandId).catch(() => null);
          if (answer?.status === 200) break;
          await pause(100);
        }
        answered.push(commandId);
      }),
    );
    const before = await get(b.url, '/api/turns', first.token);
    await a.signal('SIGKILL');
    await eventually('every window is live at the other', () =>
      [...duels, world].every((room) => room.snapshot().link === 'live'),
    );
    const seen = Math.max(...duels.map((room) => roundsOf(room).length));
    await commandUntil(commanders, 'and sees rounds fought since', () =>
      duels.every((room) => roundsOf(room).length > seen),
    );
    await acting;
    expect(answered.toSorted()).toEqual(commands.toSorted());
    const after = await get(b.url, '/api/turns', first.token);
    expect([before['success'], after['success']]).toEqual([true, true]);
    // Each exactly once, answered or not when its process died.
    const { entries } = (await get(b.url, '/api/ledger?stock=turns&limit=100', first.token)) as {
      entries: { reason: string; transactionId: string }[];
    };
    const taxes = entries.filter(({ reason }) => reason === 'rush_resource');
    expect(new Set(taxes.map(({ transactionId }) => transactionId)).size).toBe(commands.length);
    await commandUntil(commanders, 'the battle is settled everywhere', () =>
      duels.every((room) => room.snapshot().battle?.status === 'settled'),
    );
    const replay = Replay.parse((await get(b.url, `/api/battles/${battleId}/replay`))['replay']);
    expect(verifyReplay(replay)).toEqual({ verified: true });
    for (const room of duels) expect(roundsOf(room)).toEqual(replay.rounds);
    for (const end of ends) end();
    for (const room of [...duels, world]) room.close();
  });
});

describe('processes that are replaced one by one', () => {
  it('keep every session, lose no action, and show at most that they reconnect', async () => {
    const rulers = [await aRuler(cluster.url), await aRuler(cluster.url)];
    const worlds = rulers.map((ruler) => new LiveRoom(worldPlan('default-server'), windowOf(ruler)));
    const links = new Set<string>();
    const ends = worlds.map((room) => room.subscribe(() => links.add(room.snapshot().link)));
    await eventually('they are in', () => worlds.every((room) => room.snapshot().link === 'live'));
    links.clear();
    const refused = new Set<number>();
    let done = 0;
    const over = new AbortController();
    const acting = Promise.all(
      rulers.map(async (ruler) => {
        // Turns are not endless.
        for (let spent = 0; spent < 25 && !over.signal.aborted; spent += 1) {
          const commandId = fresh();
          for (;;) {
            const answer = await tax(cluster.url, ruler, commandId);
            if (answer.status === 200) break;
            refused.add(answer.status);
            await pause(100);
          }
          done += 1;
          await pause(300);
        }
      }),
    );
    await cluster.roll();
    await eventually('they are in again', () => worlds.every((room) => room.snapshot().link === 'live'));
    over.abort();
    await acting;
    expect([...links].filter((link) => link !== 'live' && link !== 'reconnecting')).toEqual([]);
    // What is refused is a moment's matter, never a session.
    expect([...refused].filter((status) => status !== 503 && status !== 502)).toEqual([]);
    expect(done).toBeGreaterThan(0);
    await eventually('each window holds the last revision', async () => {
      const revisions = await Promise.all(rulers.map(({ token }) => get(cluster.url, '/api/kingdom', token)));
      return revisions.every(({ revision }, index) => revision === worlds[index]?.snapshot().revision);
    });
    for (const end of ends) end();
    for (const room of worlds) room.close();
  });
});

describe('Redis that goes', () => {
  it('stops nobody; each says that it is degraded, and hears the others again when it is back', async () => {
    const [ruler, newcomer] = [await aRuler(a.url), await aRuler(b.url)];
    const atB = await enter(through(b), 'world', { serverId: 'default-server' }, ruler);
    const statusAt = async ({ url }: ServerProcess) => (await get(url, '/readyz'))['status'];
    expect([await statusAt(a), await statusAt(b)]).toEqual(['ok', 'ok']);
    await redis.stop();
    await eventually('both say so', async () =>
      [await statusAt(a), await statusAt(b)].every((status) => status === 'degraded'),
    );
    const told = async (what: string) => {
      const { status } = await tax(a.url, ruler);
      expect(status).toBe(200);
      const { revision } = await get(a.url, '/api/kingdom', ruler.token);
      await eventually(what, () =>
        atB.of<{ revision: number }>('kingdomChange').some((change) => change.revision === revision),
      );
    };
    await told('the change is read at B by and by');
    const late = await enter(through(b), 'world', { serverId: 'default-server' }, newcomer);
    await redis.start();
    await eventually('all is well', async () =>
      [await statusAt(a), await statusAt(b)].every((status) => status === 'ok'),
    );
    await told('the change is told at B');
    await leave(atB, late);
  });
});
