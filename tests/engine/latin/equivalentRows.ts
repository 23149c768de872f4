// How a table of what a grammar says is one thing is held: each way passes, and what is near it and wrong does not.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { describe, expect, it } from 'vitest';
import { questionOf } from './freeRates.ts';

/** What is to be translated, its author's translation, and what says the same and what does not, each between bars. */
export type EquivalentRows = readonly (readonly [
  prompt: string,
  reference: string,
  good: string,
  wrong: string,
])[];

/** The answers of a row. */
const partsOf = (list: string): readonly string[] => list.split(' | ').filter(Boolean);

/** Tests of a table of answers in one language. */
export const holdEquivalents = (language: 'latin' | 'english', rows: EquivalentRows): void => {
  const academy = openAcademy(readLibrary());
  describe(`an answer in ${language} that no list has`, () => {
    it.each(rows)('%s', (prompt, reference, good, wrong) => {
      const question = questionOf(language, { prompt, references: [reference] });
      const isRight = (answer: string): boolean => academy.grade(question, answer).isCorrect;
      expect(partsOf(good).filter((answer) => !isRight(answer))).toEqual([]);
      expect(partsOf(wrong).filter(isRight)).toEqual([]);
    });
  });
};
