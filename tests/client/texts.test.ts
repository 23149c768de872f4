// Numbers and spans of time as they are written everywhere in the window.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from '@sigilla/client/features/auth/next.ts';
import { counted, short, signed, whole } from '@sigilla/client/ui/numberText.ts';
import { ago, countdown, span } from '@sigilla/client/ui/timeText.ts';

describe('countdown', () => {
  it('counts minutes and seconds, and hours when there are any', () => {
    expect(countdown(751_000)).toBe('12:31');
    expect(countdown(3_725_000)).toBe('1:02:05');
    expect(countdown(9_000)).toBe('0:09');
  });

  it('rounds up, so that it reaches zero only when the wait is over', () => {
    expect(countdown(1)).toBe('0:01');
    expect(countdown(0)).toBe('0:00');
    expect(countdown(-5000)).toBe('0:00');
  });

  it('never goes up while time goes on', () => {
    const seconds = (text: string): number =>
      text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    fc.assert(
      fc.property(fc.nat(90_000_000), fc.nat(60_000), (left, passed) => {
        expect(seconds(countdown(left - passed))).toBeLessThanOrEqual(seconds(countdown(left)));
      }),
    );
  });
});

describe('span and ago', () => {
  it.each([
    [40_000, '40 s'],
    [150_000, '2 min'],
    [3 * 3_600_000, '3 h'],
    [86_400_000, '1 day'],
    [5 * 86_400_000, '5 days'],
  ])('%i ms is %s', (ms, text) => {
    expect(span(ms)).toBe(text);
  });

  it('calls the last minute now', () => {
    expect(ago(59_000)).toBe('now');
    expect(ago(-3000)).toBe('now');
    expect(ago(61_000)).toBe('1 min');
  });
});

describe('numbers', () => {
  it('groups thousands and writes a true minus', () => {
    expect(whole(12_480)).toBe('12,480');
    expect(signed(310)).toBe('+310');
    expect(signed(-1200)).toBe('−1,200');
    expect(signed(0)).toBe('0');
  });

  it('shortens only what is long', () => {
    expect(short(99_999)).toBe('99,999');
    expect(short(1_200_000)).toBe('1.2M');
  });

  it('counts one turn and six turns', () => {
    expect(counted(1, 'turn')).toBe('1 turn');
    expect(counted(6, 'turn')).toBe('6 turns');
    expect(counted(2, 'army', 'armies')).toBe('2 armies');
  });
});

describe('safeNext', () => {
  it('goes on inside the window only', () => {
    expect(safeNext('/battles/b1?round=2')).toBe('/battles/b1?round=2');
    for (const elsewhere of [
      'https://example.org',
      '//example.org',
      '/\\example.org',
      'javascript:alert(1)',
      null,
    ]) {
      expect(safeNext(elsewhere)).toBe('/overview');
    }
  });
});
