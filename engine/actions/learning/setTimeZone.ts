// Saying in which time zone one's days are told (core/calendar.ts says when it counts and how often it may change).
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const setTimeZone = accountVerb({
  id: 'set_time_zone',
  givenBy: 'people',
  input: z.object({ timeZone: z.string().min(1).max(64) }),
  *load({ accountId }) {
    return yield* read('learners', accountId);
  },
  see: () => null,
  check: () => fine,
  report: z.object({ timeZone: z.string() }),
});
