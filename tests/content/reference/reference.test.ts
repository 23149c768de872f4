// The academy's reference books: complete, in order, and in Latin that the engine itself can read.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { WORDS_APART } from '@sigilla/content/latin/wordsApart.ts';
import { HISTORY_FIGURES } from '@sigilla/content/reference/figures.ts';
import { HISTORY_EVENTS, HISTORY_PERIODS } from '@sigilla/content/reference/history.ts';
import { RHETORIC, RHETORIC_LABELS } from '@sigilla/content/reference/rhetoric.ts';
import { RHETORIC_CATEGORIES } from '@sigilla/content/schema/rhetoric.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { describe, expect, it } from 'vitest';

const academy = openAcademy(readLibrary());

const unread = (text: string): readonly string[] =>
  academy
    .words(text)
    // The length of every vowel as the grammar has it, not only the letters.
    .filter((word) => !academy.analyse(word).some(({ exact }) => exact) && WORDS_APART[word] === undefined);

describe('rhetoric', () => {
  it('G-127 LT-116 has at least twenty-five devices, every category among them, none twice', () => {
    expect(RHETORIC.length).toBeGreaterThanOrEqual(25);
    expect(new Set(RHETORIC.map(({ category }) => category))).toEqual(new Set(RHETORIC_CATEGORIES));
    expect(new Set(RHETORIC.map(({ id }) => id)).size).toBe(RHETORIC.length);
    expect(new Set(RHETORIC.map(({ purpose }) => purpose)).size).toBe(RHETORIC.length);
    expect(Object.keys(RHETORIC_LABELS)).toEqual(['all', ...RHETORIC_CATEGORIES]);
  });

  it('names work and place of every example', () => {
    for (const { id, examples } of RHETORIC)
      for (const { work } of examples) expect(work, id).toMatch(/\d|fragment/);
  });

  it('quotes Latin with the macrons that the engine would write', () => {
    const strange = RHETORIC.flatMap(({ id, examples }) =>
      examples.flatMap(({ latin }) => unread(latin).map((word) => `${id}: ${word}`)),
    );
    expect(strange).toEqual([]);
  });
});

describe('history', () => {
  it('G-127 has at least forty events and twelve figures, in order, none twice', () => {
    expect(HISTORY_EVENTS.length).toBeGreaterThanOrEqual(40);
    expect(HISTORY_FIGURES.length).toBeGreaterThanOrEqual(12);
    expect(HISTORY_EVENTS.map(({ year }) => year)).toEqual(
      HISTORY_EVENTS.map(({ year }) => year).toSorted((a, b) => a - b),
    );
    expect(new Set(HISTORY_EVENTS.map(({ id }) => id)).size).toBe(HISTORY_EVENTS.length);
    expect(HISTORY_EVENTS[0]?.year).toBe(-753);
    expect(HISTORY_EVENTS.at(-1)?.year).toBe(476);
  });

  it('puts each event into the period of its year', () => {
    for (const { id, year, period } of HISTORY_EVENTS) {
      const [from, to] = HISTORY_PERIODS.find((one) => one.id === period)?.years ?? [1, 0];
      expect(year, id).toBeGreaterThanOrEqual(from);
      expect(year, id).toBeLessThanOrEqual(to);
    }
  });

  it('says each event in one short Latin sentence whose every word the lexicon reads as it is written', () => {
    const strange = HISTORY_EVENTS.flatMap(({ id, sentence: { latin, english } }) => [
      ...unread(latin).map((word) => `${id}: ${word}`),
      ...(/^\p{Lu}[^.!?]{6,39}[.!]$/u.test(latin) ? [] : [`${id}: ${latin}`]),
      ...(/^\p{Lu}.*[.!]$/u.test(english) ? [] : [`${id}: ${english}`]),
    ]);
    expect(strange).toEqual([]);
    expect(new Set(HISTORY_EVENTS.map(({ sentence }) => sentence.latin)).size).toBe(HISTORY_EVENTS.length);
  });

  it('quotes Latin with the macrons that the engine would write', () => {
    const strange = [
      ...HISTORY_EVENTS.flatMap(({ id, latinVocabulary }) =>
        latinVocabulary.flatMap(({ word }) => unread(word).map((one) => `${id}: ${one}`)),
      ),
      ...HISTORY_FIGURES.flatMap(({ id, famousQuote }) =>
        unread(famousQuote.latin).map((one) => `${id}: ${one}`),
      ),
    ];
    expect(strange).toEqual([]);
  });
});
