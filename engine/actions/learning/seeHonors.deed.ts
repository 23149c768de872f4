// Having looked at one's honors. What was looked at stays so.
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { seeHonors } from './seeHonors.ts';

export const seeHonorsDeed = accountDeed(seeHonors, ({ actor: { accountId }, loaded: honors }, input) => {
  const seen = Math.max(honors?.seen ?? 0, Math.min(input.seen, honors?.earned.length ?? 0));
  return ok({
    changes:
      honors === null || seen === honors.seen ? [] : [changed('honors', { ...honors, seen }, accountId)],
    message: { code: 'honorsSeen', params: {} },
    report: { seen },
  });
});
