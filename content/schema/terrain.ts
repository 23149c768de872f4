// The ground a battle is fought on. Eight battle terrains are canonical; territories and guides use other names for some of
// them, and an alias says which ground (and which position of the defender) each of those means.
// Invariant: the ranges here are the specification's (movement cost 1 to 2.5, strategic value 2 to 7).
import { z } from 'zod';
import { Modifier } from './modifier.ts';

export const TERRAIN_IDS = [
  'plains',
  'forest',
  'mountains',
  'swamp',
  'desert',
  'coastal',
  'underground',
  'magical',
] as const;
export const TerrainId = z.enum(TERRAIN_IDS);
export type TerrainId = z.infer<typeof TerrainId>;

/** Ground that has no sky above it: neither weather nor hour is seen or felt there. */
export const UNDER_EARTH: readonly TerrainId[] = ['underground'];
/** Every other ground. */
export const UNDER_SKY: readonly TerrainId[] = TERRAIN_IDS.filter((id) => !UNDER_EARTH.includes(id));
/** What stands for sky and hour in a sentence about such ground. */
export const BY_TORCHES = 'by torchlight';

/** How a side stands on the ground. */
export const POSITION_IDS = ['open', 'high_ground', 'walls'] as const;
export const PositionId = z.enum(POSITION_IDS);
export type PositionId = z.infer<typeof PositionId>;

export const BATTLE_TYPES = ['field', 'siege', 'skirmish', 'magical'] as const;
export const BattleType = z.enum(BATTLE_TYPES);
export type BattleType = z.infer<typeof BattleType>;

const Text = z.string().min(10);

export const Terrain = z.strictObject({
  id: TerrainId,
  name: z.string().min(3),
  /** Where: "in the forest". Completes "A pitched battle …". */
  phrase: z.string().min(5),
  /** Two or three sentences for the codex and the challenge screen. */
  description: Text,
  /** Permille: 1000 is a paved road, 2500 the worst ground there is. From 1,500 up cavalry can't charge. */
  movementCost: z.int().min(1000).max(2500),
  /** Permille of clear sight; multiplies with the weather's and the hour's. */
  visibility: z.int().min(300).max(1200),
  /** Permille: what a missile, and what an engine is worth here; the engine adds the difference from 1000 to such blows. */
  rangedEffectiveness: z.int().min(500).max(1300),
  siegeEffectiveness: z.int().min(300).max(1300),
  /** Points, 2 to 7: what holding such ground is worth. */
  strategicValue: z.int().min(2).max(7),
  /** Sentences with the real numbers. */
  specialEffects: z.array(Text).min(1),
  modifier: Modifier,
});
export type Terrain = z.infer<typeof Terrain>;

export const TerrainAlias = z.strictObject({
  alias: z.string().min(3),
  terrain: TerrainId,
  /** Where the defender stands when the ground is known by this name. */
  defenderPosition: PositionId,
});
export type TerrainAlias = z.infer<typeof TerrainAlias>;

export const Position = z.strictObject({
  id: PositionId,
  name: z.string().min(3),
  /** Completes "The defenders stand …". */
  phrase: z.string().min(5),
  description: Text,
  /** For the side that stands so. */
  modifier: Modifier,
});
export type Position = z.infer<typeof Position>;

export const Encounter = z.strictObject({
  id: BattleType,
  name: z.string().min(3),
  /** With its article: "A pitched battle". Begins a sentence. */
  phrase: z.string().min(5),
  description: Text,
  /** For both sides alike. */
  modifier: Modifier,
});
export type Encounter = z.infer<typeof Encounter>;
