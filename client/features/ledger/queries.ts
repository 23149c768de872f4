// What the ledger reads over REST. Both are asked for anew whenever they are shown: a kingdom's lines grow with every deed.
import { queryOptions } from '@tanstack/react-query';
import type { LedgerKind } from '@sigilla/content/texts/ledgerReasons.ts';
import type { Stock } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { api } from '../../session/api.ts';
import { pages } from '../../session/pages.ts';
import { valueOf } from '../../session/queryClient.ts';

export const ledgerPages = (serverId: string, stock: Stock, kind: LedgerKind | undefined) =>
  pages({
    queryKey: ['ledger', serverId, 'lines', stock, kind ?? 'every'],
    staleTime: 0,
    page: async (cursor) =>
      valueOf(await api.kingdom.ledger({ query: { serverId, stock, kind, limit: 25, cursor } })),
  });

export const accountQuery = (serverId: string, stock: Stock) =>
  queryOptions({
    queryKey: ['ledger', serverId, 'account', stock],
    staleTime: 0,
    queryFn: async () => valueOf(await api.kingdom.account({ query: { serverId, stock } })),
  });
