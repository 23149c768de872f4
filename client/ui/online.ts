// Whether this browser has a line at all.

import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What is drawn where there is no browser is drawn as if there were a line. */
const assumed = (): boolean => true;

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine, assumed);
