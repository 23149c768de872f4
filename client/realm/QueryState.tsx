// Waiting and failure of one list, the same wherever one is read.
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorLeaf } from '../ui/ErrorLeaf.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface QueryStateProps<T> {
  readonly query: UseQueryResult<T>;
  readonly waiting: string;
  readonly failure: string;
  readonly children: (data: T) => ReactNode;
}

export function QueryState<T>({ query, waiting, failure, children }: QueryStateProps<T>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return <ErrorLeaf title={failure} message={query.error.message} onRetry={() => void query.refetch()} />;
  return <Skeleton lines={5} label={waiting} />;
}
