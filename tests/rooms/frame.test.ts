// What the frame of the rooms saves: a message is encoded once for each kind of viewer, and a fact draws only what it touches.
import { setTimeout as pause } from 'node:timers/promises';
import { getMessageBytes, matchMaker } from '@colyseus/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { DuelState } from '@sigilla/rooms/duel/state.ts';
import type { BattleAdvance } from '@sigilla/rooms/duel/messages.ts';
import { PortionedSerializer } from '@sigilla/rooms/frame/patches.ts';
import type { KingdomChange } from '@sigilla/rooms/world/messages.ts';
import type { WorldState } from '@sigilla/rooms/world/state.ts';
import { transact } from '@sigilla/server/app/transact.ts';
import { chronicle, kingdoms } from '@sigilla/server/store/collections.ts';
import { aServer } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { aDuel, enter, eventually, fresh, leave } from './visitors.ts';
import type { Seat } from './visitors.ts';

const WORLD = { serverId: 'default-server' };
const seats: Seat[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  void leave(...seats.splice(0));
});
const seated = async (
  server: TestServer,
  name: string,
  options: Readonly<Record<string, unknown>>,
  who: Ruler | null,
): Promise<Seat> => {
  const seat = await enter(server.url, name, options, who);
  seats.push(seat);
  return seat;
};

/** How often messages of a type have been encoded since this was asked for. */
const encodings = (): ((type: string) => number) => {
  const raw = vi.spyOn(getMessageBytes, 'raw');
  return (type) => raw.mock.calls.filter(([, encoded]) => encoded === type).length;
};
const advances = (seat: Seat) => seat.of<BattleAdvance>('advance');

describe('a duel before many eyes', () => {
  it('costs one encoding a change for a hundred spectators, and one more for each commander', async () => {
    const server = await aServer({ ORDER_WINDOW_SECONDS: 20 });
    const [first, second] = [await server.ruler(), await server.ruler()];
    const battleId = await aDuel(server, first, second);
    const spectators: Seat[] = [];
    while (spectators.length < 100)
      spectators.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => seated(server, 'duel', { battleId }, null)))),
      );
    const commanders = [
      await seated(server, 'duel', { battleId }, first),
      await seated(server, 'duel', { battleId }, second),
    ];
    const encoded = encodings();
    const rounds = (seat: Seat) => (seat.room.state as DuelState).round;
    const [one] = spectators;
    if (one === undefined) throw new Error('somebody looks on');
    await eventually(
      'two rounds are fought',
      () => {
        server.pass(1_000);
        return rounds(one) >= 2;
      },
      30,
    );
    const all = [...spectators, ...commanders];
    await eventually('everyone has seen them', () =>
      all.every((seat) => advances(seat).some(({ fromRound, rounds: more }) => fromRound + more.length >= 2)),
    );
    const most = Math.max(...spectators.map((seat) => advances(seat).length));
    const byCommanders = commanders.reduce((sum, seat) => sum + advances(seat).length, 0);
    expect(most).toBeGreaterThan(0);
    expect(encoded('advance')).toBeLessThanOrEqual(most + byCommanders + 3);
  });
});

/** How often a duel looked whether its shared state is to be told, since this was asked for. */
const beatsOfDuels = (): (() => number) => {
  const beats = vi.spyOn(PortionedSerializer.prototype, 'applyPatches');
  const isDuel = (serializer: unknown): boolean =>
    (serializer as PortionedSerializer)['encoder'].state instanceof DuelState;
  return () => beats.mock.contexts.filter(isDuel).length;
};

describe('a duel in which nothing happens', () => {
  it('beats twice a second, and what happens is told before its next beat', async () => {
    const server = await aServer({ ORDER_WINDOW_SECONDS: 3_600 });
    const [first, second] = [await server.ruler(), await server.ruler()];
    const battleId = await aDuel(server, first, second);
    const one = await seated(server, 'duel', { battleId }, first);
    const other = await seated(server, 'duel', { battleId }, second);
    await eventually('each sees the other', () => {
      const { attackerPresent, defenderPresent } = one.room.state as DuelState;
      return attackerPresent && defenderPresent;
    });
    await pause(1_000);
    const beats = beatsOfDuels();
    const began = performance.now();
    await pause(3_000);
    expect(beats()).toBeLessThanOrEqual((performance.now() - began) / 500 + 1);
    const room = matchMaker.getLocalRoomById(one.room.roomId);
    room.patchRate = 3_600_000;
    const orders = { commandId: fresh(), round: 1, stance: 'hold', target: 'nearest' };
    expect(await one.room.request('orders', orders)).toMatchObject({ success: true });
    await eventually('the other hears of it', () => (other.room.state as DuelState).attackerReady);
  });
});

