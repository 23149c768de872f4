// Turns that are granted: what finds room, what the ledger says of it, and what comes of none.
import { describe, expect, it } from 'vitest';
import { grantTo } from '@sigilla/engine/actions/grant.ts';
import type { Grant } from '@sigilla/engine/actions/grant.ts';
import { aKingdom, content, HOUR, NOW, rulesOf } from '../../support/builders.ts';

const rules = rulesOf();
const granting = { now: NOW, rules, content };
const a = (turns: number): Grant => ({ turns, why: 'feat_earned' });

describe('turns that are granted', () => {
  it('G-184 find room up to the realm’s cap: each is told what of it has arrived, and the ledger has no more', () => {
    const full = aKingdom()
      .withTurns(rules.grantedTurnsCap - 7)
      .build();
    const { changes, granted } = grantTo(full, [a(5), a(5), a(5)], granting);
    expect(granted).toEqual([5, 2, 0]);
    const [change] = changes;
    if (change?.aggregate !== 'kingdoms' || 'isGone' in change) throw new Error('no kingdom is changed');
    expect(change.body.turns.count).toBe(rules.grantedTurnsCap);
    expect(change.lines?.map(({ turns }) => turns)).toEqual([5, 2]);
    expect(change.body.ledgerCount).toBe(full.ledgerCount + 2);
  });

  it('come on top of what time has brought, which has a line of its own', () => {
    const early = aKingdom().withTurns(10).build();
    const { changes, granted } = grantTo(early, [a(3)], { ...granting, now: NOW + 2 * HOUR });
    const [change] = changes;
    if (change?.aggregate !== 'kingdoms' || 'isGone' in change) throw new Error('no kingdom is changed');
    expect([granted, change.body.turns.count]).toEqual([[3], 15]);
    expect(change.lines?.map(({ reason, turns }) => [reason, turns])).toEqual([
      ['turns_gained', 2],
      ['feat_earned', 3],
    ]);
  });

  it('are nothing where there is no kingdom, or nothing to grant', () => {
    expect(grantTo(null, [a(5), a(1)], granting)).toEqual({ changes: [], granted: [0, 0] });
    expect(grantTo(aKingdom().build(), [a(0)], granting)).toEqual({ changes: [], granted: [0] });
  });
});
