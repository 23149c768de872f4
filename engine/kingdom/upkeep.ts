// What armies cost a turn: gold by their price (kingdom.md §9: gold cost × upkeep × quantity), food by what they eat.
// Recruits who wait at the gate eat and are paid like the others. Invariant: whole amounts, rounded down per entry.
import type { UnitType } from '@sigilla/content/schema/unit.ts';
import { bonusesOf } from './bonuses.ts';
import type { Bonuses } from './effects.ts';
import type { KingdomContent } from './content.ts';
import type { Holdings } from './holdings.ts';
import type { Army, ArmyUnit } from './kingdom.ts';

export interface Upkeep {
  readonly gold: number;
  readonly food: number;
}

/** Food for ten men a turn: a horse eats for two, and an engine's crew is more than a man. */
const FOOD_PER_TEN: Readonly<Record<UnitType, number>> = {
  infantry: 2,
  archer: 2,
  support: 2,
  siege: 4,
  naval: 4,
  cavalry: 6,
};

/** What these soldiers cost a turn before any reduction. */
const bareUpkeep = (units: readonly ArmyUnit[], content: KingdomContent): Upkeep => {
  let gold = 0;
  let food = 0;
  for (const { unitId, quantity } of units) {
    const unit = content.units.get(unitId);
    if (unit === undefined) continue;
    gold += Math.floor((unit.costs.gold * unit.stats.upkeep * quantity) / 1000);
    food += Math.floor((FOOD_PER_TEN[unit.type] * quantity) / 10);
  }
  return { gold, food };
};

type Relief = Pick<Bonuses, 'upkeepPercent' | 'rationPercent'>;

const reduced = (upkeep: Upkeep, { upkeepPercent, rationPercent }: Relief): Upkeep => ({
  gold: Math.floor((upkeep.gold * (100 - upkeepPercent)) / 100),
  food: Math.floor((upkeep.food * (100 - rationPercent)) / 100),
});

/** One army's upkeep a turn, reductions included. */
export const upkeepOfArmy = (army: Army, holdings: Holdings, content: KingdomContent): Upkeep =>
  reduced(bareUpkeep([...army.units, ...army.waiting], content), bonusesOf(holdings, content));

/** All armies' upkeep a turn: the sum of the single armies'. */
export const upkeepOf = (
  kingdom: Holdings & { readonly armies: readonly Army[] },
  content: KingdomContent,
): Upkeep => {
  const relief = bonusesOf(kingdom, content);
  let gold = 0;
  let food = 0;
  for (const army of kingdom.armies) {
    const one = reduced(bareUpkeep([...army.units, ...army.waiting], content), relief);
    gold += one.gold;
    food += one.food;
  }
  return { gold, food };
};
