// A walk through the Memory Palace: the cards that were due when it began, and those answered since. It is kept on the server, so that a closed
// tab loses nothing. Invariants: a card is answered at most once in a walk; only what was due is paid for; a walk ends once.
import { z } from 'zod';
import { AccountId } from '../../core/brand.ts';
import type { Result } from '../../core/result.ts';
import { ok, refuse } from '../../core/result.ts';

/** Cards of a walk at most. */
export const LONGEST_WALK = 60;
/** What one may set as a daily target. */
export const DAILY_TARGET = { least: 5, most: 60 } as const;
/** The daily target of whoever has set none, at least: below it a walk is hardly worth the stairs. */
const USUAL_TARGET = 10;

const Step = z.object({
  cardId: z.string(),
  /** The review, by the id of the question that it answered. */
  reviewId: z.string(),
  at: z.int(),
  wasDue: z.boolean(),
});

export const Walk = z.object({
  id: z.string(),
  startedAt: z.int(),
  /** In the order in which they are asked. */
  cardIds: z.array(z.string()).max(LONGEST_WALK),
  done: z.array(Step),
  finishedAt: z.int().nullable(),
});
export type Walk = z.infer<typeof Walk>;

/** The palace of an account, besides its cards: the walk under way or the last one, and the target. */
export const Palace = z.object({
  accountId: AccountId,
  /** Cards a day; null: as many as keep the pile from growing. */
  dailyTarget: z.int().min(DAILY_TARGET.least).max(DAILY_TARGET.most).nullable(),
  walk: Walk.nullable(),
});
export type Palace = z.infer<typeof Palace>;
declare module '../../core/aggregates.ts' {
  interface Aggregates {
    readonly palaces: Palace;
  }
}

export const newPalace = (accountId: AccountId): Palace => ({ accountId, dailyTarget: null, walk: null });

/** How many cards a day are aimed at: as set, or what keeps the pile from growing. */
export const targetOf = ({ dailyTarget }: Pick<Palace, 'dailyTarget'>, recommended: number): number =>
  dailyTarget ?? Math.max(USUAL_TARGET, recommended);

/** The walk that is under way; null when there is none. */
export const openWalk = (palace: Palace | null): Walk | null => {
  const walk = palace?.walk ?? null;
  return walk === null || walk.finishedAt !== null ? null : walk;
};

/** What is still to be asked, in order. */
export const stillToAsk = ({ cardIds, done }: Walk): readonly string[] => {
  const asked = new Set(done.map(({ cardId }) => cardId));
  return cardIds.filter((id) => !asked.has(id));
};

/** Cards of the walk that were due, which are those it is paid for. */
export const paidFor = ({ done }: Walk): number => done.filter(({ wasDue }) => wasDue).length;

/** The palace with a walk begun over these cards, in this order. What an open walk had not asked is left where it hangs. */
export const beginWalk = (palace: Palace, id: string, cardIds: readonly string[], now: number): Palace => ({
  ...palace,
  walk: { id, startedAt: now, cardIds: [...cardIds], done: [], finishedAt: null },
});

/** The open walk of this id. Refuses `walk_unknown` for one that never was, `walk_over` for one that has ended. */
export const walkNamed = (palace: Palace | null, id: string): Result<Walk> => {
  const walk = palace?.walk ?? null;
  if (walk === null || walk.id !== id) return refuse({ code: 'walk_unknown', params: {} });
  return walk.finishedAt === null ? ok(walk) : refuse({ code: 'walk_over', params: {} });
};

/** One more card is answered. Refuses `question_answered` for one that was. */
export const stepped = (walk: Walk, step: z.infer<typeof Step>): Result<Walk> => {
  if (!walk.cardIds.includes(step.cardId)) return refuse({ code: 'card_unknown', params: {} });
  return stillToAsk(walk).includes(step.cardId)
    ? ok({ ...walk, done: [...walk.done, step] })
    : refuse({ code: 'question_answered', params: {} });
};

/** The result of the card before is shown for so long (latin.md 9.1). */
const SHOWN_MS = 3000;
/** Nobody thinks for longer; whoever took this long was called away. */
const LONGEST_S = 600;

/** How long an answer took: since its question was handed out, or since the result of the card before it had been read. */
export const secondsTaken = ({ done }: Walk, askedAt: number, now: number): number => {
  const before = done.at(-1);
  const from = before === undefined ? askedAt : Math.max(askedAt, before.at + SHOWN_MS);
  return Math.min(LONGEST_S, Math.max(0, Math.round((now - from) / 1000)));
};

/** The walk before its last step. */
export const steppedBack = (walk: Walk): Walk => ({ ...walk, done: walk.done.slice(0, -1) });

/** The walk without a card that was not asked yet: it has been set aside, or is gone. */
export const passingBy = (walk: Walk, cardId: string): Walk =>
  walk.done.some((step) => step.cardId === cardId)
    ? walk
    : { ...walk, cardIds: walk.cardIds.filter((id) => id !== cardId) };
