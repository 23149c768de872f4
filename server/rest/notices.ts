// Private notices over REST.
import { readNotices } from '@sigilla/engine/actions/account/readNotices.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import { noticePage, unreadNotices } from '../app/readings/notices.ts';
import { acting } from './acting.ts';
import type { Handlers } from './call.ts';

export const noticeHandlers = (house: House): Handlers<'notices'> => ({
  async list({ identity, query }) {
    return ok({
      ...(await noticePage(house, identity.accountId, query)),
      unread: await unreadNotices(house, identity.accountId),
    });
  },

  async read({ identity, body }) {
    const done = await acting(house)(identity, readNotices.wire(body));
    if (!done.ok) return done;
    return ok({
      marked: readNotices.report.parse(done.value.actionResult).marked,
      unread: await unreadNotices(house, identity.accountId),
    });
  },
});
