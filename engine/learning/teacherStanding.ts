// The teachers of silicon by name, what may go wrong with them and what they write, and how one stands, for those who keep the realm. The window reads it, and brings
// nothing else of their book along.
import { z } from 'zod';
import { Moment } from '../core/instant.ts';

/** The teachers of silicon in the order in which they are asked; the names are those of `generatedBy`. */
export const TEACHERS = ['morpheus', 'claude', 'AI'] as const;
export type TeacherName = (typeof TEACHERS)[number];

/** What may go wrong with an asking. */
export const TROUBLES = [
  /** It did not take the key. */
  'unauthorized',
  /** It asked for patience. */
  'limited',
  /** It answered with a fault of its own, or of ours. */
  'failed',
  /** Nothing came, or not in time. */
  'unreachable',
  'slow',
  /** More came than is read. */
  'too_long',
  /** What came is no answer. */
  'unreadable',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Why something that a teacher wrote is not kept. */
export const DROPS = [
  'not_a_question',
  'another_type',
  'unsuitable_text',
  'unknown_word',
  'macrons',
  'wrong_key',
  'wrong_latin',
  'known_already',
  'not_judged',
] as const;
export type Drop = (typeof DROPS)[number];

const count = z.int().min(0);

/** What went wrong last, and when. */
export const LastTrouble = z.object({ at: Moment, what: z.enum(TROUBLES), status: z.int().nullable() });

/** What came of all that a teacher was ever asked. */
export const TeacherTotals = z.object({
  asked: count,
  answered: count,
  tokens: count,
  kept: count,
  dropped: z.partialRecord(z.enum(DROPS), count),
});

/** A teacher as operators see it. */
export const TeacherStanding = z.object({
  name: z.enum(TEACHERS),
  model: z.string(),
  state: z.enum(['ready', 'resting', 'spent']),
  /** Null while it is ready. */
  until: Moment.nullable(),
  today: z.object({ requests: count, ofRequests: count, tokens: count, ofTokens: count }),
  failuresInARow: count,
  lastTrouble: LastTrouble.nullable(),
  totals: TeacherTotals,
});
export type TeacherStanding = z.infer<typeof TeacherStanding>;
