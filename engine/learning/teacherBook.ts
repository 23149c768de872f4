// What the house keeps of a teacher of silicon: what it has cost today, whether it rests after failures, and what came of all it wrote. Kept in the
// store, so that every process over a realm, and the one after a restart, spends from the same purse and leaves the same teacher in peace.
// Invariant: nobody asks a teacher before what it may cost is written down, so that a killed process has never spent more than the day allows.
import { z } from 'zod';
import { UTC_CALENDAR, dayEnd } from '../core/calendar.ts';
import { Day, utcDay } from '../core/day.ts';
import { LastTrouble, TEACHERS, TeacherTotals } from './teacherStanding.ts';
import type { Drop, Trouble } from './teacherStanding.ts';

const count = z.int().min(0);

/** A teacher's page. Instants are epoch milliseconds; days are those of UTC. */
export const TeacherBook = z.object({
  id: z.enum(TEACHERS),
  day: Day,
  /** Of the day. What an asking may cost is counted when it is asked, and set right when it is answered. */
  requests: count,
  tokens: count,
  /** In a row. */
  failures: count,
  restsUntil: count,
  lastTrouble: LastTrouble.nullable(),
  /** Tells one configuration from another (never the key itself): a rest does not outlast it. */
  configuredAs: z.string(),
  totals: TeacherTotals,
});
export type TeacherBook = z.infer<typeof TeacherBook>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly teachers: TeacherBook;
  }
}

/** What a day may cost, and when a teacher is left in peace. */
export interface TeacherRules {
  readonly requestsADay: number;
  readonly tokensADay: number;
  /** Failures in a row after which it rests. */
  readonly restsAfter: number;
  /** How long it rests then, in milliseconds; twice as long after each further failure. */
  readonly restMs: number;
}

const LONGEST_REST_MS = 6 * 3_600_000;
/** A key that is refused will be refused again until somebody looks. */
const UNAUTHORIZED_REST_MS = LONGEST_REST_MS;
/** However long it asks for patience. */
const LONGEST_PATIENCE_MS = 86_400_000;
const SHORTEST_PATIENCE_MS = 1_000;

/** A page that nothing is written on. */
export const newTeacherBook = (id: TeacherBook['id'], configuredAs: string, now: number): TeacherBook => ({
  id,
  day: utcDay(now),
  requests: 0,
  tokens: 0,
  failures: 0,
  restsUntil: 0,
  lastTrouble: null,
  configuredAs,
  totals: { asked: 0, answered: 0, tokens: 0, kept: 0, dropped: {} },
});

/** The page as it reads now: a new day begins with nothing spent, another configuration with nothing to rest from. */
export const bookAt = (book: TeacherBook, configuredAs: string, now: number): TeacherBook => {
  const day = utcDay(now);
  const today = day > book.day ? { ...book, day, requests: 0, tokens: 0 } : book;
  return today.configuredAs === configuredAs ? today : { ...today, configuredAs, failures: 0, restsUntil: 0 };
};

/** How a teacher stands: it may be asked, or not before `until`. */
export type Standing =
  | { readonly state: 'ready' }
  | { readonly state: 'resting' | 'spent'; readonly until: number };

/** May a teacher be asked what may cost `tokens`? */
export const standingOf = (book: TeacherBook, rules: TeacherRules, tokens: number, now: number): Standing => {
  if (book.requests >= rules.requestsADay || book.tokens + tokens > rules.tokensADay)
    return { state: 'spent', until: dayEnd(now, UTC_CALENDAR) };
  return book.restsUntil > now ? { state: 'resting', until: book.restsUntil } : { state: 'ready' };
};

/** The page when it is being asked what may cost `tokens`. */
export const asking = (book: TeacherBook, tokens: number): TeacherBook => ({
  ...book,
  requests: book.requests + 1,
  tokens: book.tokens + tokens,
  totals: { ...book.totals, asked: book.totals.asked + 1 },
});

/** What an asking came to. */
export interface Settlement {
  /** What it was counted with when it was asked, and on which day. */
  readonly reserved: number;
  readonly day: Day;
  /** What it has cost; null where the teacher does not say. */
  readonly tokens: number | null;
  readonly kept: number;
  readonly dropped: Readonly<Partial<Record<Drop, number>>>;
}

const settledTokens = (
  book: TeacherBook,
  { reserved, day, tokens }: Pick<Settlement, 'reserved' | 'day' | 'tokens'>,
): TeacherBook => {
  const cost = tokens ?? reserved;
  const tokensToday = book.day === day ? Math.max(0, book.tokens - reserved + cost) : book.tokens;
  return { ...book, tokens: tokensToday, totals: { ...book.totals, tokens: book.totals.tokens + cost } };
};

/** The page after an answer that could be read. */
export const answeredWith = (book: TeacherBook, settlement: Settlement): TeacherBook => {
  const paid = settledTokens(book, settlement);
  const dropped = { ...paid.totals.dropped };
  for (const [why, n] of Object.entries(settlement.dropped) as [Drop, number][])
    dropped[why] = (dropped[why] ?? 0) + n;
  return {
    ...paid,
    failures: 0,
    restsUntil: 0,
    totals: {
      ...paid.totals,
      answered: paid.totals.answered + 1,
      kept: paid.totals.kept + settlement.kept,
      dropped,
    },
  };
};

/** Something that went wrong: what, with which HTTP status, and how long it asks to be left alone. */
export interface Failure extends Pick<Settlement, 'reserved' | 'day' | 'tokens'> {
  readonly trouble: Trouble;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
}

const restAfter = (failures: number, { trouble, retryAfterMs }: Failure, rules: TeacherRules): number => {
  if (trouble === 'unauthorized') return UNAUTHORIZED_REST_MS;
  if (trouble === 'limited' && retryAfterMs !== null)
    return Math.min(LONGEST_PATIENCE_MS, Math.max(SHORTEST_PATIENCE_MS, retryAfterMs));
  const over = failures - rules.restsAfter;
  return over < 0 ? 0 : Math.min(LONGEST_REST_MS, rules.restMs * 2 ** Math.min(over, 20));
};

/** The page after an asking that went wrong; so many in a row, and it rests. One asking after the rest tells whether it is well again. */
export const failedWith = (
  book: TeacherBook,
  failure: Failure,
  rules: TeacherRules,
  now: number,
): TeacherBook => {
  const failures = book.failures + 1;
  const rest = restAfter(failures, failure, rules);
  return {
    ...settledTokens(book, failure),
    failures,
    restsUntil: rest === 0 ? book.restsUntil : now + rest,
    lastTrouble: { at: now, what: failure.trouble, status: failure.status },
  };
};
