// The ground that heralds name. Where the defender stands is no ground: walls are a kind of battle, and a hill stands in a territory,
// which nobody fights for by challenge (docs/RULES.md, "War"). Invariant: what is refused here is refused in the window as well.
import type { BattleType, TerrainId } from '@sigilla/content/schema/terrain.ts';
import { groundOf } from '../battle/ground.ts';
import { fine, refuse } from '../core/result.ts';
import type { Result } from '../core/result.ts';
import type { KingdomContent } from '../kingdom/content.ts';

type Grounds = Pick<KingdomContent, 'terrains' | 'terrainAliases'>;

/** Ground by its own name, or by one that says no more than that (territories speak of forests); null for any other. */
export const groundNamed = (name: string, content: Grounds): TerrainId | null => {
  const ground = groundOf(content, name);
  return ground?.defenderPosition === 'open' ? ground.terrain : null;
};

/** What a challenge names: ground, and with a fortress the siege of it; `type` is null where the name leaves the kind of battle open. Null as above. */
export const fieldNamed = (
  name: string,
  content: Grounds,
): { readonly terrain: TerrainId; readonly type: BattleType | null } | null => {
  const ground = groundOf(content, name);
  if (ground === null || ground.defenderPosition === 'high_ground') return null;
  return { terrain: ground.terrain, type: ground.defenderPosition === 'walls' ? 'siege' : null };
};

/** Is this something to fight on? Refuses `unknown_terrain`. */
export const known = (named: object | string | null): Result<void> =>
  named === null ? refuse({ code: 'unknown_terrain', params: {} }) : fine;
