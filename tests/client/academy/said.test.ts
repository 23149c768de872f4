// What the academy's leaves say of what a learner has: where a streak can be bought back, why an answer brought no turns, and by which letters the
// dictionary is opened; and when a window asks for more scrolls.
import { describe, expect, it } from 'vitest';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { untilNextDay, wantsMore, without } from '@sigilla/client/features/academy/scrolls/rack.ts';
import type { Batch } from '@sigilla/client/features/academy/scrolls/rack.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { LETTERS } from '@sigilla/client/features/academy/books/letters.ts';
import { wageNote } from '@sigilla/client/features/academy/scrolls/wage.ts';
import { tally } from '@sigilla/client/features/academy/scrolls/tally.ts';
import { mayBeRecovered, standing } from '@sigilla/client/features/academy/streak/milestones.ts';

const RECOVERY = { missedDays: 2, cost: 40, restores: 9, until: 0 };

it('LR-033 a lost streak offers to be bought back as long as it can be, begun anew or not; after that it says why it cannot', () => {
  expect(mayBeRecovered({ recovery: RECOVERY })).toBe(true);
  expect(mayBeRecovered({ recovery: null })).toBe(false);
  const broke = { currentStreak: 0, activeToday: false, broken: true, longestStreak: 9 };
  expect(standing({ ...broke, recoveryRefusal: null })).toMatch(/nobody takes that away\.$/);
  expect(standing({ ...broke, recoveryRefusal: 'It is too long ago.' })).toMatch(/ It is too long ago\.$/);
});

it('a day’s scrolls are told by what became of them', () => {
  expect(tally([])).toBe('');
  expect(tally(['correct', 'wrong', 'correct'])).toBe('2 right, 1 missed');
  expect(tally(['unjudged', 'close', 'wrong', 'correct'])).toBe(
    '1 right, 1 nearly right, 1 missed, 1 laid aside',
  );
});

it('an answer that brought no turns says why', () => {
  expect(wageNote({ verdict: 'correct', turnsAwarded: 5, isPaid: true })).toBeNull();
  expect(wageNote({ verdict: 'unjudged', turnsAwarded: 0, isPaid: true })).toBeNull();
  expect(wageNote({ verdict: 'correct', turnsAwarded: 0, isPaid: true })).toMatch(/as many turns as it can/);
  expect(wageNote({ verdict: 'wrong', turnsAwarded: 0, isPaid: false })).toMatch(/no kingdom/);
});

it('every word of the dictionary stands under one of its letters', () => {
  const initials = readLexicon().map(({ lemma, parts }) =>
    (lemma ?? parts[0] ?? '').normalize('NFD').charAt(0).toUpperCase(),
  );
  expect([...new Set(initials)].filter((initial) => !LETTERS.includes(initial))).toEqual([]);
});

describe('the rack of a window', () => {
  const scroll = (id: string): QuestionView => ({
    id,
    questionType: 'translation',
    questionText: '',
    difficulty: 1,
    conceptTags: [],
    grammarFocus: '',
    generatedBy: 'engine',
    generatedAt: '',
  });
  const batch = (...ids: string[]): Batch => ({ came: 5, left: ids.map(scroll) });
  const none: Batch = { came: 0, left: [] };

  it('LR-014 LR-015 asks for the next batch at the last two, once, and not for more than the day has left', () => {
    expect(wantsMore([batch('a', 'b', 'c')], undefined, 20)).toBe(false);
    expect(wantsMore([batch('a', 'b', 'c')], 'a', 20)).toBe(true);
    expect(wantsMore([batch('a', 'b'), undefined], undefined, 20)).toBe(false);
    expect(wantsMore([batch('a', 'b')], undefined, 2)).toBe(false);
    expect(wantsMore([batch()], undefined, 0)).toBe(false);
  });

  it('goes on after batches that were answered, and rests after one that came empty', () => {
    expect(wantsMore([batch(), batch()], undefined, 10)).toBe(true);
    expect(wantsMore([batch(), none], undefined, 10)).toBe(false);
    expect(wantsMore([none], undefined, 10)).toBe(true);
    expect(without(batch('a', 'b'), 'a')).toEqual(batch('b'));
  });

  it('is another day’s when the day has ended, by the server’s word, and asks for that within a day', () => {
    expect(untilNextDay(60_000, 0)).toBe(61_000);
    expect(untilNextDay(0, 60_000)).toBe(15_000);
    expect(untilNextDay(1e12, 0)).toBe(86_400_000);
  });
});
