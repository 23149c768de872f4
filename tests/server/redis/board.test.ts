// What a process tells the others of who is here: never more often than four times a second however many come and go, never less than the last
// of it, who came and who went and nobody twice; made up only when it is told; and right again after any word that was lost.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as fc from 'fast-check';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { openPresences } from '@sigilla/server/app/presences.ts';
import type { Presences } from '@sigilla/server/app/presences.ts';
import type { Board } from '@sigilla/server/app/board.ts';
import { sharedBoard } from '@sigilla/server/redis/board.ts';
import { changed, changeOf } from '@sigilla/server/redis/noteChanges.ts';
import type { Voice } from '@sigilla/server/redis/voice.ts';

const SERVER = 'default-server';
const TOGETHER_MS = 250;

interface Said {
  readonly notes: Readonly<Record<string, { readonly here: readonly string[] } | null>>;
  readonly changes?: Readonly<
    Record<string, { readonly came: readonly string[]; readonly went: readonly string[] }>
  >;
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
    board: sharedBoard(voice, 'here', { elapsed: () => now }),
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
const SUBJECT = `server/${SERVER}`;
/** Names written, in all that was said. */
const written = (): number =>
  said.reduce((sum, { notes, changes }) => {
    const change = changes?.[SUBJECT];
    return sum + (notes[SUBJECT]?.here.length ?? 0) + (change?.came.length ?? 0) + (change?.went.length ?? 0);
  }, 0);

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
    // Each name once, however many are there already.
    expect(written()).toBe(crowd);
    presences.left(SERVER, one(7));
    pass(TOGETHER_MS);
    expect(said.at(-1)?.changes?.[SUBJECT]).toMatchObject({ came: [], went: [one(7)] });
    expect(written()).toBe(crowd + 1);
  });

  it('is told as it is when it is told, not as it was at the first of several changes', () => {
    presences.arrived(SERVER, one(1));
    presences.arrived(SERVER, one(2));
    presences.left(SERVER, one(1));
    pass(TOGETHER_MS - 1);
    expect(said).toEqual([]);
    presences.arrived(SERVER, one(3));
    pass(1);
    expect(said.map(({ notes }) => notes[SUBJECT]?.here)).toEqual([[one(2), one(3)]]);
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

describe('a note that has changed', () => {
  const someNote = fc.record({
    here: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
    lookedAt: fc.nat(),
    commanding: fc.uniqueArray(fc.constantFrom(...SIDES)),
    drawn: fc.uniqueArray(fc.constantFrom(...SIDES)),
    calls: fc.array(fc.nat(), { maxLength: 6 }),
  });
  it('is what it was with what is said of the change', () => {
    fc.assert(
      fc.property(someNote, someNote, (before, after) => {
        const known = changed(before, changeOf(before, after));
        expect({ ...known, here: known.here.toSorted() }).toEqual({ ...after, here: after.here.toSorted() });
      }),
    );
  });
});

/** Boards that hear each other in one process; `loses` says which words nobody hears. */
const inCompany = (names: readonly string[], loses: () => boolean) => {
  const heard = new Map<string, (words: unknown, from: string) => boolean>();
  const beats: (() => void)[] = [];
  const boards = names.map((name) =>
    sharedBoard(
      {
        say: (_kind, words) => {
          if (loses()) return;
          const text = JSON.stringify(words);
          queueMicrotask(() => {
            for (const [other, listener] of heard) if (other !== name) listener(JSON.parse(text), name);
          });
        },
        hear: (_kind, listener) => void heard.set(name, listener),
        onDoubt: () => () => undefined,
        onBeat: (listener) => void beats.push(listener),
        onBack: () => undefined,
        isCutOff: false,
        stop: async () => undefined,
      },
      name,
      { elapsed: () => now },
    ),
  );
  return { boards, heard, beat: () => beats.forEach((one) => one()) };
};
const BEAT_MS = 2_000;
/** Words are heard a moment later, and answered a moment after that. */
const heardOut = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};
const presentOn = (board: Board): readonly string[] =>
  openPresences(() => now, { board, wall: () => now })
    .present(SERVER)
    .toSorted();

describe('boards of several processes', () => {
  it('hold the same again however many words were lost, once words are heard', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ at: fc.nat(2), who: fc.nat(9), comes: fc.boolean(), isLost: fc.boolean() }), {
          maxLength: 40,
        }),
        async (steps) => {
          let isLost = false;
          const { boards, beat } = inCompany(['a', 'b', 'c'], () => isLost);
          const here = boards.map((board) => openPresences(() => now, { board, wall: () => now }));
          const windows = here.map(() => new Set<number>());
          for (const step of steps) {
            isLost = step.isLost;
            const [place, open] = [here[step.at], windows[step.at]];
            if (step.comes && open?.has(step.who) === false) place?.arrived(SERVER, one(step.who));
            if (!step.comes) place?.left(SERVER, one(step.who));
            if (step.comes) open?.add(step.who);
            else open?.delete(step.who);
            pass(TOGETHER_MS);
            await heardOut();
          }
          isLost = false;
          for (let count = 0; count < 6; count += 1) {
            pass(BEAT_MS);
            beat();
            await heardOut();
          }
          const all = [...new Set(windows.flatMap((some) => [...some.keys()]))].map(one).toSorted();
          for (const place of here) expect(place.present(SERVER).toSorted()).toEqual(all);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('say little while nothing changes, whoever is there', async () => {
    const { boards, heard, beat } = inCompany(['a', 'b'], () => false);
    const [board, other] = boards;
    if (board === undefined || other === undefined) throw new Error('there are two');
    const here = openPresences(() => now, { board, wall: () => now });
    for (let index = 0; index < 1_000; index += 1) here.arrived(SERVER, one(index));
    pass(TOGETHER_MS);
    await heardOut();
    expect(presentOn(other)).toHaveLength(1_000);
    let bytes = 0;
    const listener = heard.get('b');
    heard.set('b', (words, from) => {
      bytes += JSON.stringify(words).length;
      return listener?.(words, from) ?? false;
    });
    for (let count = 0; count < 30; count += 1) {
      pass(BEAT_MS);
      beat();
      await heardOut();
    }
    expect(bytes).toBeLessThan(2_000);
    expect(presentOn(other)).toHaveLength(1_000);
  });

  it('understand a process of an earlier version, which says every note whole and numbers nothing', async () => {
    const { boards, heard } = inCompany(['a'], () => false);
    const [board] = boards;
    if (board === undefined) throw new Error('there is one');
    const note = (...names: number[]) => ({
      here: names.map(one),
      lookedAt: 0,
      commanding: [],
      drawn: [],
    });
    const hears = (words: unknown) => heard.get('a')?.(words, 'old');
    hears({ notes: { [SUBJECT]: note(1) }, whole: true, asks: true });
    hears({ notes: { [SUBJECT]: note(1, 2) }, whole: false, asks: false });
    expect(presentOn(board)).toEqual([one(1), one(2)]);
    hears({ notes: {}, whole: true, asks: false });
    expect(presentOn(board)).toEqual([]);
  });
});
