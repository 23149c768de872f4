// Somebody who travels is told so where the clocks differ, and nobody is for the name of a city.
import { describe, expect, it } from 'vitest';
import { tellOtherTimes, zoneText } from '@sigilla/client/features/academy/streak/zones.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
/** Summer time has begun in America and not yet in Europe. */
const MARCH = Date.UTC(2026, 2, 20, 12);

describe('the clocks of two zones', () => {
  it.each([
    ['Europe/Rome', 'Europe/Berlin', NOON, false],
    ['Asia/Tokyo', 'Europe/Rome', NOON, true],
    ['UTC', 'Europe/London', NOON, false],
    ['Nowhere/Atlantis', 'Europe/Rome', NOON, false],
    ['America/New_York', 'America/Phoenix', MARCH, true],
  ])('of %s and %s', (one, other, at, isOther) => {
    expect(tellOtherTimes(one, other, at)).toBe(isOther);
  });

  it('are named as people read them', () => {
    expect(zoneText('America/New_York')).toBe('America, New York');
  });
});
