// What armies cost a turn: gold by their price (kingdom.md §9: gold cost × upkeep × quantity), food by what they eat.
// Recruits who wait at the gate eat and are paid like the others. Invariant: whole amounts, rounded down once a kind
// over all armies together, so that dividing a host saves nothing.
import type { UnitType } from '@sigilla/content/schema/modifier.ts';
import { bonusesOf } from './bonuses.ts';
import type { Bonuses } from './effects.ts';
import type { KingdomContent } from './content.ts';
import type { Holdings } from './holdings.ts';
import type { Army } from './kingdom.ts';

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

const reckonBare = (armies: readonly Army[], content: KingdomContent): Upkeep => {
  const men = new Map<string, number>();
  for (const { units, waiting } of armies)
    for (const kinds of [units, waiting])
      for (const { unitId, quantity } of kinds) men.set(unitId, (men.get(unitId) ?? 0) + quantity);
  let gold = 0;
  let food = 0;
  for (const [unitId, quantity] of men) {
    const unit = content.units.get(unitId);
    if (unit === undefined) continue;
    gold += Math.floor((unit.costs.gold * unit.stats.upkeep * quantity) / 1000);
    food += Math.floor((FOOD_PER_TEN[unit.type] * quantity) / 10);
  }
  return { gold, food };
};

/** Reckoned once for the same hosts, which one deed asks for several times. A kingdom's lists are never changed, only replaced. */
const bare = new WeakMap<readonly Army[], { readonly content: KingdomContent; readonly upkeep: Upkeep }>();

/** What these hosts cost a turn before any reduction: whole amounts by kind, however many companies a kind stands in. */
const bareUpkeep = (armies: readonly Army[], content: KingdomContent): Upkeep => {
  const known = bare.get(armies);
  if (known?.content === content) return known.upkeep;
  const upkeep = reckonBare(armies, content);
  bare.set(armies, { content, upkeep });
  return upkeep;
};

type Relief = Pick<Bonuses, 'upkeepPercent' | 'rationPercent'>;
type Led = Holdings & { readonly armies: readonly Army[] };

const reduced = (upkeep: Upkeep, { upkeepPercent, rationPercent }: Relief): Upkeep => ({
  gold: Math.floor((upkeep.gold * (100 - upkeepPercent)) / 100),
  food: Math.floor((upkeep.food * (100 - rationPercent)) / 100),
});

const costOf = (armies: readonly Army[], relief: Relief, content: KingdomContent): Upkeep =>
  reduced(bareUpkeep(armies, content), relief);

/** All armies' upkeep a turn, reductions included; how the men are divided among armies changes nothing. */
export const upkeepOf = (kingdom: Led, content: KingdomContent): Upkeep =>
  costOf(kingdom.armies, bonusesOf(kingdom, content), content);

/** What each army bears of the upkeep, in their order: what it adds to those before it, so that the shares add up to the whole. */
export const upkeepShares = (kingdom: Led, content: KingdomContent): readonly Upkeep[] => {
  const relief = bonusesOf(kingdom, content);
  let before: Upkeep = { gold: 0, food: 0 };
  return kingdom.armies.map((_, i) => {
    const now = costOf(kingdom.armies.slice(0, i + 1), relief, content);
    const share = { gold: now.gold - before.gold, food: now.food - before.food };
    before = now;
    return share;
  });
};
