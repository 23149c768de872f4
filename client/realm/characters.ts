// One's own role-playing characters, as several pages read them over REST.
import { queryOptions } from '@tanstack/react-query';
import { characterRoutes } from '@sigilla/server/contract/characters.ts';
import { valueOf } from '../session/queryClient.ts';
import { callsOf } from '../session/wire.ts';

/** What is asked about them; the pages that show characters share these calls, and no other carries them. */
export const characterCalls = callsOf({ characters: characterRoutes }).characters;

export const CHARACTERS_KEY = ['characters'] as const;

export const charactersQuery = queryOptions({
  queryKey: [...CHARACTERS_KEY, 'list'],
  queryFn: async () => valueOf(await characterCalls.list()),
});

export const characterQuery = (id: string) =>
  queryOptions({
    queryKey: [...CHARACTERS_KEY, id],
    queryFn: async () => valueOf(await characterCalls.one({ params: { id } })),
  });

/** How those are told of who do not stand in a short list. */
export const andMore = (more: number): string =>
  more === 1 ? 'And 1 more character...' : `And ${more} more characters...`;

/** How a failed reading of them is said (kingdom.md 8). */
export const loadingFailed = (message: string): string => `Error loading D&D characters: ${message}`;
