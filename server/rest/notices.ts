// Private notices over REST.
import { eventSentence } from '@sigilla/content/texts/events.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { transact } from '../app/transact.ts';
import { notices } from '../store/collections.ts';
import type { Handlers } from './call.ts';

export const noticeHandlers = (house: House): Handlers<'notices'> => ({
  async list({ identity, query }) {
    const page = await house.store.find(notices, 'account', {
      prefix: [identity.accountId],
      descending: true,
      limit: query.limit,
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    });
    return ok({
      notices: page.items.map(({ id, body }) => ({
        id,
        at: body.at,
        code: body.text.code,
        text: eventSentence(body.text),
        link: body.link,
        readAt: body.readAt,
      })),
      unread: await house.store.count(notices, 'unread', [identity.accountId]),
      next: page.next,
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
      unread: await house.store.count(notices, 'unread', [identity.accountId]),
    });
  },
});
