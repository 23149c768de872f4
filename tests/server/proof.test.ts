// The protocol of proof over a real store: the oath before the words, words that are kept apart until both are there, the realm's word for whoever
// is away, seals on every round, and battles that were in their midst when the realm got its notary or another key.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { isUnbroken } from '@sigilla/engine/proof/notary.ts';
import { verifyBattle } from '@sigilla/engine/proof/verify.ts';
import type { Evidence } from '@sigilla/engine/proof/verify.ts';
import { looked, taken } from '@sigilla/engine/proof/witness.ts';
import type { Witness } from '@sigilla/engine/proof/witness.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import type { ActionAnswer } from '@sigilla/server/app/executeAction.ts';
import { checkSignature, openNotary, renewKey } from '@sigilla/server/app/notary.ts';
import { setRight } from '@sigilla/server/app/timekeeping/setRight.ts';
import { battles, jobs } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { openWarHouse } from './warHouse.ts';
import type { WarHouse } from './warHouse.ts';
import { mustCommit } from '../support/mustCommit.ts';

let war: WarHouse;
beforeEach(async () => {
  war = await openWarHouse();
});
afterEach(() => war.close());

const done = (answer: ActionAnswer): Readonly<Record<string, unknown>> => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  return answer.result.actionResult;
};
const refusedAs = (answer: ActionAnswer): string => (answer.ok ? 'was not refused' : answer.refusal.code);

const challenge = async (from: Kingdom, to: Kingdom, more = {}): Promise<string> =>
  String(
    done(
      await war.act(from, 'initiate_battle', {
        targetUserId: to.accountId,
        armyId: 'army-1',
        speaks: true,
        ...more,
      }),
    )['battleId'],
  );
const accept = async (defender: Kingdom, battleRequestId: string, more = {}): Promise<BattleDoc> => {
  const input = { battleRequestId, defenderArmyId: 'army-1', speaks: true, ...more };
  done(await war.act(defender, 'accept_battle', input));
  await war.until(war.now());
  return war.battle(battleRequestId);
};
const speak = (ruler: Kingdom, battleId: string, word: string) =>
  war.act(ruler, 'give_word', { battleId, word });
const published = () => war.house.notary.view(utcDay(war.now()));
const settled = async (id: string): Promise<BattleDoc> => {
  await war.until(war.now() + 1_000_000);
  return war.battle(id);
};
const judged = (battle: BattleDoc, more: Partial<Evidence> = {}) => {
  const replay = replayOfBattle(battle);
  if (replay === null) throw new Error('there is no replay');
  const evidence = { battleId: battle.id, notary: published(), known: [], witness: null };
  return verifyBattle(replay, { ...evidence, check: checkSignature, ...more });
};
const sides = async (): Promise<readonly [Kingdom, Kingdom]> => [await war.ruler(), await war.ruler()];

describe('two windows that speak', () => {
  it('hear the oath first, speak apart, and hold every sealed round of the battle', async () => {
    const [first, second] = await sides();
    const id = await challenge(first, second);
    expect(refusedAs(await speak(first, id, 'too-early'))).toBe('word_too_early');
    const sworn = await accept(second, id);
    expect(sworn).toMatchObject({ status: 'accepted', setup: null, weather: null });
    expect(await war.pendingJobs()).toContain(`battle_round/${id}/1`);
    const order = { battleId: id, round: 1, stance: 'press', target: 'nearest' };
    expect(refusedAs(await war.act(first, 'set_orders', order))).toBe('battle_not_fought');
    let kept: Witness | null = looked(null, publicBattle(sworn, first.accountId));

    done(await speak(first, id, 'word-one'));
    const waiting = await war.battle(id);
    expect(waiting.setup).toBeNull();
    expect(publicBattle(waiting, first.accountId).attacker.nonce).toBe('word-one');
    for (const other of [second.accountId, null])
      expect(publicBattle(waiting, other).attacker.nonce).toBeNull();
    // Whoever hears no answer says the same again; nobody is let change their mind.
    done(await speak(first, id, 'word-one'));
    expect(refusedAs(await speak(first, id, 'second-thoughts'))).toBe('word_too_late');
    expect(refusedAs(await speak(await war.ruler(), id, 'meddling'))).toBe('not_a_commander');

    done(await speak(second, id, 'word-two'));
    const drawn = await war.battle(id);
    expect([drawn.attacker.nonce, drawn.defender.nonce]).toEqual(['word-one', 'word-two']);
    expect(drawn.setup).not.toBeNull();
    expect(drawn.proof?.opening?.from).toEqual({ attacker: 'window', defender: 'window' });
    expect(refusedAs(await speak(second, id, 'too-late'))).toBe('word_too_late');
    done(await speak(second, id, 'word-two'));
    kept = looked(kept, publicBattle(drawn, first.accountId));

    done(await war.act(first, 'set_orders', order));
    await war.until(drawn.roundDueAt ?? 0);
    kept = looked(kept, publicBattle(await war.battle(id), first.accountId));
    const over = await settled(id);
    expect(over.seals).toHaveLength(over.rounds.length);
    if (kept === null) throw new Error('nothing was kept');
    const witness = { ...kept, word: 'word-one', orders: { 1: { stance: 'press', target: 'nearest' } } };
    const verdict = judged(over, { witness, known: published().keys });
    expect(verdict).toMatchObject({ status: 'verified', fault: null });
    expect(verdict.proved).toContain('ownWord');
    expect(verdict.proved).toContain('ownOrders');
    expect(verdict.believed).toEqual(['hostsTrue', 'othersOrders', 'noLeague']);
  });

  it('find their word left out where the realm says it was not given', async () => {
    const [first, second] = await sides();
    const id = await challenge(first, second);
    const sworn = await accept(second, id);
    const kept = looked(null, publicBattle(sworn, first.accountId));
    done(await speak(second, id, 'word-two'));
    // The realm “loses” the first word, and the window has kept it.
    const over = await settled(id);
    expect(over.proof?.opening?.from).toEqual({ attacker: 'day', defender: 'window' });
    expect(judged(over)).toMatchObject({ status: 'verified' });
    expect(judged(over).believed).toContain('wordMissing');
    expect(judged(over).proved).toContain('dayWords');
    const witness = kept === null ? null : { ...kept, word: 'word-one' };
    // Whoever was told that it had come convicts; whoever heard nothing may have lost the line.
    expect(judged(over, { witness: witness && taken(witness) })).toMatchObject({
      status: 'forged',
      fault: { code: 'otherWord' },
    });
    expect(judged(over, { witness }).believed).toContain('wordUnanswered');
  });
});

