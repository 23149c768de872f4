// Giving whatever has been earned and was not given yet.
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { grantTo } from '../grant.ts';
import { changed } from '../outcome.ts';
import { countHonors } from './countHonors.ts';
import { honoured, honorsOf } from './honoring.ts';

export const countHonorsDeed = accountDeed(
  countHonors,
  ({ actor: { accountId }, loaded, now, rules, content }) => {
    const { learner, kingdom } = loaded;
    const message = { code: 'honorsCounted', params: {} } as const;
    const nothing = ok({ message, report: { unlocked: [] } });
    if (learner === null) return nothing;
    const honors = honorsOf(loaded.honors, accountId);
    const isPaid = kingdom !== null;
    const given = honoured({ accountId, before: loaded.honors, honors, learner, isPaid, now, content });
    const { unlocked, changes, grants, notices, jobs } = given;
    if (unlocked.length === 0) return nothing;
    const paid = grantTo(kingdom, grants, { now, rules, content });
    return ok({
      changes: [...changes, changed('learners', given.learner, accountId), ...paid.changes],
      notices,
      jobs,
      message,
      report: { unlocked: [...unlocked] },
    });
  },
);
