// Threads beside a server hold no more for what is young than they are given, whatever the server was started with; and one that is slow to open its
// books is given the time, as often as one has to open them.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { pino } from 'pino';
import { openDesks } from '@sigilla/server/app/desks.ts';
import type { Errand } from '@sigilla/server/app/academy/scholar.ts';
import { THRIFTY_ARGUMENTS } from '../../../scripts/thrift.mjs';

const MIB = 1_048_576;

it('a thread of a server that was started thriftily has the young memory it is given, and the server its own', async () => {
  const script = path.join(import.meta.dirname, 'youngThread.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...THRIFTY_ARGUMENTS, script]);
  const { beside, own } = JSON.parse(stdout) as { readonly beside: number; readonly own: number };
  // Six, and a page or two that a clearing under way holds besides.
  expect(beside / MIB).toBeLessThan(8);
  expect(own / MIB).toBeGreaterThan(16);
});

it('a thread has its time to open its books, the first one and whoever comes in its place', async () => {
  const desks = openDesks<Errand, unknown>(pino({ level: 'silent' }), {
    script: new URL('./frailScholar.ts', import.meta.url),
    who: 'a scholar',
    threads: 1,
    stay: 1,
    idleMs: 60_000,
    errands: 8,
    // No thread begins in so short a time.
    longestMs: 1,
    openingMs: 50_000,
    memoryMb: 64,
    youngMemoryMb: 6,
  });
  for (const _ of ['first', 'in its place']) {
    expect(await desks.send({ task: 'word', given: ['lux'] })).toEqual({ answer: [] });
    expect(await desks.send({ task: 'word', given: ['ponder'] })).toBeNull();
  }
  await desks.close();
});
