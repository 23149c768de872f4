// Private notices over REST.
import { ok } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { noticePage, unreadNotices } from '../app/readings/notices.ts';
import { transact } from '../app/transact.ts';
import { notices } from '../store/collections.ts';
import type { Handlers } from './call.ts';

export const noticeHandlers = (house: House): Handlers<'notices'> => ({
  async list({ identity, query }) {
    return ok({
      ...(await noticePage(house, identity.accountId, query)),
      unread: await unreadNotices(house, identity.accountId),
    });
  },

  async read({ identity, body }) {
    const marked = await transact(house, async (unit) => {
      let count = 0;
      for (const id of new Set(body.ids)) {
        const notice = await unit.get(notices, id);
        if (notice === null || notice.body.accountId !== identity.accountId || notice.body.readAt !== null)
          continue;
        unit.put(notices, id, { ...notice.body, readAt: unit.now });
        count += 1;
      }
      return ok(count);
    });
    if (!marked.ok) return marked;
    return ok({
      marked: marked.value,
      unread: await unreadNotices(house, identity.accountId),
    });
  },
});
