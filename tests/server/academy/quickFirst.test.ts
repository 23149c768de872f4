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

it('whoever learns waits behind no strangers who have things looked up: of each kind of errand one scholar’s worth is under way', async () => {
  const scholars = openScholars(pino({ level: 'silent' }), new URL('./unhurriedScholar.ts', import.meta.url));
  await scholars.wake();
  const done: string[] = [];
  const note = async (name: string, asked: Promise<{ readonly ok: boolean }>): Promise<void> => {
    done.push((await asked).ok ? name : `${name} refused`);
  };
  // As many as may wait at all, of everything that needs no account.
  const strangers = Array.from({ length: 256 }, () => [
    note('translation', scholars.ask('translate', 'the good king')),
    note('search', scholars.ask('search', { query: 'rex' })),
    note('form', scholars.ask('word', 'lux')),
  ]);
  await note('lesson', scholars.ask('taster', '0'.repeat(32)));
  await note('answer', scholars.ask('gradeTaster', '0'.repeat(32), 'rex'));
  const before = (name: string): number =>
    done.slice(0, done.indexOf('answer')).filter((one) => one === name).length;
  expect(done).toContain('lesson');
  expect(done).toContain('answer');
  // Two lessons, each behind what two scholars were at and what they took up next.
  expect(before('translation')).toBeLessThanOrEqual(8);
  expect(before('search')).toBeLessThanOrEqual(8);
  await scholars.close();
  await Promise.all(strangers.flat());
});
