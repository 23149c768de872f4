// The temple archive: questions that teachers of silicon wrote and the gate found sound, kept for whoever learns. A writing is fresh until it is
// first handed to somebody; from then on it is the archive's, and goes to others. Invariant: what is laid aside is handed to nobody.
import { z } from 'zod';
import { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { sha256Hex } from '../core/random.ts';
import { saidBy } from './asked.ts';

/** Why a writing is laid aside: somebody says that it is wrong and nobody has looked yet, or a moderator found that it is. */
export const SET_ASIDE = ['reported', 'wrong'] as const;

/** A question of the archive. Instants are epoch milliseconds. */
export const Writing = z.object({
  id: z.string(),
  /** As it was proved; `generatedBy` names its author. */
  question: LatinQuestion,
  /** The point of grammar that was asked for. */
  skill: z.string(),
  said: z.string(),
  writtenAt: z.int(),
  /** When it was first handed to somebody; null while it is fresh. */
  firstDrawnAt: z.int().nullable(),
  aside: z.object({ at: z.int(), why: z.enum(SET_ASIDE) }).nullable(),
});
export type Writing = z.infer<typeof Writing>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly writings: Writing;
  }
}

/** Where writings of a type and difficulty stand, as the indexes name it. */
export const shelf = (type: QuestionType, difficulty: number): readonly [string, string] => [
  type,
  String(difficulty),
];

/** Places on a shelf, from which one begins to look somewhere each time. */
export const PLACES = 1_000_000;
/** A writing's place on its shelf: any, and always the same. */
export const placeOf = ({ id }: Pick<Writing, 'id'>): number =>
  Number.parseInt(sha256Hex(id).slice(0, 12), 16) % PLACES;

/** A sound question as it enters the archive. The same text asked in the same way has the same id, and is kept once. */
export const newWriting = (question: LatinQuestion, skill: string, now: number): Writing => {
  const said = saidBy(question);
  const id = `${question.questionType}~${said}`;
  return {
    id,
    question: { ...question, id },
    skill,
    said,
    writtenAt: now,
    firstDrawnAt: null,
    aside: null,
  };
};

/** May it be handed out as what its author has just brought? */
export const isFresh = ({ firstDrawnAt, aside }: Writing): boolean => firstDrawnAt === null && aside === null;

/** The question as it is handed to a learner: under its author's name while it is fresh, afterwards as the archive's. */
export const handedOut = (writing: Writing): LatinQuestion =>
  isFresh(writing) ? writing.question : { ...writing.question, generatedBy: 'fallback' };

/** After it was handed to somebody. */
export const drawnFrom = (writing: Writing, now: number): Writing =>
  writing.firstDrawnAt === null ? { ...writing, firstDrawnAt: now } : writing;

/** Laid aside; what is known to be wrong stays so whatever is reported. */
export const setAside = (writing: Writing, why: (typeof SET_ASIDE)[number], now: number): Writing =>
  writing.aside?.why === 'wrong' ? writing : { ...writing, aside: { at: now, why } };

/** Back on its shelf, when a report of it proved groundless. */
export const putBack = (writing: Writing): Writing =>
  writing.aside?.why === 'reported' ? { ...writing, aside: null } : writing;
