// Readings of private notices. Invariant: a notice is read by the account it was written to, and by nobody else.
import { eventSentence } from '@sigilla/content/texts/events.ts';
import { toldLine } from '@sigilla/engine/core/toldLine.ts';
import { notices } from '../../store/collections.ts';
import type { Notice } from '@sigilla/engine/account/notice.ts';
import type { House } from '../house.ts';
import { oneSeen } from './one.ts';
import type { PageWish } from './pageWish.ts';
import { pageOf } from './pageWish.ts';

const lineOf = (id: string, notice: Notice) => toldLine(id, notice, eventSentence);

/** One page of an account's notices, newest first. */
export const noticePage = async (house: House, accountId: string, wish: PageWish) => {
  const page = await house.store.find(notices, 'account', { prefix: [accountId], ...pageOf(wish) });
  return {
    notices: page.items.map(({ id, body }) => ({ ...lineOf(id, body), readAt: body.readAt })),
    next: page.next,
  };
};

/** How many an account has not read. */
export const unreadNotices = (house: House, accountId: string): Promise<number> =>
  house.store.count(notices, 'unread', [accountId]);

/** A notice, when it is the account's. */
export const ownNotice = (house: House, accountId: string, id: string) =>
  oneSeen(house, notices, id, (notice) => (notice.accountId === accountId ? lineOf(id, notice) : null));

const LATEST = 20;

/** An account's notices since a moment, oldest first. */
export const latestNotices = async (house: House, accountId: string, since: number) => {
  const page = await house.store.find(notices, 'account', {
    prefix: [accountId],
    from: since,
    descending: true,
    limit: LATEST,
  });
  return page.items.map(({ id, body }) => lineOf(id, body)).toReversed();
};
