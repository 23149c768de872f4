// The battles that anyone may watch, as the first page asks for them: once for the leaf and the frieze alike.
import { useQuery } from '@tanstack/react-query';
import { publicApi } from '../session/publicApi.ts';

/** Asked again this often while something is on the field, and while nothing is and the next battle may begin at any moment. */
const WHILE_LIVE_MS = 15_000;
const WHILE_QUIET_MS = 5000;

/** Battles being fought now and the latest decided ones. */
export const useLiveBattles = () =>
  useQuery({
    queryKey: ['battles', 'live'],
    queryFn: () => publicApi.battles.live({ query: {} }),
    refetchInterval: ({ state: { data } }) =>
      data?.ok === true && data.value.live.length > 0 ? WHILE_LIVE_MS : WHILE_QUIET_MS,
  });
