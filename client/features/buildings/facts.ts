// What a building that stands is said to give (kingdom.md 2.4): a turn's yields, room for people, and what soldiers have of it. Pure.
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { BASE_POPULATION_CAPACITY } from '@sigilla/engine/kingdom/income.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { signed, whole } from '../../ui/numberText.ts';

type Contribution = OwnKingdomView['contributions'][number];

/** The level from which a building shows what it can do besides. */
const SPECIAL_FROM = 3;

/** In the order in which they are read; capacity only where the kingdom has more of it than any has. */
export const factsOf = (
  { yields, populationCapacity, defensePercent, recruitPercent }: Contribution,
  kingdom: Pick<OwnKingdomView, 'populationCapacity'>,
): readonly string[] => [
  ...Object.entries(yields)
    .filter(([, amount]) => amount !== 0)
    .map(([key, amount]) => `${signed(amount)} ${resourceName(key).toLowerCase()} a turn`),
  ...(populationCapacity > 0 && kingdom.populationCapacity > BASE_POPULATION_CAPACITY
    ? [`Population capacity +${whole(populationCapacity)}`]
    : []),
  ...(defensePercent > 0 ? [`defense +${defensePercent}%`] : []),
  ...(recruitPercent > 0 ? [`unit cost reduction ${recruitPercent}%`] : []),
];

/** What it can do besides, once it stands high enough. */
export const abilitiesOf = (
  { effects }: Pick<BuildingDefinition, 'effects'>,
  { level }: Pick<Contribution, 'level'>,
): readonly string[] => (level >= SPECIAL_FROM ? effects.abilities : []);
