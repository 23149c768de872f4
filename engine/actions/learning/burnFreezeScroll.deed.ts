// Burning a freeze scroll; refuses as the streak's own rule does.
import { ok, refuse } from '../../core/result.ts';
import { counted } from '../../honors/honors.ts';
import { burnFreezeScroll as burnt } from '../../learning/streak.ts';
import { accountDeed } from '../deed.ts';
import { grantTo } from '../grant.ts';
import { changed } from '../outcome.ts';
import { burnFreezeScroll } from './burnFreezeScroll.ts';
import { honoured, honorsOf } from './honoring.ts';

export const burnFreezeScrollDeed = accountDeed(
  burnFreezeScroll,
  ({ actor: { accountId }, loaded, now, rules, content }) => {
    const { learner, honors: before, kingdom } = loaded;
    if (learner === null) return refuse({ code: 'no_freeze_scroll', params: {} });
    const streak = burnt(learner.streak, now, learner.calendar);
    if (!streak.ok) return streak;
    const honor = honoured({
      accountId,
      before,
      honors: counted(honorsOf(before, accountId), { frozen: 1 }),
      learner: { ...learner, streak: streak.value },
      isPaid: kingdom !== null,
      now,
      content,
    });
    const { changes } = grantTo(kingdom, honor.grants, { now, rules, content });
    return ok({
      changes: [changed('learners', honor.learner, accountId), ...honor.changes, ...changes],
      jobs: honor.jobs,
      notices: honor.notices,
      message: { code: 'freezeBurnt', params: {} },
      report: { left: honor.learner.streak.freezeScrollsAvailable },
    });
  },
);
