// What several features read over REST, kept and renewed by TanStack Query; what one reads stands with it. Keys begin with the domain, so that an action can mark a whole domain stale.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';
import { valueOf } from '../session/queryClient.ts';

export const kingdomQuery = (serverId: string) =>
  queryOptions({
    queryKey: ['kingdom', serverId],
    queryFn: async () => valueOf(await api.kingdom.own({ query: { serverId } })),
  });

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async () => valueOf(await api.notices.list({ query: { limit: 30 } })),
});

export const requestsQuery = (serverId: string) =>
  queryOptions({
    queryKey: ['pvp', 'requests', serverId],
    queryFn: async () => valueOf(await api.pvp.requests({ query: { serverId } })),
    refetchInterval: 20_000,
  });

export type RankBy = 'honor' | 'power';
export type RankedNpcs = 'without' | 'with' | 'only';
export const rankingsQuery = (serverId: string, by: RankBy, npcs: RankedNpcs) =>
  queryOptions({
    queryKey: ['pvp', 'rankings', serverId, by, npcs],
    queryFn: async () => valueOf(await api.pvp.rankings({ query: { serverId, by, npcs, limit: 50 } })),
  });

/** One's own progress in Latin: the academy reads it, and the realm says when it has moved. */
export const LEARNER_KEY = ['latin', 'learner'] as const;
