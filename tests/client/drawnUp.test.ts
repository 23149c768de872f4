// An army drawn up: as many figures as men to the most that reads, nobody on another's place, arms in their order, a field wide enough.
import { describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ArmyFormation } from '@sigilla/engine/kingdom/kingdom.ts';
import { drawnUp, EACH, placesOf } from '../../client/features/army/drawnUp.ts';
import type { Arm, Company } from '../../client/features/army/drawnUp.ts';

const FORMATIONS = ArmyFormation.options;

describe('a company', () => {
  it.each(FORMATIONS)('in %s has a place for every figure, and no two the same', (formation) => {
    expect(kingdomContent.formations.has(formation)).toBe(true);
    for (let count = 1; count <= EACH; count += 1) {
      const places = placesOf(formation, count, 23, 19);
      expect(places.length).toBe(count);
      expect(new Set(places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(count);
      for (const { x, y } of places) {
        expect(Math.abs(x)).toBeLessThan(130);
        expect(Math.abs(y)).toBeLessThan(75);
      }
    }
  });

  it('stands differently in every formation that has another shape', () => {
    const shapes = ['line', 'phalanx', 'wedge', 'circle'].map((formation) =>
      JSON.stringify(placesOf(ArmyFormation.parse(formation), 20, 23, 19)),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe('an army', () => {
  const company = (key: string, arm: Arm, men: number): Company<string> => ({
    key,
    name: key,
    men,
    puppet: 'militia',
    arm,
  });

  it('has its missiles behind, its foot before them and its horse at the front', () => {
    const { drawn } = drawnUp(
      [company('knights', 'horse', 4), company('bows', 'behind', 90), company('pikes', 'foot', 7)],
      'line',
    );
    expect(drawn.toSorted((a, b) => a.x - b.x).map(({ key }) => key)).toEqual(['bows', 'pikes', 'knights']);
    expect(drawn.map(({ places }) => places.length)).toEqual([46, 7, 4]);
  });

  it.each(FORMATIONS)(
    'looks the larger the more men it has, in %s, and finds room on its field',
    (formation) => {
      const counts = [20, 200, 1300, 5000].map((men) => {
        const { drawn, scale } = drawnUp([company('militia', 'foot', men)], formation);
        const places = drawn.flatMap((one) => one.places);
        for (const { y } of places) expect(Math.abs(y)).toBeLessThan(112);
        expect(new Set(places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(places.length);
        expect(scale).toBeGreaterThanOrEqual(0.4);
        return places.length;
      });
      expect(counts[0]).toBe(20);
      for (const [i, count] of counts.entries())
        if (i > 0) expect(count).toBeGreaterThan(1.4 * (counts[i - 1] ?? 0));
    },
  );

  it('of many kinds draws no more than can be drawn', () => {
    const many = Array.from({ length: 12 }, (_, i) =>
      company(`k${i}`, (['behind', 'foot', 'horse'] as const)[i % 3] ?? 'foot', 2000),
    );
    const { drawn } = drawnUp(many, 'line');
    const all = drawn.reduce((sum, { places }) => sum + places.length, 0);
    expect(all).toBeGreaterThan(200);
    // No company's ribbon hangs below the field.
    for (const { y, places } of drawn)
      expect(y + Math.max(...places.map((place) => place.y))).toBeLessThan(440);
    expect(all).toBeLessThan(700);
  });

  it('finds room for thirty kinds, each apart from the others', () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      company(`k${i}`, (['behind', 'foot', 'horse'] as const)[i % 3] ?? 'foot', 30),
    );
    const { drawn, width } = drawnUp(many, 'combined');
    expect(new Set(drawn.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
    for (const { x } of drawn) expect(x).toBeLessThan(width - 60);
    expect(drawnUp(many, 'combined')).toMatchObject({ drawn, width });
    expect(drawnUp([], 'line').drawn).toEqual([]);
  });
});
