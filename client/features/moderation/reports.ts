// What waits for a moderator, as it is read over REST, sorted by what is asked, and put into words.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { CallFailed, valueOf } from '../../session/queryClient.ts';

const REPORTS_KEY = ['reports', 'open'] as const;

export const reportsQuery = queryOptions({
  queryKey: REPORTS_KEY,
  refetchInterval: 60_000,
  queryFn: async () => valueOf(await api.reports.open()).reports,
});
export type OpenReport =
  Awaited<ReturnType<NonNullable<(typeof reportsQuery)['queryFn']>>> extends readonly (infer One)[]
    ? One
    : never;
type Reason = OpenReport['reason'];

/** What may be reported, as a moderator calls it. */
const REASONS = [
  { value: 'should_be_accepted', label: 'Should be accepted' },
  { value: 'wrong_latin', label: 'Wrong Latin' },
  { value: 'offensive', label: 'Offensive words' },
  { value: 'impersonation', label: 'Pretends to be somebody' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly { readonly value: Reason; readonly label: string }[];

export const FILTERS = [{ value: 'all', label: 'All' }, ...REASONS] as const;
export type Filter = (typeof FILTERS)[number]['value'];

/** The filter that the address names; all, where it names none. */
export const filterNamed = (text: string | null): Filter =>
  FILTERS.find(({ value }) => value === text)?.value ?? 'all';

export const sifted = (reports: readonly OpenReport[], filter: Filter): readonly OpenReport[] =>
  filter === 'all' ? reports : reports.filter(({ reason }) => reason === filter);

/** The report that is looked at once `id` has gone: the one after it, or the last. */
export const nextAfter = (reports: readonly OpenReport[], id: string): string | null => {
  const at = reports.findIndex((one) => one.id === id);
  return (reports[at + 1] ?? reports[at - 1])?.id ?? null;
};

export const reasonWords = (reason: Reason): string =>
  REASONS.find(({ value }) => value === reason)?.label ?? reason;

/** Words of players: whose they are, and what becomes of them when they are taken down. */
const OF_WORDS = {
  kingdom_name: 'The kingdom goes by a number until its ruler finds a better name, and both are told.',
  hero_name:
    'The hero goes by a number, and so does the character behind them; what was fought under the old name stays, and both are told.',
  challenge_words: 'The words are struck out, the challenge stands, and both are told.',
} as const;

/** Is it about words that a player wrote, and not about a question? */
export const isOfWords = ({ about }: OpenReport): boolean => about.kind !== 'question';

/** What accepting and refusing would do, in a sentence each. */
export const consequences = ({
  about,
  reason,
  evidence,
}: OpenReport): { readonly accept: string; readonly refuse: string } =>
  about.kind !== 'question'
    ? { accept: OF_WORDS[about.kind], refuse: 'The words stay, and the reporter is told so.' }
    : reason === 'should_be_accepted'
      ? {
          accept:
            evidence['given'] === undefined
              ? 'The reporter is told that they were right.'
              : 'From now on this answer is right, for everyone, with macrons or without. Whoever reported it is told, thanked, and paid what it should have brought.',
          refuse: 'The judgement stands, and the reporter is told so.',
        }
      : {
          accept:
            'The reporter is told that they were right, and a question of the archive is handed out no more.',
          refuse:
            'A question of the archive goes back to its shelf, and the reporter is told that it was judged rightly.',
        };

interface Ruling {
  readonly id: string;
  readonly decision: 'accept' | 'refuse';
  readonly isWrong: boolean;
  readonly note: string;
}

/** Settles a report; one that somebody else has settled leaves the list just the same. */
export const useSettle = () => {
  const queries = useQueryClient();
  const without = (id: string): void =>
    void queries.setQueryData<readonly OpenReport[]>(REPORTS_KEY, (before) =>
      before?.filter((one) => one.id !== id),
    );
  return useMutation({
    mutationFn: async ({ id, decision, isWrong, note }: Ruling) =>
      valueOf(
        await api.reports.settle({
          params: { id },
          body: { decision, isWrong, ...(note.trim() === '' ? {} : { note: note.trim() }) },
        }),
      ),
    onSuccess: (_, { id }) => without(id),
    onError: (error, { id }) => {
      if (error instanceof CallFailed && [404, 409].includes(error.failure.status)) without(id);
    },
  });
};
