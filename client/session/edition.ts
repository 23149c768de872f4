// Whether a newer edition of the window is out: the server names its first script with every answer (server/rest/edition.ts), and this
// window knows its own. Invariant: it is told, never forced; whoever is in the middle of something stays there.

import { useSyncExternalStore } from 'react';
import { openListeners } from '../ui/listeners.ts';

const listeners = openListeners();
let newer = false;

/** The name of the script this window began with; undefined where it was not built, as while developing. */
const own = (): string | undefined =>
  /\/assets\/([\w.-]+)$/.exec(
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
  )?.[1];

/** Takes note of what an answer says of the edition. */
export function noteEdition(response: Response): Response {
  const told = response.headers.get('x-edition');
  const ours = told === null || newer ? undefined : own();
  if (ours !== undefined && ours !== told) {
    newer = true;
    listeners.tell();
  }
  return response;
}

/** Whether a newer edition is out. */
export const useNewerEdition = (): boolean => useSyncExternalStore(listeners.subscribe, () => newer);
