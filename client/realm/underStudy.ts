// What the research progress button tells (kingdom.md 2.13): the first study that goes on, in whole percent, and how many wait behind it. Pure.
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';

export const underStudy = ({ spellResearch }: Pick<OwnKingdomView, 'spellResearch'>) => {
  const active = spellResearch.find(({ status }) => status === 'active');
  return {
    active,
    waiting: spellResearch.length - (active === undefined ? 0 : 1),
    percent: active === undefined ? 0 : Math.floor((100 * active.turnsSpent) / active.turnsRequired),
  };
};
