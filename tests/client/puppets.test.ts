// The puppets: every kind of troop has one, stands on its feet, keeps within its bounds and can be told from the others
// by its outline alone.

import { describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { puppetOf } from '@sigilla/client/stage/battlefield/puppetOf.ts';
import { PUPPETS, PUPPET_KEYS, puppet, puppetPalette, puppetShapes } from '@sigilla/client/ui/art/puppets.ts';
import type { PuppetShape } from '@sigilla/client/ui/art/puppets/shapes.ts';

/** The coordinates a shape is made of. Curves count by their control points, which enclose them. */
function points(shape: PuppetShape): readonly (readonly [number, number])[] {
  switch (shape.kind) {
    case 'circle':
      return [
        [shape.cx - shape.r, shape.cy - shape.r],
        [shape.cx + shape.r, shape.cy + shape.r],
      ];
    case 'rect':
      return [
        [shape.x, shape.y],
        [shape.x + shape.w, shape.y + shape.h],
      ];
    case 'poly':
    case 'path': {
      const numbers =
        shape.kind === 'poly' ? shape.points : (shape.d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []));
    }
  }
}

/** Which cells of a coarse grid around the feet a puppet touches: its silhouette without colour. */
function silhouette(key: (typeof PUPPET_KEYS)[number]): string {
  const cells = new Set<string>();
  for (const shape of puppetShapes(key, 'A')) {
    const own = points(shape);
    own.forEach(([x, y], i) => {
      const [nextX, nextY] = own[(i + 1) % own.length] ?? [x, y];
      for (let step = 0; step <= 4; step += 1) {
        cells.add(
          `${Math.round((x + ((nextX - x) * step) / 4) / 8)},${Math.round((y + ((nextY - y) * step) / 4) / 8)}`,
        );
      }
    });
  }
  return [...cells].sort().join(' ');
}

describe('puppets', () => {
  it('has one for every kind of troop, and for whoever leads them', () => {
    expect([...PUPPET_KEYS].sort()).toEqual(
      [
        'archers',
        'banner',
        'captain',
        'catapult',
        'crossbowmen',
        'elite_guard',
        'galley',
        'healer',
        'heavy_cavalry',
        'knights',
        'light_cavalry',
        'mage',
        'magister',
        'militia',
        'pikemen',
        'ram',
        'spearmen',
        'steward',
        'swordsmen',
      ].sort(),
    );
  });

  it.each(PUPPET_KEYS)('%s is drawn for both sides, within its bounds, from its feet up', (key) => {
    const { left, right, top, bottom, grip } = puppet(key);
    for (const side of ['A', 'B'] as const) {
      const shapes = puppetShapes(key, side);
      expect(shapes.length).toBeGreaterThan(8);
      let lowest = -Infinity;
      for (const shape of shapes) {
        expect(shape.fill ?? shape.stroke, 'every shape is painted').toBeDefined();
        const half = (shape.stroke === undefined ? 0 : (shape.strokeWidth ?? 0)) / 2;
        for (const [x, y] of points(shape)) {
          expect(x - half, `${key} left`).toBeGreaterThanOrEqual(left);
          expect(x + half, `${key} right`).toBeLessThanOrEqual(right);
          expect(y - half, `${key} top`).toBeGreaterThanOrEqual(top);
          expect(y + half, `${key} bottom`).toBeLessThanOrEqual(bottom);
          lowest = Math.max(lowest, y);
        }
      }
      expect(lowest, `${key} stands on the ground`).toBeGreaterThanOrEqual(-1);
    }
    expect(grip.x).toBeGreaterThanOrEqual(left);
    expect(grip.x).toBeLessThanOrEqual(right);
  });

  it('gives each unit of a newcomer’s host a figure of its own', () => {
    const first = ['militia', 'soldiers', 'pikemen', 'archers'].map((id) => {
      const unit = kingdomContent.units.get(id);
      return unit === undefined ? 'nobody' : puppetOf({ unitId: id, puppet: unit.puppet });
    });
    expect(new Set(first).size, first.join(', ')).toBe(first.length);
  });

  it('can be told apart by silhouette alone', () => {
    const seen = new Map<string, string>();
    for (const key of PUPPET_KEYS) {
      const shape = silhouette(key);
      expect(seen.get(shape), key).toBeUndefined();
      seen.set(shape, key);
    }
  });

  it('tells the sides apart by the shape of shields, not by colour alone', () => {
    for (const key of [
      'militia',
      'spearmen',
      'swordsmen',
      'pikemen',
      'crossbowmen',
      'light_cavalry',
      'heavy_cavalry',
      'knights',
    ] as const) {
      const drawn = (side: 'A' | 'B'): string =>
        JSON.stringify(puppetShapes(key, side).map((shape) => ({ ...shape, only: undefined })));
      expect(drawn('A'), key).not.toBe(drawn('B'));
    }
  });

  it('has a colour for every role on both sides, by day and by night', () => {
    const roles = new Set(
      Object.values(PUPPETS).flatMap(({ shapes }) => shapes.flatMap(({ fill, stroke }) => [fill, stroke])),
    );
    for (const side of ['A', 'B'] as const) {
      for (const theme of ['day', 'night'] as const) {
        const palette = puppetPalette(side, theme);
        for (const role of roles) if (role !== undefined) expect(palette[role]).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });
});
