// What the academy reads over REST. Words do not change while one reads: they are kept as long as the window is open.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LatinLevel } from '@sigilla/content/schema/lexeme.ts';
import { valueOf } from '../../session/queryClient.ts';
import { calls } from './calls.ts';

/** All letters. */
export const ALL = '*';
/** What the dictionary is asked for. A query and a letter exclude each other. */
export interface LookUp {
  readonly query: string;
  readonly letter: string | null;
  readonly level: LatinLevel | 'all';
  readonly frequency: 'all' | 'very high' | 'high' | 'common' | 'moderate';
  readonly offset: number;
}

export const WORDS_A_PAGE = 40;

export const lookUpQuery = ({ query, letter, level, frequency, offset }: LookUp) =>
  queryOptions({
    queryKey: ['latin', 'dictionary', query, letter, level, frequency, offset],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    enabled: query !== '' || letter !== null || level !== 'all' || frequency !== 'all',
    queryFn: async () =>
      valueOf(
        await calls.dictionary({
          query: {
            ...(query === '' ? {} : { query }),
            ...(letter === null ? {} : { letter }),
            level,
            frequency,
            offset,
            limit: WORDS_A_PAGE,
          },
        }),
      ),
  });

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['latin', 'entry', id],
    staleTime: Infinity,
    queryFn: async () => valueOf(await calls.entry({ params: { id } })),
  });

export const translationQuery = (text: string) =>
  queryOptions({
    queryKey: ['latin', 'translation', text],
    staleTime: Infinity,
    enabled: text !== '',
    queryFn: async () => valueOf(await calls.translate({ query: { text } })).translation,
  });
