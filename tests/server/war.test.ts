import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { touchKingdom } from '@sigilla/engine/actions/load.ts';
import type { Load, Touch } from '@sigilla/engine/actions/load.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { npcWelcome } from '@sigilla/engine/war/reactions/npcAnswers.ts';
import { isFairMatch } from '@sigilla/engine/war/npcPolicy.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import type { ActionAnswer } from '@sigilla/server/app/executeAction.ts';
import { battles, chronicle, ledger, notices } from '@sigilla/server/store/collections.ts';
import { numberedLines } from '@sigilla/server/store/aggregates/ledger.ts';
import { wakeNpcs } from '@sigilla/server/app/npc.ts';
import { loadFrom, readsOf } from '@sigilla/server/app/reads.ts';
import { openFirstWindow } from '@sigilla/server/app/firstWindow.ts';
import { openWarHouse } from './warHouse.ts';
import type { WarHouse } from './warHouse.ts';
import { longIt } from '../support/longIt.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

let war: WarHouse;
beforeEach(async () => {
  war = await openWarHouse();
});
afterEach(() => war.close());

const carriedOut = (answer: ActionAnswer): Readonly<Record<string, unknown>> => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  return answer.result.actionResult;
};
const refusedAs = (answer: ActionAnswer): string => {
  if (answer.ok) throw new Error('was not refused');
  return answer.refusal.code;
};

const challenge = async (from: Kingdom, to: Kingdom, more = {}): Promise<string> =>
  String(
    carriedOut(
      await war.act(from, 'initiate_battle', { targetUserId: to.accountId, armyId: 'army-1', ...more }),
    )['battleId'],
  );
const accept = async (defender: Kingdom, battleRequestId: string): Promise<BattleDoc> => {
  carriedOut(await war.act(defender, 'accept_battle', { battleRequestId, defenderArmyId: 'army-1' }));
  await war.until(war.now());
  return war.battle(battleRequestId);
};
const noticesOf = async (kingdom: Kingdom): Promise<readonly string[]> =>
  (await war.house.store.find(notices, 'account', { prefix: [kingdom.accountId], limit: 50 })).items.map(
    ({ body }) => body.text.code,
  );

describe('a battle between two rulers', () => {
  it('is fought round by round as its windows close, and settled in one commit', async () => {
    const [first, second] = [await war.ruler(), await war.ruler()];
    const id = await challenge(first, second);
    expect(await noticesOf(second)).toEqual(['challengeReceived']);
    const begun = await accept(second, id);
    expect(await war.pendingJobs()).toContain(`battle_round/${id}/1`);
    expect(await war.pendingJobs()).not.toContain(`battle_expiry/${id}`);

    await war.until((begun.roundDueAt ?? 0) - 1);
    expect((await war.battle(id)).rounds).toHaveLength(0);
    await war.until(begun.roundDueAt ?? 0);
    const fighting = await war.battle(id);
    expect(fighting.status).toBe('fighting');
    expect(fighting.rounds).toHaveLength(1);
    expect(fighting.given).toEqual([{ attacker: false, defender: false }]);
    expect(fighting.roundDueAt).toBe(war.now() + 15 * SECOND);

    carriedOut(
      await war.act(first, 'set_orders', { battleId: id, round: 2, stance: 'press', target: 'nearest' }),
    );
    carriedOut(
      await war.act(second, 'set_orders', { battleId: id, round: 2, stance: 'feint', target: 'weakest' }),
    );
    await war.until(war.now());
    const afterOrders = await war.battle(id);
    expect(afterOrders.rounds[1]?.orders).toEqual({
      attacker: { stance: 'press', target: 'nearest' },
      defender: { stance: 'feint', target: 'weakest' },
    });
    expect(afterOrders.pending).toEqual({ attacker: null, defender: null });

    await war.until(war.now() + 20 * 15 * SECOND);
    const settled = await war.battle(id);
    expect(settled.status).toBe('settled');
    expect((await war.pendingJobs()).filter((key) => key.includes(id))).toEqual([]);
    const replay = replayOfBattle(settled);
    if (replay === null) throw new Error('no replay');
    expect(verifyReplay(replay)).toEqual({ verified: true });
    for (const ruler of [first, second]) {
      const after = await war.kingdom(ruler.id);
      expect(after.armies.map(({ lockedBy }) => lockedBy)).toEqual([null]);
      expect(after.experience).toBe(10);
      expect((await noticesOf(ruler)).some((code) => /^(?:battle|sparring)/.test(code))).toBe(true);
    }
    const lines = await war.house.store.find(chronicle, 'server', { prefix: ['default-server'], limit: 100 });
    expect(lines.items.filter(({ body }) => body.link === `/battles/${id}`)).toHaveLength(1);
  });

  it('opens its first window when told that the field is drawn, and fights the round once', async () => {
    const [first, second] = [await war.ruler(), await war.ruler()];
    const begun = await accept(second, await challenge(first, second));
    await openFirstWindow(war.house, begun.id);
    await openFirstWindow(war.house, begun.id);
    const opened = await war.battle(begun.id);
    expect(opened.status).toBe('fighting');
    expect(opened.rounds).toHaveLength(0);
    expect(opened.roundDueAt ?? 0).toBeLessThan(begun.roundDueAt ?? 0);
    expect((await war.pendingJobs()).filter((key) => key.startsWith('battle_round/'))).toHaveLength(1);
    await war.until((opened.roundDueAt ?? 0) - 1);
    expect((await war.battle(begun.id)).rounds).toHaveLength(0);
    await war.until(opened.roundDueAt ?? 0);
    expect((await war.battle(begun.id)).rounds).toHaveLength(1);
    // Too late to matter: the battle is left as it is.
    const before = await war.battle(begun.id);
    await openFirstWindow(war.house, begun.id);
    expect(await war.battle(begun.id)).toEqual(before);
  });

  it('there is one open challenge between two kingdoms, whoever sent it', async () => {
    const [first, second] = [await war.ruler(), await war.ruler()];
    const id = await challenge(first, second);
    for (const [from, to, why] of [
      [first, second, 'challenge_unanswered'],
      [second, first, 'challenge_received'],
    ] as const)
      expect(
        refusedAs(await war.act(from, 'initiate_battle', { targetUserId: to.id, armyId: 'army-1' })),
      ).toBe(why);
    carriedOut(await war.act(second, 'decline_battle', { battleRequestId: id }));
    expect(await noticesOf(first)).toEqual(['challengeDeclined']);
    await challenge(second, first);
  });

  it('lapses after 24 hours without an answer', async () => {
    const [first, second] = [await war.ruler(), await war.ruler()];
    const id = await challenge(first, second);
    await war.until(war.now() + 24 * HOUR);
    expect((await war.battle(id)).status).toBe('expired');
    expect(await noticesOf(first)).toContain('challengeExpired');
    await challenge(first, second);
  });
});

