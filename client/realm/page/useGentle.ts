// Whether the reader has asked for less motion. Invariant: follows the system's setting while the page is open.
import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useGentle = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
