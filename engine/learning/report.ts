// A report: somebody says of a thing in the realm that it should be looked at. Whatever can be reported comes into the one queue of the moderators.
// Invariant: a thing is reported at most once by one account (the id is made of both), and what was reported is kept as it stood then.
import { z } from 'zod';
import { AccountId } from '../core/brand.ts';
import { Instant } from '../core/instant.ts';
import { only } from '../core/only.ts';

export const QUESTION_REASONS = ['should_be_accepted', 'wrong_latin', 'other'] as const;
/** What may be wrong with words that a player wrote and others read. */
export const TEXT_REASONS = ['offensive', 'impersonation', 'other'] as const;
/** Words of players that can be reported: what a kingdom is called, what was said with a challenge, what a hero of one's own making is called who led a host. */
export const TEXT_KINDS = ['kingdom_name', 'challenge_words', 'hero_name'] as const;
/** What a moderator may decide: that the reporter is right, or not. */
export const DECISIONS = ['accept', 'refuse'] as const;
/** An account whose latest so many reports all wait for a moderator reports no more words until one is settled. */
export const MOST_WAITING = 20;
/** The longest remark of a reporter. */
export const LONGEST_REMARK = 500;

/** A report as stored. Instants are epoch milliseconds. */
export const Report = z.object({
  id: z.string(),
  accountId: AccountId,
  at: z.int(),
  about: z.object({ kind: z.enum(['question', ...TEXT_KINDS]), id: z.string() }),
  reason: z.enum([...QUESTION_REASONS, ...TEXT_REASONS.filter((reason) => reason !== 'other')]),
  remark: z.string().max(LONGEST_REMARK).nullable(),
  /** What a moderator judges by, under names they read. */
  evidence: z.record(z.string(), z.string()),
  status: z.enum(['open', 'settled']),
  /** The writing of the archive that it was copied from, if it was. */
  writingId: z.string().nullable(),
  /** What a ruling on it would be called (`rulingId`). */
  rulingId: z.string().nullable(),
  /** Turns that a right answer of the reporter's to it would have brought when it was reported, the streak's bonus with them. */
  wage: z.int().min(0),
  settled: z
    .object({
      at: z.int(),
      by: AccountId,
      decision: z.enum(DECISIONS),
      note: z.string().max(LONGEST_REMARK).nullable(),
    })
    .nullable(),
});
export type Report = z.infer<typeof Report>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly reports: Report;
  }
}

/** Is it still to be settled, and says that the question itself is wrong? Then nobody is asked it meanwhile. */
export const holdsBack = ({ about, status, reason }: Pick<Report, 'about' | 'status' | 'reason'>): boolean =>
  about.kind === 'question' && status === 'open' && reason !== 'should_be_accepted';

/** The id of an account's report of a question; the question is that account's own. */
export const questionReportId = (questionId: string): string => `question~${questionId}`;

/** The id of an account's report of somebody's words. */
export const textReportId = (kind: (typeof TEXT_KINDS)[number], id: string, accountId: AccountId): string =>
  `${kind}~${id}~${accountId}`;

const MODERATORS = {
  id: true,
  at: true,
  accountId: true,
  about: true,
  reason: true,
  remark: true,
  evidence: true,
  /** Whether it stands in the archive, from which it can be taken. */
  writingId: true,
} as const;

/** A report as a moderator reads it. */
export const ReportLine = Report.pick(MODERATORS).extend({ at: Instant });

export const reportLine = (report: Report): z.infer<typeof ReportLine> => only(report, MODERATORS);
