// A process of its own, started as servers are: tells what a thread beside it and its own heap hold for what is young, both having made much of it.
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { pino } from 'pino';
import { openDesks } from '@sigilla/server/app/desks.ts';
import { giveEachItsOwn } from '@sigilla/server/youngMemory.ts';

/** What is held after as much was made as fills any young generation, with enough of it alive that it grows. */
const held = (): number => {
  let alive: number[][] = [];
  for (let n = 0; n < 400_000; n += 1) {
    alive.push(Array.from({ length: 20 }, () => n));
    if (alive.length > 60_000) alive = [];
  }
  return getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.physical_space_size ?? 0;
};

export default held;

if (isMainThread) {
  giveEachItsOwn();
  const desks = openDesks<null, number>(pino({ level: 'silent' }), {
    script: new URL(import.meta.url),
    who: 'a thread',
    threads: 1,
    stay: 0,
    idleMs: 1_000,
    errands: 1,
    longestMs: 60_000,
    memoryMb: 256,
    youngMemoryMb: 6,
  });
  const beside = (await desks.send(null))?.answer;
  await desks.close();
  process.stdout.write(JSON.stringify({ beside, own: held() }));
}
