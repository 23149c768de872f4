// What one turn brings in: the crown's own yield, what buildings and artifacts give, and percentages on the sum of those.
// People only come while there is room for them. Invariant: the lines add up to the total exactly.
import type { Effect } from '@sigilla/content/schema/effect.ts';
import { atLevel, bonusesOf, nothing, reckonedOnce, type Holdings } from './bonuses.ts';
import type { KingdomContent, RealmRules } from './content.ts';
import { RESOURCES, type ResourceName, type Resources } from './kingdom.ts';

/** Room for people in a kingdom without a single town (kingdom.md §9). */
const BASE_POPULATION_CAPACITY = 100;

/** One source's part of a turn's income. */
export interface IncomeLine {
  readonly kind: 'realm' | 'building' | 'artifact';
  /** As the player reads it. */
  readonly source: string;
  readonly resource: ResourceName;
  readonly amount: number;
}

export interface Income {
  readonly lines: readonly IncomeLine[];
  readonly total: Readonly<Resources>;
}

/** How many people the kingdom has room for. */
export const populationCapacity = (holdings: Holdings, content: KingdomContent): number =>
  BASE_POPULATION_CAPACITY + bonusesOf(holdings, content).housing;

const yieldsOf = (
  rules: readonly Effect[],
  level: number,
  quantity: number,
): { resource: ResourceName; amount: number }[] =>
  rules.flatMap((rule) =>
    rule.kind === 'yield'
      ? [{ resource: rule.resource, amount: atLevel(rule.amount, level) * quantity }]
      : [],
  );

const raises = (rules: readonly Effect[], resource: ResourceName): boolean =>
  rules.some((rule) => rule.kind === 'yield_percent' && rule.resource === resource);

const reckonedIncome = (holdings: Holdings, content: KingdomContent, rules: RealmRules): Income => {
  const lines: IncomeLine[] = [];
  for (const resource of RESOURCES) {
    const amount = rules.crown.yields[resource];
    if (amount > 0) lines.push({ kind: 'realm', source: rules.crown.name, resource, amount });
  }
  const working: {
    readonly name: string;
    readonly rules: readonly Effect[];
    readonly isArtifact: boolean;
  }[] = [];
  for (const { type, level, quantity } of holdings.buildings) {
    const definition = content.buildings.get(type);
    if (definition === undefined) continue;
    working.push({ name: definition.name, rules: definition.effects.rules, isArtifact: false });
    for (const gain of yieldsOf(definition.effects.rules, level, quantity))
      lines.push({ kind: 'building', source: definition.name, ...gain });
  }
  for (const { artifactId, isActive } of holdings.artifacts) {
    const definition = content.artifacts.get(artifactId);
    if (definition === undefined || !isActive) continue;
    working.push({ name: definition.name, rules: definition.effect.rules, isArtifact: true });
    for (const gain of yieldsOf(definition.effect.rules, 1, 1))
      lines.push({ kind: 'artifact', source: definition.name, ...gain });
  }
  const total = nothing();
  for (const { resource, amount } of lines) total[resource] += amount;
  const { yieldPercent } = bonusesOf(holdings, content);
  for (const resource of RESOURCES) {
    const amount = Math.floor((total[resource] * yieldPercent[resource]) / 100);
    if (amount === 0) continue;
    total[resource] += amount;
    const by = working.filter((one) => raises(one.rules, resource));
    lines.push({
      kind: by.every((one) => one.isArtifact) ? 'artifact' : 'building',
      source: by.map((one) => one.name).join(', '),
      resource,
      amount,
    });
  }
  return { lines, total };
};

/** Income of one turn, before upkeep and before the limit on people. */
export const incomeOf: (holdings: Holdings, content: KingdomContent, rules: RealmRules) => Income =
  reckonedOnce(reckonedIncome);
