// What is to come, as far as it can be reckoned: what a turn leaves, how long until something can be paid for, and what a building gives back
// for its price, with every source counted (synergies, percentages, wages saved). Pure, over a ruler's own view.
// Invariant: a gain is the difference of two incomes as income.ts and upkeep.ts reckon them; nothing is estimated.
import { constructionPrice, constructionTurns, ownedOf, upgradePrice, upgradeTurns } from './buildings.ts';
import { nothing } from './bonuses.ts';
import type { KingdomContent, RealmRules } from './content.ts';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import type { Holdings } from './holdings.ts';
import { incomeOf, leftOfTurn, populationCapacity, type Earning } from './income.ts';
import { RESOURCES, type OwnedBuilding, type ResourceDelta, type ResourceName } from './kingdom.ts';
import { upkeepOf } from './upkeep.ts';
import type { OwnKingdomView } from './views.ts';

/** Tenths of a gold piece that one of each is worth to a planner: gold 1, mana 2, research 3 (kingdom.md §9); the others in docs/RULES.md. */
export const WORTH: Readonly<Record<ResourceName, number>> = {
  gold: 10,
  mana: 20,
  researchPoints: 30,
  population: 5,
  materials: 10,
  food: 4,
  land: 0,
};

/** What amounts come to, in tenths of a gold piece. */
export const worthOf = (
  amounts: ResourceDelta,
  worth: Readonly<Record<ResourceName, number>> = WORTH,
): number => RESOURCES.reduce((sum, name) => sum + (amounts[name] ?? 0) * worth[name], 0);

/** Turns until what turns leave has brought what a price lacks; null when some of it never comes by itself. */
export const turnsUntilPaid = (earning: Earning, price: ResourceDelta): number | null => {
  const left = leftOfTurn(earning);
  let turns = 0;
  for (const name of RESOURCES) {
    const short = (price[name] ?? 0) - earning.resources[name];
    if (short <= 0) continue;
    if (left[name] <= 0) return null;
    turns = Math.max(turns, Math.ceil(short / left[name]));
  }
  return turns;
};

/** One more of a building, or one more level of all of a kind, as something that pays. */
export interface Investment {
  readonly deed: 'raise' | 'improve';
  readonly building: BuildingDefinition;
  /** The level it will stand at. */
  readonly level: number;
  readonly price: ResourceDelta;
  /** Turns of work. */
  readonly turns: number;
  /** What a turn brings more than before, wages and rations saved among it. */
  readonly gain: ResourceDelta;
}

type Investor = Holdings & Pick<OwnKingdomView, 'armies' | 'resources'>;

const gainOf = (
  investor: Investor,
  buildings: readonly OwnedBuilding[],
  content: KingdomContent,
  rules: RealmRules,
): ResourceDelta => {
  const after = { ...investor, buildings: [...buildings] };
  const was = incomeOf(investor, content, rules).total;
  const is = incomeOf(after, content, rules).total;
  const paid = upkeepOf(investor, content);
  const due = upkeepOf(after, content);
  const more = nothing();
  for (const name of RESOURCES) more[name] = is[name] - was[name];
  more.gold += paid.gold - due.gold;
  more.food += paid.food - due.food;
  // Newcomers for whom there is no roof are no gain.
  if (investor.resources.population >= populationCapacity(after, content)) more.population = 0;
  const gain: ResourceDelta = {};
  for (const name of RESOURCES) if (more[name] !== 0) gain[name] = more[name];
  return gain;
};

/** One more of a kind, whatever stands in its way. */
export const raising = (
  building: BuildingDefinition,
  investor: Investor,
  content: KingdomContent,
  rules: RealmRules,
): Investment => {
  const { id } = building;
  const level = ownedOf(investor.buildings, id)?.level ?? 1;
  const quantity = (ownedOf(investor.buildings, id)?.quantity ?? 0) + 1;
  const after = [...investor.buildings.filter(({ type }) => type !== id), { type: id, level, quantity }];
  return {
    deed: 'raise',
    building,
    level,
    price: constructionPrice(building, level),
    turns: constructionTurns(building),
    gain: gainOf(investor, after, content, rules),
  };
};

/** One more level of all of a kind; null where none stand or they stand at their height. */
export const improving = (
  building: BuildingDefinition,
  investor: Investor,
  content: KingdomContent,
  rules: RealmRules,
): Investment | null => {
  const owned = ownedOf(investor.buildings, building.id);
  if (owned === undefined || owned.level >= building.maxLevel) return null;
  const level = owned.level + 1;
  const after = investor.buildings.map((one) => (one === owned ? { ...one, level } : one));
  return {
    deed: 'improve',
    building,
    level,
    price: upgradePrice(building, owned),
    turns: upgradeTurns(building),
    gain: gainOf(investor, after, content, rules),
  };
};

/** Turns after which it has brought what it cost; null when it brings nothing that could be counted. */
export const paysBackIn = (
  { price, gain }: Pick<Investment, 'price' | 'gain'>,
  worth: Readonly<Record<ResourceName, number>> = WORTH,
): number | null => {
  const brought = worthOf(gain, worth);
  return brought <= 0 ? null : Math.ceil(worthOf(price, worth) / brought);
};
