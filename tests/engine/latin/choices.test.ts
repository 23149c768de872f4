// What stands beside the right answer of a choice: no second right answer, and nothing that only looks like another choice.
import { describe, expect, it } from 'vitest';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Generator } from '@sigilla/engine/latin/questions/making.ts';
import { meaning, wordFor } from '@sigilla/engine/latin/questions/multipleChoice.ts';
import { pluralOf } from '@sigilla/engine/latin/sentences/englishNouns.ts';
import { verbForms } from '@sigilla/engine/latin/sentences/englishVerbs.ts';
import { composingStock } from '@sigilla/engine/latin/sentences/stock.ts';
import { latinMaterial } from './latinMaterial.ts';
import { longDescribe, longIt } from '../../support/longIt.ts';

const { index } = latinMaterial;
const stock = composingStock(index, latinMaterial.frames);

const SEED = '5'.repeat(32);

/** So many choices of one sort, at every level. */
const drawn = (make: Generator, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const random = randomFrom(forkSeed(SEED, 'choice', at));
    const body = make({ material: latinMaterial, stock, random, level: 1 + (at % 10) });
    return body?.questionType === 'multiple_choice' ? [body] : [];
  }).flat();

/** For each gloss the words that it renders. */
const rendered = new Map<string, Lexeme[]>();
for (const lexeme of index.lexemes)
  for (const gloss of [...lexeme.senses.flatMap(({ en }) => en), ...lexeme.also])
    rendered.set(gloss, [...(rendered.get(gloss) ?? []), lexeme]);

const pairs = (list: readonly string[]): readonly (readonly [string, string])[] =>
  list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));

const bare = (gloss: string): string => gloss.replace(/^to /, '');

const isFormOf = (one: string, other: string): boolean =>
  one === other || pluralOf(one) === other || verbForms(one).includes(other);

describe('a choice among meanings', () => {
  it('offers no word beside its own plural or another of its forms, and no two words for one Latin word', () => {
    const questions = drawn(meaning, 400);
    expect(questions.length).toBeGreaterThan(300);
    const renders = (gloss: string) => rendered.get(gloss) ?? [];
    const alike = questions
      .flatMap(({ multipleChoiceOptions }) => pairs(multipleChoiceOptions.map(bare)))
      .filter(
        ([one, other]) =>
          isFormOf(one, other) ||
          isFormOf(other, one) ||
          renders(one).some((word) => renders(other).includes(word)),
      );
    expect(alike).toEqual([]);
  });
});

longDescribe('a choice among Latin words', () => {
  longIt('offers none that says the English as well', () => {
    const wrong = drawn(wordFor, 400).flatMap(({ questionText, correctAnswer, multipleChoiceOptions }) => {
      const asked = bare(/"(.+)"/u.exec(questionText)?.[1] ?? '');
      return multipleChoiceOptions.filter(
        (option) =>
          option !== correctAnswer &&
          index.lexemes.some(
            ({ parts, senses, also }) =>
              parts[0] === option &&
              [...senses.flatMap(({ en }) => en), ...also].some(
                (gloss) => isFormOf(gloss, asked) || isFormOf(asked, gloss),
              ),
          ),
      );
    });
    expect(wrong).toEqual([]);
  });
});
