// What the war screen alone reads over REST.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';

export const playersQuery = (serverId: string) =>
  queryOptions({
    queryKey: ['pvp', 'players', serverId],
    queryFn: async () => valueOf(await api.pvp.players({ query: { serverId } })),
  });

export const historyQuery = (serverId: string) =>
  queryOptions({
    queryKey: ['pvp', 'history', serverId],
    queryFn: async () => valueOf(await api.pvp.history({ query: { serverId, limit: 30 } })),
  });
