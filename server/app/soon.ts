// Work that may wait a moment, in the order it was given, a little each turn of the event loop: what comes in meanwhile is heard, and answered,
// between two turns, however much there is to draw and to tell.
// Invariants: what waits never grows without end, however few turns a busy server has; a piece that fails is reported and keeps none from its turn.

/** Does a piece of work in a later turn. */
export type Soon = (work: () => void) => void;

/** Of much that waits, this part is done in one turn. */
const PART = 8;

/** `few` pieces a turn, and more when more wait than `PART` times that; a piece should be about a millisecond's. */
export const fewATurn = (few: number, report: (error: unknown) => void): Soon => {
  let waiting: (() => void)[] = [];
  const turn = (): void => {
    const count = Math.max(few, Math.ceil(waiting.length / PART));
    const now = waiting.slice(0, count);
    waiting = waiting.slice(count);
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
