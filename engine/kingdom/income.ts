// What one turn brings in: the crown's own yield, what every source gives, and percentages on the sum of those.
// People only come while there is room for them. Invariant: the lines add up to the total exactly.
import { bonusesOf, nothing } from './bonuses.ts';
import type { KingdomContent, RealmRules } from './content.ts';
import { reckonedOnce, type Holdings } from './holdings.ts';
import { RESOURCES, type ResourceName, type Resources } from './kingdom.ts';
import { sourcesBehind, sourcesOf, type SourceKind } from './sources.ts';
import type { OwnKingdomView } from './views.ts';

/** Room for people in a kingdom without a single town (kingdom.md §9). */
export const BASE_POPULATION_CAPACITY = 100;

/** Gold that a caravan carries each turn; trade routes (kingdom.md §9) bring so many percent of it. */
const CARAVAN_GOLD = 40;

/** One source's part of a turn's income. */
export interface IncomeLine {
  readonly kind: 'realm' | SourceKind;
  /** As the player reads it. */
  readonly source: string;
  readonly resource: ResourceName;
  readonly amount: number;
  /** Of what the others bring, so many percent; null for what is brought. */
  readonly percent: number | null;
  /** When it ends (epoch milliseconds); null for what lasts, or ends by turns. */
  readonly until: number | null;
  /** The turn (`turnsSpent`) with which it ends; null for what does not end by turns. */
  readonly untilTurn: number | null;
}

export interface Income {
  readonly lines: readonly IncomeLine[];
  readonly total: Readonly<Resources>;
}

/** How many people the kingdom has room for. */
export const populationCapacity = (holdings: Holdings, content: KingdomContent): number =>
  BASE_POPULATION_CAPACITY + bonusesOf(holdings, content).housing;

/** A ruler's own view, as far as a turn is reckoned of it. */
export type Earning = Pick<OwnKingdomView, 'income' | 'upkeep' | 'resources' | 'populationCapacity'>;

/** How many of a turn's newcomers find no roof. */
export const turnedAway = ({ income, resources, populationCapacity: room }: Earning): number =>
  income.population - Math.min(income.population, Math.max(0, room - resources.population));

/** Room for people that is still left when so many turns have passed: whoever comes by themselves meanwhile has come before. */
export const roomAfter = (
  { income, resources, populationCapacity: room }: Omit<Earning, 'upkeep'>,
  turns: number,
): number => Math.max(0, room - resources.population - income.population * turns);

/** What one turn leaves of each resource once armies are paid and fed; people come only while there is room. */
export const leftOfTurn = (earning: Earning): Resources => ({
  ...earning.income,
  gold: earning.income.gold - earning.upkeep.gold,
  food: earning.income.food - earning.upkeep.food,
  population: earning.income.population - turnedAway(earning),
});

const LASTS = { until: null, untilTurn: null };

const reckonedIncome = (holdings: Holdings, content: KingdomContent, rules: RealmRules): Income => {
  const rows = sourcesOf(holdings, content);
  const lines: IncomeLine[] = [];
  for (const resource of RESOURCES) {
    const amount = rules.crown.yields[resource];
    if (amount > 0)
      lines.push({ kind: 'realm', source: rules.crown.name, resource, amount, percent: null, ...LASTS });
  }
  for (const { kind, name, bonus, resource, counted, until, untilTurn } of rows)
    if (bonus === 'yields' && resource !== null)
      lines.push({ kind, source: name, resource, amount: counted, percent: null, until, untilTurn });
  // Rounded down once for all routes together.
  let carried = 0;
  for (const { kind, name, counted, until, untilTurn } of sourcesBehind(rows, 'tradePercent')) {
    const before = Math.floor((CARAVAN_GOLD * carried) / 100);
    carried += counted;
    const amount = Math.floor((CARAVAN_GOLD * carried) / 100) - before;
    if (amount > 0)
      lines.push({
        kind,
        source: `${name}: trade routes`,
        resource: 'gold',
        amount,
        percent: null,
        until,
        untilTurn,
      });
  }
  const bare = nothing();
  for (const { resource, amount } of lines) bare[resource] += amount;
  const total = { ...bare };
  for (const resource of RESOURCES) {
    // Rounded down once for all percentages together, and shared out so that the parts add up to that.
    let percent = 0;
    for (const row of sourcesBehind(rows, 'yieldPercent', resource)) {
      const before = Math.floor((bare[resource] * percent) / 100);
      percent += row.counted;
      const amount = Math.floor((bare[resource] * percent) / 100) - before;
      if (amount === 0) continue;
      total[resource] += amount;
      lines.push({
        kind: row.kind,
        source: row.name,
        resource,
        amount,
        percent: row.counted,
        until: row.until,
        untilTurn: row.untilTurn,
      });
    }
  }
  return { lines, total };
};

/** Income of one turn, before upkeep and before the limit on people. */
export const incomeOf: (holdings: Holdings, content: KingdomContent, rules: RealmRules) => Income =
  reckonedOnce(reckonedIncome);
