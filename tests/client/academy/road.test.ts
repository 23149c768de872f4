// The scenes along the road of history: every event has one of its own, put together from parts that are all in use, within its sheet.
import { describe, expect, it } from 'vitest';
import { HISTORY_EVENTS } from '@sigilla/content/reference/history.ts';
import { PARTS, PEOPLE } from '@sigilla/client/features/academy/books/history/parts.ts';
import { SCENES } from '@sigilla/client/features/academy/books/history/scenes.ts';
import { MARCHERS } from '@sigilla/client/features/academy/books/history/scenes/placed.ts';
import { CRISIS_AND_RECOVERY } from '@sigilla/client/features/academy/books/history/scenes/crisisAndRecovery.ts';
import { EARLY_EMPIRE } from '@sigilla/client/features/academy/books/history/scenes/earlyEmpire.ts';
import { EARLY_REPUBLIC } from '@sigilla/client/features/academy/books/history/scenes/earlyRepublic.ts';
import { FOUNDATION } from '@sigilla/client/features/academy/books/history/scenes/foundation.ts';
import { LATE_REPUBLIC } from '@sigilla/client/features/academy/books/history/scenes/lateRepublic.ts';
import { MIDDLE_REPUBLIC } from '@sigilla/client/features/academy/books/history/scenes/middleRepublic.ts';
import { SHEET, far, middle, near, road } from '@sigilla/client/features/academy/books/history/land.ts';

const PERIODS = {
  foundation: FOUNDATION,
  early_republic: EARLY_REPUBLIC,
  middle_republic: MIDDLE_REPUBLIC,
  late_republic: LATE_REPUBLIC,
  early_empire: EARLY_EMPIRE,
  crisis_recovery: CRISIS_AND_RECOVERY,
};
const scenes = Object.entries(SCENES);
const placed = scenes.flatMap(([, scene]) => scene);

describe('the road of history', () => {
  it('has a scene for every event, none for anything else, and no two alike', () => {
    expect(Object.keys(SCENES).toSorted()).toEqual(HISTORY_EVENTS.map(({ id }) => id).toSorted());
    const drawings = scenes.map(([, scene]) =>
      scene
        .map(([what]) => what)
        .toSorted()
        .join(' '),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each(Object.entries(PERIODS))('keeps the scenes of %s together', (period, own) => {
    const events = HISTORY_EVENTS.filter((event) => event.period === period).map(({ id }) => id);
    expect(Object.keys(own).toSorted()).toEqual(events.toSorted());
  });

  it('shows things that stay when nobody is there yet, and somebody once one has come', () => {
    for (const [id, scene] of scenes) {
      const isMan = ([what]: (typeof scene)[number]): boolean => what in MARCHERS || PEOPLE.has(what);
      expect(
        scene.some((one) => !isMan(one)),
        id,
      ).toBe(true);
      expect(scene.some(isMan), id).toBe(true);
    }
  });

  it('stands within its sheet, under the words and off the border', () => {
    for (const [what, x, y] of placed) {
      expect(x, what).toBeGreaterThan(0);
      expect(x, what).toBeLessThan(SHEET.width);
      expect(y, what).toBeGreaterThan(84);
      expect(y, what).toBeLessThan(250);
    }
  });

  it('draws no part that no scene shows', () => {
    const shown = new Set<string>(placed.map(([what]) => what));
    expect([...Object.keys(PARTS), ...Object.keys(MARCHERS)].filter((part) => !shown.has(part))).toEqual([]);
  });

  it('runs on over land that keeps its order, near before far, the whole way', () => {
    for (let x = 0; x < SHEET.width * HISTORY_EVENTS.length; x += 5) {
      expect(far(x)).toBeLessThan(middle(x));
      expect(middle(x)).toBeLessThan(near(x));
      expect(near(x)).toBeLessThan(road(x) - 10);
      expect(road(x) + 10).toBeLessThan(302);
    }
  });
});
