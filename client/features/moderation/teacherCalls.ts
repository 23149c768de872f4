// What the page of the teachers asks of the realm; no other page does, so the call comes with it.
import { queryOptions } from '@tanstack/react-query';
import { teacherRoutes } from '@sigilla/server/contract/teachers.ts';
import { valueOf } from '../../session/queryClient.ts';
import { callsOf } from '../../session/wire.ts';

const calls = callsOf({ teachers: teacherRoutes }).teachers;

export const teachersQuery = queryOptions({
  queryKey: ['teachers'],
  refetchInterval: 60_000,
  queryFn: async () => valueOf(await calls.standing()),
});
export type TeachersView =
  Awaited<ReturnType<NonNullable<(typeof teachersQuery)['queryFn']>>> extends infer T ? T : never;
export type Standing = TeachersView['teachers'][number];

export const NAMES: Readonly<Record<Standing['name'], string>> = {
  morpheus: 'Morpheus',
  claude: 'Claude',
  AI: 'A teacher at an address of your own',
};

/** Whether one may be asked now, and if not, why. */
export const STATES: Readonly<Record<Standing['state'], string>> = {
  ready: 'ready',
  resting: 'rests after failures',
  spent: 'has spent the day’s budget',
};

/** What went wrong last, as an operator would say it. */
export const TROUBLES: Readonly<Record<NonNullable<Standing['lastTrouble']>['what'], string>> = {
  unauthorized: 'did not take the key',
  limited: 'asked for patience',
  failed: 'answered with a fault',
  unreachable: 'could not be reached',
  slow: 'was too slow',
  too_long: 'wrote more than is read',
  unreadable: 'sent what is no answer',
};

/** Why something that was written is not kept. */
export const DROPS: Readonly<Record<keyof Standing['totals']['dropped'], string>> = {
  not_a_question: 'no question',
  another_type: 'another type than was asked for',
  unsuitable_text: 'unsuitable text',
  unknown_word: 'a word no lexicon knows',
  macrons: 'long vowels in doubt',
  wrong_key: 'a wrong key',
  wrong_latin: 'wrong Latin',
  known_already: 'in the archive already',
  not_judged: 'no scholar was free',
};
