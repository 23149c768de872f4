// The picture of the realm follows what was really built.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { celestial, keepRank, lightOf, planRealm } from '@sigilla/client/ui/art/scene/plan.ts';
import type { OwnedBuildings } from '@sigilla/client/ui/art/scene/plan.ts';

const buildings = fc.array(
  fc.record({
    category: fc.constantFrom(
      'economic' as const,
      'military' as const,
      'magical' as const,
      'specialized' as const,
    ),
    quantity: fc.integer({ min: 1, max: 4 }),
    level: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 8 },
);

const only = (category: OwnedBuildings['category']): OwnedBuildings[] => [
  { category, quantity: 2, level: 3 },
];

describe('planRealm', () => {
  it('plans the same picture for the same kingdom', () => {
    fc.assert(
      fc.property(buildings, (owned) => {
        expect(planRealm('Aquilonia', owned)).toEqual(planRealm('aquilonia ', owned));
      }),
    );
  });

  it('grows the keep with the number of buildings, as the kingdom status does', () => {
    expect([0, 1, 4, 5, 14, 15, 40].map(keepRank)).toEqual([
      'hall',
      'tower',
      'tower',
      'castle',
      'castle',
      'fortress',
      'fortress',
    ]);
  });

  it('shows every class of building that is owned and none that is not', () => {
    expect(planRealm('A', []).mageTowers).toHaveLength(0);
    expect(planRealm('A', only('magical')).mageTowers).toHaveLength(2);
    expect(planRealm('A', only('economic')).windmills.length).toBeGreaterThan(0);
    expect(planRealm('A', only('military')).tents).toHaveLength(2);
    expect(planRealm('A', only('military')).watchtowers.length).toBeGreaterThan(0);
    expect(planRealm('A', only('specialized')).halls).toHaveLength(2);
    expect(planRealm('A', only('specialized')).tents).toHaveLength(0);
  });

  it('adds houses when more is built', () => {
    const houses = (quantity: number): number =>
      planRealm('A', [{ category: 'economic', quantity, level: 1 }]).houses.length;
    expect(houses(3)).toBeGreaterThan(houses(1));
  });
});

describe('light of the hour', () => {
  it('has sun by day and moon by night, always within the sky', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const { body, x, y } = celestial(hour);
      expect(body).toBe(lightOf(hour) === 'night' ? 'moon' : 'sun');
      expect(x).toBeGreaterThan(400);
      expect(x).toBeLessThan(1160);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(200);
    }
  });
});
