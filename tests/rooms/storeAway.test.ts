// Rooms whose store is away for a while: what is asked is answered in the same words as by REST, nobody is let in on a guess, and what could
// not be read in time is shown as soon as it can be, though nothing more happens.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BattleAdvance, BattleSnapshot } from '@sigilla/rooms/duel/messages.ts';
import type { KingdomChange } from '@sigilla/rooms/world/messages.ts';
import { battles, kingdoms } from '@sigilla/server/store/collections.ts';
import { StoreUnwritable } from '@sigilla/server/store/Store.ts';
import { topics } from '@sigilla/server/store/topics.ts';
import { aServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { aDuel, enter, eventually, leave } from './visitors.ts';
import type { Seat } from './visitors.ts';

const WORLD = { serverId: 'default-server' };
const seats: Seat[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  void leave(...seats.splice(0));
});
const seated = async (...[url, name, options, who]: Parameters<typeof enter>): Promise<Seat> => {
  const seat = await enter(url, name, options, who);
  seats.push(seat);
  return seat;
};

const away = (): Promise<never> => Promise.reject(new StoreUnwritable(new Error('no primary')));

/** Makes every reading fail until it is told otherwise; counts what was asked in vain. */
const takeAway = ({
  house: { store },
}: TestServer): { readonly asked: () => number; readonly back: () => void } => {
  const spies = [
    vi.spyOn(store, 'get').mockImplementation(away),
    vi.spyOn(store, 'findUnique').mockImplementation(away),
    vi.spyOn(store, 'find').mockImplementation(away),
  ];
  return {
    asked: () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    back: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
};

describe('a store that is away', () => {
  it('is told in words to whoever asks a room, or for a seat in one, and is no fault of the room', async () => {
    const server = await aServer();
    const [ruler, rival] = [await server.ruler(), await server.ruler()];
    const battleId = await aDuel(server, ruler, rival);
    const world = await seated(server.url, 'world', WORLD, ruler);
    const duel = await seated(server.url, 'duel', { battleId }, ruler);
    const faults = vi.spyOn(server.house.log, 'error');
    const { back } = takeAway(server);
    const orders = { commandId: 'away-1', round: 1, stance: 'press', target: 'nearest' };
    const command = { commandId: 'away-2', actionType: 'rush_resource', actionId: 'tax_collection' };
    for (const [{ room }, type, payload] of [
      [world, 'act', command],
      [world, 'snapshot', null],
      [duel, 'orders', orders],
    ] as const)
      expect(await room.request<unknown, object>(type, payload)).toMatchObject({
        success: false,
        code: 'unwritable',
        error: expect.stringContaining('Nothing was done') as string,
      });
    await expect(enter(server.url, 'duel', { battleId }, null)).rejects.toMatchObject({ code: 503 });
    expect(faults).not.toHaveBeenCalled();
    back();
    expect(await world.room.request<unknown, object>('act', command)).toMatchObject({ success: true });
  });

  it('hides nothing for good: what could not be drawn is drawn when it is back', async () => {
    const server = await aServer({ ORDER_WINDOW_SECONDS: 20 });
    const [ruler, rival] = [await server.ruler(), await server.ruler()];
    const battleId = await aDuel(server, ruler, rival);
    // Heard before the rooms hear of it: what they read then, they read in vain.
    let store: ReturnType<typeof takeAway> | null = null;
    const goes = (): void => {
      store ??= takeAway(server);
    };
    const ends = [topics.battle(battleId), topics.account(ruler.user.id)].map((topic) =>
      server.house.publisher.subscribe(topic, goes),
    );
    const world = await seated(server.url, 'world', WORLD, ruler);
    const duel = await seated(server.url, 'duel', { battleId }, null);
    const turns = (await server.house.store.findUnique(kingdoms, 'ruler', [ruler.user.id, WORLD.serverId]))
      ?.body.turns.count;
    expect(
      await world.room.request<unknown, object>('act', {
        commandId: 'seen',
        actionType: 'rush_resource',
        actionId: 'tax_collection',
      }),
    ).toMatchObject({ success: true });
    await eventually('the room has asked in vain', () => (store?.asked() ?? 0) > 0);
    store = (store as ReturnType<typeof takeAway> | null)?.back() ?? null;
    expect(turns).toBe(99);
    await eventually('the ruler is told of it all the same', () =>
      world.of<KingdomChange>('kingdomChange').some(({ fields }) => (fields.turns?.turns ?? 99) < 99),
    );

    store = null;
    server.pass(60_000);
    await eventually('the room has asked for the round in vain', () => (store?.asked() ?? 0) > 0);
    (store as ReturnType<typeof takeAway> | null)?.back();
    const fought = (await server.house.store.get(battles, battleId))?.body.rounds.length ?? 0;
    expect(fought).toBeGreaterThan(0);
    await eventually('the spectator sees the round all the same', () =>
      [
        ...duel.of<BattleAdvance>('advance').map(({ fromRound, rounds }) => fromRound + rounds.length),
        ...duel.of<BattleSnapshot>('battle').map(({ battle }) => battle.rounds.length),
      ].some((seen) => seen >= fought),
    );
    for (const end of ends) end();
  });

  it('keeps nobody waiting for the first window: what both commanders’ windows have drawn meanwhile opens it when it is back', async () => {
    const server = await aServer({ ORDER_WINDOW_SECONDS: 20 });
    const [ruler, rival] = [await server.ruler(), await server.ruler()];
    const battleId = await aDuel(server, ruler, rival);
    const duels = [
      await seated(server.url, 'duel', { battleId }, ruler),
      await seated(server.url, 'duel', { battleId }, rival),
    ];
    const { asked, back } = takeAway(server);
    for (const { room } of duels) expect(await room.request('drawn')).toEqual({ success: true });
    await eventually('the room has tried in vain', () => asked() > 0);
    back();
    await eventually('the window is open', async () => {
      const battle = await server.house.store.get(battles, battleId);
      return battle?.body.status === 'fighting';
    });
  });
});
