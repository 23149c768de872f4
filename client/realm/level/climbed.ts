// How far up this browser has seen a kingdom climb. Invariants: where it stood when this browser first saw it is no news; storage that fails costs the
// memory alone: then where it stood when the window opened is no news.
const keyOf = (kingdomId: string): string => `sigilla.climbed.${kingdomId}`;

/** The steps that were told of; null where this browser has not seen the kingdom yet. */
export const stepsTold = (kingdomId: string): number | null => {
  try {
    const kept = localStorage.getItem(keyOf(kingdomId));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
};

export const keepSteps = (kingdomId: string, steps: number): void => {
  try {
    localStorage.setItem(keyOf(kingdomId), String(steps));
  } catch {
    // Without storage it is remembered as long as the window is open.
  }
};
