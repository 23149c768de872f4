// A scroll's words and the Memory Palace: the first cards of the words that it may hang are read with it, and written in the same commit.
// Invariant: what is read is what `hungBy` looks at, so that a word which hangs already is never hung again.
import { MOST_NEW, SCROLLS_THAT_HANG, concernedBy, hungBy } from '../../learning/palace/fromScroll.ts';
import type { ScrollWord } from '../../learning/palace/fromScroll.ts';
import type { AccountId } from '../../core/brand.ts';
import { cardId } from '../../learning/palace/card.ts';
import type { Card } from '../../learning/palace/card.ts';
import { metAmong } from '../../learning/wordsMet.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import { learnerAt } from '../../learning/learner.ts';
import type { Learner } from '../../learning/learner.ts';
import { glance } from '../load.ts';
import type { Load } from '../load.ts';
import { changed, created } from '../outcome.ts';
import type { AggregateChange } from '../outcome.ts';

type Numbers = Pick<KingdomContent, 'wordNumbers'>;

/** The words that the learner has met, of those of a scroll: after a wrong answer nobody asks. */
const metOf = (
  { words }: Pick<Learner, 'words'>,
  hung: readonly ScrollWord[],
  isRight: boolean,
  { wordNumbers }: Numbers,
): ReadonlySet<string> => metAmong(words, isRight ? hung.map(({ lexeme }) => lexeme) : [], wordNumbers);

/** The first cards of the words concerned, by the word's id, until enough are found that have none. */
export function* readFirstCards(
  accountId: AccountId,
  learner: Pick<Learner, 'words'> | null,
  words: readonly ScrollWord[],
  isRight: boolean,
  content: Numbers,
): Load<ReadonlyMap<string, Card>> {
  const known = metOf(learner ?? { words: '' }, words, isRight, content);
  const cards = new Map<string, Card>();
  let bare = 0;
  for (const { lexeme } of concernedBy(words, isRight, (one) => known.has(one))) {
    const card = yield* glance('cards', cardId(accountId, lexeme, 'recognise'));
    if (card !== null) cards.set(lexeme, card);
    else bare += 1;
    if (isRight && bare >= MOST_NEW) break;
  }
  return cards;
}

/** What an answered scroll hangs up or calls up; `learner` as before it. */
export const hangFromScroll = (
  learner: Learner,
  words: readonly ScrollWord[],
  isRight: boolean,
  cards: ReadonlyMap<string, Card>,
  now: number,
  content: Numbers,
): readonly AggregateChange[] => {
  if (isRight && learnerAt(learner, now).today.scrolls.length >= SCROLLS_THAT_HANG) return [];
  const known = metOf(learner, words, isRight, content);
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
