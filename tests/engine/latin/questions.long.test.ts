// Ten thousand questions of each generated type over all levels: every one must prove itself.
import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { generateQuestion } from '@sigilla/engine/latin/questions/generate.ts';
import { prove } from '@sigilla/engine/latin/questions/gate/prove.ts';
import { latinMaterial } from './latinMaterial.ts';

describe.each(QUESTION_TYPES)('%s', (type) => {
  it('proves itself ten thousand times', () => {
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
      expect(prove(latinMaterial.index, made)).toEqual({ ok: true });
    }
  }, 600_000);
});