describe('whoever has no window that speaks', () => {
  it('is spoken for at once, by the word of the day', async () => {
    const [first, second] = await sides();
    const id = await challenge(first, second, { speaks: false });
    const drawn = await accept(second, id, { speaks: false });
    expect(drawn.setup).not.toBeNull();
    expect(refusedAs(await speak(first, id, 'unasked'))).toBe('word_too_late');
    const verdict = judged(await settled(id));
    expect(verdict.status).toBe('verified');
    expect(verdict.believed).toContain('realmsOwn');
    expect(verdict.proved).toContain('dayWords');
  });

  it('is waited for in a raid on one of the realm’s own, whose word was fixed before', async () => {
    const own = await war.ruler();
    const [npc] = await war.npcs();
    if (npc === undefined) throw new Error('there is no ruler of the realm’s own');
    const id = await challenge(own, npc, { ranked: true });
    await war.until(war.now() + 5_000);
    const sworn = await war.battle(id);
    if (sworn.status === 'declined') return;
    expect(sworn.proof?.speaks).toEqual({ attacker: true, defender: false });
    expect(sworn.setup).toBeNull();
    done(await speak(own, id, 'for-the-raid'));
    expect((await war.battle(id)).proof?.opening?.from).toEqual({ attacker: 'window', defender: 'day' });
    expect(judged(await settled(id))).toMatchObject({ status: 'verified', fault: null });
  });

  it('is one of two of the realm’s own: sworn to, sealed, and nobody’s word but the realm’s', async () => {
    await war.until(war.now() + 60_000);
    const found = await war.house.store.find(battles, 'status', {
      prefix: ['default-server', 'settled'],
      limit: 5,
    });
    for (const { body } of found.items) expect(judged(body).status).toBe('verified');
  });
});

describe('a battle in its midst', () => {
  it('goes on unsealed where it was begun before the realm had a notary, and says so', async () => {
    const [first, second] = await sides();
    const id = await challenge(first, second, { speaks: false });
    await accept(second, id, { speaks: false });
    const before = await war.house.store.get(battles, id);
    if (before === null) throw new Error('there is no battle');
    const body = { ...before.body, proof: null, seals: [] };
    await mustCommit(war.house.store, [replace(battles, before, body)]);
    const over = await settled(id);
    expect(over).toMatchObject({ status: 'settled', proof: null, seals: [] });
    expect(judged(over)).toMatchObject({ status: 'consistent', proved: ['fought'], believed: ['noNotary'] });
    const { proof: _proof, seals: _seals, ...stored } = body;
    const { attacker, defender } = body;
    expect(battles.upcast(stored, 3)).toEqual({
      ...body,
      attacker: { ...attacker, isNovice: false },
      defender: { ...defender, isNovice: false },
    });
  });

  it('is sealed on with the next key, which the one before vouches for', async () => {
    const [first, second] = await sides();
    const id = await challenge(first, second, { speaks: false });
    const drawn = await accept(second, id, { speaks: false });
    const kept = looked(null, publicBattle(drawn, first.accountId));
    await war.until(drawn.roundDueAt ?? 0);
    const known = published().keys;
    await renewKey(war.house);
    const left = await war.leave();
    war = await openWarHouse({ resume: left });
    expect((await openNotary(war.house)).view(utcDay(war.now()))).toEqual(published());
    const over = await settled(id);
    expect(published().keys).toHaveLength(2);
    expect(isUnbroken(published().keys, checkSignature)).toBe(true);
    expect(new Set(over.seals.map((seal) => seal.split('.')[0])).size).toBe(2);
    expect(
      judged(over, {
        witness: kept,
        known: known.map(({ id: name, publicKey }) => ({ id: name, publicKey })),
      }),
    ).toMatchObject({
      status: 'verified',
    });
  });
});

describe('the notary’s book', () => {
  it('publishes no secret and is the same for every process', async () => {
    const shown = JSON.stringify(published());
    expect(shown).not.toMatch(/secret|root/);
    expect((await openNotary(war.house)).view(utcDay(war.now()))).toEqual(published());
    expect(
      (await war.house.store.find(jobs, 'claimable', { prefix: [], limit: 1 })).items.length,
    ).toBeLessThan(2);
  });
});

describe('a battle that a wrong clock has dated', () => {
  it('is verified still when its end is brought back to now', async () => {
    const [first, second] = await sides();
    const today = war.now();
    war.pass(400 * 86_400_000);
    const id = await challenge(first, second, { speaks: false });
    await accept(second, id, { speaks: false });
    expect(judged(await settled(id)).fault).toBeNull();
    await war.until(today);
    expect(await setRight(war.house)).toBeGreaterThan(0);
    const righted = await war.battle(id);
    expect(righted.settledAt).toBeLessThanOrEqual(war.now());
    expect(judged(righted)).toMatchObject({ fault: null, status: 'verified' });
    expect(await setRight(war.house)).toBe(0);
  });
});
