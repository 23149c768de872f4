// Setting a card aside, taking it up, beginning it anew, taking it down. A walk under way passes by what is not there any more.
import { ok, refuse } from '../../core/result.ts';
import { startedAnew } from '../../learning/palace/card.ts';
import { openWalk, passingBy } from '../../learning/palace/session.ts';
import { accountDeed } from '../deed.ts';
import { changed, removed } from '../outcome.ts';
import { keepCard } from './keepCard.ts';

const TOLD = {
  suspend: 'cardSetAside',
  resume: 'cardTakenUp',
  reset: 'cardStartedAnew',
  remove: 'cardTakenDown',
} as const;

export const keepCardDeed = accountDeed(
  keepCard,
  ({ actor: { accountId }, loaded: { card, palace }, now }, { keeping }) => {
    if (card === null) return refuse({ code: 'card_unknown', params: {} });
    const walk = openWalk(palace);
    const isLeaving = keeping === 'suspend' || keeping === 'remove';
    const after =
      keeping === 'reset' ? startedAnew(card, now) : { ...card, isSuspended: keeping === 'suspend' };
    return ok({
      changes: [
        keeping === 'remove' ? removed('cards', card.id) : changed('cards', after),
        ...(isLeaving && palace !== null && walk !== null
          ? [changed('palaces', { ...palace, walk: passingBy(walk, card.id) }, accountId)]
          : []),
      ],
      message: { code: TOLD[keeping], params: { word: card.word.headword } },
      report: { cardId: card.id },
    });
  },
);
