// The round that the last order brings about: fought in that order's own commit, as its job would have fought it; what its job alone can do stays its job's.
import { describe, expect, it } from 'vitest';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { roundKey } from '@sigilla/engine/war/jobs.ts';
import { aKingdom } from '../../support/builders.ts';
import { done, MemoryRealm } from '../../support/realm.ts';
import { fightOut, meet, theBattle, war } from './wager.ts';

const ORDERS = { stance: 'press', target: 'nearest', ready: true };
const orders = (realm: MemoryRealm, ruler: string, more: Readonly<Record<string, unknown>> = {}) => {
  const { id: battleId, rounds } = theBattle(realm);
  return done(
    realm.play(ruler, war('set_orders', { battleId, round: rounds.length + 1, ...ORDERS, ...more })),
  ).decision.done;
};
const atOdds = (): MemoryRealm => new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build());
const changedTo = ({ changes = [] }: { readonly changes?: readonly object[] }): BattleDoc | undefined =>
  changes.map((change) => (change as { readonly body: BattleDoc }).body)[0];

describe('the last order that is waited for', () => {
  it('is kept with the round that it brings about, which is the one that its job would have fought', () => {
    const realm = atOdds();
    const { id } = meet(realm, 'harrow', 'wick');
    const last = fightOut(realm, theBattle(realm)).rounds.length;
    expect(last).toBeGreaterThan(2);
    for (let round = 1; round < 3; round += 1) {
      const first = orders(realm, 'harrow');
      expect(first.jobs ?? []).toEqual([]);
      expect(theBattle(realm).rounds).toHaveLength(round - 1);
      const before = theBattle(realm);
      const said = { stance: 'hold', target: 'weakest', ready: true };
      const second = orders(realm, 'wick', said);
      const after = theBattle(realm);
      expect(after.rounds).toHaveLength(round);
      expect(after.seals).toHaveLength(round);
      expect(after.pending).toEqual({ attacker: null, defender: null });
      expect(second.cancelJobs).toEqual([roundKey(id, round)]);
      expect(second.jobs).toMatchObject([
        { kind: 'battle_round', dueAt: after.roundDueAt, payload: { battleId: id, round: round + 1 } },
      ]);
      realm.battles.set(id, {
        ...before,
        roundDueAt: realm.now,
        pending: { ...before.pending, defender: said as never },
      });
      const { outcome } = realm.react('battle_round', { battleId: id, round });
      expect(outcome && changedTo(outcome)).toEqual(after);
      expect(outcome?.jobs).toEqual(second.jobs);
      realm.battles.set(id, after);
    }
  });

  it('leaves to the job a round that decides the battle', () => {
    const realm = atOdds();
    meet(realm, 'harrow', 'wick');
    for (;;) {
      const { rounds } = theBattle(realm);
      orders(realm, 'harrow');
      const { jobs } = orders(realm, 'wick');
      const battle = theBattle(realm);
      if (battle.rounds.length > rounds.length) continue;
      expect(battle.roundDueAt).toBe(realm.now);
      expect(jobs).toMatchObject([{ dueAt: realm.now, payload: { round: rounds.length + 1 } }]);
      const asked = ['battle_round', { battleId: battle.id, round: rounds.length + 1 }] as const;
      expect(realm.react(...asked).reason).toBe('battle_spoils');
      return;
    }
  });

  it('leaves to the job, too, a round in which a ruler of the realm’s own has a say', () => {
    const realm = atOdds();
    meet(realm, 'harrow', 'wick');
    orders(realm, 'harrow');
    const battle = theBattle(realm);
    realm.battles.set(battle.id, { ...battle, attacker: { ...battle.attacker, isNpc: true } });
    const { jobs } = orders(realm, 'wick');
    expect(theBattle(realm)).toMatchObject({ rounds: [], roundDueAt: realm.now });
    expect(jobs).toMatchObject([{ dueAt: realm.now, payload: { round: 1 } }]);
  });
});
