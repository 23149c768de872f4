// What of achievements is read over REST. Where no room tells of what is new, it is asked for every thirty seconds (endgame.md §9, G-042).
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';

const LOOK_MS = 30_000;

export const galleryQuery = (serverId: string) =>
  queryOptions({
    queryKey: ['achievements', 'gallery', serverId],
    queryFn: async () => valueOf(await api.achievements.all({ query: { serverId } })),
  });
export type Gallery = Awaited<ReturnType<NonNullable<ReturnType<typeof galleryQuery>['queryFn']>>>;
export type Feat = Gallery['achievements'][number];

export const unseenQuery = (isTold: boolean) =>
  queryOptions({
    queryKey: ['achievements', 'unseen'],
    queryFn: async () => valueOf(await api.achievements.unseen()),
    refetchInterval: isTold ? (false as const) : LOOK_MS,
  });