/** Which lists of kingdoms are read: what rankings are made of. */
const rankingReads = (server: TestServer): (() => number) => {
  const list = vi.spyOn(server.house.store, 'list');
  return () => list.mock.calls.filter(([{ name }]) => name === kingdoms.name).length;
};
const lines = ({ room }: Seat) => [...(room.state as WorldState).chronicle].map(({ id }) => id);
/** Writes a line of the chronicle, as anything that happens does, and nothing else. */
const chronicled = async (server: TestServer, id: string): Promise<void> => {
  const { items } = await server.house.store.find(chronicle, 'server', {
    prefix: [WORLD.serverId],
    descending: true,
    limit: 1,
  });
  const [latest] = items;
  if (latest === undefined) throw new Error('nothing has been chronicled');
  await transact(server.house, async (unit) => {
    unit.create(chronicle, id, { ...latest.body, at: unit.now });
    return ok(undefined);
  });
};

/** Writes a kingdom as it would be after something that happened to it. */
const become = (server: TestServer, id: string, after: (kingdom: Kingdom) => Kingdom) =>
  transact(server.house, async (unit) => {
    const kingdom = await unit.get(kingdoms, id);
    if (kingdom !== null) unit.put(kingdoms, id, after(kingdom.body));
    return ok(undefined);
  });

describe('a world that hears of something', () => {
  it('draws the chronicle for a line of it, nothing for what one ruler does at home, and the rankings for honor', async () => {
    const server = await aServer();
    const ruler = await server.ruler();
    const seat = await seated(server, 'world', WORLD, ruler);
    const found = await server.house.store.find(kingdoms, 'account', { prefix: [ruler.user.id], limit: 1 });
    const id = String(found.items[0]?.id);
    const reads = rankingReads(server);
    await become(server, id, (own) => ({ ...own, resources: { ...own.resources, gold: 4_321 } }));
    await eventually('the ruler is told of it', () =>
      seat.of<KingdomChange>('kingdomChange').some(({ fields }) => fields.resources?.gold === 4_321),
    );
    // What is asked for later is drawn later: had the gold drawn anything, it would have by then.
    await chronicled(server, 'a-line');
    await eventually('the line is shown', () => lines(seat).includes('a-line'));
    expect(reads()).toBe(0);

    await become(server, id, (own) => ({ ...own, war: { ...own.war, honor: own.war.honor + 1_000 } }));
    await eventually('they lead', () => (seat.room.state as WorldState).rankings[0]?.kingdomId === id);
    expect(reads()).toBeGreaterThan(0);
  });
});

describe('a refusal', () => {
  it('KR-060 is the same by room and by REST: its words, and the turns that are left', async () => {
    const server = await aServer();
    const ruler = await server.ruler();
    const { room } = await seated(server, 'world', WORLD, ruler);
    const both = async (command: object): Promise<readonly [object, object]> => {
      const response = await fetch(`${server.url}/api/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
        body: JSON.stringify(command),
      });
      const { requestId: _requestId, ...byRest } = (await response.json()) as Record<string, unknown>;
      return [await room.request<unknown, object>('act', command), byRest];
    };
    for (const command of [
      { actionType: 'rush_resource', actionId: 'tax_collection' },
      { commandId: 'q', actionType: 'rush_resource', actionId: 'tax_collection', quantity: -1 },
      { commandId: 'q', actionType: [], actionId: 'tax_collection' },
      { commandId: 'dragons', actionType: 'recruit_units', actionId: 'dragons', quantity: 1 },
    ]) {
      const [byRoom, byRest] = await both(command);
      expect(byRoom).toMatchObject({ success: false });
      expect(byRoom).toEqual(byRest);
    }
    const [unknown] = await both({
      commandId: 'more',
      actionType: 'recruit_units',
      actionId: 'dragons',
      quantity: 1,
    });
    expect(unknown).toMatchObject({ code: 'unknown_unit', newTurnCount: 100 });
  });
});
