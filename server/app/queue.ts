// Work on one key, one after another, in the order it came; work on different keys runs side by side.
// It spares actions on the same kingdom the collisions that the store would otherwise settle by retrying; correctness rests on the store alone.
// Invariant: a key's queue is bounded; when it is full the caller is told at once and nothing is kept of the key when it is idle.

export interface KeyedQueue {
  /** Runs `work` when everything given before for the same key is done; null when the key's queue is full. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> | null;
}

/** A queue that holds at most `most` pieces of work a key, the running one included. */
export const keyedQueue = (most: number): KeyedQueue => {
  const lines = new Map<string, { length: number; tail: Promise<unknown> }>();
  return {
    run(key, work) {
      const line = lines.get(key) ?? { length: 0, tail: Promise.resolve() };
      if (line.length >= most) return null;
      lines.set(key, line);
      line.length += 1;
      const done = line.tail.then(work).finally(() => {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      });
      line.tail = done.catch(() => undefined);
      return done;
    },
  };
};
