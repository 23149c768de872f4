// One's own Memory Palace: its figures and its cards. Invariants: figures are read of the shelves, sixteen documents however much hangs there, and of no card
// but the leeches that are shown; reviews are counted by day, not read. A look writes nothing, but that it sets up the
// shelves of those whose cards hung before there were any.
import type { RoomId } from '@sigilla/content/schema/palace.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { UTC_CALENDAR, dayOf } from '@sigilla/engine/core/calendar.ts';
import { isReviewPaid } from '@sigilla/engine/learning/learner.ts';
import { SKILLS, cardId } from '@sigilla/engine/learning/palace/card.ts';
import { latelyAmong } from '@sigilla/engine/learning/palace/lately.ts';
import type { WordInShort, WordsLately } from '@sigilla/engine/learning/palace/lately.ts';
import {
  cardLine,
  historyDays,
  leechesAmong,
  palaceView,
} from '@sigilla/engine/learning/palace/palaceView.ts';
import type { CardLine, PalaceDay, PalaceView } from '@sigilla/engine/learning/palace/palaceView.ts';
import type { DaysReviews } from '@sigilla/engine/learning/memory.ts';
import { newPalace } from '@sigilla/engine/learning/palace/session.ts';
import { SHELVES, shelfLines, shelved } from '@sigilla/engine/learning/palace/shelf.ts';
import type { Shelf, ShelfLine } from '@sigilla/engine/learning/palace/shelf.ts';
import { cards, learners, palaces, reviews, shelves } from '../../store/collections.ts';
import { everyPage } from '../../store/everyPage.ts';
import type { House } from '../house.ts';
import { shelvesAnew } from '../shelving.ts';
import { tidy } from '../housekeeping/tidying.ts';
import { oneSeen } from './one.ts';
import { kept } from '../writeOutcome.ts';

type Reads = Pick<House, 'store' | 'clock'>;

/** How many reviews an account had on a day, and how many of them were remembered. */
const reviewsOf = async (
  { store }: Reads,
  accountId: AccountId,
  { startsAt, endsAt }: PalaceDay,
): Promise<DaysReviews> => {
  const span = { from: startsAt, to: endsAt - 1 };
  const reviewed = await store.count(reviews, 'account', [accountId], span);
  const kept = reviewed === 0 ? 0 : await store.count(reviews, 'remembered', [accountId], span);
  return { reviewed, kept };
};

const standing = async ({ store }: Reads, accountId: AccountId): Promise<readonly Shelf[]> =>
  (await store.find(shelves, 'account', { prefix: [accountId], limit: SHELVES })).items.map(
    ({ body }) => body,
  );

/**
 * The shelves of an account. Where they do not know as many cards as hang there (an earlier version hung them, or a tool), they are set up anew; while that
 * cannot be written, what stands is told.
 */
const shelvesOf = async (house: House, accountId: AccountId): Promise<readonly Shelf[]> => {
  const found = await standing(house, accountId);
  const known = found.reduce((sum, shelf) => sum + shelved(shelf), 0);
  if (known === (await house.store.count(cards, 'account', [accountId]))) return found;
  await tidy(house, async (unit) =>
    (await shelvesAnew(unit, accountId)).map((shelf) => kept(shelves, shelf.id, shelf)),
  );
  return standing(house, accountId);
};

/** These cards, as lists show them. */
const linesOf = async (
  { store }: Reads,
  accountId: AccountId,
  lines: readonly Pick<ShelfLine, 'lexeme' | 'skill'>[],
): Promise<readonly CardLine[]> => {
  const found = await Promise.all(
    lines.map(({ lexeme, skill }) => store.get(cards, cardId(accountId, lexeme, skill))),
  );
  return found.flatMap((card) => (card === null ? [] : [cardLine(card.body)]));
};

/** The palace as its owner sees it now. */
export const ownPalace = async (house: House, accountId: AccountId): Promise<PalaceView> => {
  const now = house.clock.now();
  const { store } = house;
  const learner = (await store.get(learners, accountId))?.body;
  const calendar = learner?.calendar ?? UTC_CALENDAR;
  const palace = (await store.get(palaces, accountId))?.body ?? newPalace(accountId);
  const isPaidToday = learner !== undefined && isReviewPaid(learner, dayOf(now, calendar));
  const history = await Promise.all(
    historyDays(now, calendar).map((day) => reviewsOf(house, accountId, day)),
  );
  const lines = (await shelvesOf(house, accountId)).flatMap(shelfLines);
  const leeches = await linesOf(house, accountId, leechesAmong(lines));
  return palaceView({ palace, cards: lines, leeches, history, isPaidToday }, now, calendar);
};

const inShort = ({ lexeme, headword, meaning }: CardLine): WordInShort => ({
  id: lexeme,
  latin: headword,
  meaning,
});

/** The words that an account missed last and hung last. */
export const wordsLately = async (house: House, accountId: AccountId): Promise<WordsLately> => {
  const { missed, hung } = latelyAmong((await shelvesOf(house, accountId)).flatMap(shelfLines));
  const [ofMissed, ofHung] = await Promise.all([
    linesOf(house, accountId, missed),
    linesOf(house, accountId, hung),
  ]);
  return { missed: ofMissed.map(inShort), hung: ofHung.map(inShort) };
};

/** The cards that hang of one word, in the order in which its skills come. */
export const cardsOfWord = (
  house: Reads,
  accountId: AccountId,
  lexeme: string,
): Promise<readonly CardLine[]> =>
  linesOf(
    house,
    accountId,
    SKILLS.map((skill) => ({ lexeme, skill })),
  );

/** One card of an account's own, as it hangs now; null when it does not. */
export const ownCard = (house: Reads, accountId: AccountId, id: string): Promise<CardLine | null> =>
  oneSeen(house, cards, id, (card) => (card.accountId === accountId ? cardLine(card) : null));

/** A millisecond's worth. */
const PAGE = 200;

/** Every card of an account, room by room: what a deck is made of. A turn of the event loop reads a page at most. */
export const allLines = async ({ store }: Reads, accountId: AccountId): Promise<readonly CardLine[]> => {
  const found: CardLine[] = [];
  for await (const items of everyPage((from) =>
    store.list(cards, 'account', { prefix: [accountId], limit: PAGE, ...from }),
  ))
    found.push(...items.map(({ body }) => body));
  return found;
};

/** Cards of one room, or of all, a page at a time. */
export const cardsPage = async (
  house: Reads,
  accountId: AccountId,
  room: RoomId | undefined,
  cursor: string | undefined,
  limit: number,
): Promise<{ readonly cards: readonly CardLine[]; readonly next: string | null }> => {
  const page = await house.store.list(cards, 'account', {
    prefix: room === undefined ? [accountId] : [accountId, room],
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  return { cards: page.items.map(({ body }) => body), next: page.next };
};
