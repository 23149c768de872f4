// Ten thousand questions of each generated type over all levels: every one is made, takes its key, and takes neither a mangled key nor nothing.
// That the gate lets it pass is no more to be asked: a generator returns nothing else.
import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { generateQuestion } from '@sigilla/engine/latin/questions/generate.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import { latinMaterial } from './latinMaterial.ts';
import { mangledKey } from './mangledKey.ts';

describe.each(QUESTION_TYPES)('%s', (type) => {
  it('is judged rightly ten thousand times', () => {
    for (let n = 0; n < 10_000; n += 1) {
      const level = (n % 10) + 1;
      const made = generateQuestion({
        material: latinMaterial,
        seed: forkSeed('6'.repeat(32), n),
        type,
        level,
        generatedAt: '2026-01-01T00:00:00Z',
      });
      expect(made, `${type} ${level} ${n}`).toBeDefined();
      if (!made) continue;
      const isRight = (answer: string): boolean =>
        grade({ index: latinMaterial.index, question: made, answer }).isCorrect;
      const mangled = mangledKey(made);
      expect(isRight(made.correctAnswer), made.questionText).toBe(true);
      expect(isRight(''), made.questionText).toBe(false);
      if (mangled !== undefined) expect(isRight(mangled), `${made.questionText} ${mangled}`).toBe(false);
    }
  }, 600_000);
});
