// Beginning a walk through the Memory Palace, or going on with the one that lies open. One left open from another day is ended first, and paid.
import { z } from 'zod';
import { dueAmong } from '../../learning/palace/due.ts';
import { LONGEST_WALK, openWalk } from '../../learning/palace/session.ts';
import { fine, refuse } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { lookThrough, read, readRuled, touchKingdom, touchOnly } from '../load.ts';

/** Of the cards that are due, so many are looked at: the longest due. */
const LOOKED_AT = 300;

export const beginWalk = accountVerb({
  id: 'begin_walk',
  givenBy: 'people',
  isRepeatable: true,
  input: z.object({ size: z.int().min(1).max(LONGEST_WALK) }),
  *load({ accountId }) {
    return {
      palace: yield* read('palaces', accountId),
      learner: yield* read('learners', accountId),
      honors: yield* read('honors', accountId),
      kingdom: yield* readRuled(accountId),
      cards: yield* lookThrough('cards', 'due', { prefix: [accountId], limit: LOOKED_AT }),
    };
  },
  touches: (actor) => touchOnly(touchKingdom(actor)),
  see: ({ palace, cards }) => ({ isOpen: openWalk(palace) !== null, cards }),
  check: ({ seen: { isOpen, cards }, now }) =>
    isOpen || dueAmong(cards, now) > 0 ? fine : refuse({ code: 'nothing_due', params: {} }),
  report: z.object({ walkId: z.string(), cardIds: z.array(z.string()) }),
});
