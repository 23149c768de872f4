// Whoever has answered waits behind no more than what is being done: what is drawn ahead waits for them.
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openScholars } from '@sigilla/server/app/academy/scholars.ts';
import { fewAtATime } from '@sigilla/server/app/fewAtATime.ts';

it('a word is looked up before the scrolls that wait to be drawn, which are drawn in their order', async () => {
  const scholars = openScholars(pino({ level: 'silent' }), new URL('./unhurriedScholar.ts', import.meta.url));
  await scholars.wake();
  const done: string[] = [];
  const note = async (name: string, asked: Promise<unknown>): Promise<void> => {
    await asked;
    done.push(name);
  };
  const scrolls = ['1', '2', '3', '4', '5', '6'];
  await Promise.all([
    ...scrolls.map((level) => note(level, scholars.ask('search', { query: level }))),
    note('word', scholars.ask('word', 'lux')),
  ]);
  await scholars.close();
  // At most two scholars sit there.
  expect(done.indexOf('word')).toBeLessThanOrEqual(2);
  expect(done.filter((name) => name !== 'word')).toEqual(scrolls);
});

it('what is done a few at a time is refused when too many wait, and an error leaves its place', async () => {
  const oneAtATime = fewAtATime(1, 2);
  const gone = Promise.withResolvers<string>();
  const first = oneAtATime(() => gone.promise);
  const second = oneAtATime(async () => 'second');
  expect(await oneAtATime(async () => 'third')).toBeNull();
  gone.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  expect(await second).toBe('second');
  expect(await oneAtATime(async () => 'third')).toBe('third');
});
