// Which ended studies this browser has told of, kingdom by kingdom. Invariants: what a kingdom knew when this browser first saw it is no news;
// storage that fails costs the memory alone: then what was known when the window opened is no news.
const keyOf = (kingdomId: string): string => `sigilla.learned.${kingdomId}`;

/** What was told of; null where this browser has not seen the kingdom yet. */
export const toldOf = (kingdomId: string): readonly string[] | null => {
  try {
    return localStorage.getItem(keyOf(kingdomId))?.split(' ') ?? null;
  } catch {
    return null;
  }
};

export const keepTold = (kingdomId: string, ids: readonly string[]): void => {
  try {
    localStorage.setItem(keyOf(kingdomId), ids.join(' '));
  } catch {
    // Without storage it is remembered as long as the window is open.
  }
};
