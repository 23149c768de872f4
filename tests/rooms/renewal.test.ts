// A token that is shown while its window goes, or its session ends: what is said of it in the meantime comes too late.
import { describe, expect, it } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { placesOf } from '@sigilla/rooms/frame/places.ts';
import type { Guest, Places } from '@sigilla/rooms/frame/places.ts';
import type { RoomServices, Viewer } from '@sigilla/rooms/services.ts';

type Renew = (client: Guest, input: { readonly token: string }) => Promise<{ readonly success: boolean }>;

/** A room with one place, and a steward who looks at tokens for as long as the test likes. */
const aRoom = () => {
  const viewer = {
    accountId: AccountId.parse('ruler'),
    kingdomId: null,
    sessionId: 'session-1',
    endsAt: 600_000,
  } as unknown as Viewer;
  const looked = Promise.withResolvers<Viewer | null>();
  const standing = new Set<() => void>();
  let isGood = true;
  const services = {
    now: () => 0,
    elapsed: () => 0,
    authenticate: () => looked.promise,
    isGood: async () => isGood,
    onStanding: (_viewer: Viewer, listener: () => void) => {
      standing.add(listener);
      return () => standing.delete(listener);
    },
    report: () => null,
  } as unknown as RoomServices;
  let renew: Renew | undefined;
  const ended: Guest[] = [];
  const places: Places = placesOf(
    { clock: { setInterval: () => undefined }, roomName: 'world' } as never,
    services,
    {
      on: (_type, _schema, _rate, handler) => {
        renew = handler as unknown as Renew;
      },
    },
    (client) => ended.push(client),
  );
  const client = { sessionId: 'seat-1', auth: { viewer } } as unknown as Guest;
  places.take(client);
  return {
    places,
    client,
    viewer,
    standing,
    ended,
    looked,
    renewing: () => renew?.(client, { token: 'fresh' }),
    endSession: () => {
      isGood = false;
      for (const listener of standing) listener();
    },
  };
};

describe('a token that is shown', () => {
  it('keeps the place, which hears of its session once', async () => {
    const { looked, renewing, viewer, standing, ended } = aRoom();
    const answer = renewing();
    looked.resolve({ ...viewer });
    expect(await answer).toEqual({ success: true });
    expect([standing.size, ended.length]).toEqual([1, 0]);
  });

  it('is too late for a window that has gone meanwhile, of whose session nobody here hears any more', async () => {
    const { places, client, looked, renewing, viewer, standing } = aRoom();
    const answer = renewing();
    places.leave(client);
    looked.resolve({ ...viewer });
    expect(await answer).toMatchObject({ success: false, code: 'session_ended' });
    expect(standing.size).toBe(0);
  });

  it('is too late for a session that has ended meanwhile: whose place is over stays so', async () => {
    const { client, looked, renewing, viewer, standing, ended, endSession } = aRoom();
    const answer = renewing();
    endSession();
    await new Promise(setImmediate);
    expect(ended).toEqual([client]);
    looked.resolve({ ...viewer });
    expect(await answer).toMatchObject({ success: false, code: 'session_ended' });
    expect([client.auth?.viewer, standing.size]).toEqual([null, 0]);
  });
});
