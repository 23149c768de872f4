// Does the content hang together? Every id that one page names must be another page's; beginnings must fit on their land.
// Answers in sentences, one a fault, so that whoever edits content reads what to mend.
import type { ArtifactDefinition } from '../schema/artifact.ts';
import type { BuildingDefinition } from '../schema/building.ts';
import type { BuildingStep } from '../schema/buildingStep.ts';
import type { GameServer } from '../schema/gameServer.ts';
import type { NpcKingdom } from '../schema/npcKingdom.ts';
import type { Opponent } from '../schema/opponent.ts';
import type { MasteryComplex, SynergyDefinition } from '../schema/synergy.ts';
import type { UnitDefinition } from '../schema/unit.ts';

export interface Pages {
  readonly buildings: readonly BuildingDefinition[];
  readonly buildingSteps: readonly BuildingStep[];
  readonly units: readonly UnitDefinition[];
  readonly artifacts: readonly ArtifactDefinition[];
  readonly synergies: readonly SynergyDefinition[];
  readonly masteryComplexes: readonly MasteryComplex[];
  readonly gameServers: readonly GameServer[];
  readonly npcKingdoms: readonly NpcKingdom[];
  readonly opponents: readonly Opponent[];
}

interface BuildingRef {
  readonly type: string;
  readonly level: number;
  readonly quantity?: number;
}

/** Buildings whose highest level nobody reaches, because what it asks for leads back to itself. */
const unreachableLevels = (
  buildings: readonly BuildingDefinition[],
  steps: readonly BuildingStep[],
): readonly string[] => {
  const reached = new Map<string, number>();
  const stands = ({ type, level }: { readonly type: string; readonly level: number }): boolean =>
    (reached.get(type) ?? 0) >= level;
  for (;;) {
    const open = buildings.filter(({ id, maxLevel, requirements }) => {
      const next = (reached.get(id) ?? 0) + 1;
      const asked = steps.filter(({ building, level }) => building === id && level === next);
      return (
        next <= maxLevel &&
        requirements.buildings.every(stands) &&
        asked.every(({ otherBuildings }) => otherBuildings.every(stands))
      );
    });
    if (open.length === 0)
      return buildings.filter(({ id, maxLevel }) => (reached.get(id) ?? 0) < maxLevel).map(({ id }) => id);
    for (const { id } of open) reached.set(id, (reached.get(id) ?? 0) + 1);
  }
};

/** What the rows of the pages are asked, by the pages that they name. */
interface Named {
  readonly buildings: ReadonlyMap<string, BuildingDefinition>;
  readonly units: ReadonlySet<string>;
}

const wrongBuilding = (
  { buildings }: Named,
  who: string,
  { type, level, quantity = 1 }: BuildingRef,
): string[] => {
  const building = buildings.get(type);
  if (building === undefined) return [`${who} names the building ${type}, which there is not.`];
  return [
    ...(level > building.maxLevel
      ? [`${who} wants ${type} at level ${level}; it ends at ${building.maxLevel}.`]
      : []),
    ...(building.limit !== null && quantity > building.limit
      ? [`${who} has ${quantity} of ${type}; a kingdom may have ${building.limit}.`]
      : []),
  ];
};
const wrongBuildings = (named: Named, who: string, refs: readonly BuildingRef[]): string[] =>
  refs.flatMap((ref) => wrongBuilding(named, who, ref));

const wrongUnits = ({ units }: Named, who: string, refs: readonly { readonly unitId: string }[]): string[] =>
  refs
    .filter(({ unitId }) => !units.has(unitId))
    .map(({ unitId }) => `${who} names the unit ${unitId}, which there is not.`);

/** Rows of one page with one id. */
const namedTwice = (pages: Readonly<Record<string, readonly { readonly id: string }[]>>): string[] =>
  Object.entries(pages).flatMap(([page, rows]) =>
    rows
      .filter(({ id }, at) => rows.findIndex((row) => row.id === id) < at)
      .map(({ id }) => `${page} has ${id} twice.`),
  );

/** A beginning must be of what there is, and fit on its land. */
const wrongBeginning = (named: Named, { id, start }: GameServer): string[] => {
  const used = start.buildings.reduce(
    (sum, { type, quantity }) => sum + (named.buildings.get(type)?.costs.land ?? 0) * quantity,
    0,
  );
  return [
    ...wrongBuildings(named, id, start.buildings),
    ...wrongUnits(named, id, start.army.units),
    ...(used > start.resources.land
      ? [`${id} begins with ${used} land built on and ${start.resources.land} held.`]
      : []),
  ];
};

/** All faults between the pages; none when they agree. */
export const crossCheck = ({ buildingSteps, ...pages }: Pages): string[] => {
  const named: Named = {
    buildings: new Map(pages.buildings.map((building) => [building.id, building])),
    units: new Set(pages.units.map(({ id }) => id)),
  };
  return [
    ...namedTwice({ ...pages }),
    ...pages.buildings.flatMap(({ id, requirements }) => [
      ...wrongBuildings(named, id, requirements.buildings),
      ...(requirements.buildings.some(({ type }) => type === id) ? [`${id} needs itself.`] : []),
    ]),
    ...buildingSteps.flatMap(({ building, level, otherBuildings }) =>
      wrongBuildings(named, building, [{ type: building, level }, ...otherBuildings]),
    ),
    ...unreachableLevels(pages.buildings, buildingSteps).map(
      (id) => `${id} can never be raised to its highest level.`,
    ),
    ...pages.units.flatMap(({ id, requirements }) => wrongBuildings(named, id, requirements.buildings)),
    ...pages.artifacts.flatMap(({ id, requirements, effect }) => [
      ...wrongBuildings(named, id, requirements.buildings),
      ...wrongUnits(
        named,
        id,
        effect.gains.flatMap((gain) => (gain.kind === 'soldiers' ? [gain] : [])),
      ),
    ]),
    ...pages.synergies.flatMap(({ id, needs, maxStacks }) =>
      wrongBuildings(
        named,
        id,
        needs.map((need) => ({ ...need, quantity: need.quantity * maxStacks })),
      ),
    ),
    ...pages.masteryComplexes.flatMap(({ id, needs }) => wrongBuildings(named, id, needs)),
    ...pages.gameServers.flatMap((server) => wrongBeginning(named, server)),
    ...(pages.gameServers.some(({ id }) => id === 'default-server') ? [] : ['There is no default-server.']),
    ...pages.npcKingdoms.flatMap(({ id, buildings, army }) => [
      ...wrongBuildings(named, id, buildings),
      ...wrongUnits(named, id, army.units),
    ]),
    ...pages.opponents.flatMap(({ id, army }) => wrongUnits(named, id, army.units)),
  ];
};
