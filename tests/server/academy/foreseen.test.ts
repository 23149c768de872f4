// What is foreseen of an answer is what a scholar would say of it as it is typed: whatever its capitals, spaces and last stop, of every type of scroll.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { Foreseen } from '@sigilla/server/app/academy/foreseen.ts';
import { scholarTasks } from '@sigilla/server/app/academy/tasks.ts';
import { describe, expect, it } from 'vitest';

const tasks = scholarTasks(openAcademy(readLibrary()));
const SEED = '9'.repeat(32);
const GENERATED_AT = '2026-11-22T22:00:00.000Z';

/** Scrolls of a type at every level, some of a card among those that are typed. */
const drawn = (type: QuestionType, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const level = 1 + (at % 10);
    const made = tasks.draw({ seed: forkSeed(SEED, type, at), type, level, generatedAt: GENERATED_AT });
    return made === null ? [] : [made];
  }).flat();

/** An answer as people type it. */
const asTyped = (answer: string): readonly string[] => [
  answer,
  answer.toLowerCase(),
  answer.replace(/[.!?]+$/, ''),
  ` ${answer.toUpperCase().replaceAll(' ', '  ')}! `,
];

describe('a foreseen answer', () => {
  it.each(QUESTION_TYPES)('of %s is judged as by a scholar, however it is typed', (type) => {
    const scrolls = drawn(type, 20);
    expect(scrolls.length).toBeGreaterThan(15);
    let known = 0;
    for (const { question, foreseen } of scrolls) {
      const kept = new Foreseen();
      kept.keep(question.id, foreseen);
      for (const answer of [question.correctAnswer, ...question.acceptableAnswers].flatMap(asTyped)) {
        const told = kept.of(question, answer);
        if (told === undefined) continue;
        known += 1;
        expect(told, answer).toEqual(tasks.judgeScroll(question, answer));
      }
    }
    expect(known).toBeGreaterThanOrEqual(scrolls.length);
  });

  it('is known of a card too, whichever of its skills is asked', () => {
    for (const skill of ['recognise', 'produce', 'inflect'] as const) {
      const seed = forkSeed(SEED, skill);
      const made = tasks.askCard({
        seed,
        lexeme: 'rex_n',
        skill,
        level: 5,
        generatedAt: GENERATED_AT,
        said: [],
      });
      if (made === null) throw new Error('rēx is in the dictionary');
      const kept = new Foreseen();
      kept.keep(made.question.id, made.foreseen);
      expect(kept.of(made.question, made.question.correctAnswer)?.graded.verdict).toBe('correct');
    }
  });

  it('is let go with its question, whose place it leaves to no other', () => {
    const [one, other] = drawn('translation', 2);
    if (one === undefined || other === undefined) throw new Error('no two scrolls were drawn');
    const kept = new Foreseen(1);
    const known = ({ question }: typeof one) => kept.of(question, question.correctAnswer) !== undefined;
    kept.keep(one.question.id, one.foreseen);
    kept.letGo(other.question.id);
    expect([one, other].map(known)).toEqual([true, false]);
    kept.letGo(one.question.id);
    expect([one, other].map(known)).toEqual([false, false]);
    kept.keep(other.question.id, other.foreseen);
    expect([one, other].map(known)).toEqual([false, true]);
  });

  it('of a choice is what it is to the letter', () => {
    const [scroll] = drawn('multiple_choice', 1);
    if (scroll === undefined) throw new Error('no choice was drawn');
    const kept = new Foreseen();
    kept.keep(scroll.question.id, scroll.foreseen);
    const key = scroll.question.correctAnswer;
    expect(kept.of(scroll.question, ` ${key} `)?.graded.verdict).toBe('correct');
    expect(kept.of(scroll.question, `${key}s`)).toBeUndefined();
  });
});
