// Private notices: what a ruler is told, whether or not they were there when it happened.
import { z } from 'zod';
import { answer, next, paged, route } from './route.ts';
import { NoticeLine } from '@sigilla/engine/core/toldLine.ts';

export const noticeRoutes = {
  list: route({
    method: 'GET',
    path: '/api/notices',
    summary: 'One’s own notices, newest first',
    auth: 'player',
    query: z.object(paged(100)),
    answer: answer({
      notices: z.array(NoticeLine),
      unread: z.int(),
      next,
    }),
    refusals: [],
  }),
  read: route({
    method: 'POST',
    path: '/api/notices/read',
    summary: 'Marks notices as read; ids that are not one’s own are passed over',
    auth: 'player',
    body: z.object({ ids: z.array(z.string().max(64)).min(1).max(100) }),
    answer: answer({ marked: z.int(), unread: z.int() }),
    refusals: ['busy'],
  }),
};
