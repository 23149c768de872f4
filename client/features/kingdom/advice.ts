// What a kingdom should look at next, and the words for its figures (kingdom.md §8, §9). Pure, from the ruler's own view.
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';

export interface Advice {
  readonly tone: 'warning' | 'info' | 'tip';
  readonly text: string;
  /** Where it can be acted on. */
  readonly to: string;
  readonly action: string;
}

/** The steward's tips, most pressing first. */
export const adviceFor = (kingdom: OwnKingdomView): readonly Advice[] => [
  ...(kingdom.turns.turns < 10
    ? [
        {
          tone: 'warning' as const,
          text: 'Low turn count - consider taking actions to gain more turns',
          to: '/actions',
          action: 'See actions',
        },
      ]
    : []),
  ...(kingdom.resources.land < 20
    ? [
        {
          tone: 'info' as const,
          text: 'Limited land - consider exploration to expand territory',
          to: '/actions',
          action: 'Explore',
        },
      ]
    : []),
  ...(kingdom.buildingCount < 3
    ? [
        {
          tone: 'tip' as const,
          text: 'Build a Guild to start generating mana for spells',
          to: '/buildings',
          action: 'Build',
        },
      ]
    : []),
  ...(kingdom.resources.population < 100
    ? [
        {
          tone: 'tip' as const,
          text: 'Build Towns to increase population capacity',
          to: '/buildings',
          action: 'Build',
        },
      ]
    : []),
];

export type Stock = 'Low' | 'Moderate' | 'High';

/** By generation a turn: Low under 10 times, Moderate under 50 times, High otherwise. */
export const stockLabel = (amount: number, perTurn: number): Stock => {
  if (amount < 10 * perTurn) return 'Low';
  return amount < 50 * perTurn ? 'Moderate' : 'High';
};

/** High above 500, Moderate above 200. */
export const populationLabel = (population: number): Stock => {
  if (population > 500) return 'High';
  return population > 200 ? 'Moderate' : 'Low';
};

/** Elite up to 10, Top tier up to 100, Rising up to 1000, Newcomer beyond (G-122). */
export const rankLabel = (rank: number): string => {
  if (rank <= 10) return 'Elite';
  if (rank <= 100) return 'Top tier';
  return rank <= 1000 ? 'Rising' : 'Newcomer';
};

/** Under 5 Expanding, under 10 Developed, otherwise Advanced. */
export const buildingsLabel = (buildings: number): string => {
  if (buildings < 5) return 'Expanding';
  return buildings < 10 ? 'Developed' : 'Advanced';
};
