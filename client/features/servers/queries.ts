// What the choice of a game server reads: those of the realm, and the kingdoms that one holds on them.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';

export const serversQuery = queryOptions({
  queryKey: ['servers', 'all'],
  queryFn: async () => valueOf(await api.realm.realm()).servers,
});

export const holdingsQuery = queryOptions({
  queryKey: ['servers', 'held'],
  queryFn: async () => valueOf(await api.kingdom.holdings()).kingdoms,
});
