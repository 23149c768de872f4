import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { Replay } from '@sigilla/engine/battle/replay.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import type { BattleAdvance, BattleSnapshot } from '@sigilla/rooms/duel/messages.ts';
import type { DuelState } from '@sigilla/rooms/duel/state.ts';
import {
  act,
  aRuler,
  enter,
  eventually,
  fightUntil,
  fresh,
  get,
  leave,
  meet,
  openServer,
} from './visitors.ts';
import type { MovedServer, Ruler, Seat } from './visitors.ts';

let server: MovedServer;
let url: string;
beforeAll(async () => {
  server = await openServer({ ORDER_WINDOW_SECONDS: 20 });
  ({ url } = server);
});
afterAll(() => server.close());

const stateOf = ({ room }: Seat): DuelState => room.state as DuelState;
const isSettled = (seat: Seat): boolean => stateOf(seat).status === 'settled';

/** The rounds somebody has seen: what they were first shown, and what came after. */
const roundsSeen = (seat: Seat): RoundLog[] => {
  let rounds: RoundLog[] = [];
  for (const { type, message } of seat.heard) {
    if (type === 'battle') ({ rounds } = (message as BattleSnapshot).battle);
    if (type === 'advance') {
      const { fromRound, rounds: more } = message as BattleAdvance;
      expect(rounds.length).toBeGreaterThanOrEqual(fromRound);
      rounds = [...rounds.slice(0, fromRound), ...more];
    }
  }
  return rounds;
};
const replayOf = async (battleId: string): Promise<Replay> =>
  Replay.parse((await get(url, `/api/battles/${battleId}/replay`))['replay']);

const twoRulers = async (): Promise<readonly [Ruler, Ruler]> => [await aRuler(url), await aRuler(url)];

