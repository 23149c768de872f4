// The assessment on model learners: whoever stands at a level is placed there or beside it.
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import {
  assessmentDifficulty,
  calibrationOf,
  chanceRight,
  nextLevel,
  placedAt,
} from '@sigilla/engine/learning/placement.ts';
import type { Answered } from '@sigilla/engine/learning/placement.ts';
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const WAYS = ['choosing', 'writing'] as const;
const anAnswer = record({
  level: integer({ min: 1, max: 10 }),
  way: constantFrom(...WAYS),
  isCorrect: boolean(),
});

/** Ten questions to one who, at `skill`, answers rightly with the chance `right` says. */
const sit = (skill: number, right: (level: number, way: Answered['way']) => number, seed: string): number => {
  const random = randomFrom(seed);
  const answers: Answered[] = [];
  for (let at = 0; at < 10; at += 1) {
    const way = WAYS[at % 2] ?? 'choosing';
    const level = nextLevel(answers, way);
    answers.push({ level, way, isCorrect: random.chance(Math.round(1000 * right(level, way))) });
  }
  return Math.abs(placedAt(answers) - skill);
};

const seedOf = (run: number): string => forkSeed('0'.repeat(32), 'learner', run);

/** The share placed within one level of where they stand, over all levels. */
const shareNear = (chance: (skill: number, level: number, way: Answered['way']) => number): number => {
  const runs = LEVELS.flatMap((skill) => Array.from({ length: 200 }, (_, run) => ({ skill, run })));
  const near = runs.filter(
    ({ skill, run }) =>
      sit(skill, (level, way) => chance(skill, level, way), seedOf(1 + run + 1000 * skill)) <= 1,
  );
  return near.length / runs.length;
};

describe('the assessment on model learners', () => {
  it('LR-003 places nine in ten within one level of their own', () => {
    expect(shareNear(chanceRight)).toBeGreaterThan(0.94);
  });

  it('LR-003 places nine in ten of learners whose knowledge is less even than the model thinks', () => {
    const uneven = (skill: number, level: number, way: Answered['way']): number => {
      const guess = way === 'choosing' ? 0.25 : 0.02;
      return guess + (0.95 - guess) / (1 + Math.exp(-(skill - level + Math.log(3))));
    };
    expect(shareNear(uneven)).toBeGreaterThan(0.89);
  });

  it('puts whoever knows nothing at the beginning and whoever knows everything at the end', () => {
    expect(sit(1, () => 0, seedOf(1))).toBe(0);
    expect(sit(10, () => 1, seedOf(1))).toBe(0);
  });

  it('opens with an easy question, however it is to be answered', () => {
    for (const way of WAYS) expect(assessmentDifficulty(nextLevel([], way))).toBe(1);
  });

  it('never thinks less of one for a right answer', () => {
    assert(
      property(array(anAnswer, { maxLength: 9 }), anAnswer, (before, one) => {
        const right = placedAt([...before, { ...one, isCorrect: true }]);
        const wrong = placedAt([...before, { ...one, isCorrect: false }]);
        expect(right).toBeGreaterThanOrEqual(wrong);
        expect(right).toBeGreaterThanOrEqual(1);
        expect(right).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('names a question of levels 1 to 3 Beginner, 4 to 6 Intermediate, above Advanced', () => {
    expect(LEVELS.map(assessmentDifficulty)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
  });
});

describe('confidence', () => {
  const felt = (confidence: number, isCorrect: boolean) => ({ confidence, isCorrect });

  it('is just when it agrees with what was right, bold above, modest below', () => {
    expect(calibrationOf([felt(10, true), felt(1, false)])).toBe(0);
    expect(calibrationOf([felt(10, false)])).toBe(1);
    expect(calibrationOf([felt(1, true)])).toBe(-1);
    expect(calibrationOf([])).toBe(0);
  });
});