describe('a raid', () => {
  it('takes gold from one treasury to the other, line by line in both ledgers', async () => {
    const raider = await war.ruler();
    const [victim] = (await war.npcs()).toSorted((a, b) => a.power - b.power);
    if (victim === undefined) throw new Error('no NPC');
    const id = await challenge(raider, victim, { ranked: true });
    await war.until(war.now() + 10 * SECOND);
    expect((await war.battle(id)).status).not.toBe('proposed');
    await war.until(war.now() + 5 * MINUTE);
    const { spoils, report } = await war.battle(id);
    expect(report?.winner).toBe('attacker');
    const plunder = spoils?.goldGained.attacker ?? 0;
    expect(plunder).toBeGreaterThan(0);
    for (const [kingdom, amount] of [
      [raider, plunder],
      [victim, -plunder],
    ] as const) {
      const lines = (
        await war.house.store.find(ledger, 'kingdom', { prefix: [kingdom.id], limit: 500 })
      ).items.flatMap(({ body }) => numberedLines(body));
      const spoilsLine = lines.find(({ reason }) => reason === 'battle_spoils');
      expect(spoilsLine?.resources).toEqual({ gold: amount });
      const sum = lines.reduce((gold, line) => gold + (line.resources.gold ?? 0), 0);
      expect(sum).toBe((await war.kingdom(kingdom.id)).resources.gold);
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index));
    }
  });
});

