// What the palace's figures need of each card, kept a shelf of words a document, so that no look at a palace reads its cards. Which shelf a word stands on
// follows from the word alone. Invariants: a word stands on one shelf with all its cards; a shelf is what would be made of the cards anew; it says nothing
// that its cards do not.
import { z } from 'zod';
import { ROOM_IDS } from '@sigilla/content/schema/palace.ts';
import { AccountId } from '../../core/brand.ts';
import { sha256Hex } from '../../core/random.ts';
import { LEARNING_PHASES } from '../memory.ts';
import { SKILLS, isLeech } from './card.ts';
import type { Card } from './card.ts';
import type { CardLine } from './palaceView.ts';

/** Shelves of a palace: each is written with any of its cards, all are read at a look. */
export const SHELVES = 16;

const oneOf = (names: readonly string[]) =>
  z
    .int()
    .min(0)
    .max(names.length - 1);

/**
 * A card in short: which of SKILLS, which of LEARNING_PHASES, when it is due (epoch ms), its interval in days, its lapses, and 1 where it is set aside. Numbers
 * of these lists are stored, so a list may grow at its end alone.
 */
const ShelvedCard = z.tuple([
  oneOf(SKILLS),
  oneOf(LEARNING_PHASES),
  z.int(),
  z.int(),
  z.int(),
  z.int().min(0).max(1),
]);
type ShelvedCard = z.infer<typeof ShelvedCard>;

/** A word: which of ROOM_IDS it hangs in, and its cards. */
const ShelvedWord = z.tuple([oneOf(ROOM_IDS)], ShelvedCard);

export const Shelf = z.object({
  id: z.string(),
  accountId: AccountId,
  /** Which of the palace's. The first stands as soon as any card hangs: where it is missing, none has been set up yet. */
  number: z
    .int()
    .min(0)
    .max(SHELVES - 1),
  /** By the id in the dictionary. */
  words: z.record(z.string(), ShelvedWord),
});
export type Shelf = z.infer<typeof Shelf>;
declare module '../../core/aggregates.ts' {
  interface Aggregates {
    readonly shelves: Shelf;
  }
}

/** A card as a shelf knows it. */
export type ShelfLine = Pick<
  CardLine,
  'lexeme' | 'room' | 'skill' | 'learningPhase' | 'interval' | 'lapses' | 'dueAt' | 'isSuspended' | 'isLeech'
>;

/** The id of an account’s shelf by its number, 0 to 15. */
export const shelfId = (accountId: AccountId, number: number): string => `${accountId}~${number}`;

/** The shelf that a word of the dictionary stands on. */
export const shelfOf = (lexeme: string): number => Number.parseInt(sha256Hex(lexeme).slice(0, 1), 16);

/** A shelf with nothing on it. */
export const newShelf = (accountId: AccountId, number: number): Shelf => ({
  id: shelfId(accountId, number),
  accountId,
  number,
  words: {},
});

const inShort = ({ skill, memory, isSuspended }: Card): ShelvedCard => [
  SKILLS.indexOf(skill),
  LEARNING_PHASES.indexOf(memory.learningPhase),
  memory.dueAt,
  memory.interval,
  memory.lapses,
  isSuspended ? 1 : 0,
];

/** A card that hangs now, or hung until now. */
export interface Rehung {
  readonly card: Card;
  readonly isGone: boolean;
}

/** The shelf with cards hung anew, changed, or taken down; all are of words that stand on it. */
export const reshelved = (shelf: Shelf, rehung: readonly Rehung[]): Shelf => {
  const words = { ...shelf.words };
  for (const { card, isGone } of rehung) {
    const { lexeme, room } = card.word;
    const short = inShort(card);
    const [, ...before] = words[lexeme] ?? [0];
    const others = before.filter(([skill]) => skill !== short[0]);
    const cards = isGone ? others : [...others, short].toSorted(([a], [b]) => a - b);
    if (cards.length > 0) words[lexeme] = [ROOM_IDS.indexOf(room), ...cards];
    else delete words[lexeme];
  }
  return { ...shelf, words };
};

/** All shelves of a palace, made of its cards. */
export const shelvesOf = (accountId: AccountId, cards: readonly Card[]): readonly Shelf[] => {
  const onShelf = Map.groupBy(cards, ({ word }) => shelfOf(word.lexeme));
  return Array.from({ length: SHELVES }, (_, number) =>
    reshelved(
      newShelf(accountId, number),
      (onShelf.get(number) ?? []).map((card) => ({ card, isGone: false })),
    ),
  );
};

/** How many cards a shelf knows. */
export const shelved = ({ words }: Shelf): number =>
  Object.values(words).reduce((sum, { length }) => sum + length - 1, 0);

/** Every card of a shelf. */
export const shelfLines = ({ words }: Shelf): readonly ShelfLine[] =>
  Object.entries(words).flatMap(([lexeme, [room, ...cards]]) =>
    cards.map(([skill, phase, dueAt, interval, lapses, aside]) => ({
      lexeme,
      room: ROOM_IDS[room] ?? 'bibliotheca',
      skill: SKILLS[skill] ?? 'recognise',
      learningPhase: LEARNING_PHASES[phase] ?? 'new',
      dueAt,
      interval,
      lapses,
      isSuspended: aside === 1,
      isLeech: isLeech({ lapses }),
    })),
  );
