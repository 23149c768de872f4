// The realm's rolls as a town to be drawn and walked through: what has a plot, what stands there, what another would bring.
// Pure. Invariant: what a work brings and when it has paid for itself is the engine's reckoning, which the steward's advice goes by too.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { constructionPrice, ownedOf, upgradePrice } from '@sigilla/engine/kingdom/buildings.ts';
import { improving, raising } from '@sigilla/engine/kingdom/forecast.ts';
import type { Investment } from '@sigilla/engine/kingdom/forecast.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ResourceDelta, ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { realmContent } from '../../realm/content.ts';
import type { Plot, TownEntry } from '../../ui/art/town/plan.ts';

export type Purpose = 'construct' | 'upgrade';

/** Basic buildings are always shown; the others once their level is near enough to plan for. */
export const isListed = (definition: BuildingDefinition, kingdom: OwnKingdomView): boolean =>
  definition.tier === 'basic' ||
  ownedOf(kingdom.buildings, definition.id) !== undefined ||
  definition.requirements.level <= kingdom.level + 10;

/** The ids of every building that has a plot, in the order of the rolls: they change when a level brings new ones. */
export const rollsOf = (kingdom: OwnKingdomView): string =>
  [...kingdomContent.buildings.values()]
    .filter((definition) => isListed(definition, kingdom))
    .map(({ id }) => id)
    .join(',');

/** What the rolls name, for the plan of the town. */
export const entriesOf = (rolls: string): readonly TownEntry[] =>
  rolls.split(',').flatMap((named): TownEntry[] => {
    const definition = kingdomContent.buildings.get(named);
    if (definition === undefined) return [];
    const { id, name, category, tier, maxLevel } = definition;
    return [{ kind: { id, category, tier, maxLevel }, name }];
  });

/** A work as something that pays, every source counted; null for a level that there is not. */
export const investmentOf = (
  kingdom: OwnKingdomView,
  definition: BuildingDefinition,
  purpose: Purpose,
): Investment | null => {
  const rules = kingdomContent.gameServers.get(kingdom.serverId);
  if (rules === undefined) return null;
  return (purpose === 'construct' ? raising : improving)(definition, kingdom, realmContent(), rules);
};

/** What a work costs. */
export const priceOf = (
  kingdom: OwnKingdomView,
  definition: BuildingDefinition,
  purpose: Purpose,
): ResourceDelta => {
  const owned = ownedOf(kingdom.buildings, definition.id);
  return purpose === 'upgrade' && owned !== undefined
    ? upgradePrice(definition, owned)
    : constructionPrice(definition, owned?.level ?? 1);
};

/** The dearest part of a price, for the tag on its post. */
export const dearestOf = (
  price: ResourceDelta,
): { readonly resource: ResourceName; readonly amount: number } | null =>
  RESOURCES.flatMap((resource) => {
    const amount = price[resource] ?? 0;
    return amount > 0 ? [{ resource, amount }] : [];
  }).reduce<{ resource: ResourceName; amount: number } | null>(
    (most, one) => (most === null || one.amount > most.amount ? one : most),
    null,
  );

/** The plot one step from another: along its row, or to the nearest of the next. */
export const neighbourOf = (
  plots: readonly Plot[],
  from: string,
  way: 'left' | 'right' | 'up' | 'down',
): Plot | undefined => {
  const here = plots.find(({ kind }) => kind.id === from);
  if (here === undefined) return plots[0];
  const middle = (plot: Plot): number => (plot.left + plot.right) / 2;
  if (way === 'left' || way === 'right') {
    const row = plots.filter(({ row: own }) => own === here.row).toSorted((a, b) => middle(a) - middle(b));
    return row[row.indexOf(here) + (way === 'left' ? -1 : 1)];
  }
  const step = way === 'up' ? -1 : 1;
  const rows = [...new Set(plots.map(({ row }) => row))].toSorted((a, b) => a - b);
  const next = rows[rows.indexOf(here.row) + step];
  return plots
    .filter(({ row }) => row === next)
    .toSorted((a, b) => Math.abs(middle(a) - middle(here)) - Math.abs(middle(b) - middle(here)))[0];
};

/** Years of the realm’s seat: by how much was built. */
export const seatLevelOf = (buildingCount: number): number => {
  if (buildingCount === 0) return 1;
  if (buildingCount < 5) return 2;
  if (buildingCount < 15) return 3;
  return buildingCount < 30 ? 4 : 5;
};
