// What the account's page reads.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { accountRoutes } from '@sigilla/server/contract/account.ts';
import { valueOf } from '../../session/queryClient.ts';
import { calls } from './calls.ts';

export type OwnAccount = z.output<typeof accountRoutes.own.answer>;

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => valueOf(await calls.own()),
});
