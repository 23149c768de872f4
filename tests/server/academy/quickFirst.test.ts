// Whoever has answered waits behind no more than what is being done: what is drawn ahead waits for them.
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openScholars } from '@sigilla/server/app/academy/scholars.ts';

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
