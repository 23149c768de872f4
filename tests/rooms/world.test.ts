import { matchMaker } from '@colyseus/core';
import type { LocalPresence } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToldLine } from '@sigilla/engine/core/toldLine.ts';
import type { KingdomChange, KingdomSnapshot } from '@sigilla/rooms/world/messages.ts';
import type { WorldState } from '@sigilla/rooms/world/state.ts';
import { act, aRuler, enter, eventually, fightUntil, fresh, get, leave, openServer } from './visitors.ts';
import type { MovedServer, Ruler, Seat } from './visitors.ts';

let server: MovedServer;
let url: string;
beforeAll(async () => {
  server = await openServer({ ORDER_WINDOW_SECONDS: 20 });
  ({ url } = server);
});
afterAll(() => server.close());

const SERVER = { serverId: 'default-server' };
const stateOf = ({ room }: Seat): WorldState => room.state as WorldState;
const arrive = async (ruler: Ruler): Promise<Seat> => {
  const seat = await enter(url, 'world', SERVER, ruler);
  await eventually('the kingdom is shown', () => seat.of('kingdom').length > 0);
  return seat;
};
const taxes = () => ({ commandId: fresh(), actionType: 'rush_resource', actionId: 'tax_collection' });

/** The kingdom as a client that applies every message would hold it. */
const held = (seat: Seat): { readonly revision: number; readonly kingdom: KingdomSnapshot['kingdom'] } => {
  let shown: KingdomSnapshot | null = null;
  for (const { type, message } of seat.heard) {
    if (type === 'kingdom') shown = message as KingdomSnapshot;
    if (type === 'kingdomChange') {
      const { from, revision, fields, now } = message as KingdomChange;
      if (shown !== null && shown.revision === from)
        shown = { revision, kingdom: { ...shown.kingdom, ...fields }, now };
    }
  }
  if (shown === null) throw new Error('no kingdom was shown');
  return shown;
};

