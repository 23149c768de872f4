// A connection belongs to a session: it ends with it, and with the token that it was opened with unless a fresh one is shown.
import { afterEach, describe, expect, it } from 'vitest';
import type { BattleSnapshot } from '@sigilla/rooms/duel/messages.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { transact } from '@sigilla/server/app/transact.ts';
import { accounts } from '@sigilla/server/store/collections.ts';
import { LiveRoom } from '@sigilla/client/session/liveRoom.ts';
import { worldPlan } from '@sigilla/client/session/roomPlans.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { aDuel, enter, eventually, leave } from './visitors.ts';
import type { Seat } from './visitors.ts';

const MINUTE = 60_000;
const WORLD = { serverId: 'default-server' };
const seats: Seat[] = [];
afterEach(() => {
  void leave(...seats.splice(0));
});

interface Watched extends Seat {
  /** The code it was closed with; null while it is open. */
  readonly closed: () => number | null;
}
const seated = async (server: TestServer, name: string, options: object, who: Ruler): Promise<Watched> => {
  const seat = await enter(server.url, name, { ...options }, who);
  let code: number | null = null;
  seat.room.onLeave((closed) => {
    code = closed;
  });
  seats.push(seat);
  return { ...seat, closed: () => code };
};
const lastSide = (seat: Seat) => seat.of<BattleSnapshot>('battle').at(-1)?.battle.side;
const taxes = (commandId: string) => ({ commandId, actionType: 'rush_resource', actionId: 'tax_collection' });

/** What ends a ruler's session, or takes something from it. */
const ENDINGS: readonly {
  readonly name: string;
  readonly end: (server: TestServer, ruler: Ruler) => Promise<void>;
}[] = [
  { name: 'they log out', end: async (_server, ruler) => void valueOf(await ruler.api.auth.logout()) },
  {
    name: 'a copied refresh token comes back',
    async end(server, ruler) {
      const copied = ruler.cookie;
      valueOf(await ruler.api.auth.refresh());
      valueOf(await ruler.api.auth.refresh());
      const thief = server.visitor();
      thief.cookie = copied;
      expect((await thief.api.auth.refresh()).ok).toBe(false);
    },
  },
  {
    name: 'their role is changed',
    async end(server, ruler) {
      await transact(server.house, async (unit) => {
        const account = await unit.get(accounts, ruler.user.id);
        if (account !== null) unit.put(accounts, account.id, { ...account.body, role: 'moderator' as const });
        return ok(undefined);
      });
    },
  },
];

describe.each(ENDINGS)('when $name', ({ end }) => {
  it('their place in the world is gone and in a duel becomes a visitor’s; others keep theirs', async () => {
    const server = await aServer({ ORDER_WINDOW_SECONDS: 600 });
    const [first, second] = [await server.ruler(), await server.ruler()];
    const battleId = await aDuel(server, first, second);
    const world = await seated(server, 'world', WORLD, first);
    const duel = await seated(server, 'duel', { battleId }, first);
    const other = await seated(server, 'world', WORLD, second);
    expect(lastSide(duel)).toBe('attacker');
    await end(server, first);
    await eventually('the world is closed to them', () => world.closed() !== null);
    await eventually('the duel shows them what visitors see', () => lastSide(duel) === null);
    expect(duel.closed()).toBeNull();
    expect(
      await duel.room.request('orders', { commandId: 'late', round: 1, stance: 'hold', target: 'weakest' }),
    ).toMatchObject({ code: 'sign_in_required' });
    expect(await duel.room.request('renew', { token: first.token })).toMatchObject({ success: false });
    await expect(enter(server.url, 'world', WORLD, first)).rejects.toMatchObject({ code: 401 });
    expect(await other.room.request('act', taxes('one'))).toMatchObject({ success: true });
  });
});

describe('an unanswered challenge', () => {
  it('is no longer shown to a window whose session is over, nor is its place kept', async () => {
    const server = await aServer();
    const [first, second] = [await server.ruler(), await server.ruler()];
    const metadata = { targetUserId: second.user.id, armyId: 'army-1' };
    const sent = valueOf(
      await first.act({ actionType: 'pvp_battle', actionId: 'initiate_battle', metadata }),
    );
    const { battleId } = sent.actionResult;
    const duel = await seated(server, 'duel', { battleId }, first);
    valueOf(await first.api.auth.logout());
    await eventually('they are out', () => duel.closed() !== null);
    expect(duel.of('battle')).toHaveLength(1);
  });
});

