// One's own kingdom wherever it is shown: the live room's word, and REST's until the room has spoken or while it is out of reach.
// Invariant: of two views the one with the higher revision counts, so that a late answer never takes the kingdom back in time.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import type { Actor } from '@sigilla/engine/actions/verb.ts';
import { viewAt } from '@sigilla/engine/kingdom/views.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { now } from '../session/clock.ts';
import { CallFailed } from '../session/queryClient.ts';
import { useRealmContent } from './content.ts';
import { kingdomQuery } from './queries.ts';
import { useWorld } from '../session/rooms.ts';
import type { WorldView } from '../session/rooms.ts';
import { useSession } from '../session/session.ts';

export type KingdomState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly kingdom: OwnKingdomView;
      readonly revision: number;
      readonly serverId: string;
      readonly actor: Actor;
    };

/** The game server whose world the player stands in; null while nobody is signed in. */
export const useServerId = (): string | null => {
  const state = useSession();
  return state.status === 'signedIn' ? state.user.currentServerId : null;
};

/** The live world of the player's game server. */
export const useOwnWorld = (): WorldView => useWorld(useServerId());

/** The player's own kingdom. Call it only on screens behind the sign-in. */
export const useKingdom = (): KingdomState => {
  const serverId = useServerId();
  const world = useWorld(serverId);
  const asked = useQuery({ ...kingdomQuery(serverId ?? ''), enabled: serverId !== null });
  const told = asked.data;
  const live = world.kingdom !== null && world.revision >= (told?.revision ?? 0);
  const latest = live ? world.kingdom : (told?.kingdom ?? null);
  // What has ended since the server spoke is gone from every figure, and nothing is made anew before.
  const time = now();
  const ended =
    latest?.activeEffects.filter((effect) => effect.kind === 'artifact' && effect.until <= time).length ?? 0;
  const content = useRealmContent();
  const kingdom = useMemo(() => {
    const rules = latest === null ? undefined : content.gameServers.get(latest.serverId);
    return latest === null || rules === undefined || ended === 0
      ? latest
      : viewAt(latest, content, rules, now());
  }, [latest, ended, content]);
  if (serverId === null) return { status: 'loading' };
  if (kingdom === null) {
    return asked.isError
      ? {
          status: 'error',
          error: asked.error instanceof CallFailed ? asked.error.failure.error : asked.error.message,
          retry: () => void asked.refetch(),
        }
      : { status: 'loading' };
  }
  return {
    status: 'ready',
    kingdom,
    revision: live ? world.revision : (told?.revision ?? 0),
    serverId,
    actor: {
      accountId: AccountId.parse(kingdom.accountId),
      kingdomId: KingdomId.parse(kingdom.id),
      serverId,
      isGuest: kingdom.isGuest,
    },
  };
};
