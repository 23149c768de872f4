// Work on what is shared, one after another, in the order it came; work that has no key in common runs side by side.
// It spares commands on the same documents the collisions that the store would otherwise settle by retrying; correctness rests on the store alone.
// Invariants: a piece of work takes its place behind all its keys in one moment, so that of two pieces one is before the other everywhere and
// none can wait in a circle; each key's line is bounded: when one is full the caller is told at once; nothing is kept of a key that is idle.

export interface KeyedQueue {
  /** Runs `work` when everything given before for any of these keys is done; null when the line of one is full. */
  run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> | null;
  /** Pieces of work that wait or are under way. */
  depth(): number;
}

const nothing = (): void => undefined;

interface Line {
  length: number;
  tail: Promise<unknown>;
}

/** A queue that holds at most `most` pieces of work a key, the running one included. */
export const keyedQueue = (most: number): KeyedQueue => {
  const lines = new Map<string, Line>();
  let pieces = 0;
  const leave = (key: string, line: Line): void => {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
  };
  return {
    run(keys, work) {
      const wanted = keys.length > 1 ? [...new Set(keys)] : keys;
      if (wanted.some((key) => (lines.get(key)?.length ?? 0) >= most)) return null;
      const joined = wanted.map((key): [string, Line] => {
        const line = lines.get(key) ?? { length: 0, tail: Promise.resolve() };
        lines.set(key, line);
        line.length += 1;
        return [key, line];
      });
      pieces += 1;
      const before =
        joined.length === 1 ? joined[0]?.[1].tail : Promise.all(joined.map(([, line]) => line.tail));
      const done = (before ?? Promise.resolve()).then(work).finally(() => {
        pieces -= 1;
        for (const [key, line] of joined) leave(key, line);
      });
      // What was answered is not kept: the line may be remembered for longer than it lasts (see store/sqlite/known.ts).
      const tail = done.then(nothing, nothing);
      for (const [, line] of joined) line.tail = tail;
      return done;
    },
    depth: () => pieces,
  };
};
