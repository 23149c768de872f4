// Work that is done a few at a time, the first to come first; who comes when too many wait is told so at once. Invariant: a place that is left, by an
// error too, is taken by whoever has waited longest.

/** Does so many works at a time; answers null, and does nothing, when `most` are under way and waiting. Throws what the work throws. */
export const fewAtATime = (few: number, most: number) => {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (underWay + waiting.length >= most) return null;
    if (underWay < few) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
};
