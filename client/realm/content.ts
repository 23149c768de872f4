// The content that the window reckons with: all but magic and quests from the first; magic as soon as it has come (magic.ts), which nobody waits for, quests with the heroes' page.
// Invariant: content is never changed, only replaced, so that what was reckoned with the one is not taken for the other's.
import { useSyncExternalStore } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import { openListeners } from '../ui/listeners.ts';

type Magic = Pick<KingdomContent, 'spells' | 'technologies' | 'spellPaths'>;

let known: KingdomContent = kingdomContent;
const listeners = openListeners();

/** What is known by now. */
export const realmContent = (): KingdomContent => known;

const learn = (more: Partial<KingdomContent>): void => {
  known = { ...known, ...more };
  listeners.tell();
};

/** From now on the window knows magic. */
export const learnMagic = (magic: Magic): void => learn(magic);

/** From now on the window knows where heroes may be sent. */
export const learnQuests = (heroQuests: KingdomContent['heroQuests']): void => learn({ heroQuests });

/** From now on the window knows what characters are made of. */
export const learnCharacters = (characters: KingdomContent['characters']): void => learn({ characters });

/** Calls back when more is known. */
export const whenMoreIsKnown = listeners.subscribe;

/** What is known by now, and again when more is. */
export const useRealmContent = (): KingdomContent => useSyncExternalStore(whenMoreIsKnown, realmContent);
