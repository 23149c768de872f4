// The cultural passages and the writing prompts as they stand: sources that the lexicon reads, questions that judge rightly, models that fulfil.
import { describe, expect, it } from 'vitest';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { WORDS_APART } from '@sigilla/content/latin/wordsApart.ts';
import { readPassages } from '@sigilla/content/latin/private/passages/index.ts';
import { readPrompts } from '@sigilla/content/latin/private/prompts/index.ts';
import { indexLexicon, wordsOf } from '@sigilla/engine/latin/analyse.ts';
import { englishTokens } from '@sigilla/engine/latin/reading/english.ts';
import { gradeComposition } from '@sigilla/engine/latin/questions/grading/gradeComposition.ts';

const index = indexLexicon(readLexicon());
const passages = readPassages();
const prompts = readPrompts();
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Words of a text that the lexicon lacks, or that bear other macrons than the grammar gives them. */
const misread = (latin: string): readonly string[] =>
  wordsOf(latin).filter((word) => !index.analyse(word).some((reading) => reading.exact));

/** Whether an English text contains an expression, the way the grader looks for it. */
const says = (text: string, expression: string): boolean =>
  ` ${englishTokens(text).join(' ')}`.includes(` ${englishTokens(expression).join(' ')}`);

describe('the cultural passages', () => {
  it('are at least seventy-five, with ids of their own, on all ten levels', () => {
    expect(passages.length).toBeGreaterThanOrEqual(75);
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    for (const level of LEVELS)
      expect(
        passages.filter((passage) => passage.level === level).length,
        `level ${level}`,
      ).toBeGreaterThanOrEqual(3);
  });
  it('never tell the same background twice', () => {
    expect(new Set(passages.map(({ background }) => background)).size).toBe(passages.length);
    expect(new Set(passages.map(({ source }) => source.la)).size).toBe(passages.length);
  });
  it.each(passages)('$id quotes words that the lexicon reads', ({ source, background }) => {
    expect(misread(source.la).filter((word) => WORDS_APART[word] === undefined)).toEqual([]);
    const length = background.split(/\s+/).length;
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(130);
  });
  it('explain an answer, and do not quote again what lies before the learner', () => {
    for (const { source, questions } of passages)
      for (const { why } of questions) expect(source.la).not.toContain(why.replace(/\.$/, ''));
  });
  it.each(passages)(
    '$id has questions that their own answers fulfil and do not give away',
    ({ questions }) => {
      for (const { ask, answer, concepts, contrary } of questions) {
        const missing = concepts.filter((list) => !list.some((expression) => says(answer, expression)));
        expect(missing, ask).toEqual([]);
        expect(
          contrary.filter((expression) => says(answer, expression)),
          ask,
        ).toEqual([]);
        expect(
          concepts.every((list) => list.some((expression) => says(ask, expression))),
          ask,
        ).toBe(false);
      }
    },
  );
});

describe('the writing prompts', () => {
  it('are at least sixty, with ids of their own, on all ten levels', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
    for (const level of LEVELS)
      expect(
        prompts.filter((prompt) => prompt.level === level).length,
        `level ${level}`,
      ).toBeGreaterThanOrEqual(5);
  });
  it.each(prompts)('$id has a model that fulfils it', ({ minimumWords, required, model }) => {
    expect(misread(model.la)).toEqual([]);
    const used = new Set(
      wordsOf(model.la).flatMap((word) => index.analyse(word).map(({ lexeme }) => lexeme.id)),
    );
    expect(required.filter((id) => !used.has(id))).toEqual([]);
    const requiredVocabulary = required.map((id) => index.byId(id)?.lemma ?? index.byId(id)?.parts[0] ?? id);
    expect(gradeComposition(index, model.la, { minimumWords, requiredVocabulary })).toMatchObject({
      isCorrect: true,
    });
  });
});
