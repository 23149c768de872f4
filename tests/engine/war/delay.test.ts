// Watching from outside: a ranked battle is shown to visitors one round late, everything else at once, and its two rulers see theirs at once.
import { describe, expect, it } from 'vitest';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { isShownLate } from '@sigilla/engine/war/delay.ts';
import { liveBattle } from '@sigilla/engine/war/listed.ts';
import { sealed } from '@sigilla/engine/war/oath.ts';
import { publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import { isDecided, nextRound } from '@sigilla/engine/war/round.ts';
import { battleSummary } from '@sigilla/engine/war/summary.ts';
import { drawDuel } from '@sigilla/rooms/duel/project.ts';
import { DuelState } from '@sigilla/rooms/duel/state.ts';
import { HOUR, NOW, aKingdom, rulesOf } from '../../support/builders.ts';
import { NOTARY } from '../../support/notary.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { meet, settle } from './wager.ts';

const battleOf = (ranked: boolean): { readonly realm: MemoryRealm; readonly battle: BattleDoc } => {
  const realm = new MemoryRealm(...['harrow', 'wick'].map((id) => aKingdom(id).atLevel(60).build()));
  // No beginners any more.
  realm.now = NOW + 100 * HOUR;
  return { realm, battle: meet(realm, 'harrow', 'wick', { ranked }) };
};
const next = (battle: BattleDoc): BattleDoc =>
  sealed(nextRound(battle, { attacker: null, defender: null }, rulesOf(), NOW), NOTARY);
const roundsFor = (battle: BattleDoc, viewer: AccountId | null): number[] => {
  const { rounds, given, seals } = publicBattle(battle, viewer);
  expect(given).toHaveLength(rounds.length);
  expect(seals).toHaveLength(rounds.length);
  return rounds.map(({ round }) => round);
};

describe('a ranked battle', () => {
  it('is shown to visitors and strangers one round late, in every place that tells of its rounds', () => {
    let { battle } = battleOf(true);
    expect(isShownLate(battle)).toBe(true);
    expect(roundsFor(battle, null)).toEqual([]);
    for (let fought = 1; fought <= 4; fought += 1) {
      battle = next(battle);
      if (isDecided(battle)) break;
      const late = Array.from({ length: fought - 1 }, (_, i) => i + 1);
      expect(roundsFor(battle, null)).toEqual(late);
      expect(roundsFor(battle, 'someone-else' as AccountId)).toEqual(late);
      expect(liveBattle(battleSummary(battle), 0).rounds).toBe(fought - 1);
      const state = new DuelState();
      drawDuel(state, 1, battle);
      expect(state.round).toBe(fought - 1);
      // A ruler's second window, with nobody signed in, is told less than their first.
      for (const side of ['attacker', 'defender'] as const)
        expect(roundsFor(battle, battle[side].accountId)).toEqual([...late, fought]);
      expect(JSON.stringify(publicBattle(battle, null))).not.toContain(
        JSON.stringify(battle.rounds.at(-1)?.hits),
      );
    }
  });

  it('is everybody’s once it is over', () => {
    const { realm, battle } = battleOf(true);
    const settled = settle(realm, battle).battle;
    expect(isShownLate(settled)).toBe(false);
    expect(roundsFor(settled, null)).toEqual(settled.rounds.map(({ round }) => round));
  });
});

describe('any other battle', () => {
  it('is shown as it is fought', () => {
    const fought = next(next(battleOf(false).battle));
    expect(isShownLate(fought)).toBe(false);
    expect(roundsFor(fought, null)).toEqual([1, 2]);
    expect(liveBattle(battleSummary(fought), 0).rounds).toBe(2);
  });
});
