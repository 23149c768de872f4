// What a building that stands is said to give (kingdom.md 2.4): a turn's yields, room for people, and what soldiers have of it. Pure.
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { effectWords } from '@sigilla/content/texts/effectWords.ts';
import { amountsOfCategory, risesOf } from '@sigilla/engine/kingdom/effects.ts';
import type { BonusName } from '@sigilla/engine/kingdom/effects.ts';
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

/** What all of a kind give more by their category, in words, once they stand a level higher. */
const CATEGORY_WORDS: Readonly<Partial<Record<BonusName, (more: number) => string>>> = {
  defensePercent: (more) => `defense +${more}%`,
  recruitPercent: (more) => `unit cost reduction ${more}%`,
  spellPercent: (more) => `+${more}% spell effectiveness`,
  tradePercent: (more) => `trade routes carry ${more}% more`,
};

/** What the next level of all of a kind adds to what they give (kingdom.md 2.4, "next-level benefits"). */
export const nextLevelFacts = (
  { category, effects }: Pick<BuildingDefinition, 'category' | 'effects'>,
  owned: Pick<Contribution, 'level' | 'quantity'>,
): readonly string[] => {
  const now = amountsOfCategory(category, owned);
  const byCategory = amountsOfCategory(category, { ...owned, level: owned.level + 1 }).flatMap(
    ({ bonus, amount }) => {
      const more = amount - (now.find((one) => one.bonus === bonus)?.amount ?? 0);
      const words = CATEGORY_WORDS[bonus];
      return more === 0 || words === undefined ? [] : [words(more)];
    },
  );
  return [...risesOf(effects.rules, owned).map(effectWords), ...byCategory];
};

/** What it can do besides, once it stands high enough. */
export const abilitiesOf = (
  { effects }: Pick<BuildingDefinition, 'effects'>,
  { level }: Pick<Contribution, 'level'>,
): readonly string[] => (level >= SPECIAL_FROM ? effects.abilities : []);
