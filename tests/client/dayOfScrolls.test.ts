// A window may be newer than the server that answers it, while processes are being replaced.
import { describe, expect, test } from 'vitest';
import { scrollsOf } from '../../client/features/academy/scrolls/tally.ts';

describe('the day’s scrolls', () => {
  test('as a server tells them, in their order', () => {
    expect(scrollsOf({ questionsAnswered: 2, scrolls: ['wrong', 'correct'] })).toEqual(['wrong', 'correct']);
  });

  test('a server of before, which tells only how many, breaks no page and makes none right', () => {
    expect(scrollsOf({ questionsAnswered: 3 })).toEqual(['unjudged', 'unjudged', 'unjudged']);
  });
});