describe('the world room', () => {
  it('shows who is here, who leads and what has happened', async () => {
    const ruler = await aRuler(url);
    const seat = await arrive(ruler);
    const second = await arrive(ruler);
    const other = await arrive(await aRuler(url));
    await eventually('both rulers are counted once', () => stateOf(seat).present === 2);
    expect([...stateOf(seat).rankings].length).toBeGreaterThan(3);
    await eventually('the founding is chronicled', () =>
      [...stateOf(seat).chronicle].some(({ text }) => text.includes(ruler.kingdomName)),
    );
    await leave(other);
    await eventually('the one who left is not', () => stateOf(seat).present === 1);
    await leave(second, seat);
  });

  it('may be waited for by any number while it opens, and nobody takes that for a leak', () => {
    const { subscriptions } = matchMaker.presence as LocalPresence;
    expect(subscriptions.getMaxListeners()).toBe(0);
  });

  it('carries actions and answers them as REST does; the change follows with its revision', async () => {
    const ruler = await aRuler(url);
    const seat = await arrive(ruler);
    const before = held(seat);
    const command = taxes();
    const answer = await seat.room.request<unknown, Record<string, unknown>>('act', command);
    expect(answer).toMatchObject({ success: true, turnsSpent: 2, revision: before.revision + 1 });
    await eventually('the change arrives', () => held(seat).revision === before.revision + 1);
    expect(held(seat).kingdom.resources.gold).toBeGreaterThan(before.kingdom.resources.gold);
    expect(held(seat).kingdom.turns.turns).toBe(before.kingdom.turns.turns - 2);
    const rest = (await get(url, '/api/kingdom', ruler.token))['kingdom'] as { resources: unknown };
    expect(held(seat).kingdom.resources).toEqual(rest.resources);
    // The same command again is answered from memory.
    expect(await seat.room.request('act', command)).toEqual(answer);
    expect(
      await seat.room.request('act', {
        commandId: fresh(),
        actionType: 'recruit_units',
        actionId: 'dragons',
        quantity: 1,
      }),
    ).toMatchObject({ success: false, code: 'unknown_unit', turnsSpent: 0 });
    await leave(seat);
  });

  it('sends a kingdom and its notices to its own ruler and to nobody else', async () => {
    const [first, second, third] = [await aRuler(url), await aRuler(url), await aRuler(url)];
    const seats = [await arrive(first), await arrive(second), await arrive(third)];
    const [attacker, defender, stranger] = seats as [Seat, Seat, Seat];
    expect(await attacker.room.request('act', taxes())).toMatchObject({ success: true });
    await act(url, first, 'initiate_battle', { targetUserId: second.userId, armyId: 'army-1' });
    await eventually('the challenge is noticed', () => defender.of('notice').length > 0);
    expect(defender.of<ToldLine>('notice')[0]).toMatchObject({ code: 'challengeReceived' });
    expect(defender.of<ToldLine>('notice')[0]?.text).toContain(first.kingdomName);
    await eventually('the attacker hears of the turn it cost', () => held(attacker).revision >= 3);
    expect(stranger.heard.map(({ type }) => type)).toEqual(['kingdom']);
    expect(attacker.of('notice')).toEqual([]);
    const own = held(stranger).kingdom;
    expect(own.name).toBe(third.kingdomName);
    expect(JSON.stringify(defender.of('kingdom'))).not.toContain(first.userId);
    await leave(...seats);
  });

  it('tells a learner’s own windows that progress has moved, and that turns have come', async () => {
    const [ruler, stranger] = [await aRuler(url), await aRuler(url)];
    const [seat, other] = [await arrive(ruler), await arrive(stranger)];
    const say = async (path: string, body: object) => {
      const response = await fetch(`${url}/api/latin/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
        body: JSON.stringify(body),
      });
      return (await response.json()) as Record<string, unknown>;
    };
    const before = held(seat).kingdom.turns.turns;
    let said = await say('assessment/next', {});
    while (said['question'] !== null) {
      const { id: questionId } = said['question'] as { readonly id: string };
      said = await say('assessment/next', {
        answer: { questionId, userAnswer: 'zzz', confidenceRating: 2 },
      });
    }
    const placed = await say('assessment', {});
    expect(placed).toMatchObject({ success: true, turnsAwarded: 25 });
    const earned = 25 + Number(placed['honorTurns']);
    await eventually('the turns arrive', () => held(seat).kingdom.turns.turns === before + earned);
    await eventually('the last of the progress is told', () => seat.of('learner').length >= 21);
    // On a slow machine the realm's own have welcomed the stranger meanwhile, which they are told: of another's progress they are told nothing.
    expect(other.of('learner')).toEqual([]);
    expect(held(other).kingdom.turns.turns).toBeLessThan(before + earned);
    expect(JSON.stringify(other.heard)).not.toContain(ruler.kingdomName);
    await leave(seat, other);
  });

  it('keeps a dropped client’s place and shows it the whole kingdom again', async () => {
    const ruler = await aRuler(url);
    const seat = await arrive(ruler);
    let returned = false;
    seat.room.onReconnect(() => {
      returned = true;
    });
    seat.room.connection.close();
    await eventually('the client is back', () => returned);
    await eventually('the kingdom is shown again', () => seat.of('kingdom').length === 2);
    expect(await seat.room.request('act', taxes())).toMatchObject({ success: true });
    await leave(seat);
  });

  it('shows a battle while it is being fought', async () => {
    const [first, second] = [await aRuler(url), await aRuler(url)];
    const seat = await arrive(await aRuler(url));
    const { battleId } = await act(url, first, 'initiate_battle', {
      targetUserId: second.userId,
      armyId: 'army-1',
    });
    await act(url, second, 'accept_battle', { battleRequestId: battleId, defenderArmyId: 'army-1' });
    const shown = () => [...stateOf(seat).battles].find(({ id }) => id === battleId);
    await eventually('it is listed', () => shown() !== undefined);
    expect(shown()).toMatchObject({ attackerName: first.kingdomName, defenderName: second.kingdomName });
    await fightUntil(
      server,
      String(battleId),
      'it is over and gone from the list',
      () => shown() === undefined,
    );
    await leave(seat);
  });
});

describe('what a client may not do', () => {
  it('refuses entry without a good token, and to game servers that are not there', async () => {
    const ruler = await aRuler(url);
    await expect(enter(url, 'world', SERVER, null)).rejects.toMatchObject({ code: 401 });
    await expect(enter(url, 'world', SERVER, { token: 'nonsense' })).rejects.toMatchObject({ code: 401 });
    await expect(enter(url, 'world', SERVER, { token: ruler.userId })).rejects.toMatchObject({ code: 401 });
    await expect(enter(url, 'world', { serverId: 'nowhere' }, ruler)).rejects.toMatchObject({ code: 404 });
    await expect(enter(url, 'world', {}, ruler)).rejects.toMatchObject({ code: 400 });
  });

  it('has no other way into matchmaking', async () => {
    const { token } = await aRuler(url);
    for (const [method, name] of [
      ['create', 'world'],
      ['join', 'world'],
      ['joinById', 'world'],
      ['joinOrCreate', 'lobby'],
    ] as const) {
      const answer = await fetch(new URL(`/matchmake/${method}/${name}`, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(SERVER),
      });
      expect(answer.ok).toBe(false);
      expect(await answer.text()).not.toContain('sessionId');
    }
  });

  it('does not let strange origins use someone’s browser for matchmaking', async () => {
    const answer = await fetch(new URL('/matchmake/joinOrCreate/world', url), {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('is answered, not thrown out, whatever it sends', async () => {
    const seat = await arrive(await aRuler(url));
    const { room } = seat;
    let left = false;
    room.onLeave(() => {
      left = true;
    });
    const nonsense = [
      undefined,
      null,
      0,
      'act',
      [],
      {},
      { commandId: 'has a space', actionType: 'rush_resource', actionId: 'tax_collection' },
      { commandId: fresh(), actionType: { $gt: '' }, actionId: [] },
      { commandId: fresh(), actionType: 'x'.repeat(65), actionId: 'y' },
      { commandId: fresh(), actionType: 'rush_resource', actionId: 'tax_collection', quantity: -1 },
      { commandId: fresh(), actionType: 'rush_resource', actionId: 'tax_collection', quantity: 1.5 },
      JSON.parse('{"__proto__": {"actionType": "rush_resource"}}') as unknown,
    ];
    for (const message of nonsense) {
      const answer = await room.request<unknown, Record<string, unknown>>('act', message);
      expect(answer).toMatchObject({ success: false, code: 'invalid_request' });
      room.send('act', message);
    }
    for (const type of ['nothing', 'kingdom', '__proto__', 'constructor', 'toString', '*', ''])
      room.send(type, { any: 'thing' });
    room.sendBytes('act', new Uint8Array([1, 2, 3]));
    await eventually('a good request is still answered', async () => {
      const answer = await room.request<unknown, Record<string, unknown>>('act', taxes());
      return answer['success'] === true;
    });
    expect(left).toBe(false);
    await leave({ room });
  });

  it('is told to slow down, and heard again afterwards', async () => {
    const seat = await arrive(await aRuler(url));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => seat.room.request<unknown, { code?: string }>('snapshot')),
    );
    expect(answers.filter(({ code }) => code === 'too_many_requests').length).toBeGreaterThan(3);
    await eventually('it is heard again', async () => {
      const answer = await seat.room.request<unknown, { success: boolean }>('snapshot');
      return answer.success;
    });
    await leave(seat);
  });
});
