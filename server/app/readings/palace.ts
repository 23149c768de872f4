// One's own Memory Palace: its figures and its cards, read by their summaries. Reading never writes.
// Invariant: however much hangs there, a turn of the event loop reads a page of it at most, so that nobody waits for somebody's thousands of cards.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoomId } from '@sigilla/content/schema/palace.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { UTC_CALENDAR, startOfDayAfter } from '@sigilla/engine/core/day.ts';
import { learnerAt } from '@sigilla/engine/learning/learner.ts';
import { HISTORY_DAYS, palaceView } from '@sigilla/engine/learning/palace/palaceView.ts';
import type { CardLine, PalaceView } from '@sigilla/engine/learning/palace/palaceView.ts';
import { newPalace } from '@sigilla/engine/learning/palace/session.ts';
import { cards, learners, palaces, reviews } from '../../store/collections.ts';
import type { FindOptions, Page, Store, Summarised } from '../../store/Store.ts';
import type { House } from '../house.ts';

/** A millisecond's worth. */
const PAGE = 200;

type Reads = Pick<House, 'store' | 'clock'>;

const all = async <T, S>(
  store: Pick<Store, 'list'>,
  collection: Summarised<T, S>,
  look: Omit<FindOptions, 'limit' | 'cursor'>,
): Promise<readonly S[]> => {
  const found: S[] = [];
  for (let next: string | null | undefined; next !== null;) {
    const page: Page<S> = await store.list(collection, 'account', {
      ...look,
      limit: PAGE,
      ...(next === undefined ? {} : { cursor: next }),
    });
    found.push(...page.items.map(({ body }) => body));
    next = page.next;
    if (next !== null) await nextTurn();
  }
  return found;
};

/** Every card of an account, room by room. */
export const ownCards = (house: Reads, accountId: AccountId): Promise<readonly CardLine[]> =>
  all(house.store, cards, { prefix: [accountId] });

/** The palace as its owner sees it now. */
export const ownPalace = async (house: Reads, accountId: AccountId): Promise<PalaceView> => {
  const now = house.clock.now();
  const { store } = house;
  const learner = (await store.get(learners, accountId))?.body;
  const calendar = learner?.calendar ?? UTC_CALENDAR;
  const palace = (await store.get(palaces, accountId))?.body ?? newPalace(accountId);
  const isPaid = learner !== undefined && learnerAt(learner, now).today.isReviewPaid;
  const since = startOfDayAfter(now, 1 - HISTORY_DAYS, calendar);
  const recent = await all(store, reviews, { prefix: [accountId], from: since });
  return palaceView(palace, await ownCards(house, accountId), recent, isPaid, now, calendar);
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
