// The course of the realm over REST, and when whatever is read of the ledger is asked for anew.
import { useEffect, useRef } from 'react';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Stock } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';

export const courseQuery = (serverId: string, stock: Stock) =>
  queryOptions({
    queryKey: ['ledger', serverId, 'course', stock],
    queryFn: async () => valueOf(await api.kingdom.course({ query: { serverId, stock } })),
  });

/** The ledger is read again when the kingdom has moved: whatever changes it writes its lines in the same commit. */
export const useReckonedAnew = (serverId: string, revision: number): void => {
  const queries = useQueryClient();
  const reckoned = useRef(revision);
  useEffect(() => {
    if (reckoned.current === revision) return;
    reckoned.current = revision;
    void queries.invalidateQueries({ queryKey: ['ledger', serverId] });
  }, [queries, serverId, revision]);
};
