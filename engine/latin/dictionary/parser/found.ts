// What the English parsers pass about: a thing found, where it ends, what it costs and how sure it is.
// Invariant: costs add up, confidences multiply; the cheaper of two parses is the likelier.

/** Something read out of the words from some place up to `end`. */
export type Found<T> = {
  readonly value: T;
  readonly end: number;
  readonly cost: number;
  readonly confidence: number;
};

export const found = <T>(value: T, end: number, cost = 0, confidence = 1): Found<T> => ({
  value,
  end,
  cost,
  confidence,
});

/** `value` after `before`: costs and doubts of both. */
export const after = <T>(
  before: Found<unknown>,
  value: T,
  end: number,
  cost = 0,
  confidence = 1,
): Found<T> => ({ value, end, cost: before.cost + cost, confidence: before.confidence * confidence });

export const cheapest = <T>(list: readonly Found<T>[], most: number): readonly Found<T>[] =>
  list.length <= 1 ? list : list.toSorted((one, other) => one.cost - other.cost).slice(0, most);

/** Readings nearer in cost than this are as likely as each other; what confidence is left then. */
export const RIVAL = 0.1;
export const RIVALLED = 0.9;

/** The cheapest few for each end: a longer reading is not lost to many short ones. */
export const cheapestForEach = <T>(list: readonly Found<T>[], most: number): readonly Found<T>[] => {
  const byEnd = new Map<number, Found<T>[]>();
  for (const one of list) byEnd.set(one.end, [...(byEnd.get(one.end) ?? []), one]);
  return [...byEnd.values()].flatMap((group) => cheapest(group, most));
};
