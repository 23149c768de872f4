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

/** All faults between the pages; none when they agree. */
export const crossCheck = ({ buildingSteps, ...pages }: Pages): string[] => {
  const faults: string[] = [];
  const buildings = new Map(pages.buildings.map((building) => [building.id, building]));
  const units = new Set(pages.units.map(({ id }) => id));

  for (const [page, rows] of Object.entries(pages) as [string, readonly { readonly id: string }[]][]) {
    const seen = new Set<string>();
    for (const { id } of rows) {
      if (seen.has(id)) faults.push(`${page} has ${id} twice.`);
      seen.add(id);
    }
  }

  const needBuildings = (who: string, named: readonly BuildingRef[]): void => {
    for (const { type, level, quantity } of named) {
      const building = buildings.get(type);
      if (building === undefined) {
        faults.push(`${who} names the building ${type}, which there is not.`);
        continue;
      }
      if (level > building.maxLevel)
        faults.push(`${who} wants ${type} at level ${level}; it ends at ${building.maxLevel}.`);
      if (building.limit !== null && (quantity ?? 1) > building.limit)
        faults.push(`${who} has ${quantity ?? 1} of ${type}; a kingdom may have ${building.limit}.`);
    }
  };
  const needUnits = (who: string, named: readonly { readonly unitId: string }[]): void => {
    for (const { unitId } of named)
      if (!units.has(unitId)) faults.push(`${who} names the unit ${unitId}, which there is not.`);
  };

  for (const building of pages.buildings) {
    needBuildings(building.id, building.requirements.buildings);
    for (const { type } of building.requirements.buildings)
      if (type === building.id) faults.push(`${building.id} needs itself.`);
  }
  for (const { building, level, otherBuildings } of buildingSteps)
    needBuildings(building, [{ type: building, level }, ...otherBuildings]);
  for (const id of unreachableLevels(pages.buildings, buildingSteps))
    faults.push(`${id} can never be raised to its highest level.`);
  for (const unit of pages.units) needBuildings(unit.id, unit.requirements.buildings);
  for (const artifact of pages.artifacts) {
    needBuildings(artifact.id, artifact.requirements.buildings);
    needUnits(
      artifact.id,
      artifact.effect.gains.flatMap((gain) => (gain.kind === 'soldiers' ? [gain] : [])),
    );
  }

  for (const synergy of pages.synergies)
    needBuildings(
      synergy.id,
      synergy.needs.map((need) => ({ ...need, quantity: need.quantity * synergy.maxStacks })),
    );
  for (const complex of pages.masteryComplexes) needBuildings(complex.id, complex.needs);

  for (const server of pages.gameServers) {
    needBuildings(server.id, server.start.buildings);
    needUnits(server.id, server.start.army.units);
    const used = server.start.buildings.reduce(
      (sum, { type, quantity }) => sum + (buildings.get(type)?.costs.land ?? 0) * quantity,
      0,
    );
    if (used > server.start.resources.land)
      faults.push(`${server.id} begins with ${used} land built on and ${server.start.resources.land} held.`);
  }
  if (!pages.gameServers.some(({ id }) => id === 'default-server'))
    faults.push('There is no default-server.');

  for (const npc of pages.npcKingdoms) {
    needBuildings(npc.id, npc.buildings);
    needUnits(npc.id, npc.army.units);
  }
  for (const opponent of pages.opponents) needUnits(opponent.id, opponent.army.units);
  return faults;
};
