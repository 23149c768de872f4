// Having looked at one's feats. What was looked at stays so.
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { seeFeats } from './seeFeats.ts';

export const seeFeatsDeed = accountDeed(seeFeats, ({ actor: { accountId }, loaded: renown }, input) => {
  const seen = Math.max(renown?.seen ?? 0, Math.min(input.seen, renown?.earned.length ?? 0));
  return ok({
    changes:
      renown === null || seen === renown.seen ? [] : [changed('renown', { ...renown, seen }, accountId)],
    message: { code: 'featsSeen', params: {} },
    report: { seen },
  });
});
