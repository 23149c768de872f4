// The scribe's paragraph over the realm: three sentences, each the first of its list whose condition holds. Pure; the same kingdom reads
// the same at the same time. Invariant: no sentence is said of a kingdom that is otherwise.
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { fillSentence } from '@sigilla/content/texts/sentence.ts';

/** A kingdom as the scribe looks at it. */
interface Seen {
  readonly kingdom: OwnKingdomView;
  readonly men: number;
  /** Has a host of it fought today; has one ever, as far as the record and the day tell? */
  readonly foughtToday: boolean;
  readonly hasFought: boolean;
}

type Line = readonly [when: (seen: Seen) => boolean, says: string | ((seen: Seen) => string)];
const otherwise = (): boolean => true;

const TREASURY: readonly Line[] = [
  [
    ({ kingdom: { upkeep, income } }) => upkeep.gold > income.gold,
    'Soldiers cost more than the taxes bring, and the treasurer has stopped sleeping.',
  ],
  [
    ({ kingdom: { resources } }) => resources.gold === 0,
    'The treasury is swept clean, and the broom was the last thing bought.',
  ],
  [
    ({ kingdom: { resources } }) => resources.gold < 100,
    'One can see the floor of the treasury between the coins.',
  ],
  [({ kingdom: { resources } }) => resources.gold > 5000, 'The treasurer asks for a second chest.'],
  [otherwise, 'The treasury is in order, which is the best that can be said of one.'],
];

const PEOPLE: readonly Line[] = [
  [
    ({ kingdom: { resources, upkeep, income } }) => resources.food < 20 && upkeep.food >= income.food,
    'The granaries echo.',
  ],
  [
    ({ kingdom: { resources, populationCapacity } }) => resources.population >= populationCapacity,
    'Every bed in the realm is taken; another town would not stay empty.',
  ],
  [
    ({ kingdom: { upkeep, income } }) => upkeep.food > income.food,
    'More bread is eaten than baked, and the bakers have begun to mention it.',
  ],
  [otherwise, 'There is bread, and there are beds to spare.'],
];

const HOST: readonly Line[] = [
  [
    ({ kingdom: { armies } }) => armies.some(({ lockedBy }) => lockedBy !== null),
    'A host is on the field, and the kitchens listen for hooves.',
  ],
  [({ men }) => men === 0, 'No banner stands in the yard.'],
  [
    ({ kingdom: { war } }) => war.currentStreak > 1,
    ({ kingdom: { war } }) =>
      fillSentence('The host has won {n|once|# times} running and has begun to sing about it.', {
        n: war.currentStreak,
      }),
  ],
  [
    ({ kingdom: { war } }) => war.currentStreak < -1,
    'The host has learned a good deal lately, all of it by losing.',
  ],
  [
    ({ foughtToday }) => foughtToday,
    'The host is home from the field, mending straps and improving the story.',
  ],
  [({ hasFought }) => hasFought, 'The host drills in the meadow and remembers its last fight fondly.'],
  [otherwise, 'The host drills in the meadow and asks for somebody to fight.'],
];

const said = (lines: readonly Line[], seen: Seen): string => {
  const [, says = ''] = lines.find(([when]) => when(seen)) ?? [];
  return typeof says === 'string' ? says : says(seen);
};

/** Three sentences: the treasury, the people, the host. `now` in epoch milliseconds. */
export const storyOf = (kingdom: OwnKingdomView, now: number): string => {
  const { today, war, armies } = kingdom;
  const foughtToday =
    today.day === utcDay(now) && today.sparringPartners.length + Object.keys(today.ranked).length > 0;
  const seen: Seen = {
    kingdom,
    men: armies.reduce((sum, { units, waiting }) => sum + menIn(units) + menIn(waiting), 0),
    foughtToday,
    hasFought: foughtToday || today.sparringPartners.length > 0 || war.wins + war.losses + war.draws > 0,
  };
  return [TREASURY, PEOPLE, HOST].map((lines) => said(lines, seen)).join(' ');
};