describe('the realm’s own rulers', () => {
  it('take up a newcomer’s challenge within seconds and fight at once when orders are in', async () => {
    const newcomer = await war.ruler();
    const [rival] = (await war.npcs()).toSorted((a, b) => a.power - b.power);
    if (rival === undefined) throw new Error('no NPC');
    const id = await challenge(newcomer, rival);
    const asked = war.now();
    await war.until(asked + 5 * SECOND);
    const battle = await war.battle(id);
    expect(battle.status).toBe('accepted');
    // In a ruler's first battles the realm waits longer for the first words.
    expect((battle.roundDueAt ?? 0) - asked).toBeLessThan(MINUTE);
    carriedOut(
      await war.act(newcomer, 'set_orders', { battleId: id, round: 1, stance: 'hold', target: 'weakest' }),
    );
    await war.until(war.now());
    expect((await war.battle(id)).rounds).toHaveLength(1);
    expect((await war.battle(id)).given).toEqual([{ attacker: true, defender: true }]);
  });

  it('welcome a newcomer with one fair challenge within a minute, and then leave them in peace', async () => {
    const newcomer = await war.ruler();
    await war.until(war.now() + MINUTE);
    const open = await war.house.store.find(battles, 'defender', {
      prefix: [newcomer.id, 'open'],
      limit: 10,
    });
    expect(open.items).toHaveLength(1);
    const [welcome] = open.items;
    expect(welcome?.body).toMatchObject({ kind: 'sparring', status: 'proposed' });
    expect(await noticesOf(newcomer)).toEqual(['challengeReceived']);
    const begun = await accept(newcomer, welcome?.id ?? '');
    const { attacker, defender } = begun.setup ?? { attacker: null, defender: null };
    expect(attacker?.power).toBeLessThanOrEqual((defender?.power ?? 0) * 1.1);
  });

  it('stand in line for every kingdom that a welcome may write to, so that many newcomers at once wait instead of failing', async () => {
    const newcomer = await war.ruler();
    const reader = { serverId: null, accountId: null };
    const touches = await loadFrom(
      readsOf(war.house.store),
      reader,
      npcWelcome.touches({ task: 'welcome', kingdomId: newcomer.id }) as Load<readonly Touch[]>,
    );
    const [own, ...hosts] = [newcomer, ...(await war.npcs())].map(touchKingdom);
    expect(hosts.length).toBeGreaterThan(1);
    expect(touches[0]).toBe(own);
    expect(new Set(touches.slice(1))).toEqual(new Set(hosts));
  });

  it('do not welcome someone who has found a fight by themselves', async () => {
    const [first, second] = [await war.ruler(), await war.ruler()];
    await challenge(first, second);
    await war.until(war.now() + MINUTE);
    for (const ruler of [first, second])
      for (const side of ['attacker', 'defender'] as const) {
        const page = await war.house.store.find(battles, side, { prefix: [ruler.id, 'open'], limit: 10 });
        expect(page.items.filter(({ body }) => body.attacker.isNpc)).toEqual([]);
      }
  });

  longIt(
    'live through days by themselves: they fight, build and recruit, each with one turn pending',
    async () => {
      await war.close();
      war = await openWarHouse({ npcTurnSeconds: 600, npcKingdoms: 4 });
      await wakeNpcs(war.house);
      await wakeNpcs(war.house);
      const before = await war.npcs();
      await war.until(war.now() + 4 * 24 * HOUR);
      const settled = await war.house.store.find(battles, 'status', {
        prefix: ['default-server', 'settled'],
        limit: 500,
      });
      expect(settled.items.length).toBeGreaterThan(3);
      for (const { body } of settled.items.slice(0, 3)) {
        const replay = replayOfBattle(body);
        expect(replay === null ? null : verifyReplay(replay)).toEqual({ verified: true });
      }
      const after = await war.npcs();
      expect(after.reduce((sum, { turnsSpent }) => sum + turnsSpent, 0)).toBeGreaterThan(100);
      expect(after.reduce((sum, { power }) => sum + power, 0)).toBeGreaterThan(
        before.reduce((sum, { power }) => sum + power, 0),
      );
      const turns = (await war.pendingJobs()).filter((key) => key.startsWith('npc_turn/'));
      expect(new Set(turns).size).toBe(turns.length);
      for (const { id } of after) expect(turns).toContain(`npc_turn/${id}`);
    },
  );

  it('keep to their station: whoever comes eight hours later is still welcomed by a near-equal', async () => {
    await war.close();
    war = await openWarHouse({ npcTurnSeconds: 600 });
    await wakeNpcs(war.house);
    await war.until(war.now() + 8 * HOUR);
    const newcomer = await war.ruler();
    await war.until(war.now() + MINUTE);
    const welcome = await war.house.store.find(battles, 'defender', {
      prefix: [newcomer.id, 'open'],
      limit: 1,
    });
    const host = await war.kingdom(
      welcome.items[0]?.body.attacker.kingdomId ?? expect.fail('nobody welcomed the newcomer'),
    );
    const strength = (kingdom: Kingdom): number =>
      powerOfArmy(
        kingdom.armies.flatMap(({ units }) => units),
        war.house.content,
      );
    expect(isFairMatch(strength(host), strength(newcomer))).toBe(true);
  });

  it('invite rulers who are here, one at a time and not again for a while', async () => {
    await war.close();
    war = await openWarHouse({ npcTurnSeconds: 60 });
    const player = await war.ruler();
    await war.until(war.now() + MINUTE);
    const welcome = await war.house.store.find(battles, 'defender', {
      prefix: [player.id, 'open'],
      limit: 1,
    });
    carriedOut(await war.act(player, 'decline_battle', { battleRequestId: welcome.items[0]?.id ?? '' }));
    war.presences.arrived('default-server', player.accountId);
    await wakeNpcs(war.house);
    await war.until(war.now() + 8 * MINUTE);
    const soon = await war.house.store.find(battles, 'defender', { prefix: [player.id], limit: 50 });
    expect(soon.items).toHaveLength(1);
    await war.until(war.now() + 30 * MINUTE);
    const later = await war.house.store.find(battles, 'defender', { prefix: [player.id], limit: 50 });
    expect(later.items).toHaveLength(2);
  });
});
