// What the overview alone reads over REST.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';

export const chronicleQuery = (serverId: string) =>
  queryOptions({
    queryKey: ['chronicle', serverId],
    queryFn: async () => valueOf(await api.realm.chronicle({ query: { serverId, limit: 20 } })),
  });
