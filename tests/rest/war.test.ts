// The war screen's lists and what strangers may see of a battle, over HTTP.
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from '@colyseus/sdk';
import { leaveRoom } from '@sigilla/client/session/leaveRoom.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { longIt } from '../support/longIt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ ORDER_WINDOW_SECONDS: 0.05, NPC_KINGDOMS: 8 });
});

const war = (ruler: Ruler, actionId: string, metadata: Readonly<Record<string, unknown>>) =>
  ruler.act({ actionType: 'pvp_battle', actionId, metadata });
const challenge = async (from: Ruler, to: Ruler, message = 'At dawn, on the plain.'): Promise<string> =>
  String(
    valueOf(
      await war(from, 'initiate_battle', {
        targetUserId: to.user.id,
        armyId: 'army-1',
        terrain: 'plains',
        message,
      }),
    ).actionResult['battleId'],
  );
const settled = async (id: string): Promise<void> => {
  for (let look = 0; look < 400; look += 1) {
    server.pass(1000);
    await pause(25);
    const battle = await server.visitor().api.battles.battle({ params: { id: id } });
    if (battle.ok && battle.value.battle.status === 'settled') return;
  }
  throw new Error('the battle did not end');
};
const seenBy = (caller: { api: Ruler['api'] }, id: string) =>
  caller.api.battles.battle({ params: { id: id } });

describe('the players one may challenge', () => {
  it('G-106 G-162 are at most fifty, those who answer before the sleeping, the realm’s own among them and marked, never oneself', async () => {
    const ruler = await server.ruler();
    await server.guest();
    const { players } = valueOf(await ruler.api.pvp.players());
    expect(players.length).toBeLessThanOrEqual(50);
    expect(players.filter(({ isNpc }) => isNpc)).toHaveLength(8);
    expect(players.map(({ userId }) => userId)).not.toContain(ruler.user.id);
    const places = players.map(({ answers }) => ['awake', 'realm', 'asleep'].indexOf(answers));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(players[0]).toMatchObject({ answers: 'realm', isNpc: true });
    expect(players[0]?.hostPower).toBeGreaterThan(0);
    expect(players.at(-1)?.answers).toBe('asleep');
  });

  it('are headed by whoever has a window open', async () => {
    const [ruler, other] = [await server.ruler(), await server.ruler()];
    const here = new Client(server.url);
    here.http.authToken = other.token;
    const room = await here.joinOrCreate('world', { serverId: 'default-server' });
    const { players } = valueOf(await ruler.api.pvp.players());
    expect(players[0]).toMatchObject({ userId: other.user.id, answers: 'awake' });
    await leaveRoom(room);
  });

  longIt('are held to fifty when there are more', async () => {
    const crowded = await aServer({ NPC_KINGDOMS: 0 });
    await Promise.all(Array.from({ length: 53 }, () => crowded.guest()));
    const { players } = valueOf(await (await crowded.guest()).api.pvp.players());
    expect(players).toHaveLength(50);
  });
});

describe('a challenge', () => {
  it('is in both rulers’ requests and notices, and nobody else’s business until it is accepted', async () => {
    const [challenger, rival, stranger] = [await server.ruler(), await server.ruler(), await server.ruler()];
    const id = await challenge(challenger, rival);
    const incoming = valueOf(await rival.api.pvp.requests());
    expect(incoming.incoming).toMatchObject([
      {
        id,
        attackerId: challenger.user.id,
        attackerName: challenger.user.kingdomName,
        message: 'At dawn, on the plain.',
      },
    ]);
    expect(valueOf(await challenger.api.pvp.requests()).outgoing.map((request) => request.id)).toEqual([id]);
    const told = valueOf(await rival.api.notices.list());
    expect(told.unread).toBe(1);
    expect(told.notices[0]?.text).toContain(challenger.user.kingdomName);

    expect(refusalOf(await seenBy(stranger, id))).toEqual({ status: 404, code: 'battle_unknown' });
    expect(refusalOf(await seenBy(server.visitor(), id))).toEqual({ status: 404, code: 'battle_unknown' });
    expect(refusalOf(await server.visitor().api.battles.replay({ params: { id: id } })).status).toBe(404);
    expect(valueOf(await seenBy(rival, id)).battle).toMatchObject({
      side: 'defender',
      seed: null,
      status: 'proposed',
    });
    const strangers = await war(stranger, 'accept_battle', { battleRequestId: id, defenderArmyId: 'army-1' });
    expect(refusalOf(strangers)).toEqual({ status: 404, code: 'challenge_unknown' });

    const notice = told.notices[0]?.id ?? '';
    expect(valueOf(await stranger.api.notices.read({ body: { ids: [notice] } })).marked).toBe(0);
    expect(valueOf(await rival.api.notices.read({ body: { ids: [notice, notice] } }))).toMatchObject({
      marked: 1,
      unread: 0,
    });
    expect(valueOf(await rival.api.notices.list()).notices[0]?.readAt).toBe(server.now());
    expect(valueOf(await war(rival, 'decline_battle', { battleRequestId: id })).success).toBe(true);
    expect(valueOf(await rival.api.pvp.requests()).incoming).toEqual([]);
  });
});

