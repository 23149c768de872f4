// What the house keeps of a model that writes questions: what a day has cost, when it is left in peace, and what operators read of it.
import {
  answeredWith,
  asking,
  bookAt,
  failedWith,
  newTeacherBook,
  standingOf,
} from '@sigilla/engine/learning/teacherBook.ts';
import type { Failure, TeacherBook, TeacherRules } from '@sigilla/engine/learning/teacherBook.ts';
import { describe, expect, it } from 'vitest';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 2, 12);
const MIDNIGHT = NOON + 12 * HOUR;
const TODAY = '2026-11-02';
const rules: TeacherRules = { requestsADay: 3, tokensADay: 1000, restsAfter: 3, restMs: 15 * MINUTE };
const fresh = newTeacherBook('claude', 'one key', NOON);

const failing = (change: Partial<Failure> = {}): Failure => ({
  trouble: 'failed',
  status: 500,
  retryAfterMs: null,
  reserved: 100,
  day: TODAY,
  tokens: null,
  ...change,
});
const failed = (times: number, change: Partial<Failure> = {}): TeacherBook =>
  Array.from({ length: times }).reduce<TeacherBook>(
    (book) => failedWith(asking(book, 100), failing(change), rules, NOON),
    fresh,
  );
const restOf = (book: TeacherBook): number => Math.max(0, book.restsUntil - NOON);

describe('a new page', () => {
  it('tells operators of nothing asked, answered, spent or kept', () => {
    expect(fresh).toMatchObject({ day: TODAY, requests: 0, tokens: 0, failures: 0, lastTrouble: null });
    expect(fresh.totals).toEqual({ asked: 0, answered: 0, tokens: 0, kept: 0, dropped: {} });
    expect(standingOf(fresh, rules, 1000, NOON)).toEqual({ state: 'ready' });
  });
});

describe('the purse of a day', () => {
  it('is spent by the last request it allows, and full again at midnight', () => {
    let book = fresh;
    for (let n = 1; n <= 3; n += 1) {
      expect(standingOf(book, rules, 10, NOON).state).toBe('ready');
      book = asking(book, 10);
    }
    expect(standingOf(book, rules, 10, NOON)).toEqual({ state: 'spent', until: MIDNIGHT });
    expect(bookAt(book, 'one key', MIDNIGHT - 1)).toEqual(book);
    const next = bookAt(book, 'one key', MIDNIGHT);
    expect(next).toMatchObject({ day: '2026-11-03', requests: 0, tokens: 0, totals: { asked: 3 } });
  });

  it('has room for an asking that may cost just what is left, and for none that may cost a token more', () => {
    const book = asking(fresh, 400);
    expect(standingOf(book, rules, 600, NOON).state).toBe('ready');
    expect(standingOf(book, rules, 601, NOON).state).toBe('spent');
  });

  it('is set right by what an answer has cost, on the day of the asking alone', () => {
    const settlement = { reserved: 400, day: TODAY, tokens: 150, kept: 2, dropped: { macrons: 1 } } as const;
    const book = answeredWith(asking(fresh, 400), settlement);
    expect(book.tokens).toBe(150);
    expect(book.totals).toEqual({ asked: 1, answered: 1, tokens: 150, kept: 2, dropped: { macrons: 1 } });
    const overnight = bookAt(asking(fresh, 400), 'one key', MIDNIGHT);
    expect(answeredWith(overnight, settlement).tokens).toBe(0);
    // A teacher that does not say has cost what it might have.
    expect(answeredWith(asking(fresh, 400), { ...settlement, tokens: null }).tokens).toBe(400);
    expect(answeredWith(book, { ...settlement, tokens: 0 }).totals.dropped).toEqual({ macrons: 2 });
  });
});

describe('a teacher that fails', () => {
  it('rests from the third failure in a row, twice as long after each further one, six hours at most', () => {
    const rests = [1, 2, 3, 4, 5, 6, 7, 8, 40].map((times) => restOf(failed(times)) / MINUTE);
    expect(rests).toEqual([0, 0, 15, 30, 60, 120, 240, 360, 360]);
    const book = failed(3);
    expect(standingOf({ ...book, requests: 0 }, rules, 10, NOON).state).toBe('resting');
    expect(standingOf({ ...book, requests: 0 }, rules, 10, NOON + 15 * MINUTE).state).toBe('ready');
    expect(book.lastTrouble).toEqual({ at: NOON, what: 'failed', status: 500 });
  });

  it('is left alone as long as it asks, a second at least and a day at most, or six hours where it does not take the key', () => {
    const asks = (retryAfterMs: number | null) => restOf(failed(1, { trouble: 'limited', retryAfterMs }));
    expect([asks(0), asks(5 * MINUTE), asks(48 * HOUR), asks(null)]).toEqual([
      1000,
      5 * MINUTE,
      24 * HOUR,
      0,
    ]);
    expect(restOf(failed(1, { trouble: 'unauthorized', status: 401 }))).toBe(6 * HOUR);
  });

  it('is well again after one answer, and asked at once under another key', () => {
    const settlement = { reserved: 100, day: TODAY, tokens: 90, kept: 0, dropped: {} };
    expect(answeredWith(failed(5), settlement)).toMatchObject({ failures: 0, restsUntil: 0 });
    expect(bookAt(failed(5), 'one key', NOON).failures).toBe(5);
    expect(bookAt(failed(5), 'another key', NOON)).toMatchObject({ failures: 0, restsUntil: 0 });
  });
});
