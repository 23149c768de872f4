// Drawing again, one at a time: facts may come faster than documents can be read, and only the latest reading matters.
// Invariants: never two drawings at once; what comes during a drawing is drawn after it; a drawing that fails is reported.

export interface Redraw {
  /** Asks for a drawing. */
  (): void;
  /** No drawing begins after this. */
  readonly stop: () => void;
}

/** Wraps `draw` so that it runs when asked, again when asked meanwhile, and never beside itself. */
export const redraw = (draw: () => Promise<void>, report: (error: unknown) => void): Redraw => {
  const is = { wanted: false, drawing: false, stopped: false };
  const run = async (): Promise<void> => {
    is.drawing = true;
    while (is.wanted && !is.stopped) {
      is.wanted = false;
      try {
        await draw();
      } catch (error) {
        report(error);
      }
    }
    is.drawing = false;
  };
  const ask = (): void => {
    is.wanted = true;
    if (!is.drawing) void run();
  };
  return Object.assign(ask, {
    stop: () => {
      is.stopped = true;
    },
  });
};