describe('a duel watched live', () => {
  it('shows two commanders, a spectator and a visitor the same rounds, and those are the replay’s', async () => {
    const [first, second] = await twoRulers();
    const third = await aRuler(url);
    const battleId = await meet(url, first, second);
    const seats = [
      await enter(url, 'duel', { battleId }, first),
      await enter(url, 'duel', { battleId }, second),
      await enter(url, 'duel', { battleId }, third),
      await enter(url, 'duel', { battleId }, null),
    ];
    const [attacker, defender, spectator] = seats as [Seat, Seat, Seat];
    await eventually('everyone is counted', () => stateOf(attacker).watchers === 2);
    expect([stateOf(spectator).attackerPresent, stateOf(spectator).defenderPresent]).toEqual([true, true]);
    expect(attacker.of<BattleSnapshot>('battle')[0]?.battle.side).toBe('attacker');
    expect(defender.of<BattleSnapshot>('battle')[0]?.battle.side).toBe('defender');
    expect(spectator.of<BattleSnapshot>('battle')[0]?.battle.side).toBeNull();

    await fightUntil(server, battleId, 'the battle is settled', () => seats.every(isSettled));
    await eventually('the last round has reached everyone', () =>
      seats.every((seat) => roundsSeen(seat).length === stateOf(seat).round),
    );
    const replay = await replayOf(battleId);
    expect(verifyReplay(replay)).toEqual({ verified: true });
    for (const seat of seats) expect(roundsSeen(seat)).toEqual(replay.rounds);
    for (const seat of seats) {
      const last = seat.of<BattleAdvance>('advance').at(-1);
      expect(last?.fields.seed).toBe(replay.seed);
      expect(last?.fields.report).toEqual(replay.report);
    }
    await leave(...seats);
  });

  it('hears what the benches call out, a word every other second from each, and tells everyone how often', async () => {
    const [first, second] = await twoRulers();
    const battleId = await meet(url, first, second);
    const attacker = await enter(url, 'duel', { battleId }, first);
    const visitor = await enter(url, 'duel', { battleId }, null);
    const calls = (seat: Seat): readonly number[] => [...stateOf(seat).calls];
    expect(await visitor.room.request('call', { call: 'euge' })).toMatchObject({ success: true });
    expect(await visitor.room.request('call', { call: 'vae' })).toMatchObject({ success: true });
    expect(await visitor.room.request('call', { call: 'vae' })).toMatchObject({ success: true });
    expect(await visitor.room.request('call', { call: 'vae' })).toMatchObject({ success: false });
    expect(await attacker.room.request('call', { call: 'buy gold at' })).toMatchObject({ success: false });
    await eventually(
      'the commander hears them',
      () => calls(attacker)[0] === 1 && calls(attacker).at(-1) === 2,
    );
    const live = (await get(url, '/api/battles/live'))['live'] as { id: string; watchers: number }[];
    expect(live.find(({ id }) => id === battleId)?.watchers).toBe(1);
    await leave(visitor, attacker);
  });

  it('carries orders, fights at once when both have spoken, and keeps them secret until then', async () => {
    const [first, second] = await twoRulers();
    const battleId = await meet(url, first, second);
    const attacker = await enter(url, 'duel', { battleId }, first);
    const defender = await enter(url, 'duel', { battleId }, second);
    const orders = (stance: string) => ({ commandId: fresh(), round: 1, stance, target: 'nearest' });
    expect(await attacker.room.request('orders', orders('press'))).toMatchObject({ success: true });
    await eventually('the attacker is seen to be ready', () => stateOf(defender).attackerReady);
    await eventually('the attacker knows their own orders', () =>
      attacker.of<BattleAdvance>('advance').some(({ fields }) => fields.ownOrders?.stance === 'press'),
    );
    expect(JSON.stringify(defender.heard)).not.toContain('press');
    expect(await defender.room.request('orders', orders('feint'))).toMatchObject({ success: true });
    await eventually('the first round is fought', () => stateOf(attacker).round >= 1);
    expect(roundsSeen(attacker)[0]?.orders).toEqual({
      attacker: { stance: 'press', target: 'nearest' },
      defender: { stance: 'feint', target: 'nearest' },
    });
    expect(await attacker.room.request('orders', orders('hold'))).toMatchObject({
      success: false,
      code: 'orders_wrong_round',
    });
    await leave(attacker, defender);
  });

  it('takes no orders from spectators and visitors, nor after the battle', async () => {
    const [first, second] = await twoRulers();
    const third = await aRuler(url);
    const battleId = await meet(url, first, second);
    const spectator = await enter(url, 'duel', { battleId }, third);
    const visitor = await enter(url, 'duel', { battleId }, null);
    const attacker = await enter(url, 'duel', { battleId }, first);
    const orders = () => ({ commandId: fresh(), round: 1, stance: 'hold', target: 'weakest' });
    expect(await spectator.room.request('orders', orders())).toMatchObject({ code: 'not_a_commander' });
    expect(await visitor.room.request('orders', orders())).toMatchObject({ code: 'sign_in_required' });
    await fightUntil(server, battleId, 'the battle is settled', () => isSettled(attacker));
    expect(await attacker.room.request('orders', orders())).toMatchObject({ code: 'battle_not_fought' });
    await leave(spectator, visitor, attacker);
  });

  it('refuses orders once the window has closed', async () => {
    const [first, second] = await twoRulers();
    const battleId = await meet(url, first, second);
    const attacker = await enter(url, 'duel', { battleId }, first);
    await fightUntil(server, battleId, 'the first round is fought', () => stateOf(attacker).round >= 1);
    const late = await attacker.room.request('orders', {
      commandId: fresh(),
      round: 1,
      stance: 'hold',
      target: 'weakest',
    });
    expect(late).toMatchObject({ success: false, code: 'orders_wrong_round' });
    await leave(attacker);
  });

  it('gives whoever comes late everything so far, and then the same as everyone', async () => {
    const [first, second] = await twoRulers();
    const battleId = await meet(url, first, second);
    const early = await enter(url, 'duel', { battleId }, first);
    await fightUntil(server, battleId, 'some rounds are fought', () => stateOf(early).round >= 2);
    const late = await enter(url, 'duel', { battleId }, null);
    expect(late.of<BattleSnapshot>('battle')[0]?.battle.rounds.length).toBeGreaterThanOrEqual(2);
    await fightUntil(server, battleId, 'the battle is settled', () => isSettled(early) && isSettled(late));
    await eventually('both have seen it all', () => roundsSeen(late).length === stateOf(late).round);
    expect(roundsSeen(late)).toEqual(roundsSeen(early));
    const after = await enter(url, 'duel', { battleId }, null);
    expect(roundsSeen(after)).toEqual(roundsSeen(early));
    await leave(early, late, after);
  });

  it('keeps a dropped client’s place and leaves no gap', async () => {
    const [first, second] = await twoRulers();
    const battleId = await meet(url, first, second);
    const attacker = await enter(url, 'duel', { battleId }, first);
    const watcher = await enter(url, 'duel', { battleId }, second);
    const { sessionId } = attacker.room;
    let returned = false;
    attacker.room.onReconnect(() => {
      returned = true;
    });
    await fightUntil(server, battleId, 'a round is fought', () => stateOf(watcher).round >= 1);
    attacker.room.connection.close();
    await eventually('the others see the place empty', () => !stateOf(watcher).attackerPresent);
    await eventually('the client is back', () => returned);
    expect(attacker.room.sessionId).toBe(sessionId);
    await eventually('the others see them back', () => stateOf(watcher).attackerPresent);
    await fightUntil(
      server,
      battleId,
      'the battle is settled',
      () => isSettled(attacker) && isSettled(watcher),
    );
    await eventually('both have seen it all', () => roundsSeen(attacker).length === stateOf(attacker).round);
    expect(roundsSeen(attacker)).toEqual((await replayOf(battleId)).rounds);
    await leave(attacker, watcher);
  });
});

describe('who may enter a duel', () => {
  it('refuses a bad token rather than taking it for a visitor’s, and battles that are not there', async () => {
    const [first, second] = await twoRulers();
    const battleId = await meet(url, first, second);
    await expect(enter(url, 'duel', { battleId }, { token: first.userId })).rejects.toMatchObject({
      code: 401,
    });
    await expect(enter(url, 'duel', { battleId: 'nothing' }, first)).rejects.toMatchObject({ code: 404 });
    await expect(enter(url, 'duel', {}, first)).rejects.toMatchObject({ code: 400 });
  });

  it('shows a challenge that is not yet accepted to its two rulers alone', async () => {
    const [first, second] = await twoRulers();
    const { battleId } = await act(url, first, 'initiate_battle', {
      targetUserId: second.userId,
      armyId: 'army-1',
      message: 'fair_field',
    });
    const third = await aRuler(url);
    await expect(enter(url, 'duel', { battleId }, third)).rejects.toMatchObject({ code: 404 });
    await expect(enter(url, 'duel', { battleId }, null)).rejects.toMatchObject({ code: 404 });
    const seat = await enter(url, 'duel', { battleId }, second);
    expect(seat.of<BattleSnapshot>('battle')[0]?.battle.message).toMatch(/^A fair field/);
    await leave(seat);
  });
});
