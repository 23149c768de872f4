// Day, night, or as the system has it. The choice is kept in this browser and put on <html> before the first paint by
// public/boot.js. Invariant: storage that fails changes nothing but the memory of the choice.

import { useSyncExternalStore } from 'react';
import { remember } from '../../ui/remembered.ts';
import { openListeners } from '../../ui/listeners.ts';

export type ThemeChoice = 'day' | 'night' | 'system';

const NAME = 'sigilla.theme';
const listeners = openListeners();

/** The player's choice; `system` when none was made. */
function choice(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'day' || chosen === 'night' ? chosen : 'system';
}

/** Takes a choice at once and remembers it. */
export function chooseTheme(next: ThemeChoice): void {
  if (next === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  remember(NAME, next === 'system' ? null : next);
  listeners.tell();
}

/** The choice, renewed when it changes. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(listeners.subscribe, choice);

const DARK = '(prefers-color-scheme: dark)';

function subscribeToScheme(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  const stop = listeners.subscribe(listener);
  return () => {
    query.removeEventListener('change', listener);
    stop();
  };
}

/** The theme in force, for what is painted without CSS: the battlefield. */
export function useTheme(): 'day' | 'night' {
  return useSyncExternalStore(subscribeToScheme, () => {
    const chosen = choice();
    if (chosen !== 'system') return chosen;
    return matchMedia(DARK).matches ? 'night' : 'day';
  });
}
