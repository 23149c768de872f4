// How many kinds of sentences put otherwise a learner of the upper levels meets, as they are drawn: what is asked, and about what.
import { describe, expect, it } from 'vitest';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { some } from '../../support/tier.ts';

const academy = openAcademy(readLibrary());
const SEED = '3'.repeat(32);
const DRAWS = 120;

/** The kinds drawn at a level, and how often each. */
const drawn = (level: number): ReadonlyMap<string, number> => {
  const kinds = new Map<string, number>();
  for (let at = 0; at < DRAWS; at += 1) {
    const question = academy.ask({
      seed: forkSeed(SEED, level, at),
      type: 'grammar_transformation',
      level,
      generatedAt: '2026-11-22T22:00:00.000Z',
    });
    if (question?.questionType !== 'grammar_transformation') continue;
    const kind = `${question.transformationType}, ${question.grammarFocus}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
};

describe('sentences put otherwise', () => {
  it.each(some([7, 8, 9, 10], 3))(
    'are of fifteen kinds and more at level %i, none of them every third',
    (level) => {
      const counts = [...drawn(level).values()];
      expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0.9 * DRAWS);
      expect(counts.length).toBeGreaterThanOrEqual(15);
      expect(Math.max(...counts)).toBeLessThan(DRAWS / 3);
    },
  );
});
