// What a kingdom should look at next, and the words for its figures (kingdom.md §8, §9). Pure, from the ruler's own view.
// Invariants: each piece of advice is given only where its condition holds; the specification's four are never crowded out by the house's own, which advise
// only what can be done.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { constructionPrice, missingRequirement, ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { affordable } from '@sigilla/engine/kingdom/ledger.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { IconKey } from '../../ui/icons.ts';

export interface Advice {
  readonly text: string;
  /** Where it can be acted on. */
  readonly to: string;
  readonly action: string;
  /** What it is about; the sign of warning where it presses. */
  readonly icon: IconKey;
}

/** What is going on besides the kingdom itself. */
export interface Affairs {
  /** Challenges made or received that are open, and battles under way. */
  readonly engaged: number;
}

interface Counsel extends Advice {
  /** One of the specification's four, in its words. */
  readonly specified?: true;
  readonly when: (kingdom: OwnKingdomView, affairs: Affairs) => boolean;
}

/** Turns of food left, or Infinity while the granary fills. */
const turnsOfFood = ({ resources, income, upkeep }: OwnKingdomView): number => {
  const eaten = upkeep.food - income.food;
  return eaten > 0 ? resources.food / eaten : Infinity;
};

const soldiers = ({ armies }: OwnKingdomView): number =>
  armies.reduce((sum, { units, waiting }) => sum + menIn(units) + menIn(waiting), 0);

/** Can one more of this be raised now? */
const canRaise = (kingdom: OwnKingdomView, id: string): boolean => {
  const definition = kingdomContent.buildings.get(id);
  if (definition === undefined || definition.costs.land > kingdom.landFree) return false;
  const price = constructionPrice(definition, ownedOf(kingdom.buildings, id)?.level ?? 1);
  return (
    missingRequirement(definition, kingdom, kingdomContent).ok &&
    affordable({ turns: kingdom.turns.turns, resources: kingdom.resources }, { turns: 1, resources: price })
      .ok
  );
};

/** Men who could go to war, and nothing that keeps them from it. */
const isRested = (kingdom: OwnKingdomView, { engaged }: Affairs): boolean =>
  engaged === 0 && soldiers(kingdom) > 0 && kingdom.armies.every(({ lockedBy }) => lockedBy === null);

/** The steward's counsels, most pressing first. */
const COUNSELS: readonly Counsel[] = [
  {
    when: (kingdom) => turnsOfFood(kingdom) < 10,
    text: 'The granary will be empty within ten turns. A farm would help; so would fewer mouths.',
    to: '/buildings?construct=farm',
    icon: 'warning',
    action: 'Build',
  },
  {
    when: ({ upkeep, income, resources }) =>
      upkeep.gold > income.gold && resources.gold < 10 * (upkeep.gold - income.gold),
    text: 'The army’s pay outruns the taxes, and the chest will not last ten turns.',
    to: '/actions',
    icon: 'warning',
    action: 'Collect taxes',
  },
  {
    specified: true,
    when: ({ turns }) => turns.turns < 10,
    text: 'Low turn count - consider taking actions to gain more turns',
    // Whatever is done among the actions spends turns; Latin earns them.
    to: '/academy',
    icon: 'warning',
    action: 'Earn turns',
  },
  {
    when: (kingdom, affairs) =>
      kingdom.experience === 0 && kingdom.turns.turns > 0 && isRested(kingdom, affairs),
    text: 'Your host has never been tried. A bout with blunted steel costs a turn and no lives, and the realm’s own rulers answer at once.',
    to: '/war',
    icon: 'war',
    action: 'Fight a bout',
  },
  {
    when: ({ turns }) => turns.isAtMaxTurns,
    text: 'The dial is full, and turns that come now are lost. Spend some: any deed brings the day’s income with it.',
    to: '/actions',
    icon: 'turns',
    action: 'See actions',
  },
  {
    when: (kingdom) => soldiers(kingdom) === 0,
    text: 'Nobody stands under the banner. Even a short muster is longer than none.',
    to: '/army?recruit',
    icon: 'warning',
    action: 'Recruit',
  },
  {
    specified: true,
    when: ({ resources }) => resources.land < 20,
    text: 'Limited land - consider exploration to expand territory',
    to: '/actions',
    icon: 'land',
    action: 'Explore',
  },
  {
    when: ({ landFree, resources }) => landFree === 0 && resources.land >= 20,
    text: 'Every acre is built on. The surveyors would like to see what lies beyond the last milestone.',
    to: '/actions',
    icon: 'land',
    action: 'Explore',
  },
  {
    when: (kingdom) => kingdom.buildingCount < 3 && kingdom.resources.gold > 0 && canRaise(kingdom, 'farm'),
    text: 'There is room on the plan and money for the masons. A farm pays for itself in bread.',
    to: '/buildings?construct=farm',
    icon: 'food',
    action: 'Build',
  },
  {
    specified: true,
    when: ({ buildingCount }) => buildingCount < 3,
    text: 'Build a Guild to start generating mana for spells',
    to: '/buildings?construct=guild',
    icon: 'mana',
    action: 'Build',
  },
  {
    when: (kingdom, affairs) => kingdom.experience > 0 && isRested(kingdom, affairs),
    text: 'The host is rested and nothing is on the field. The realm’s own rulers answer a challenge within seconds.',
    to: '/war',
    icon: 'war',
    action: 'Challenge',
  },
  {
    specified: true,
    when: ({ resources }) => resources.population < 100,
    text: 'Build Towns to increase population capacity',
    to: '/buildings?construct=town',
    icon: 'population',
    action: 'Build',
  },
];

/** At most this many at once: a steward who says everything says nothing. */
const MOST = 4;

/** As many as fit, in their order: the house's own give way first, the least pressing of them before the others. */
const fitting = (due: readonly Counsel[]): readonly Counsel[] => {
  const room = MOST - due.filter(({ specified }) => specified === true).length;
  const own = due.filter(({ specified }) => specified !== true).slice(0, room);
  return due.filter((one) => one.specified === true || own.includes(one));
};

/** What the steward says of a kingdom as it stands, most pressing first. */
export const adviceFor = (kingdom: OwnKingdomView, affairs: Affairs): readonly Advice[] =>
  fitting(COUNSELS.filter(({ when }) => when(kingdom, affairs))).map(
    ({ when: _, specified: __, ...advice }) => advice,
  );

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

/**
 * Elite up to 10, Top tier up to 100, Rising up to 1000, Newcomer beyond (G-122); and never more than the realm is large enough for:
 * of `rulers` who are ranked, a tenth can be elite and half the top tier, and whoever is last is a newcomer.
 */
export const rankLabel = (rank: number, rulers: number): string => {
  if (rank <= 10 && rank * 10 <= rulers) return 'Elite';
  if (rank <= 100 && rank * 2 <= rulers) return 'Top tier';
  return rank <= 1000 && rank < rulers ? 'Rising' : 'Newcomer';
};

/** Under 5 Expanding, under 10 Developed, otherwise Advanced. */
export const buildingsLabel = (buildings: number): string => {
  if (buildings < 5) return 'Expanding';
  return buildings < 10 ? 'Developed' : 'Advanced';
};
