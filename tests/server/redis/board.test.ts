// What a process tells the others of who is here: never more often than four times a second however many come and go, never less than the last
// of it, and made up only when it is told.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { openPresences } from '@sigilla/server/app/presences.ts';
import type { Presences } from '@sigilla/server/app/presences.ts';
import { sharedBoard } from '@sigilla/server/redis/board.ts';
import type { Voice } from '@sigilla/server/redis/voice.ts';

const SERVER = 'default-server';
const TOGETHER_MS = 250;

interface Said {
  readonly notes: Readonly<Record<string, { readonly here: readonly string[] } | null>>;
}

let said: Said[];
let now: number;
let presences: Presences;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  now = 0;
  const voice: Voice = {
    say: (_kind, words) => void said.push(words as Said),
    hear: () => undefined,
    onDoubt: () => () => undefined,
    onBeat: () => undefined,
    onBack: () => undefined,
    isCutOff: false,
    stop: async () => undefined,
  };
  presences = openPresences(() => now, {
    board: sharedBoard(voice, { elapsed: () => now }),
    wall: () => now,
  });
  said = [];
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number): void => {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
};
const one = (index: number): AccountId => AccountId.parse(`account-${index}`);
const written = (): number =>
  said.reduce((sum, { notes }) => sum + (notes[`server/${SERVER}`]?.here.length ?? 0), 0);

describe('who is here', () => {
  it('is told four times a second at most while a crowd comes, and then as it is', () => {
    const [crowd, arrivesWithin] = [1_000, 2_000];
    for (let index = 0; index < crowd; index += 1) {
      presences.arrived(SERVER, one(index));
      pass(arrivesWithin / crowd);
    }
    pass(TOGETHER_MS);
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThanOrEqual(arrivesWithin / TOGETHER_MS + 1);
    expect(written()).toBeLessThanOrEqual(crowd * said.length);
    expect(said.at(-1)?.notes[`server/${SERVER}`]?.here).toHaveLength(crowd);
  });

  it('is told as it is when it is told, not as it was at the first of several changes', () => {
    presences.arrived(SERVER, one(1));
    presences.arrived(SERVER, one(2));
    presences.left(SERVER, one(1));
    pass(TOGETHER_MS - 1);
    expect(said).toEqual([]);
    presences.arrived(SERVER, one(3));
    pass(1);
    expect(said.map(({ notes }) => notes[`server/${SERVER}`]?.here)).toEqual([[one(2), one(3)]]);
    pass(10 * TOGETHER_MS);
    expect(said).toHaveLength(1);
  });

  it('is not told anew for a second window of one who is here', () => {
    presences.arrived(SERVER, one(1));
    pass(TOGETHER_MS);
    presences.arrived(SERVER, one(1));
    presences.left(SERVER, one(1));
    pass(TOGETHER_MS);
    expect(said).toHaveLength(1);
  });

  it('is not made up for each that comes', () => {
    let made = 0;
    const counting = openPresences(() => now, {
      board: {
        pin: (_subject, note) => void (made += typeof note === 'function' ? 0 : 1),
        others: () => [],
        onNews: () => () => undefined,
      },
      wall: () => now,
    });
    for (let index = 0; index < 100; index += 1) counting.arrived(SERVER, one(index));
    expect(made).toBe(0);
  });
});
