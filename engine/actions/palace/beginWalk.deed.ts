// Beginning a walk: the cards most in need of it, in the order in which they are asked.
import { UTC_CALENDAR, dayOf } from '../../core/calendar.ts';
import { ok, refuse } from '../../core/result.ts';
import { beginWalk as begun, newPalace, openWalk, stillToAsk } from '../../learning/palace/session.ts';
import type { Walk } from '../../learning/palace/session.ts';
import { dueCards } from '../../learning/schedule.ts';
import { accountDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { beginWalk } from './beginWalk.ts';
import { endWalk } from './walkEnd.ts';

const told = (walk: Walk) => ({
  message: { code: 'walkBegun', params: { n: stillToAsk(walk).length } } as const,
  report: { walkId: walk.id, cardIds: [...stillToAsk(walk)] },
});

export const beginWalkDeed = accountDeed(
  beginWalk,
  ({ actor: { accountId }, loaded, now, newId, rules, content }, { size }) => {
    const { palace: stored, learner, cards } = loaded;
    const calendar = learner?.calendar ?? UTC_CALENDAR;
    const open = openWalk(stored);
    if (
      open !== null &&
      stillToAsk(open).length > 0 &&
      dayOf(open.startedAt, calendar) === dayOf(now, calendar)
    )
      return ok(told(open));
    const chosen = dueCards(cards, now, calendar, size).map(({ id }) => id);
    const palace = stored ?? newPalace(accountId);
    const closed =
      open === null
        ? null
        : endWalk(accountId, open, loaded, {
            now,
            rules,
            content,
            why: beginWalk,
          });
    if (chosen.length === 0 && closed === null) return refuse({ code: 'nothing_due', params: {} });
    const after =
      chosen.length === 0 && closed !== null
        ? { ...palace, walk: closed.walk }
        : begun(palace, newId(), chosen, now);
    const walk = after.walk;
    if (walk === null) return refuse({ code: 'nothing_due', params: {} });
    return ok({
      changes: [
        stored === null ? created('palaces', after, accountId) : changed('palaces', after, accountId),
        ...(closed?.changes ?? []),
      ],
      notices: closed?.notices ?? [],
      jobs: closed?.jobs ?? [],
      ...told(walk),
    });
  },
);
