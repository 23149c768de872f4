// Numbers and spans of time as they are written everywhere in the window.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from '@sigilla/client/features/auth/next.ts';
import { clampWhole, counted, short, signed, whole } from '@sigilla/client/ui/numberText.ts';
import { bare, unmarked } from '@sigilla/client/ui/bareText.ts';
import {
  ago,
  asleepFor,
  clockText,
  columnText,
  countdown,
  dayOfYearText,
  dayStamp,
  dayText,
  hourText,
  left,
  momentText,
  monthText,
  shortDayText,
  span,
  worldDayText,
} from '@sigilla/client/ui/timeText.ts';
import { nextTurnText, turnProgress, turnShortage } from '@sigilla/client/ui/turnText.ts';

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

  it('tells what is left to the nearest whole, so that a day just begun is a day in every place', () => {
    const HOUR = 3_600_000;
    expect(left(24 * HOUR + 20_000)).toBe('1 day');
    expect(left(24 * HOUR - 20_000)).toBe('1 day');
    expect(left(23.4 * HOUR)).toBe('23 h');
    expect(left(HOUR - 20_000)).toBe('1 h');
    expect(left(59_700)).toBe('1 min');
    expect(left(9_000)).toBe('9 s');
    expect(left(-5)).toBe('0 s');
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

describe('clampWhole', () => {
  it('keeps a number whole and within its bounds, and takes what is no number for the least', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 50 }),
        (value, min, more) => {
          const kept = clampWhole(value, min, min + more);
          expect(Number.isInteger(kept)).toBe(true);
          expect(kept).toBeGreaterThanOrEqual(min);
          expect(kept).toBeLessThanOrEqual(min + more);
        },
      ),
    );
    expect(clampWhole(Number.NaN, 1, 50)).toBe(1);
    expect(clampWhole(12.9, 1, 50)).toBe(12);
  });
});

describe('the turn purse in words', () => {
  const purse = { turns: 74, maxTurns: 100, nextTurnAt: 1_000_000, turnMs: 3_600_000 };

  it('LR-046 says how long until the next turn, when it is ready, and when the purse is full', () => {
    expect(nextTurnText(purse, 249_000)).toBe('12:31');
    expect(nextTurnText(purse, 1_000_000)).toBe('Turn ready!');
    expect(nextTurnText({ ...purse, turns: 100 }, 0)).toBe('Full');
    expect(nextTurnText({ ...purse, nextTurnAt: null }, 0)).toBe('Full');
  });

  it('measures how much of the coming turn has passed', () => {
    expect(turnProgress({ ...purse, nextTurnAt: 5_400_000 }, 3_600_000)).toBe(0.5);
    expect(turnProgress(purse, 2_000_000)).toBe(1);
    expect(turnProgress({ ...purse, turns: 100 }, 0)).toBe(1);
  });

  it('LR-045 names the turns that are needed when they are short, and nothing while they load', () => {
    expect(turnShortage(12, 4)).toBe('Not enough turns (need 12)');
    expect(turnShortage(4, 4)).toBeUndefined();
    expect(turnShortage(12, undefined)).toBeUndefined();
  });
});

describe('safeNext', () => {
  it('goes on inside the window only', () => {
    for (const within of ['/battles/b1?round=2', '/war?tab=requests#challenge-1', '/dnd/characters/%C3%A6'])
      expect(safeNext(within)).toBe(within);
    for (const elsewhere of [
      'https://example.org',
      '//example.org',
      '/\\example.org',
      // Browsers read tabs and line ends out of an address: two strokes are left, and a house that is not ours.
      '/\t/example.org',
      '/\n/example.org',
      '/\r\\example.org',
      'javascript:alert(1)',
      null,
    ]) {
      expect(safeNext(elsewhere)).toBe('/overview');
    }
  });
});

describe('a moment', () => {
  const at = new Date(2026, 8, 3, 14, 5, 9).getTime();

  it.each([
    ['its day', dayText, '3 September 2026'],
    ['its day in a narrow place', shortDayText, '3 Sept 2026'],
    ['its day within the year', dayOfYearText, '3 Sept'],
    ['day and minute', momentText, '3 Sept 2026, 14:05'],
    ['its hour within the week', hourText, 'Thu 14:05'],
    ['the time of day', clockText, '14:05:09'],
    ['its day for machines', dayStamp, '2026-09-03'],
  ])('is written by the reader’s own clock: %s', (_, text, written) => {
    expect(text(at)).toBe(written);
  });

  it('reads alike everywhere where it is to be kept', () => {
    expect(worldDayText(Date.UTC(2026, 8, 3, 23, 59))).toBe('3 September 2026');
  });

  it('of the calendar is the day that it names, in every zone', () => {
    expect(columnText('2026-09-03')).toBe('Thu 3 Sept');
    expect([monthText(0), monthText(11)]).toEqual(['January', 'December']);
  });

  it('since which somebody has been away is told the more roughly the longer ago it was', () => {
    expect(asleepFor(at, at + 2_400_000)).toBe('for 40 min');
    expect(asleepFor(at, at + 3 * 86_400_000)).toBe('since Thursday');
    expect(asleepFor(at, at + 20 * 86_400_000)).toBe('since 3 September');
  });
});

describe('a text without marks', () => {
  it('keeps its letters, and its capitals unless it is only compared', () => {
    expect(unmarked('Rēgīna Zoë')).toBe('Regina Zoe');
    expect(bare('Rēgīna Zoë')).toBe('regina zoe');
  });
});
