// What the window asks of its reader’s own: less motion, a narrow hand-held screen, a wide one. Invariant: follows the system while the page is open.
import { useSyncExternalStore } from 'react';

interface Asked {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => boolean;
}

const asked = (query: string): Asked => ({
  subscribe: (listener) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  },
  read: () => matchMedia(query).matches,
});

const GENTLE = asked('(prefers-reduced-motion: reduce)');
const NARROW = asked('(width < 900px)');
const SLENDER = asked('(width < 720px)');
const WIDE = asked('(width >= 1600px)');

export const useGentle = (): boolean => useSyncExternalStore(GENTLE.subscribe, GENTLE.read);

/** Is the window as narrow as a phone’s, where the shell puts its tabs at the foot? */
export const useNarrow = (): boolean => useSyncExternalStore(NARROW.subscribe, NARROW.read);

/** Is there no room for words beside a picture? */
export const useSlender = (): boolean => useSyncExternalStore(SLENDER.subscribe, SLENDER.read);

/** Does the window leave a page its whole measure? */
export const useWide = (): boolean => useSyncExternalStore(WIDE.subscribe, WIDE.read);
