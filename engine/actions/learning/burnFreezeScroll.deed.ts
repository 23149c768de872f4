// Burning a freeze scroll; refuses as the streak's own rule does.
import { ok, refuse } from '../../core/result.ts';
import { burnFreezeScroll as burnt } from '../../learning/streak.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { burnFreezeScroll } from './burnFreezeScroll.ts';

export const burnFreezeScrollDeed = accountDeed(
  burnFreezeScroll,
  ({ actor: { accountId }, loaded: learner, now }) => {
    if (learner === null) return refuse({ code: 'no_freeze_scroll', params: {} });
    const streak = burnt(learner.streak, now, learner.calendar);
    if (!streak.ok) return streak;
    return ok({
      changes: [changed('learners', { ...learner, streak: streak.value }, accountId)],
      message: { code: 'freezeBurnt', params: {} },
      report: { left: streak.value.freezeScrollsAvailable },
    });
  },
);
