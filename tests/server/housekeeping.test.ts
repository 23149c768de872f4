// What the realm forgets, and when: seen over a running server whose clock is set forward.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { openCrowds } from '@sigilla/server/app/crowds.ts';
import { localBoard } from '@sigilla/server/app/board.ts';
import { openPresences } from '@sigilla/server/app/presences.ts';
import { roomServices } from '@sigilla/server/app/roomServices.ts';
import {
  accounts,
  jobs,
  kingdoms,
  ledger,
  questions,
  replies,
  sessions,
} from '@sigilla/server/store/collections.ts';
import { replyId } from '@sigilla/server/store/aggregates/replies.ts';
import { aKingdom } from '../support/builders.ts';
import { NO_WORD, assess, draw } from '../support/scholar.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/**
 * Lets the next housekeeping come, or one after it: a sitting under way has begun by an earlier clock, and whoever was challenged a moment ago goes when
 * that has lapsed.
 */
const nextSitting = async (server: Pick<TestServer, 'pass'>, done: () => Promise<boolean>): Promise<void> => {
  for (let look = 1; look <= 1_500; look += 1) {
    if (await done()) return;
    await pause(20);
    if (look % 100 === 0) server.pass(4 * HOUR);
  }
  throw new Error('the housekeeper did not come');
};

/** Lets the housekeeper come who is due by now: the next sitting then stands ahead. */
const sat = ({ house, now }: Pick<TestServer, 'house' | 'now'>): Promise<void> =>
  until(async () => {
    const next = await house.store.findUnique(jobs, 'key', ['housekeeping']);
    return next !== null && next.body.dueAt > now();
  });

const tax = { actionType: 'rush_resource', actionId: 'tax_collection' };

describe('housekeeping', () => {
  it('G-186 removes guests after thirty idle days with all that is theirs, and nobody else', async () => {
    const server = await aServer();
    const [idle, back, claimed, ruler] = [
      await server.guest(),
      await server.guest(),
      await server.guest(),
      await server.ruler(),
    ];
    valueOf(await idle.act(tax));
    valueOf(
      await claimed.api.auth.claim({ body: { email: 'c@example.org', password: 'long enough it is' } }),
    );
    server.pass(20 * DAY);
    valueOf(await back.api.auth.refresh());
    server.pass(11 * DAY);
    const { store } = server.house;
    const isGone = async (id: string) => (await store.get(accounts, id)) === null;
    await nextSitting(server, async () => {
      const kingdomId = idle.user.kingdomId ?? '';
      return (await isGone(idle.user.id)) && (await store.count(ledger, 'kingdom', [kingdomId])) === 0;
    });
    expect(await store.get(kingdoms, idle.user.kingdomId ?? '')).toBeNull();
    for (const { user } of [back, claimed, ruler]) {
      expect(await isGone(user.id)).toBe(false);
      expect(await store.get(kingdoms, user.kingdomId ?? '')).not.toBeNull();
    }
  });

  it('G-186 takes a guest’s kingdom off every list after a week without a turn, until its ruler is back', async () => {
    const server = await aServer();
    const [gone, awake, ruler] = [await server.guest(), await server.guest(), await server.ruler()];
    const renewed = async (...rulers: readonly Ruler[]) => {
      for (const each of rulers) each.token = valueOf(await each.api.auth.refresh()).token;
    };
    const listed = async () => {
      const { players } = valueOf(await ruler.api.pvp.players({ query: {} }));
      const { rankings } = valueOf(await ruler.api.pvp.rankings({ query: { npcs: 'with' } }));
      const room = await roomServices(
        server.house,
        openPresences(() => server.now()),
        { looked: () => undefined },
        openCrowds(localBoard()),
      ).rankings('default-server');
      const realm = valueOf(await ruler.api.realm.realm());
      const names = [
        players.map(({ kingdomId }) => kingdomId),
        rankings.map(({ kingdomId }) => kingdomId),
        room.map(({ kingdomId }) => kingdomId),
      ];
      const on = (id: string | null) => names.map((ids) => ids.includes(id ?? ''));
      return {
        gone: on(gone.user.kingdomId),
        awake: on(awake.user.kingdomId),
        rulers: realm.servers.find(({ id }) => id === 'default-server')?.rulers,
      };
    };
    const everywhere = [true, true, true];
    const nowhere = [false, false, false];
    expect(await listed()).toEqual({ gone: everywhere, awake: everywhere, rulers: 3 });
    server.pass(5 * DAY);
    await renewed(awake);
    valueOf(await awake.act(tax));
    // Looked for by the hour in which it was last ruled.
    server.pass(2 * DAY + HOUR);
    await renewed(gone, ruler);
    await nextSitting(server, async () => (await listed()).rulers === 2);
    expect(await listed()).toEqual({ gone: nowhere, awake: everywhere, rulers: 2 });
    const own = valueOf(await gone.api.pvp.rankings({ query: {} })).own;
    expect(own?.kingdomId).toBe(gone.user.kingdomId);
    valueOf(await gone.act(tax));
    expect(await listed()).toEqual({ gone: everywhere, awake: everywhere, rulers: 3 });
  });

  it('finds guests by the hour, so that no deed within one moves an entry of any index but those of rank', () => {
    const seen = aKingdom().build();
    const guest: Kingdom = { ...seen, isGuest: true, lastTurnUsedAt: 5 * HOUR };
    const keysOf = (kingdom: Kingdom) =>
      Object.entries(kingdoms.indexes).map(([name, keyOf]) => [name, keyOf(kingdom)]);
    expect(keysOf({ ...guest, lastTurnUsedAt: 6 * HOUR - 1 })).toEqual(keysOf(guest));
    expect(keysOf({ ...guest, lastTurnUsedAt: 6 * HOUR })).not.toEqual(keysOf(guest));
  });

  it('forgets replies after seven days and sessions when they have run out', async () => {
    const server = await aServer();
    const ruler = await server.ruler();
    valueOf(await ruler.act({ ...tax, commandId: 'old' }));
    const reply = () => server.house.store.get(replies, replyId(ruler.user.id, 'old'));
    server.pass(6 * DAY);
    await sat(server);
    expect(await reply()).not.toBeNull();
    server.pass(2 * DAY);
    await nextSitting(server, async () => (await reply()) === null);
    expect(await server.house.store.count(sessions, 'account', [ruler.user.id])).toBe(1);
    server.pass(31 * DAY);
    await nextSitting(
      server,
      async () => (await server.house.store.count(sessions, 'account', [ruler.user.id])) === 0,
    );
  });

  it('forgets scrolls that nobody has answered for two weeks; those answered, and those of a sitting, stay', async () => {
    const server = await aServer();
    const [learner, sitting] = [await server.ruler(), await server.ruler()];
    await assess(server, learner);
    const waiting = valueOf(await sitting.api.latin.nextOfAssessment({ body: {} })).question?.id ?? '';
    const [answered, left] = await draw(learner, 2);
    const questionId = answered?.id ?? '';
    valueOf(await learner.api.latin.answer({ body: { questionId, userAnswer: NO_WORD } }));
    const isKept = async (id: string) => (await server.house.store.get(questions, id)) !== null;
    server.pass(13 * DAY);
    await sat(server);
    expect(await isKept(left?.id ?? '')).toBe(true);
    server.pass(2 * DAY);
    await nextSitting(server, async () => !(await isKept(left?.id ?? '')));
    expect(await isKept(questionId)).toBe(true);
    expect(await isKept(waiting)).toBe(true);
  });
});
