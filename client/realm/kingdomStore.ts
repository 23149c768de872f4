// One's own kingdom outside of React: the live room's word, and REST's until the room has spoken or while it is out of reach.
// Invariants: of two views the one with the higher revision counts, so that a late answer never takes the kingdom back in time; what has not changed
// is the very object that it was before, so that whoever reads a part of it is told of that part's changes alone.
import { QueryObserver, replaceEqualDeep } from '@tanstack/react-query';
import { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import type { Actor } from '@sigilla/engine/actions/verb.ts';
import { viewAt } from '@sigilla/engine/kingdom/views.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { now, whenTimePasses } from '../session/clock.ts';
import { CallFailed, queryClient } from '../session/queryClient.ts';
import { worldOf } from '../session/rooms.ts';
import { session } from '../session/session.ts';
import { realmContent, whenMoreIsKnown } from './content.ts';
import { kingdomQuery } from './queries.ts';
import { openListeners } from '../ui/listeners.ts';

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

const LOADING: KingdomState = { status: 'loading' };

/** The game server whose world the player stands in; null while nobody is signed in. */
export const serverIdNow = (): string | null => {
  const state = session.state();
  return state.status === 'signedIn' ? state.user.currentServerId : null;
};

/** What the last state was made of. */
let madeOf: readonly unknown[] = [];
let state: KingdomState = LOADING;

const retry = (): void => {
  const serverId = serverIdNow();
  if (serverId !== null) void queryClient.refetchQueries({ queryKey: kingdomQuery(serverId).queryKey });
};

const actorOf = ({ accountId, id, isGuest }: OwnKingdomView, serverId: string): Actor => ({
  accountId: AccountId.parse(accountId),
  kingdomId: KingdomId.parse(id),
  serverId,
  isGuest,
});

/** The state as it stands; the same object as long as nothing of it has changed. */
const reckoned = (): KingdomState => {
  const serverId = serverIdNow();
  if (serverId === null) {
    madeOf = [];
    return LOADING;
  }
  const world = worldOf(serverId).snapshot();
  const asked = queryClient.getQueryState(kingdomQuery(serverId).queryKey);
  const told = asked?.data;
  const isLive = world.kingdom !== null && world.revision >= (told?.revision ?? 0);
  const latest = isLive ? world.kingdom : (told?.kingdom ?? null);
  const revision = isLive ? world.revision : (told?.revision ?? 0);
  // What has ended since the server spoke is gone from every figure, and nothing is made anew before.
  const time = now();
  const ended =
    latest?.activeEffects.filter((effect) => effect.kind !== 'spell' && effect.until <= time).length ?? 0;
  const content = realmContent();
  const error = latest === null && asked?.status === 'error' ? asked.error : null;
  const parts = [serverId, latest, revision, ended, content, error];
  if (parts.every((part, i) => part === madeOf[i])) return state;
  madeOf = parts;
  if (latest === null) {
    if (error === null) return LOADING;
    return {
      status: 'error',
      error: error instanceof CallFailed ? error.failure.error : error.message,
      retry,
    };
  }
  const rules = content.gameServers.get(latest.serverId);
  const fresh = rules === undefined || ended === 0 ? latest : viewAt(latest, content, rules, time);
  if (state.status !== 'ready' || state.serverId !== serverId || state.kingdom.id !== fresh.id)
    return { status: 'ready', kingdom: fresh, revision, serverId, actor: actorOf(fresh, serverId) };
  const kingdom = replaceEqualDeep(state.kingdom, fresh);
  const actor = replaceEqualDeep(state.actor, actorOf(kingdom, serverId));
  return { status: 'ready', kingdom, revision, serverId, actor };
};

const look = (): void => {
  const next = reckoned();
  if (next === state) return;
  state = next;
  listeners.tell();
};

/** Listens to whatever tells of the kingdom of this game server. */
const watchServer = (serverId: string): (() => void) => {
  const observer = new QueryObserver(queryClient, kingdomQuery(serverId));
  const ends = [worldOf(serverId).subscribe(look), observer.subscribe(look)];
  return () => {
    for (const end of ends) end();
  };
};

const watch = (): (() => void) => {
  let watched = serverIdNow();
  let end = watched === null ? undefined : watchServer(watched);
  const ends = [
    session.subscribe(() => {
      const serverId = serverIdNow();
      if (serverId !== watched) {
        end?.();
        watched = serverId;
        end = serverId === null ? undefined : watchServer(serverId);
      }
      look();
    }),
    whenMoreIsKnown(look),
    whenTimePasses(1000, look),
  ];
  return () => {
    end?.();
    for (const one of ends) one();
  };
};

/** Asks anew where no room tells of changes and what is known has grown old; for a page that is opened. */
export const freshenKingdom = (): void => {
  const serverId = serverIdNow();
  if (serverId === null || worldOf(serverId).snapshot().link === 'live') return;
  const { queryKey } = kingdomQuery(serverId);
  void queryClient.refetchQueries({ queryKey, stale: true }, { cancelRefetch: false });
};

/** The state is kept up while anybody looks at it. */
const listeners = openListeners(watch);

/** Calls back when the state has changed. */
export const whenKingdomChanges = listeners.subscribe;

/** The player's own kingdom now. */
export const kingdomNow = (): KingdomState => {
  // While nobody listens nothing is told either.
  if (!listeners.isAnybody()) state = reckoned();
  return state;
};