describe('when the token of a connection ends', () => {
  it('a window that shows a fresh one stays, silently; one that does not is out, and no one else’s token will do', async () => {
    const server = await aServer();
    const [first, second, third] = [await server.ruler(), await server.ruler(), await server.ruler()];
    const [renews, keepsSilent, cheats] = [
      await seated(server, 'world', WORLD, first),
      await seated(server, 'world', WORLD, second),
      await seated(server, 'world', WORLD, third),
    ];
    server.pass(14.5 * MINUTE);
    await eventually('all are asked', () =>
      [renews, keepsSilent, cheats].every((seat) => seat.of('renew').length === 1),
    );
    const { token } = valueOf(await first.api.auth.refresh());
    expect(await renews.room.request('renew', { token })).toEqual({ success: true });
    expect(await cheats.room.request('renew', { token })).toMatchObject({ code: 'session_ended' });
    server.pass(MINUTE);
    await eventually('the others are out', () =>
      [keepsSilent, cheats].every((seat) => seat.closed() !== null),
    );
    expect(await renews.room.request('act', taxes('two'))).toMatchObject({ success: true });
    expect(renews.closed()).toBeNull();
  });

  it('the window shows the next by itself', async () => {
    const server = await aServer();
    const ruler = await server.ruler();
    const asked: boolean[] = [];
    const world = new LiveRoom(worldPlan('default-server'), {
      endpoint: () => server.url,
      accessToken: async (renew) => {
        if (renew) ruler.token = valueOf(await ruler.api.auth.refresh()).token;
        asked.push(renew);
        return ruler.token;
      },
    });
    const links = new Set<string>();
    const stop = world.subscribe(() => links.add(world.snapshot().link));
    await eventually('it is live', () => world.snapshot().kingdom !== null);
    links.clear();
    for (let quarter = 0; quarter < 2; quarter += 1) {
      server.pass(14.5 * MINUTE);
      await eventually('a fresh token was fetched', () => asked.filter(Boolean).length === quarter + 1);
      expect(await world.request('renew', { token: ruler.token })).toEqual({ success: true });
    }
    server.pass(MINUTE);
    expect(await world.request('act', taxes('three'))).toMatchObject({ success: true });
    expect(world.snapshot().link).toBe('live');
    expect([...links].filter((link) => link !== 'live')).toEqual([]);
    stop();
    world.close();
  });
});

describe('a socket that never confirms its join', () => {
  it('is cut after some seconds', async () => {
    const server = await aServer();
    const ruler = await server.ruler();
    const seat = (await (
      await fetch(`${server.url}/matchmake/joinOrCreate/world`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
        body: JSON.stringify(WORLD),
      })
    ).json()) as { sessionId: string; processId: string; roomId: string };
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`,
    );
    let heard = 0;
    let closed = false;
    socket.addEventListener('message', () => {
      heard += 1;
    });
    socket.addEventListener('close', () => {
      closed = true;
    });
    await eventually('the seat is taken', () => heard > 0);
    server.pass(9_000);
    expect(closed).toBe(false);
    server.pass(2_000);
    await eventually('it is cut', () => closed);
  });

  it('has little kept for it meanwhile', async () => {
    const server = await aServer();
    const ruler = await server.ruler();
    const seat = (await (
      await fetch(`${server.url}/matchmake/joinOrCreate/world`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
        body: JSON.stringify(WORLD),
      })
    ).json()) as { sessionId: string; processId: string; roomId: string };
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`,
    );
    let closed = false;
    socket.addEventListener('close', () => {
      closed = true;
    });
    await eventually('it is cut for what it does not take', async () => {
      await ruler.act({ actionType: 'rename_kingdom', metadata: { name: 'x' } });
      await ruler.act({ actionType: 'rush_resource', actionId: 'tax_collection' });
      return closed;
    });
  });
});
