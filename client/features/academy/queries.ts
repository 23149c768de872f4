// What the academy reads over REST. Words do not change while one reads: they are kept as long as the window is open.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LatinLevel } from '@sigilla/content/schema/lexeme.ts';
import type { WordTheme } from '@sigilla/content/schema/wordTheme.ts';
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
  readonly theme: WordTheme | 'all';
  readonly offset: number;
}

export const WORDS_A_PAGE = 40;

export const lookUpQuery = ({ query, letter, level, frequency, theme, offset }: LookUp) =>
  queryOptions({
    queryKey: ['latin', 'dictionary', query, letter, level, frequency, theme, offset],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    enabled: query !== '' || letter !== null || level !== 'all' || frequency !== 'all' || theme !== 'all',
    queryFn: async () =>
      valueOf(
        await calls.dictionary({
          query: {
            ...(query === '' ? {} : { query }),
            ...(letter === null ? {} : { letter }),
            level,
            frequency,
            theme,
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

/** The word of the realm's day; a window that is left open shows the next one when it is opened anew. */
export const wordOfDayQuery = queryOptions({
  queryKey: ['latin', 'word of the day'],
  staleTime: 3_600_000,
  queryFn: async () => valueOf(await calls.wordOfDay()),
});
export type DaysWord = Awaited<ReturnType<NonNullable<(typeof wordOfDayQuery)['queryFn']>>>;

/** Words missed and hung last; whatever moves the palace has them read again. */
export const latelyQuery = queryOptions({
  queryKey: ['latin', 'palace', 'lately'],
  queryFn: async () => valueOf(await calls.wordsLately()),
});

export const translationQuery = (text: string) =>
  queryOptions({
    queryKey: ['latin', 'translation', text],
    staleTime: Infinity,
    enabled: text !== '',
    queryFn: async () => valueOf(await calls.translate({ query: { text } })).translation,
  });
