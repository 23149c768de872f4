// What would pay a ruler best: the houses and levels that may be begun, by the turns after which they have brought what they cost, the wait for
// their price included; and what is held some turns from now if nothing is done. Pure, over a ruler's own view.
// Invariant: whatever is advised stands in nobody's way but its price's, and its price comes by itself.
import { missingForLevel, ownedOf } from './buildings.ts';
import { standsInTheWay } from './construction.ts';
import type { KingdomContent, RealmRules } from './content.ts';
import { leftOfTurn } from './income.ts';
import { improving, paysBackIn, raising, turnsUntilPaid, type Investment } from './forecast.ts';
import type { Holdings } from './holdings.ts';
import { RESOURCES, type Resources } from './kingdom.ts';
import type { OwnKingdomView } from './views.ts';

/** An investment that pays, and when. */
export interface Paying extends Investment {
  /** Turns until its price is there; 0 for now. */
  readonly payableIn: number;
  /** Turns after which it has brought what it cost. */
  readonly paysBackIn: number;
}

type Advised = Holdings & OwnKingdomView;

/** The investments that come back soonest, one a kind of building. */
export const whatPays = (
  view: Advised,
  content: KingdomContent,
  rules: RealmRules,
  most: number,
): readonly Paying[] => {
  const paying = (one: Investment | null): Paying[] => {
    if (one === null) return [];
    const payableIn = turnsUntilPaid(view, one.price);
    const back = paysBackIn(one);
    return payableIn === null || back === null ? [] : [{ ...one, payableIn, paysBackIn: back }];
  };
  return [...content.buildings.values()]
    .flatMap((building) => {
      const mayRaise = standsInTheWay(building, view, content).length === 0;
      const level = ownedOf(view.buildings, building.id)?.level ?? 0;
      const mayImprove = missingForLevel(building.id, level + 1, view, content).length === 0;
      const open = [
        ...(mayRaise ? paying(raising(building, view, content, rules)) : []),
        ...(mayImprove ? paying(improving(building, view, content, rules)) : []),
      ];
      return open.toSorted(sooner).slice(0, 1);
    })
    .toSorted(sooner)
    .slice(0, most);
};

const sooner = (one: Paying, other: Paying): number =>
  one.payableIn + one.paysBackIn - (other.payableIn + other.paysBackIn);

/** What is held some turns from now if nothing is built, bought or called up. */
export const heldAfter = (view: Parameters<typeof leftOfTurn>[0], turns: number): Resources => {
  const left = leftOfTurn(view);
  const held = { ...view.resources };
  for (const name of RESOURCES) held[name] = Math.max(0, held[name] + left[name] * turns);
  const room = Math.max(view.populationCapacity, view.resources.population);
  held.population = Math.min(room, view.resources.population + view.income.population * turns);
  return held;
};
