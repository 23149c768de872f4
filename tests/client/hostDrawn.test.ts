// A host drawn up by its arms: who is drawn of it, and where.
import { describe, expect, it } from 'vitest';
import { byArm, standing, weighed } from '@sigilla/client/features/war/hostDrawn.ts';
import type { Kind } from '@sigilla/client/features/war/hostDrawn.ts';

const kind = (puppet: string, type: string, men: number): Kind<string> => ({ puppet, type, men });
const HOST = [
  kind('militia', 'infantry', 1200),
  kind('archers', 'archer', 400),
  kind('knights', 'cavalry', 3),
  kind('catapult', 'siege', 1),
  kind('healer', 'support', 0),
];

describe('a host by its arms', () => {
  it('tells of each arm how many men it has, from the rear to the front, and draws every arm that is there', () => {
    const arms = byArm(HOST, 20);
    expect(arms.map(({ arm, men }) => [arm, men])).toEqual([
      ['engines', 1],
      ['bows', 400],
      ['foot', 1200],
      ['horse', 3],
    ]);
    expect(arms.every(({ figures }) => figures.length > 0)).toBe(true);
    expect(arms.flatMap(({ figures }) => figures).length).toBeLessThanOrEqual(20 + arms.length);
  });

  it('draws every man of a handful, and nobody of none', () => {
    expect(byArm([kind('militia', 'infantry', 3)], 20)[0]?.figures).toHaveLength(3);
    expect(byArm([], 20)).toEqual([]);
    expect(standing([])).toEqual({ men: [], columns: [], depth: 0 });
  });

  it('stands with its horse before and its engines behind, and nobody in another’s place', () => {
    const { men, columns, depth } = standing(byArm(HOST, 20));
    expect(columns.map(({ arm }) => arm)).toEqual(['horse', 'foot', 'bows', 'engines']);
    expect(columns.every(({ x }, at) => x < 0 && x < (columns[at - 1]?.x ?? 0))).toBe(true);
    expect(new Set(men.map(({ x, y }) => `${x} ${y}`)).size).toBe(men.length);
    expect(men.every(({ x, y }) => x < 0 && x > -depth && y <= 0)).toBe(true);
  });
});

describe('a host of which its weight is known alone', () => {
  const beside = { power: 300, figures: 20 };

  it('is drawn as heavy as it is beside one’s own, within what the field holds', () => {
    expect(weighed(300, beside, ['a', 'b'], 0, 26)).toHaveLength(20);
    expect(weighed(150, beside, ['a', 'b'], 0, 26)).toHaveLength(10);
    expect(weighed(9000, beside, ['a', 'b'], 0, 26)).toHaveLength(26);
    expect(weighed(1, beside, ['a', 'b'], 1, 26)).toEqual(['b', 'a']);
  });

  it('is not drawn while it is away, and is drawn where one has no host oneself', () => {
    expect(weighed(0, beside, ['a'], 0, 26)).toEqual([]);
    expect(weighed(500, { power: 0, figures: 0 }, ['a'], 0, 26)).toHaveLength(13);
  });
});
