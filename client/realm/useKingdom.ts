// One's own kingdom wherever it is shown: whole for a page, and a part of it for whatever stands in a list there.
import { useRef, useSyncExternalStore } from 'react';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useWorld } from '../session/rooms.ts';
import type { WorldView } from '../session/roomPlans.ts';
import { useSession } from '../session/session.ts';
import { kingdomNow, whenKingdomChanges } from './kingdomStore.ts';
import type { KingdomState } from './kingdomStore.ts';

/** The game server whose world the player stands in; null while nobody is signed in. */
export const useServerId = (): string | null => {
  const state = useSession();
  return state.status === 'signedIn' ? state.user.currentServerId : null;
};

/** The live world of the player's game server. */
export const useOwnWorld = (): WorldView => useWorld(useServerId());

/** The player's own kingdom. Call it only on screens behind the sign-in. */
export const useKingdom = (): KingdomState => useSyncExternalStore(whenKingdomChanges, kingdomNow);

/**
 * What `select` reads of one's own kingdom, on a screen that shows it: whoever asks is drawn anew when that has changed and for no other change of the
 * kingdom. `select` may make what it answers; it is compared by what is in it. It must answer for any kingdom: what stood in a list may be gone.
 */
export const useOwn = <T>(select: (kingdom: OwnKingdomView) => T): T => {
  const last = useRef<{ from: KingdomState; by: unknown; value: T } | null>(null);
  return useSyncExternalStore(whenKingdomChanges, () => {
    const from = kingdomNow();
    const known = last.current;
    if (known !== null && (from.status !== 'ready' || (known.from === from && known.by === select)))
      return known.value;
    if (from.status !== 'ready') throw new Error('useOwn before the kingdom is known');
    const read = select(from.kingdom);
    const value = known === null ? read : replaceEqualDeep(known.value, read);
    last.current = { from, by: select, value };
    return value;
  });
};
