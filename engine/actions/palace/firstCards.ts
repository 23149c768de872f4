// A scroll's words and the Memory Palace: the first cards of its words are read with it, and written in the same commit.
import { hungBy } from '../../learning/palace/fromScroll.ts';
import type { ScrollWord } from '../../learning/palace/fromScroll.ts';
import type { AccountId } from '../../core/brand.ts';
import { cardId } from '../../learning/palace/card.ts';
import type { Card } from '../../learning/palace/card.ts';
import type { Learner } from '../../learning/learner.ts';
import { glance } from '../load.ts';
import type { Load } from '../load.ts';
import { changed, created } from '../outcome.ts';
import type { AggregateChange } from '../outcome.ts';

/** The first card of each word that has one, by the word's id. */
export function* readFirstCards(
  accountId: AccountId,
  words: readonly ScrollWord[],
): Load<ReadonlyMap<string, Card>> {
  const cards = new Map<string, Card>();
  for (const { lexeme } of words) {
    const card = yield* glance('cards', cardId(accountId, lexeme, 'recognise'));
    if (card !== null) cards.set(lexeme, card);
  }
  return cards;
}

/** What an answered scroll hangs up or calls up. */
export const hangFromScroll = (
  learner: Learner,
  words: readonly ScrollWord[],
  isRight: boolean,
  cards: ReadonlyMap<string, Card>,
  now: number,
): readonly AggregateChange[] => {
  const known = new Set(learner.words);
  const hung = hungBy(
    learner.accountId,
    words,
    isRight,
    (lexeme) => cards.get(lexeme),
    (lexeme) => known.has(lexeme),
    now,
  );
  return [
    ...hung.created.map((card) => created('cards', card)),
    ...hung.changed.map((card) => changed('cards', card)),
  ];
};
