// Work that may wait a moment, in the order it was given, a few pieces a turn of the event loop: what comes in meanwhile is heard, and answered,
// between two turns, however much there is to draw and to tell. Invariant: a piece that fails is reported and keeps none from its turn.

/** Does a piece of work in a later turn. */
export type Soon = (work: () => void) => void;

/** At most `most` pieces a turn; each should be about a millisecond's. */
export const fewATurn = (most: number, report: (error: unknown) => void): Soon => {
  let waiting: (() => void)[] = [];
  const turn = (): void => {
    const now = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (waiting.length > 0) setImmediate(turn);
    for (const work of now) {
      try {
        work();
      } catch (error) {
        report(error);
      }
    }
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(turn);
  };
};
