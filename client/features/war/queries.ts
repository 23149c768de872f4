// What the war screen alone reads over REST.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { pages } from '../../session/pages.ts';
import { valueOf } from '../../session/queryClient.ts';

export const playersQuery = (serverId: string) =>
  queryOptions({
    queryKey: ['pvp', 'players', serverId],
    queryFn: async () => valueOf(await api.pvp.players({ query: { serverId } })),
  });

export const historyPages = (serverId: string) =>
  pages({
    queryKey: ['pvp', 'history', serverId],
    page: async (before) => valueOf(await api.pvp.history({ query: { serverId, before, limit: 20 } })),
  });
