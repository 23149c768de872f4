// Work that may wait: a few pieces a turn of the event loop, in order, and everything else in between.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fewATurn } from '@sigilla/server/app/soon.ts';

describe('work a few pieces a turn', () => {
  it('is done later, in the order it was given, and lets others have their turn', async () => {
    const done: (number | string)[] = [];
    const soon = fewATurn(3, () => undefined);
    for (let piece = 1; piece <= 7; piece += 1) soon(() => done.push(piece));
    expect(done).toEqual([]);
    for (const turn of ['a', 'b', 'c']) {
      await nextTurn();
      done.push(turn);
    }
    expect(done).toEqual([1, 2, 3, 'a', 4, 5, 6, 'b', 7, 'c']);
  });

  it('does more in a turn the more there waits, so that a server with few turns does not fall behind', async () => {
    let waiting = 0;
    const soon = fewATurn(3, () => undefined);
    const waited: number[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      for (let piece = 0; piece < 20; piece += 1) {
        waiting += 1;
        soon(() => (waiting -= 1));
      }
      await nextTurn();
      waited.push(waiting);
    }
    expect(Math.max(...waited)).toBeLessThan(200);
  });

  it('does what is asked for by a piece of work in a turn after it', async () => {
    const done: string[] = [];
    const soon = fewATurn(3, () => undefined);
    soon(() => {
      done.push('first');
      soon(() => done.push('second'));
    });
    await nextTurn();
    expect(done).toEqual(['first']);
    await nextTurn();
    expect(done).toEqual(['first', 'second']);
  });

  it('reports a piece that fails, and goes on', async () => {
    const failures: unknown[] = [];
    const done: string[] = [];
    const soon = fewATurn(3, (error) => failures.push(error));
    soon(() => {
      throw new Error('a torn page');
    });
    soon(() => done.push('after it'));
    await nextTurn();
    expect(failures).toEqual([new Error('a torn page')]);
    expect(done).toEqual(['after it']);
  });
});
