// When the first window opens, that nothing a window says of itself can put a round off, and who is waited for longer.
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { FIRST_BATTLES } from '@sigilla/engine/war/proposal.ts';
import { DRAWING_MS, openedEarly, orderWindow, windowOpensAt } from '@sigilla/engine/war/orderWindow.ts';
import { nextRound } from '@sigilla/engine/war/round.ts';
import { aKingdom, anNpcKingdom, NOW, rulesOf } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { fixtureBattle } from '../../browser/stagePage/fixtures.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';
import { meet } from './wager.ts';

const npc = anNpcKingdom(0).build();
/** Accepted by a rival, after the challenger has sent or taken up so many others. */
const accepted = (rival = 'wick', before = 0): BattleDoc => {
  const deeds = { initiate_battle: before - Math.floor(before / 2), accept_battle: Math.floor(before / 2) };
  const challenger = aKingdom('harrow').with({ deeds }).build();
  return meet(new MemoryRealm(challenger, aKingdom('wick').build(), npc), 'harrow', rival);
};
/** Seconds of the windows before each of the first rounds. */
const windowsOf = (battle: BattleDoc): number[] =>
  [0, 1, 2, 3, 4].map((rounds) => orderWindow(battle, rulesOf(), rounds) / 1000);

describe('the first window', () => {
  it.each(['wick', npc.id])('opens ten seconds after the challenge to %s was accepted', (rival) => {
    const battle = accepted(rival);
    expect(windowOpensAt(battle)).toBe(NOW + DRAWING_MS);
    expect(battle.roundDueAt).toBe(NOW + DRAWING_MS + orderWindow(battle, rulesOf(), 0));
  });

  it('opens as soon as the field stands in every window, and then lasts as long as ever', () => {
    const battle = accepted();
    const opened = openedEarly(battle, rulesOf(), NOW + 2_000);
    expect(opened?.roundDueAt).toBe(NOW + 2_000 + orderWindow(battle, rulesOf(), 0));
    expect(opened === null ? 0 : windowOpensAt(opened)).toBeNull();
  });

  it('is never put off, and opened no second time', () => {
    const battle = accepted();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (later) => {
        const opened = openedEarly(battle, rulesOf(), NOW + later);
        if (opened === null) return;
        expect(opened.roundDueAt ?? 0).toBeLessThan(battle.roundDueAt ?? 0);
        expect(openedEarly(opened, rulesOf(), NOW + later + 1)).toBeNull();
      }),
    );
  });

  it('does not open in a battle that has begun or is not accepted', () => {
    const battle = accepted();
    const fought = nextRound(battle, { attacker: null, defender: null }, rulesOf(), NOW);
    expect(openedEarly(fought, rulesOf(), NOW)).toBeNull();
    expect(openedEarly({ ...battle, status: 'proposed', roundDueAt: null }, rulesOf(), NOW)).toBeNull();
    expect(openedEarly({ ...battle, status: 'cancelled' }, rulesOf(), NOW)).toBeNull();
  });
});

describe('a window against a kingdom of the realm', () => {
  it('is longer than the picture of a round, so that a commander has seen the last one before ordering the next', () => {
    const { setup, rounds } = fixtureBattle();
    const longest = Math.max(
      ...timelineOf(setup, rounds)
        .rounds.filter(({ ended, departure }) => ended === null && departure === null)
        .map(({ duration }) => duration),
    );
    expect(orderWindow(accepted(npc.id, 3), rulesOf(), 1)).toBeGreaterThan(longest * 1000);
  });
});

describe('a ruler’s first battles', () => {
  it.each([0, 1, 2])('wait longer for the first words against the realm’s own, after %i others', (before) => {
    expect(windowsOf(accepted(npc.id, before))).toEqual([45, 22.5, 22.5, 9, 9]);
  });

  it('are over with the third: then windows are as long as anybody’s', () => {
    expect(windowsOf(accepted(npc.id, FIRST_BATTLES))).toEqual([13.5, 9, 9, 9, 9]);
  });

  it('keep no other player waiting', () => {
    expect(windowsOf(accepted('wick'))).toEqual([22.5, 15, 15, 15, 15]);
  });

  it('are told from the ruler alone, whoever sent the herald', () => {
    const realm = new MemoryRealm(aKingdom('harrow').build(), npc);
    const battle = meet(realm, npc.id, 'harrow');
    expect([battle.attacker.isNovice, battle.defender.isNovice]).toEqual([false, true]);
    expect(windowsOf(battle)).toEqual([45, 22.5, 22.5, 9, 9]);
    const fought = nextRound(battle, { attacker: npc.npc, defender: null }, rulesOf(), NOW);
    expect(fought.roundDueAt).toBe(NOW + 22_500);
  });
});
