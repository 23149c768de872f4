// When a guest's throne counts as empty: only theirs, only after a week without a turn, and never after a turn that is spent.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORSAKEN_AFTER_MS, isForsaken } from '@sigilla/engine/kingdom/forsaken.ts';
import { MemoryRealm, done } from '../../support/realm.ts';
import { aKingdom, NOW } from '../../support/builders.ts';

const DAY = 24 * 3_600_000;
const guests = aKingdom().with({ isGuest: true });

describe('isForsaken', () => {
  it('counts from the last turn spent, or from the founding', () => {
    const foundedAt = NOW - 30 * DAY;
    const ruledTo = (lastTurnUsedAt: number | null) => guests.with({ foundedAt, lastTurnUsedAt }).build();
    expect(isForsaken(ruledTo(null), NOW)).toBe(true);
    expect(isForsaken(ruledTo(NOW - 7 * DAY), NOW)).toBe(true);
    expect(isForsaken(ruledTo(NOW - 7 * DAY + 1), NOW)).toBe(false);
  });

  it('never calls a kingdom forsaken that somebody has claimed', () => {
    fc.assert(
      fc.property(fc.nat(400 * DAY), fc.option(fc.nat(400 * DAY)), (founded, last) => {
        const kingdom = guests.with({
          isGuest: false,
          foundedAt: NOW - founded,
          lastTurnUsedAt: last === null ? null : NOW - last,
        });
        expect(isForsaken(kingdom.build(), NOW)).toBe(false);
      }),
    );
  });

  it('ends with the first turn that is spent', () => {
    const idle = guests
      .with({ forsaken: true, foundedAt: NOW - FORSAKEN_AFTER_MS })
      .withTurns(5)
      .build();
    const realm = new MemoryRealm(idle);
    const played = done(realm.play(idle.id, { actionType: 'rush_resource', actionId: 'tax_collection' }));
    const { kingdom } = played.decision;
    expect(kingdom.forsaken).toBe(false);
    expect(isForsaken(kingdom, NOW + FORSAKEN_AFTER_MS - 1)).toBe(false);
  });
});
