// One's own Memory Palace: its figures and its cards, read by their summaries. Reading never writes.
// Invariant: a second look costs what has moved since the first, however much hangs there (palaceLines.ts); reviews are counted by day, not read.
import type { RoomId } from '@sigilla/content/schema/palace.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { UTC_CALENDAR } from '@sigilla/engine/core/day.ts';
import { learnerAt } from '@sigilla/engine/learning/learner.ts';
import { historyDays, palaceView } from '@sigilla/engine/learning/palace/palaceView.ts';
import type {
  CardLine,
  DaysReviews,
  PalaceDay,
  PalaceView,
} from '@sigilla/engine/learning/palace/palaceView.ts';
import { newPalace } from '@sigilla/engine/learning/palace/session.ts';
import { cards, learners, palaces, reviews } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { keptLines } from './palaceLines.ts';

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

/** The palace as its owner sees it now. */
export const ownPalace = async (house: Reads, accountId: AccountId): Promise<PalaceView> => {
  const now = house.clock.now();
  const { store } = house;
  const learner = (await store.get(learners, accountId))?.body;
  const calendar = learner?.calendar ?? UTC_CALENDAR;
  const palace = (await store.get(palaces, accountId))?.body ?? newPalace(accountId);
  const isPaid = learner !== undefined && learnerAt(learner, now).today.isReviewPaid;
  const history = await Promise.all(
    historyDays(now, calendar).map((day) => reviewsOf(house, accountId, day)),
  );
  return palaceView(palace, await keptLines(house, accountId), history, isPaid, now, calendar);
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
