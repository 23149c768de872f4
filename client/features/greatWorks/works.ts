// Which special buildings each tab lists, and how each stands: constructed, buildable or blocked (kingdom.md 2.11). Pure.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { RESOURCES } from '@sigilla/content/schema/resource.ts';
import type { BuildingDefinition, BuildingSpecial } from '@sigilla/content/schema/building.ts';
import { constructionPrice, ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { validateBuilding } from '@sigilla/engine/kingdom/construction.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';

export type Standing = 'constructed' | 'buildable' | 'blocked';

/** The path a ruler who has chosen none is taken to follow. */
const DEFAULT_PATH = 'ascendant';

/** Those of a tab; of the paths' own, only the walked one's. */
export const worksOf = (
  special: BuildingSpecial,
  kingdom: Pick<OwnKingdomView, 'spellPath'>,
): readonly BuildingDefinition[] => {
  const path = (kingdom.spellPath ?? DEFAULT_PATH).toLowerCase();
  return [...kingdomContent.buildings.values()].filter(
    (one) => one.special === special && (special !== 'path' || one.requirements.path === path),
  );
};

export const standingOf = (definition: BuildingDefinition, kingdom: OwnKingdomView): Standing => {
  if (ownedOf(kingdom.buildings, definition.id) !== undefined) return 'constructed';
  return validateBuilding(definition, kingdom, kingdomContent).canBuild ? 'buildable' : 'blocked';
};

/** How much of what a work asks for is there, in hundredths: its level, each house and each part of its price weigh alike. */
export const gatheredFor = (definition: BuildingDefinition, kingdom: OwnKingdomView): number => {
  const { level, buildings } = definition.requirements;
  const price = constructionPrice(definition, 1);
  const shares = [
    kingdom.level / level,
    ...buildings.map((one) => (ownedOf(kingdom.buildings, one.type)?.level ?? 0) / one.level),
    ...RESOURCES.flatMap((resource) => {
      const asked = price[resource] ?? 0;
      return asked > 0 ? [kingdom.resources[resource] / asked] : [];
    }),
    kingdom.landFree / definition.costs.land,
  ];
  return Math.floor((100 * shares.reduce((sum, share) => sum + Math.min(1, share), 0)) / shares.length);
};
