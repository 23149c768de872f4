// Ground by its names. Territories and guides call some of it otherwise, and some of their names say besides where the defender stands.
import type { PositionId, TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { KingdomContent } from '../kingdom/content.ts';

/** The battle terrain that a name means, and where a defender of it stands; null for a name that means none. */
export const groundOf = (
  content: Pick<KingdomContent, 'terrains' | 'terrainAliases'>,
  name: string,
): { readonly terrain: TerrainId; readonly defenderPosition: PositionId } | null => {
  for (const terrain of content.terrains.keys())
    if (terrain === name) return { terrain, defenderPosition: 'open' };
  return content.terrainAliases.find(({ alias }) => alias === name) ?? null;
};
