// One's own latest words as the dictionary opens with them, told of the palace's shelves.
import { describe, expect, it } from 'vitest';
import { latelyAmong } from '@sigilla/engine/learning/palace/lately.ts';
import type { ShelfLine } from '@sigilla/engine/learning/palace/shelf.ts';

const line = (lexeme: string, dueAt: number, change: Partial<ShelfLine> = {}): ShelfLine => ({
  lexeme,
  room: 'atrium',
  skill: 'recognise',
  learningPhase: 'new',
  interval: 0,
  lapses: 0,
  dueAt,
  isSuspended: false,
  isLeech: false,
  ...change,
});
const ids = (lines: readonly ShelfLine[]): readonly string[] => lines.map(({ lexeme }) => lexeme);

describe('the latest words', () => {
  it('are those missed and those hung, the latest first', () => {
    const missed = { learningPhase: 'relearning', lapses: 1 } as const;
    const lately = latelyAmong([
      line('rex_n', 10),
      line('aqua_n', 20),
      line('panis_n', 5, missed),
      line('liber_n', 9, missed),
      line('bellum_n', 99, { learningPhase: 'review' }),
    ]);
    expect(ids(lately.hung)).toEqual(['aqua_n', 'rex_n']);
    expect(ids(lately.missed)).toEqual(['liber_n', 'panis_n']);
  });

  it('name a word once, none that is set aside, and no skill that only grew', () => {
    const lately = latelyAmong([
      line('rex_n', 10, { learningPhase: 'relearning' }),
      line('rex_n', 12, { learningPhase: 'relearning', skill: 'produce' }),
      line('aqua_n', 20, { isSuspended: true }),
      line('panis_n', 30, { skill: 'produce' }),
    ]);
    expect(ids(lately.missed)).toEqual(['rex_n']);
    expect(ids(lately.hung)).toEqual([]);
  });

  it('are few, however much hangs there', () => {
    const many = Array.from({ length: 40 }, (_, at) => line(`word_${at}`, at));
    expect(ids(latelyAmong(many).hung)).toEqual(Array.from({ length: 8 }, (_, at) => `word_${39 - at}`));
  });
});
