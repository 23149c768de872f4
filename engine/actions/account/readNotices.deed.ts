// Marking notices as read: each keeps the moment at which it first was.
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { readNotices } from './readNotices.ts';

export const readNoticesDeed = accountDeed(readNotices, ({ loaded, now }) => {
  const unread = [...loaded].filter(([, { readAt }]) => readAt === null);
  return ok({
    changes: unread.map(([id, notice]) => changed('notices', { ...notice, readAt: now }, id)),
    message: { code: 'noticesRead', params: { n: unread.length } },
    report: { marked: unread.length },
  });
});
