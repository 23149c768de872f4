// Saying how many cards a day one aims at; null gives the reckoning back to the house.
import { z } from 'zod';
import { fine } from '../../core/result.ts';
import { DAILY_TARGET } from '../../learning/palace/session.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const setDailyTarget = accountVerb({
  id: 'set_daily_target',
  givenBy: 'people',
  isRepeatable: true,
  input: z.object({ dailyTarget: z.int().min(DAILY_TARGET.least).max(DAILY_TARGET.most).nullable() }),
  *load({ accountId }) {
    return yield* read('palaces', accountId);
  },
  see: () => null,
  check: () => fine,
  report: z.object({ dailyTarget: z.int().nullable() }),
});
