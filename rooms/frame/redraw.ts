// Drawing again, one at a time and soon: facts may come faster than documents can be read, and only the latest reading matters. Whoever did
// what is drawn is answered first.
// Invariants: never two drawings at once; what comes during a drawing is drawn after it; a drawing that fails for a reason that passes is
// tried again until it is done, whether or not anything more happens.
import type { RoomServices } from '../services.ts';

export interface Redraw {
  /** Asks for a drawing. */
  (): void;
  /** No drawing begins after this. */
  readonly stop: () => void;
}

/** What to do when a drawing fails. */
export interface Failing {
  /** Reports it; answers whether it passes by itself. */
  readonly report: (error: unknown) => boolean;
  /** Does something after a pause. */
  readonly later: (work: () => void, milliseconds: number) => void;
}

/** After so long something that passes may have passed. */
export const TRY_AGAIN_MS = 1_000;

/** Wraps `draw` so that it runs soon after it was asked for, again when asked meanwhile, and never beside itself. */
export const redraw = (
  draw: () => Promise<void>,
  soon: RoomServices['soon'],
  { report, later }: Failing,
): Redraw => {
  const is = { wanted: false, drawing: false, stopped: false };
  const run = async (): Promise<void> => {
    is.wanted = false;
    try {
      if (!is.stopped) await draw();
    } catch (error) {
      if (report(error)) later(ask, TRY_AGAIN_MS);
    }
    is.drawing = false;
    if (is.wanted) begin();
  };
  const begin = (): void => {
    is.drawing = true;
    soon(() => void run());
  };
  const ask = (): void => {
    is.wanted = true;
    if (!is.drawing && !is.stopped) begin();
  };
  return Object.assign(ask, {
    stop: () => {
      is.stopped = true;
    },
  });
};
