// What the Memory Palace reads and sends. Its figures are one query; the walk is another, which the server answers with the same cards however often it
// is asked, so that a closed tab, a second window and a lost line all find the walk where it was.
import { useCallback } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RoomId } from '@sigilla/content/schema/palace.ts';
import { counted } from '../../../ui/numberText.ts';
import { LEARNER_KEY } from '../../../realm/queries.ts';
import { pages } from '../../../session/pages.ts';
import { valueOf } from '../../../session/queryClient.ts';
import { keepAnswer, keepDraft } from '../answering/keptAnswer.ts';
import type { Given } from '../answering/keptAnswer.ts';
import { calls } from '../calls.ts';
import { keeping, mayComeLater, soonAgain } from '../learning.ts';

const PALACE_KEY = ['latin', 'palace'] as const;

export const palaceQuery = queryOptions({
  queryKey: PALACE_KEY,
  queryFn: async () => valueOf(await calls.palace()).palace,
});
export type PalaceState =
  Awaited<ReturnType<NonNullable<(typeof palaceQuery)['queryFn']>>> extends infer T ? T : never;

/** Cards of a room that are shown at once. */
export const A_SCREENFUL = 60;
export const roomPages = (room: RoomId) =>
  pages({
    queryKey: [...PALACE_KEY, 'room', room],
    page: async (cursor) =>
      valueOf(
        await calls.palaceCards({
          query: { room, limit: A_SCREENFUL, ...(cursor === undefined ? {} : { cursor }) },
        }),
      ),
  });
export type CardLine = PalaceState['leeches'][number];

/** Begins a walk, or goes on with the one that lies open. */
export const begin = async (serverId: string, size: number) =>
  valueOf(await calls.beginSession({ body: { serverId, size } }));
export type Walking = Awaited<ReturnType<typeof begin>>;

/** Sends an answer. Without a line it waits, and goes when the line is back, if need be on a later visit. */
export const useCardAnswer = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['latin', 'card'],
    retry: mayComeLater,
    retryDelay: soonAgain,
    mutationFn: async (body: Given<'card'>) => valueOf(await calls.answerCard({ body })),
    ...keeping('card'),
    onSuccess: ({ learner, isFinished, turnsAwarded }, { questionId }) => {
      keepAnswer('card', null);
      // Whoever takes the answer back writes another.
      keepDraft(questionId, '');
      queries.setQueryData(LEARNER_KEY, learner);
      void queries.invalidateQueries({ queryKey: PALACE_KEY });
      if (isFinished || turnsAwarded > 0) void queries.invalidateQueries({ queryKey: ['kingdom'] });
    },
  });
};
export type GradedCard = NonNullable<ReturnType<typeof useCardAnswer>['data']>;

/** Reads learner, kingdom and palace again; answers when the palace is there. */
export const useAfresh = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: LEARNER_KEY });
    void queries.invalidateQueries({ queryKey: ['kingdom'] });
    return queries.invalidateQueries({ queryKey: PALACE_KEY });
  }, [queries]);
};

/**
 * A change of the palace, after which it and the learner are read again. Without a line it waits; `retry` is for one that may come twice, which
 * goes again when its line broke under it.
 */
export const usePalaceChange = <Wish, Answer>(
  change: (wish: Wish) => Promise<Answer>,
  retry?: typeof mayComeLater,
) => {
  const afresh = useAfresh();
  return useMutation({
    ...(retry === undefined ? {} : { retry, retryDelay: soonAgain }),
    mutationFn: change,
    // It is under way until the palace shows it: what was chosen does not give way to what was before.
    onSuccess: afresh,
  });
};

/** When something comes back, in words. */
export const inTime = ({ days, minutes }: { readonly days: number; readonly minutes: number }): string => {
  if (days === 0) return `${minutes} min`;
  if (days < 60) return counted(days, 'day');
  return days < 700 ? `${Math.round(days / 30)} months` : `${Math.round(days / 365)} years`;
};
