// The content that the window reckons with: all but magic from the first, and magic as soon as it has come (magic.ts), which nobody waits for.
// Invariant: content is never changed, only replaced, so that what was reckoned with the one is not taken for the other's.
import { useSyncExternalStore } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';

type Magic = Pick<KingdomContent, 'spells' | 'technologies' | 'spellPaths'>;

let known: KingdomContent = kingdomContent;
const listeners = new Set<() => void>();

/** What is known by now. */
export const realmContent = (): KingdomContent => known;

/** From now on the window knows magic. */
export const learnMagic = (magic: Magic): void => {
  known = { ...known, ...magic };
  for (const listener of listeners) listener();
};

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is known by now, and again when more is. */
export const useRealmContent = (): KingdomContent => useSyncExternalStore(listen, realmContent);
