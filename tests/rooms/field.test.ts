// A stranger who opens the landing: asking what is on the field puts a bout there, and anyone may go and watch it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveRoom } from '@sigilla/client/session/liveRoom.ts';
import { duelPlan } from '@sigilla/client/session/roomPlans.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import { eventually, get, openServer } from './visitors.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Live {
  readonly live: readonly { readonly id: string; readonly status: string }[];
  readonly first: string | null;
}
const live = async (): Promise<Live> => (await get(server.url, '/api/battles/live')) as unknown as Live;

describe('a visitor without an account', () => {
  it('finds a bout on the field moments after asking, named as the one to show first, and can watch it', async () => {
    expect(await live()).toMatchObject({ live: [], first: null });
    let seen = await live();
    await eventually('a bout is on the field', async () => {
      seen = await live();
      return seen.live.length > 0;
    });
    const [bout] = seen.live;
    expect(seen.live).toHaveLength(1);
    expect(seen.first).toBe(bout?.id);
    const duel = new LiveRoom(duelPlan(bout?.id ?? ''), {
      endpoint: () => server.url,
      accessToken: async () => null,
    });
    const end = duel.subscribe(() => undefined);
    await eventually('the hosts are in sight', () => duel.snapshot().battle !== null);
    expect(duel.snapshot().battle).toMatchObject({
      side: null,
      seed: null,
      ownOrders: null,
      kind: 'sparring',
    });
    expect(duel.snapshot().battle?.attacker.isNpc).toBe(true);
    expect(duel.snapshot().battle?.defender.isNpc).toBe(true);
    end();
    duel.close();
  });
});