describe('a battle that is fought', () => {
  it('is public while it lasts, its seed and replay from its end on, and in both histories and the rankings', async () => {
    const [challenger, rival] = [await server.ruler(), await server.ruler()];
    const id = await challenge(challenger, rival);
    valueOf(await war(rival, 'accept_battle', { battleRequestId: id, defenderArmyId: 'army-1' }));
    expect(valueOf(await challenger.api.pvp.requests()).underway.map((battle) => battle.id)).toEqual([id]);
    const during = valueOf(await seenBy(server.visitor(), id)).battle;
    expect(during).toMatchObject({ side: null, seed: null, message: '' });
    expect(JSON.stringify(during)).not.toContain(challenger.user.id);
    expect(valueOf(await server.visitor().api.battles.live()).live.map((battle) => battle.id)).toContain(id);
    expect(refusalOf(await server.visitor().api.battles.replay({ params: { id: id } }))).toEqual({
      status: 409,
      code: 'battle_not_over',
    });
    await settled(id);
    const { replay } = valueOf(await server.visitor().api.battles.replay({ params: { id: id } }));
    expect(verifyReplay(replay)).toMatchObject({ verified: true });
    const shown = valueOf(await seenBy(server.visitor(), id));
    expect(shown).toMatchObject({ battle: { side: null, status: 'settled' } });
    // For a second it is the same for all who ask, and then it is told anew.
    expect(valueOf(await seenBy(server.visitor(), id)).now).toBe(shown.now);
    server.pass(1_000);
    expect(valueOf(await seenBy(server.visitor(), id)).now).toBe(shown.now + 1_000);
    // They are pressed once, for whoever asks however often: their length is known before they are sent.
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      for (const [path, said] of [
        [`/api/battles/${id}/replay`, { battleId: id, replay }],
        [`/api/battles/${id}`, { revision: shown.revision, battle: { id, side: null } }],
      ] as const) {
        const kept = await fetch(server.url + path, { headers });
        expect(kept.headers.get('content-encoding')).toBe(encoding);
        expect(kept.headers.get('vary')).toContain('Accept-Encoding');
        expect(kept.headers.get('cache-control')).toBe('no-store');
        expect(Number(kept.headers.get('content-length'))).toBeGreaterThan(0);
        expect(await kept.json()).toMatchObject({ success: true, ...said });
      }
    }
    // What is kept for a stranger is nobody's who fought in it.
    const [own, theirs] = [valueOf(await seenBy(challenger, id)), valueOf(await seenBy(rival, id))];
    expect([own.battle.side, theirs.battle.side]).toEqual(['attacker', 'defender']);
    expect(valueOf(await server.visitor().api.battles.live()).recent.map((battle) => battle.id)).toContain(
      id,
    );

    for (const ruler of [challenger, rival]) {
      // An hour may have passed on the server's clock; the token with it.
      ruler.token = valueOf(await ruler.api.auth.refresh()).token;
      const { battles } = valueOf(await ruler.api.pvp.history());
      expect(battles.map((battle) => battle.id)).toEqual([id]);
      expect(['victory', 'defeat', 'draw']).toContain(battles[0]?.result.result);
    }
    const results = await Promise.all(
      [challenger, rival].map(
        async (ruler) => valueOf(await ruler.api.pvp.history()).battles[0]?.result.result,
      ),
    );
    expect([
      ['victory', 'defeat'],
      ['draw', 'draw'],
      ['defeat', 'victory'],
    ]).toContainEqual(results);
  });
});

describe('the rankings', () => {
  it('G-162 leave the realm’s own kingdoms out unless asked, and place the caller', async () => {
    const ruler = await server.ruler();
    const ranked = async (npcs: 'with' | 'without' | 'only') =>
      valueOf(await ruler.api.pvp.rankings({ query: { by: 'power', npcs, limit: 100 } }));
    const [without, with_, only] = [await ranked('without'), await ranked('with'), await ranked('only')];
    expect(without.rankings.some(({ isNpc }) => isNpc)).toBe(false);
    expect(only.rankings).toHaveLength(8);
    expect(with_.rankings).toHaveLength(without.rankings.length + 8);
    const powers = with_.rankings.map(({ power }) => power);
    expect(powers).toEqual(powers.toSorted((a, b) => b - a));
    expect(with_.rankings.map(({ rank }) => rank)).toEqual(with_.rankings.map((_, index) => index + 1));
    const above = with_.rankings.filter(({ power }) => power > (with_.own?.power ?? 0)).length;
    expect(with_.own).toMatchObject({ userId: ruler.user.id, rank: above + 1 });
    expect(without.own?.rank).toBeLessThanOrEqual(with_.own?.rank ?? 0);
    expect(valueOf(await server.visitor().api.pvp.rankings()).own).toBeNull();
  });

  it('set nobody of equal honor above a greater power: a newcomer stands below the throne', async () => {
    const ruler = await server.ruler();
    const { rankings } = valueOf(
      await ruler.api.pvp.rankings({ query: { by: 'honor', npcs: 'with', limit: 100 } }),
    );
    const sorted = rankings.toSorted((a, b) => b.honor - a.honor || b.power - a.power);
    expect(rankings.map(({ userId }) => userId)).toEqual(sorted.map(({ userId }) => userId));
    const throne = rankings.findIndex(({ kingdomName }) => kingdomName === 'The Aurelian Throne');
    expect(throne).toBeGreaterThanOrEqual(0);
    expect(rankings.findIndex(({ userId }) => userId === ruler.user.id)).toBeGreaterThan(throne);
  });
});
