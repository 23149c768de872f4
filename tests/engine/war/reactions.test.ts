// What is done when a job of war falls due, decided in memory: each reaction answers an outcome or commands, and leaves alone what has gone on without it.
import { describe, expect, it } from 'vitest';
import { JOB_PAYLOADS } from '@sigilla/engine/actions/jobs.ts';
import { REACTIONS } from '@sigilla/engine/actions/reactions.ts';
import { touch, touchKingdom } from '@sigilla/engine/actions/load.ts';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { aKingdom, anNpcKingdom } from '../../support/builders.ts';
import { done, MemoryRealm } from '../../support/realm.ts';
import { challenging, fightOut, meet, theBattle } from './wager.ts';

const bodiesOf = (realm: MemoryRealm, ...asked: Parameters<MemoryRealm['react']>) =>
  (realm.react(...asked).outcome?.changes ?? []).map((change) => ('body' in change ? change.body : null));

const atOdds = (defender = aKingdom('wick').build()): MemoryRealm =>
  new MemoryRealm(aKingdom('harrow').build(), defender);

describe('a challenge that nobody answers', () => {
  it('lapses, and its challenger is told', () => {
    const realm = atOdds();
    done(realm.play('harrow', challenging('wick')));
    const battle = theBattle(realm);
    const { reason, outcome } = realm.react('battle_expiry', { battleId: battle.id });
    expect(reason).toBe('battle_expiry');
    expect(outcome?.changes).toMatchObject([{ aggregate: 'battles', body: { status: 'expired' } }]);
    expect(outcome?.notices).toMatchObject([
      { accountId: battle.attacker.accountId, text: { code: 'challengeExpired' } },
    ]);
    expect(realm.touches('battle_expiry', { battleId: battle.id })).toEqual([touch('battles', battle.id)]);
  });

  it('is left as it is once it was answered, or is gone', () => {
    const realm = atOdds();
    const battle = meet(realm, 'harrow', 'wick');
    expect(realm.react('battle_expiry', { battleId: battle.id })).toEqual({ reason: 'battle_expiry' });
    realm.battles.clear();
    expect(realm.react('battle_expiry', { battleId: battle.id })).toEqual({ reason: 'battle_expiry' });
  });
});

describe('a round whose window has closed', () => {
  it('is fought, and asks for the next under a key of its own, or ends the battle', () => {
    const realm = atOdds();
    const battle = meet(realm, 'harrow', 'wick');
    const last = fightOut(realm, battle).rounds.length;
    for (let round = 1; round <= last; round += 1) {
      const asked = ['battle_round', { battleId: battle.id, round }] as const;
      const { reason, outcome } = realm.react(...asked);
      expect(realm.react(...asked)).toEqual({ reason, outcome });
      expect(reason).toBe(round < last ? 'battle_round' : 'battle_spoils');
      expect(outcome?.jobs?.map(({ kind, payload }) => [kind, payload]) ?? []).toEqual(
        round < last ? [['battle_round', { battleId: battle.id, round: round + 1 }]] : [],
      );
      realm.keepAll(outcome?.changes ?? []);
      expect(theBattle(realm).rounds).toHaveLength(round);
    }
    expect(theBattle(realm)).toMatchObject({ status: 'settled' });
    // What holds the hosts lets them go.
    for (const ruler of ['harrow', 'wick'])
      expect(realm.kingdom(ruler).armies.every(({ lockedBy }) => lockedBy === null)).toBe(true);
  });

  it('is not fought twice, nor before its turn, nor after the end', () => {
    const realm = atOdds();
    const battle = meet(realm, 'harrow', 'wick');
    expect(realm.react('battle_round', { battleId: battle.id, round: 2 }).outcome).toBeUndefined();
    realm.keepAll(realm.react('battle_round', { battleId: battle.id, round: 1 }).outcome?.changes ?? []);
    expect(realm.react('battle_round', { battleId: battle.id, round: 1 }).outcome).toBeUndefined();
    realm.battles.clear();
    expect(realm.react('battle_round', { battleId: battle.id, round: 1 }).outcome).toBeUndefined();
  });

  it('is called off after the last when a ruler has left the realm: nothing is won, and the other host goes home', () => {
    const realm = atOdds();
    const battle = meet(realm, 'harrow', 'wick');
    const { rounds } = fightOut(realm, battle);
    realm.kingdoms.delete('wick');
    for (const { round } of rounds)
      realm.keepAll(realm.react('battle_round', { battleId: battle.id, round }).outcome?.changes ?? []);
    expect(theBattle(realm)).toMatchObject({ status: 'cancelled', roundDueAt: null });
    expect(realm.kingdoms.has('wick')).toBe(false);
    expect(realm.kingdom('harrow').armies.every(({ lockedBy }) => lockedBy === null)).toBe(true);
  });
});

describe('a ruler of the realm’s own', () => {
  const npc = anNpcKingdom(0).build();

  it('answers a challenge by the verbs that anyone has, and the refusal of the first leaves the second', () => {
    const realm = atOdds(npc);
    done(realm.play('harrow', challenging(npc.id)));
    const payload = { task: 'answer', battleId: theBattle(realm).id, kingdomId: npc.id } as const;
    const { tries = [], outcome } = realm.react('npc_turn', payload);
    expect(outcome).toBeUndefined();
    expect(tries.at(-1)?.wire.actionId).toBe('decline_battle');
    for (const { by } of tries) expect(by).toMatchObject({ accountId: npc.accountId });
    // Every try is a command that its ruler could give: the first that is not refused is carried out.
    expect(tries.some(({ wire }) => realm.weigh(npc.id, wire).ok)).toBe(true);
    expect(realm.touches('npc_turn', payload)).toEqual([
      touch('battles', payload.battleId),
      touchKingdom(npc),
    ]);
  });

  it('has nothing to say to a challenge that has been called back, or in a kingdom that is no more', () => {
    const realm = atOdds(npc);
    done(realm.play('harrow', challenging(npc.id)));
    const payload = { task: 'answer', battleId: theBattle(realm).id, kingdomId: npc.id } as const;
    realm.kingdoms.delete(npc.id);
    expect(realm.react('npc_turn', payload).tries).toBeUndefined();
    realm.battles.clear();
    expect(realm.react('npc_turn', payload).tries).toBeUndefined();
    const nobody = KingdomId.parse('nobody');
    expect(realm.react('npc_turn', { task: 'welcome', kingdomId: nobody })).toEqual({ reason: 'field' });
  });
});

it('every pure reaction is to a kind of job there is, and changes nothing it was given', () => {
  expect(Object.keys(JOB_PAYLOADS)).toEqual(expect.arrayContaining(Object.keys(REACTIONS)));
  const realm = atOdds();
  const battle = meet(realm, 'harrow', 'wick');
  const before = JSON.stringify([...realm.battles, ...realm.kingdoms]);
  expect(bodiesOf(realm, 'battle_round', { battleId: battle.id, round: 1 })).not.toEqual([]);
  expect(JSON.stringify([...realm.battles, ...realm.kingdoms])).toBe(before);
});
