// What the Memory Palace counts for honors: a counter that earns never falls, and whatever is taken back and given again counts once.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { countReview, countWalk } from '@sigilla/engine/honors/countReview.ts';
import type { CardStanding } from '@sigilla/engine/honors/countReview.ts';
import { newHonors } from '@sigilla/engine/honors/honors.ts';
import { newMemory } from '@sigilla/engine/learning/memory.ts';
import { NOW } from '../../support/builders.ts';

const nobody = newHonors(AccountId.parse('learner'));
const young = { memory: newMemory(NOW) };
const mature = { memory: { ...newMemory(NOW), learningPhase: 'review', interval: 21 } } as const;
const unasked: CardStanding = { card: young, review: null };
const known: CardStanding = { card: mature, review: { rating: 'good' } };
const forgotten: CardStanding = { card: young, review: { rating: 'again' } };

describe('LR-020 a review', () => {
  it('counts when the walk is over, as remembered and as held for three weeks', () => {
    const answered = countReview(nobody, unasked, known);
    expect(answered.counts).not.toHaveProperty('reviews');
    expect(countWalk(answered).counts).toMatchObject({ reviews: 1, mature: 1 });
    expect(countWalk(countReview(nobody, unasked, forgotten))).toBe(nobody);
    expect(countWalk(countReview(answered, known, forgotten)).counts).not.toHaveProperty('mature');
  });

  it('counts once, however often a card is taken back, rated otherwise, lost and held again', () => {
    const step = fc.constantFrom<CardStanding>(unasked, known, forgotten);
    fc.assert(
      fc.property(fc.array(fc.record({ step, isOver: fc.boolean() })), (steps) => {
        let [honors, at] = [nobody, unasked];
        for (const { step: next, isOver } of steps) {
          const moved = countReview(honors, at, next);
          const after = isOver ? countWalk(moved) : moved;
          for (const [name, count] of Object.entries(honors.counts))
            expect(after.counts[name]).toBeGreaterThanOrEqual(count);
          [honors, at] = [after, next];
        }
        expect(honors.counts['reviews'] ?? 0).toBeLessThanOrEqual(1);
        expect(honors.counts['mature'] ?? 0).toBeLessThanOrEqual(1);
      }),
    );
  });
});
