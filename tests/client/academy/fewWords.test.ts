// Cards under an answer: a short text shows them all, a long one the few that matter.
import { describe, expect, it } from 'vitest';
import type { WordCard } from '@sigilla/engine/learning/views.ts';
import { fewWords } from '../../../client/features/academy/scrolls/fewWords.ts';

const card = (headword: string, features = 'nominative singular', points = false): WordCard => ({
  form: headword,
  lexeme: `${headword}_n`,
  headword,
  meaning: headword,
  features,
  points,
});
const named = (cards: readonly WordCard[]): readonly string[] => cards.map(({ headword }) => headword);

describe('the words that get a card at once', () => {
  it('LR-013 are all of a short sentence', () => {
    const words = ['puella', 'aqua', 'porto', 'et', 'in', 'urbs'].map((one) => card(one));
    expect(fewWords(words, [])).toEqual(words);
  });

  it('of a composition of two dozen are a handful: what was pointed at and had to be used, in the order of the text', () => {
    const words = Array.from({ length: 24 }, (_, at) =>
      at === 20
        ? card('timeō')
        : at === 3
          ? card('castra')
          : at === 11
            ? card('ut', '')
            : card(`verbum${at}`, at === 15 ? 'dative plural' : undefined, at === 15),
    );
    const few = fewWords(words, ['castra', 'timeo']);
    expect(few.length).toBeLessThanOrEqual(5);
    expect(named(few)).toEqual(expect.arrayContaining(['castra', 'timeō', 'verbum15']));
    expect(named(few)).not.toContain('ut');
    expect(few.map((one) => words.indexOf(one))).toEqual(
      few.map((one) => words.indexOf(one)).toSorted((one, other) => one - other),
    );
  });
});
