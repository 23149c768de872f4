// What the rulers of a load run do with their turns: the deeds of a young kingdom, each as often as a player would choose it.
import type { Command } from './player.ts';

const DEEDS: readonly (readonly [share: number, Command])[] = [
  [4, { actionType: 'rush_resource', actionId: 'tax_collection' }],
  [1, { actionType: 'rush_resource', actionId: 'magical_meditation' }],
  [2, { actionType: 'explore_land', actionId: 'territorial_exploration' }],
  [2, { actionType: 'build_structure', actionId: 'building_construction', metadata: { buildingId: 'town' } }],
  [1, { actionType: 'recruit_units', actionId: 'militia', quantity: 1 }],
];
const ALL = DEEDS.reduce((sum, [share]) => sum + share, 0);

/** The deed that falls to `chance`, a number from 0 to 1. */
export const deedOf = (chance: number): Command => {
  let left = chance * ALL;
  for (const [share, deed] of DEEDS) {
    left -= share;
    if (left < 0) return deed;
  }
  return { actionType: 'rush_resource', actionId: 'tax_collection' };
};
