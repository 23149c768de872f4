// A card of the Memory Palace: one skill on one word. What is asked about it is made anew each time; what is remembered of it is its memory
// (schedule.ts). Invariants: a learner has at most one card of a skill on a word, for its id says so; a word grows by one skill at a time.
import { z } from 'zod';
import { RoomId } from '@sigilla/content/schema/palace.ts';
import { AccountId } from '../../core/brand.ts';
import { sha256Hex } from '../../core/random.ts';
import { Memory, newMemory } from '../memory.ts';

/** To know what a word means, to find the word for a meaning, to put it into a form: each comes when the one before holds. */
export const SKILLS = ['recognise', 'produce', 'inflect'] as const;
export const Skill = z.enum(SKILLS);
export type Skill = z.infer<typeof Skill>;

/** How a word came into the palace. */
export const SOURCES = ['scroll', 'dictionary', 'import', 'growth'] as const;

/** A word as it is hung up: what a list of cards must say of it without opening the dictionary. */
export const HousedWord = z.object({
  /** Its id in the dictionary. */
  lexeme: z.string().min(1).max(64),
  headword: z.string().min(1).max(64),
  /** With principal parts. */
  latin: z.string().min(1).max(160),
  meaning: z.string().min(1).max(120),
  room: RoomId,
  /** Whether it has forms to be asked for. */
  inflects: z.boolean(),
});
export type HousedWord = z.infer<typeof HousedWord>;

/** A card as stored. Instants are epoch milliseconds. */
export const Card = z.object({
  id: z.string(),
  accountId: AccountId,
  word: HousedWord,
  skill: Skill,
  memory: Memory,
  /** The review that made its memory what it is; null when there was none, or it was undone. */
  lastReview: z.string().nullable(),
  /** Set aside: it is not asked until it is taken up again. */
  isSuspended: z.boolean(),
  source: z.enum(SOURCES),
  addedAt: z.int(),
});
export type Card = z.infer<typeof Card>;
declare module '../../core/aggregates.ts' {
  interface Aggregates {
    readonly cards: Card;
  }
}

/** Forgotten so often after it was learnt, a card is a leech: it sucks time, and wants another way in. */
const LEECH_LAPSES = 5;
/** A card that holds for so many days lets the word's next skill be asked as well. */
const GROWS_AT_DAYS = 7;

/** The one id that a skill on a word has in an account's palace. It does not spell the word, which may be what is asked. */
export const cardId = (accountId: AccountId, lexeme: string, skill: Skill): string =>
  `${accountId}~${sha256Hex(`${lexeme}/${skill}`).slice(0, 16)}`;

/** A card that is due at once. */
export const newCard = (
  accountId: AccountId,
  word: HousedWord,
  skill: Skill,
  source: Card['source'],
  now: number,
): Card => ({
  id: cardId(accountId, word.lexeme, skill),
  accountId,
  word,
  skill,
  memory: newMemory(now),
  lastReview: null,
  isSuspended: false,
  source,
  addedAt: now,
});

/** Whether it was forgotten again and again. */
export const isLeech = ({ lapses }: Pick<Memory, 'lapses'>): boolean => lapses >= LEECH_LAPSES;

/** The skill that comes after a card's, where the word has it; null after the last. */
export const skillAfter = ({ skill, word }: Pick<Card, 'skill' | 'word'>): Skill | null => {
  if (skill === 'recognise') return 'produce';
  return skill === 'produce' && word.inflects ? 'inflect' : null;
};

/** Does a card hold so well that the word's next skill may come? */
export const hasGrown = ({ learningPhase, stability }: Memory): boolean =>
  learningPhase === 'review' && stability >= GROWS_AT_DAYS;

/** The card asked now rather than later: its word was missed elsewhere. One that is set aside stays there. */
export const summoned = (card: Card, now: number): Card =>
  card.isSuspended || card.memory.dueAt <= now ? card : { ...card, memory: { ...card.memory, dueAt: now } };

/** The card as if it had never been asked. */
export const startedAnew = (card: Card, now: number): Card => ({
  ...card,
  memory: newMemory(now),
  lastReview: null,
  isSuspended: false,
});
