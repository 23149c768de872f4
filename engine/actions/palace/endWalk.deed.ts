// Ending a walk early; refuses as walks are named.
import { ok, refuse } from '../../core/result.ts';
import { walkNamed } from '../../learning/palace/session.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { endWalk } from './endWalk.ts';
import { endWalk as ended } from './walkEnd.ts';

export const endWalkDeed = accountDeed(
  endWalk,
  ({ actor: { accountId }, loaded, now, rules, content }, { walkId }) => {
    const { palace } = loaded;
    const walk = walkNamed(palace, walkId);
    if (!walk.ok) return walk;
    if (palace === null) return refuse({ code: 'walk_unknown', params: {} });
    const { done } = walk.value;
    const end = ended(accountId, walk.value, loaded, {
      now,
      rules,
      content,
      why: endWalk,
    });
    return ok({
      changes: [changed('palaces', { ...palace, walk: end.walk }, accountId), ...end.changes],
      notices: end.notices,
      jobs: end.jobs,
      message: { code: 'walkEnded', params: { n: done.length, turns: end.granted } },
      report: {
        cardsReviewed: done.length,
        turnsAwarded: end.granted,
        reached: end.reached.map(({ days }) => days),
      },
    });
  },
);
