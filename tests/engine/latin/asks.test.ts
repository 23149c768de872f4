// What is to be done and the sentence that it is done to, told apart: of what the makers ask, of what stood in the store before, and of what others write.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { asksOf } from '@sigilla/engine/latin/questions/asks.ts';
import { describe, expect, it } from 'vitest';

const about = (fields: Readonly<Record<string, unknown>>): LatinQuestion =>
  LatinQuestion.parse({
    id: 'q',
    correctAnswer: 'nemo',
    difficulty: 1,
    explanation: 'The form decides it.',
    generatedBy: 'engine',
    generatedAt: '2026-11-29T12:00:00Z',
    ...fields,
  });
const choice = (questionText: string) =>
  about({ questionType: 'multiple_choice', multipleChoiceOptions: ['a', 'b', 'c'], questionText });

describe('what a question asks', () => {
  it.each<readonly [string, LatinQuestion, ReturnType<typeof asksOf>]>([
    [
      'a sentence to be put into English',
      about({
        questionType: 'translation',
        questionText: 'Translate into English: Rēx: “Venī!” inquit.',
        baseText: 'Rēx: “Venī!” inquit.',
      }),
      { task: 'Translate into English', sentence: 'Rēx: “Venī!” inquit.', isLatin: true },
    ],
    [
      'one to be put into Latin in a manner',
      about({
        questionType: 'translation',
        questionText: 'Translate into Latin, with a gerund: He came to see.',
        baseText: 'He came to see.',
      }),
      { task: 'Translate into Latin, with a gerund', sentence: 'He came to see.', isLatin: false },
    ],
    [
      'a sentence that another repeats nowhere in his text',
      about({
        questionType: 'translation',
        questionText: 'Translate into English, please.',
        baseText: 'Rēx venit.',
      }),
      { task: 'Translate into English, please.', sentence: 'Rēx venit.', isLatin: true },
    ],
    [
      'one to be changed, with its meaning',
      about({
        questionType: 'grammar_transformation',
        transformationType: 'voice',
        questionText: 'Say it in the passive: Puer canem videt. (The boy sees the dog.)',
        baseText: 'Puer canem videt.',
      }),
      {
        task: 'Say it in the passive',
        sentence: 'Puer canem videt.',
        isLatin: true,
        means: 'The boy sees the dog.',
      },
    ],
    [
      'words to be put in order',
      about({
        questionType: 'text_reconstruction',
        reconstructionType: 'word_order',
        scrambledWords: ['venit', 'rēx'],
        questionText: 'Put the words in order to say: The king comes.',
        baseText: 'The king comes.',
      }),
      { task: 'Put the words in order to say', sentence: 'The king comes.', isLatin: false },
    ],
    [
      'gaps to be filled',
      about({
        questionType: 'text_reconstruction',
        reconstructionType: 'missing_words',
        scrambledWords: ['rēx'],
        questionText: 'Fill the gaps, in order, to say "The king: he comes.": ___ venit.',
        baseText: '___ venit.',
      }),
      {
        task: 'Fill the gaps, in order, to say',
        sentence: '___ venit.',
        isLatin: true,
        means: 'The king: he comes.',
      },
    ],
    [
      'a meaning to be chosen',
      choice('What does this mean: Rēx venit.'),
      { task: 'What does this mean?', sentence: 'Rēx venit.', isLatin: true },
    ],
    [
      'a form to be chosen',
      choice('Which form completes "The king comes." – Rēx ___.'),
      {
        task: 'Which form completes the sentence?',
        sentence: 'Rēx ___.',
        isLatin: true,
        means: 'The king comes.',
      },
    ],
    ['a word to be chosen', choice('What does rēx, rēgis mean?'), undefined],
    [
      'a word to be written',
      about({ questionType: 'type_response', questionText: 'Write the dative plural of puer (boy).' }),
      undefined,
    ],
  ])('is told of %s', (_, question, asks) => {
    expect(asksOf(question)).toEqual(asks);
  });

  it('is whole and in its order for whatever the makers ask, at every level', () => {
    const academy = openAcademy(readLibrary());
    const types: readonly QuestionType[] = [
      'translation',
      'multiple_choice',
      'text_reconstruction',
      'grammar_transformation',
    ];
    const told = types.map((type) =>
      Array.from({ length: 10 }, (_, level) => {
        const wish = { type, level: level + 1, generatedAt: '2026-11-29T12:00:00Z' };
        return academy.ask({ ...wish, seed: forkSeed('7'.repeat(32), type, level) });
      }).flatMap((question) => {
        if (question === undefined) return [];
        const asks = asksOf(question);
        if (asks === undefined) {
          expect(question.questionType).toBe('multiple_choice');
          return [];
        }
        expect(asks.task).not.toMatch(/:$/);
        expect(question.questionText).toContain(asks.sentence);
        expect(question.questionText).toContain(asks.means ?? '');
        return [asks];
      }),
    );
    for (const asks of told) expect(asks.length).toBeGreaterThan(0);
    expect(told[3]?.every(({ means }) => means !== undefined)).toBe(true);
  });
});
