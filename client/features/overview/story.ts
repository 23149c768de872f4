// The scribe's paragraph over the realm: two or three sentences chosen by how the kingdom stands. Pure; the same kingdom reads the same.
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';

const treasury = ({ resources, income, upkeep }: OwnKingdomView): string => {
  if (upkeep.gold > income.gold)
    return 'Soldiers cost more than the taxes bring, and the treasurer has stopped sleeping.';
  if (resources.gold < 100) return 'One can see the floor of the treasury between the coins.';
  if (resources.gold > 5000) return 'The treasurer asks for a second chest.';
  return 'The treasury is in order, which is the best that can be said of one.';
};

const people = ({ resources, populationCapacity }: OwnKingdomView): string => {
  if (resources.population >= populationCapacity)
    return 'Every bed in the realm is taken; another town would not stay empty.';
  if (resources.food < 20) return 'The granaries echo.';
  return 'There is bread, and there are beds to spare.';
};

const hosts = ({ armies, war }: OwnKingdomView): string => {
  const men = armies.reduce((sum, army) => sum + menIn(army.units), 0);
  if (armies.some(({ lockedBy }) => lockedBy !== null))
    return 'A host is on the field, and the kitchens listen for hooves.';
  if (men === 0) return 'No banner stands in the yard.';
  if (war.currentStreak > 1)
    return `The host has won ${war.currentStreak} times running and has begun to sing about it.`;
  if (war.currentStreak < -1) return 'The host has learned a good deal lately, all of it by losing.';
  return 'The host drills in the meadow and asks for somebody to fight.';
};

/** Three sentences: the treasury, the people, the host. */
export const storyOf = (kingdom: OwnKingdomView): string =>
  `${treasury(kingdom)} ${people(kingdom)} ${hosts(kingdom)}`;
