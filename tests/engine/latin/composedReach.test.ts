// Composition reaches far enough: words used, length by level, and nothing done to what it is not done to.
import { describe, expect, it } from 'vitest';
import { isVouchedFor, reachOf } from './composedReach.ts';

describe('two thousand composed sentences', () => {
  const { words, lengths, deeds, unvouched } = reachOf(200);
  const [, , , , , , seven = 0, eight = 0, nine = 0, ten = 0] = lengths;

  it('use more than eleven hundred words', () => {
    expect(words.size).toBeGreaterThanOrEqual(1_100);
  });
  it('grow longer with the level, to seven words at the highest', () => {
    expect(lengths[0]).toBeLessThan(3.6);
    expect(Math.min(seven, eight)).toBeGreaterThan(5.4);
    expect(Math.min(nine, ten)).toBeGreaterThan(6.5);
  });
  it('say hardly ever of anybody that he does what the frames do not know of such as he: only of names and set phrases', () => {
    expect(deeds).toBeGreaterThan(500);
    expect(unvouched.length / deeds, unvouched.join('\n')).toBeLessThan(0.1);
  });
});

describe('the frames', () => {
  it.each([
    ['bibo_v', 'senatus_n', 'murus_n', false],
    ['bibo_v', 'puer_n', 'aqua_n', true],
    ['verro_v', 'ancilla_n', 'senatus_n', false],
    ['verro_v', 'ancilla_n', 'atrium_n', true],
    ['tondeo_v', 'pastor_n', 'ovis_n', true],
    ['tondeo_v', 'ovis_n', 'pastor_n', false],
    ['aro_v', 'agricola_n', 'turris_n', false],
  ])('know whether %s goes with %s and %s', (verb, subject, object, isKnown) => {
    expect(isVouchedFor(verb, subject, object)).toBe(isKnown);
  });
});
