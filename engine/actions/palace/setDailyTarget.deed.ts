// Setting the daily target.
import { ok } from '../../core/result.ts';
import { newPalace } from '../../learning/palace/session.ts';
import { accountDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { setDailyTarget } from './setDailyTarget.ts';

export const setDailyTargetDeed = accountDeed(
  setDailyTarget,
  ({ actor: { accountId }, loaded: stored }, { dailyTarget }) => {
    const palace = { ...(stored ?? newPalace(accountId)), dailyTarget };
    return ok({
      changes: [
        stored === null ? created('palaces', palace, accountId) : changed('palaces', palace, accountId),
      ],
      message: { code: 'targetSet', params: { n: dailyTarget ?? 0 } },
      report: { dailyTarget },
    });
  },
);
