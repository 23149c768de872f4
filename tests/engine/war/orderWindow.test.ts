// When the first window opens, and that nothing a window says of itself can put a round off.
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { DRAWING_MS, openedEarly, orderWindow, windowOpensAt } from '@sigilla/engine/war/orderWindow.ts';
import { nextRound } from '@sigilla/engine/war/round.ts';
import { aKingdom, anNpcKingdom, NOW, rulesOf } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { fixtureBattle } from '../../browser/stagePage/fixtures.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';
import { meet } from './wager.ts';

const npc = anNpcKingdom(0).build();
const accepted = (rival = 'wick'): BattleDoc =>
  meet(new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build(), npc), 'harrow', rival);

describe('the first window', () => {
  it.each(['wick', npc.id])('opens ten seconds after the challenge to %s was accepted', (rival) => {
    const battle = accepted(rival);
    expect(windowOpensAt(battle)).toBe(NOW + DRAWING_MS);
    expect(battle.roundDueAt).toBe(NOW + DRAWING_MS + orderWindow(battle, rulesOf(), true));
  });

  it('opens as soon as the field stands in every window, and then lasts as long as ever', () => {
    const battle = accepted();
    const opened = openedEarly(battle, rulesOf(), NOW + 2_000);
    expect(opened?.roundDueAt).toBe(NOW + 2_000 + orderWindow(battle, rulesOf(), true));
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
    expect(orderWindow(accepted(npc.id), rulesOf(), false)).toBeGreaterThan(longest * 1000);
  });
});
