// What is asked about Latin words wherever they stand. Words do not change while one reads: they are kept as long as the window is open.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';
import { useSession } from '../../session/session.ts';

export const wordQuery = (form: string) =>
  queryOptions({
    queryKey: ['latin', 'word', form],
    staleTime: Infinity,
    queryFn: async () => valueOf(await api.latin.word({ query: { form } })).readings,
  });

const NOTHING: ReadonlySet<string> = new Set();

const learnedQuery = queryOptions({
  queryKey: ['latin', 'learnedOfCaptions'],
  staleTime: 60_000,
  queryFn: async () => valueOf(await api.latin.learnedOfCaptions()).words,
  select: (words): ReadonlySet<string> => new Set(words),
});

/** Words of battles' captions that the viewer has learned, by their ids; none of a visitor, nor while they cannot be read. */
export const useLearnedOfCaptions = (): ReadonlySet<string> => {
  const { status } = useSession();
  return useQuery({ ...learnedQuery, enabled: status === 'signedIn' }).data ?? NOTHING;
};
