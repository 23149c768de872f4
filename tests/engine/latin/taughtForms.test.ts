// Which forms a level is asked for by themselves, out of any sentence.
import { describe, expect, it } from 'vitest';
import { isTaught } from '@sigilla/engine/latin/questions/asking.ts';

const imperative = { mood: 'imp', tense: 'pres', person: 2, number: 'pl' } as const;

describe('an imperative', () => {
  it('is met early in the active and in deponents, and in the passive, which hardly anybody wrote, not before the eighth level', () => {
    expect(isTaught({ ...imperative, voice: 'act' }, 2)).toBe(true);
    expect(isTaught({ ...imperative, voice: 'pass' }, 3)).toBe(false);
    expect(isTaught({ ...imperative, voice: 'pass' }, 7)).toBe(false);
    expect(isTaught({ ...imperative, voice: 'pass' }, 8)).toBe(true);
  });
});
