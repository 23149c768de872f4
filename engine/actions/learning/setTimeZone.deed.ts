// Setting the time zone; refuses as `changeZone` does.
import { ok } from '../../core/result.ts';
import { moveTo, newLearner } from '../../learning/learner.ts';
import { accountDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { setTimeZone } from './setTimeZone.ts';

export const setTimeZoneDeed = accountDeed(
  setTimeZone,
  ({ actor: { accountId }, loaded, now }, { timeZone }) => {
    const moved = moveTo(loaded ?? newLearner(accountId, now), timeZone, now);
    if (!moved.ok) return moved;
    const { zone } = moved.value.calendar;
    return ok({
      changes: [
        loaded === null
          ? created('learners', moved.value, accountId)
          : changed('learners', moved.value, accountId),
      ],
      message: { code: 'zoneSet', params: { zone } },
      report: { timeZone: zone },
    });
  },
);
