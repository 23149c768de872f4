// Lists that come page by page: each answer's `next` is the cursor of the page after it, null on the last.
// Invariant: a page that could not be had takes nothing away from those that are there.
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

interface Paged {
  readonly next: string | null;
}

interface PagesGiven<P extends Paged> {
  readonly queryKey: readonly string[];
  /** Milliseconds in which what was fetched counts as fresh; the cache's own unless told. */
  readonly staleTime?: number;
  /** Fetches one page; throws CallFailed. The first has no cursor. */
  readonly page: (cursor: string | undefined) => Promise<P>;
}

/** A paged list for `usePages`. */
export const pages = <P extends Paged>({ queryKey, page, ...others }: PagesGiven<P>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => page(pageParam),
    ...others,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export interface Pages<T> {
  /** undefined until the first page is there. */
  readonly items: readonly T[] | undefined;
  /** The first page could not be had. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly isFetchingMore: boolean;
  /** The page asked for last could not be had. */
  readonly moreError: Error | null;
}

/** All items of the pages fetched so far, and the way to the next. */
export const usePages = <P extends Paged, T>(
  list: ReturnType<typeof pages<P>>,
  itemsOf: (page: P) => readonly T[],
): Pages<T> => {
  const query = useInfiniteQuery(list);
  return {
    items: query.data?.pages.flatMap(itemsOf),
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
  };
};
