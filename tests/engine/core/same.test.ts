import { describe, expect, it } from 'vitest';
import { assert, jsonValue, property } from 'fast-check';
import { same } from '@sigilla/engine/core/same.ts';

describe('same', () => {
  it.each([
    [{ gold: 1, food: 2 }, { food: 2, gold: 1 }, true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: null }, {}, false],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, false],
    [['x'], { 0: 'x' }, false],
    [{ toString: 1 }, { a: 1 }, false],
  ])('of %j and %j is told whatever the order of their keys: %s', (a, b, expected) => {
    expect(same(a, b)).toBe(expected);
    expect(same(b, a)).toBe(expected);
  });

  it('holds for any plain value and its copy', () => {
    assert(property(jsonValue(), (value) => same(value, JSON.parse(JSON.stringify(value)))));
  });
});
