// What a scroll leaves in the Memory Palace: a word that was missed, and now and then one that was new. Invariants: a word has its first card
// once; a scroll that is answered rightly brings one new word at most, and only the first of a day do, so that twenty scrolls never bury a learner.
import { z } from 'zod';
import type { AccountId } from '../../core/brand.ts';
import { HousedWord, newCard, summoned } from './card.ts';
import type { Card } from './card.ts';

/** A word of a scroll that may be hung up. */
export const ScrollWord = HousedWord.extend({
  /** The answer went wrong over it. */
  isMissed: z.boolean(),
});
export type ScrollWord = z.infer<typeof ScrollWord>;

/** Words of a scroll that are looked at. */
export const MOST_SCROLL_WORDS = 8;
const MOST_MISSED = 2;
export const MOST_NEW = 1;
/** So many scrolls of a day bring new words: each is a card to be asked some ten times in its first months, and two more once it holds. */
export const SCROLLS_THAT_HANG = 8;

/** Cards that come to be, and cards that are called up. */
export interface Hung {
  readonly created: readonly Card[];
  readonly changed: readonly Card[];
}

/** The words of a scroll that may come to be hung or called up: those that were missed, or those that are new to the learner. */
export const concernedBy = (
  words: readonly ScrollWord[],
  isRight: boolean,
  isKnown: (lexeme: string) => boolean,
): readonly ScrollWord[] =>
  isRight
    ? words.filter(({ lexeme }) => !isKnown(lexeme))
    : words.filter(({ isMissed }) => isMissed).slice(0, MOST_MISSED);

/**
 * What becomes of a scroll's words. `cardOf` is the first card of a word, where it has one; `isKnown` says whether the learner has met it before.
 */
export const hungBy = (
  accountId: AccountId,
  words: readonly ScrollWord[],
  isRight: boolean,
  cardOf: (lexeme: string) => Card | undefined,
  isKnown: (lexeme: string) => boolean,
  now: number,
): Hung => {
  const all = concernedBy(words, isRight, isKnown);
  const concerned = isRight
    ? all.filter(({ lexeme }) => cardOf(lexeme) === undefined).slice(0, MOST_NEW)
    : all;
  const made: Card[] = [];
  const called: Card[] = [];
  for (const { isMissed: _, ...word } of concerned) {
    const card = cardOf(word.lexeme);
    if (card === undefined) made.push(newCard(accountId, word, 'recognise', 'scroll', now));
    else if (summoned(card, now) !== card) called.push(summoned(card, now));
  }
  return { created: made, changed: called };
};
