// The window's end of a room: who it joins as, what it forgets, and when it stops asking.
import { Client } from '@colyseus/sdk';
import type { Room } from '@colyseus/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LiveRoom } from '@sigilla/client/session/liveRoom.ts';
import { duelPlan, worldPlan } from '@sigilla/client/session/roomPlans.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import { battles } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import type { DuelState } from '@sigilla/rooms/duel/state.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { aRuler, enter, eventually, fresh, leave, meet, openServer } from './visitors.ts';
import type { Seat } from './visitors.ts';

const HOUR = 3_600_000;
let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await openServer({ ORDER_WINDOW_SECONDS: 30 });
  ({ url } = server);
});
afterAll(() => server.close());

const nobody = { endpoint: () => url, accessToken: async () => null };

describe('the first window of a battle', () => {
  it('opens the first window once both commanders’ windows have drawn the field, whatever anyone else says', async () => {
    const [first, second, third] = [await aRuler(url), await aRuler(url), await aRuler(url)];
    const battleId = await meet(url, first, second);
    const seats = [
      await enter(url, 'duel', { battleId }, first),
      await enter(url, 'duel', { battleId }, second),
      await enter(url, 'duel', { battleId }, third),
      await enter(url, 'duel', { battleId }, null),
    ] as const;
    const [attacker, defender, spectator, visitor] = seats;
    const stateOf = ({ room }: Seat): DuelState => room.state as DuelState;
    // Ten seconds after it was accepted the window is open by itself, and a full machine takes as long to seat four: so that nothing hangs on it, it waits for longer.
    const accepted = await server.house.store.get(battles, battleId);
    if (accepted === null) throw new Error('there is no such battle');
    const due = server.house.clock.now() + HOUR;
    await mustCommit(server.house.store, [replace(battles, accepted, { ...accepted.body, roundDueAt: due })]);
    for (const { room } of [spectator, visitor])
      expect(await room.request('drawn')).toMatchObject({ success: false, code: 'not_a_commander' });
    expect(await attacker.room.request('drawn')).toEqual({ success: true });
    expect(await attacker.room.request('drawn')).toEqual({ success: true });
    expect((await server.house.store.get(battles, battleId))?.body.status).toBe('accepted');
    expect(await defender.room.request('drawn')).toEqual({ success: true });
    await expect
      .poll(() => seats.map((seat) => stateOf(seat).status), {
        message: 'everyone hears that the window is open',
      })
      .toEqual(seats.map(() => 'fighting'));
    expect(stateOf(visitor).roundDueAt).toBeLessThan(due);
    await leave(...seats);
  });
});

describe('a live room in the window', () => {
  it('that is left while its line is down is not taken up again behind its back', async () => {
    const [ruler, other] = [await aRuler(url), await aRuler(url)];
    const watching = await enter(url, 'world', { serverId: 'default-server' }, other);
    const present = () => (watching.room.state as { present: number }).present;
    const joins = vi.spyOn(Client.prototype, 'joinOrCreate');
    const world = new LiveRoom(worldPlan('default-server'), {
      endpoint: () => url,
      accessToken: async () => ruler.token,
    });
    const end = world.subscribe(() => undefined);
    await eventually('both are there', () => present() === 2);
    const room = (await joins.mock.results.at(-1)?.value) as Room;
    joins.mockRestore();
    room.connection.close();
    await eventually('the line is down', () => world.snapshot().link === 'reconnecting');
    end();
    world.close();
    let isOver = false;
    room.onLeave(() => {
      isOver = true;
    });
    await eventually('nothing of it is left', () => isOver);
    await eventually('nobody counts them', () => present() === 1);
    await leave(watching);
  });

  it('asks once for a fresh token when its own is no longer good', async () => {
    const ruler = await aRuler(url);
    const asked: boolean[] = [];
    const world = new LiveRoom(worldPlan('default-server'), {
      endpoint: () => url,
      accessToken: async (renew) => {
        asked.push(renew);
        return renew ? ruler.token : 'worn out';
      },
    });
    const end = world.subscribe(() => undefined);
    await eventually('the kingdom is shown', () => world.snapshot().kingdom !== null);
    expect(world.snapshot().kingdom?.name).toBe(ruler.kingdomName);
    expect(asked).toEqual([false, true]);
    end();
    world.close();
  });

  it('goes on asking while a fresh token cannot be had, and is there once it can', async () => {
    const ruler = await aRuler(url);
    const world = new LiveRoom(worldPlan('default-server'), {
      endpoint: () => url,
      accessToken: async () => {
        asked += 1;
        return token;
      },
    });
    let asked = 0;
    let token = 'worn out';
    const links: string[] = [];
    const end = world.subscribe(() => links.push(world.snapshot().link));
    // The server was too busy to renew it: whoever was signed in still is, with the token that they had.
    await eventually('it has been refused', () => links.includes('reconnecting'));
    const refusedOnce = asked;
    await eventually('it has been refused again', () => asked >= refusedOnce + 2);
    expect(links).not.toContain('refused');
    token = ruler.token;
    await eventually('the kingdom is shown', () => world.snapshot().kingdom !== null);
    end();
    world.close();
  });

  it('knows by itself that a visitor has no place in the world', () => {
    const world = new LiveRoom(worldPlan('default-server'), {
      // Whoever asked here would wait for ever.
      endpoint: () => 'http://127.0.0.1:9',
      accessToken: async () => null,
    });
    const end = world.subscribe(() => undefined);
    return eventually('it is refused', () => world.snapshot().link === 'refused').finally(() => {
      end();
      world.close();
    });
  });

  it('says why it was refused and asks no more', async () => {
    const world = new LiveRoom(worldPlan('default-server'), nobody);
    const duel = new LiveRoom(duelPlan('nothing'), nobody);
    const ends = [world.subscribe(() => undefined), duel.subscribe(() => undefined)];
    await eventually('both are refused', () =>
      [world, duel].every((room) => room.snapshot().link === 'refused'),
    );
    expect(world.snapshot().refusal?.error).toBe('Please sign in first.');
    expect(duel.snapshot().refusal?.error).toBe('There is nothing here by that name.');
    expect(await world.request('snapshot')).toMatchObject({ success: false });
    for (const end of ends) end();
    world.close();
    duel.close();
  });

  it('forgets what was private when somebody else signs in, and joins as them', async () => {
    const [first, second] = [await aRuler(url), await aRuler(url)];
    const battleId = await meet(url, first, second);
    let who = first;
    const duel = new LiveRoom(duelPlan(battleId), {
      endpoint: () => url,
      accessToken: async () => who.token,
    });
    const end = duel.subscribe(() => undefined);
    await eventually('the first commands', () => duel.snapshot().battle?.side === 'attacker');
    const orders = { commandId: fresh(), round: 1, stance: 'press', target: 'nearest' };
    expect(await duel.request('orders', orders)).toMatchObject({ success: true });
    await eventually('the orders are known', () => duel.snapshot().battle?.ownOrders?.stance === 'press');
    who = second;
    duel.rejoin();
    expect(duel.snapshot().battle).toBeNull();
    await eventually('the second commands', () => duel.snapshot().battle?.side === 'defender');
    expect(duel.snapshot().battle?.ownOrders).toBeNull();
    expect(duel.snapshot().attackerReady).toBe(true);
    end();
    duel.close();
  });
});
