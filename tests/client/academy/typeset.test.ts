import { describe, expect, it } from 'vitest';
import { typeset } from '@sigilla/client/features/academy/answering/typeset.ts';

describe('a text as it is set', () => {
  it.each([
    ['Which case does apud ("at the house of") take?', 'Which case does apud (“at the house of”) take?'],
    [
      'You wrote "sons": *Agricola* is "a farmer".',
      'You wrote “sons”: *Agricola* is “a farmer”.',
    ],
    ["The cooks bought the old men's fish and the sailors' bread.", 'The cooks bought the old men’s fish and the sailors’ bread.'],
    ['A mark " that nothing answers', 'A mark " that nothing answers'],
    ['Rēx venit.', 'Rēx venit.'],
  ])('%s', (written, set) => {
    expect(typeset(written)).toBe(set);
  }); // prettier-ignore
});
