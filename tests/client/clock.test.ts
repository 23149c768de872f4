// The window's clock, on a machine whose own is wrong: set by what the server tells, or else by the date that its answers bear.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as TheClock from '@sigilla/client/session/clock.ts';

const HOUR = 3_600_000;
let clock: typeof TheClock;
beforeEach(async () => {
  // A date of an answer is whole seconds; the machine's clock stands at one meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) });
  vi.resetModules();
  clock = await import('@sigilla/client/session/clock.ts');
});

afterEach(() => {
  vi.useRealTimers();
});

const answerOf = (time: number): Response =>
  new Response(null, { headers: { date: new Date(time).toUTCString() } });
const wrongBy = (): number => clock.now() - Date.now();

it.each([HOUR, -HOUR])(
  'takes the date of an answer where it is wrong by %d ms and no room is heard',
  (wrong) => {
    clock.noteDate(answerOf(Date.now() + wrong));
    expect(wrongBy()).toBe(wrong);
  },
);

it('takes no date for seconds that the line may have taken, nor what is none', () => {
  clock.noteDate(answerOf(Date.now() - 20_000));
  clock.noteDate(new Response(null, { headers: { date: 'yesterday' } }));
  clock.noteDate(new Response(null));
  expect(wrongBy()).toBe(0);
});

it('believes what the realm has told rather than a date', () => {
  clock.setServerTime(Date.now() + HOUR);
  clock.noteDate(answerOf(Date.now()));
  expect(wrongBy()).toBe(HOUR);
});
