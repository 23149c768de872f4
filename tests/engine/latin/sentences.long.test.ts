// Ten thousand sentences of every level over all its constructions: each composes, reads back and proves itself in both directions.
import { describe, it } from 'vitest';
import { expectTrueSentences } from './composedSentences.ts';

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('level %i', (level) => {
  it('is true ten thousand times', () => expectTrueSentences(level, '8'.repeat(32), 10_000), 600_000);
});
