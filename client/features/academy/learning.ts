// What the academy reads and sends of a learner over REST. Whatever answers with the learner leaves it in the cache, so that the desk, the
// streak and the scrolls always show one and the same.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { LEARNER_KEY } from '../../realm/queries.ts';
import { now } from '../../session/clock.ts';
import { CallFailed, valueOf } from '../../session/queryClient.ts';
import { keepAnswer } from './answering/keptAnswer.ts';
import type { Given } from './answering/keptAnswer.ts';
import { calls } from './calls.ts';
import { untilNextDay } from './scrolls/rack.ts';
import type { Batch } from './scrolls/rack.ts';

export const learnerQuery = queryOptions({
  queryKey: LEARNER_KEY,
  // A window that is left open shows the new day when it comes.
  refetchInterval: ({ state: { data } }) =>
    data === undefined ? false : untilNextDay(data.today.endsAt, now()),
  queryFn: async () => valueOf(await calls.progress()).learner,
});
/** The learner as the wire brings it. */
export type Learner =
  Awaited<ReturnType<NonNullable<(typeof learnerQuery)['queryFn']>>> extends infer T ? T : never;
/** The challenge of the day, and an honor. */
export type Challenge = NonNullable<Learner['honors']['challenge']>;
export type Honor = Learner['honors']['unlocked'][number];

/** The gallery of honors; it is read again when the learner has moved. */
export const galleryQuery = ({ totals, honors }: Learner) =>
  queryOptions({
    queryKey: ['latin', 'honors', totals.answered, honors.earned, honors.title?.id ?? null],
    placeholderData: keepPreviousData,
    queryFn: async () => valueOf(await calls.achievements()),
  });
export type GalleryView =
  Awaited<ReturnType<NonNullable<ReturnType<typeof galleryQuery>['queryFn']>>> extends infer T ? T : never;

/** Where the scrolls of a day lie in this window. */
export const rackKey = (serverId: string, day: string) => ['scrolls', serverId, day] as const;
/** Scrolls of a day's `number`th asking. They are kept until they are answered, however often the page is left. */
export const batchQuery = (serverId: string, day: string, number: number, known: readonly QuestionView[]) =>
  queryOptions({
    queryKey: [...rackKey(serverId, day), number],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async (): Promise<Batch> => {
      const { questions } = valueOf(
        await calls.batch({ body: { serverId, batchSize: 5, known: known.map(({ id }) => id) } }),
      );
      return { came: questions.length, left: questions };
    },
  });

/** No line, or nobody behind it: of a server that is being replaced a proxy says 502 or 504. */
const AWAY: ReadonlySet<number> = new Set([0, 502, 503, 504]);
/** Lost lines and full queues are worth another try, however long it takes; a refusal is an answer. */
export const mayComeLater = (_: number, error: Error): boolean =>
  error instanceof CallFailed && AWAY.has(error.failure.status);
/** Whether nothing has been decided about what was sent, so that it may be sent again as it is. */
export const isUndecided = (error: Error): boolean =>
  !(error instanceof CallFailed) || error.failure.status === 429 || error.failure.status >= 500;
/** Whether it was decided before, in another window of the same learner: then there is nothing to be put aside. */
export const isAnswered = (error: Error): boolean =>
  error instanceof CallFailed && error.failure.code === 'question_answered';
/** Milliseconds until it is asked again after so many failures: a second, then twice as long each time, fifteen at most. */
export const soonAgain = (failures: number): number => Math.min(15_000, 1000 * 2 ** failures);

/** What keeps an answer of that kind until it has been decided about, however often the page is closed. */
export const keeping = <K extends Parameters<typeof keepAnswer>[0]>(kind: K) => ({
  onMutate: (given: Given<K> | null): void => keepAnswer(kind, given),
  onError: (error: Error): void => {
    if (!isUndecided(error)) keepAnswer(kind, null);
  },
});

/** Sends an answer. Without a line it waits, and goes when the line is back, if need be on a later visit. */
export const useAnswer = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['latin', 'answer'],
    retry: mayComeLater,
    retryDelay: soonAgain,
    mutationFn: async (given: Given<'scroll'>) => valueOf(await calls.answer({ body: given })),
    ...keeping('scroll'),
    onSuccess: ({ learner }) => {
      keepAnswer('scroll', null);
      queries.setQueryData(LEARNER_KEY, learner);
      void queries.invalidateQueries({ queryKey: ['kingdom'] });
    },
  });
};
/** An answer as it was judged and paid. */
export type Graded = NonNullable<ReturnType<typeof useAnswer>['data']>;

interface Changes {
  readonly learner: Learner;
}

/** A change whose answer is the learner as it is now. `retry` is for one that may come twice, which goes again when its line broke under it. */
export const useChange = <Wish, Answer extends Changes>(
  change: (wish: Wish) => Promise<Answer>,
  retry?: typeof mayComeLater,
): UseMutationResult<Answer, Error, Wish> => {
  const queries = useQueryClient();
  return useMutation({
    ...(retry === undefined ? {} : { retry, retryDelay: soonAgain }),
    mutationFn: change,
    onSuccess: ({ learner }) => {
      queries.setQueryData(LEARNER_KEY, learner);
      void queries.invalidateQueries({ queryKey: ['kingdom'] });
    },
  });
};
