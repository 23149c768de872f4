// The shape of a unit: what may be recruited, what it costs, how it fights and how it is drawn.
// Invariants: stats are whole points of a raw recruit (veteran levels multiply them); costs are per man;
// every id named in `requirements` exists in the content it is loaded with.
import { z } from 'zod';
import { IconName } from './icon.ts';
import { Strike, UnitType } from './modifier.ts';
import { TerrainId } from './terrain.ts';

/** The paper puppet a unit is drawn as: one silhouette that can be told without colour. */
const PUPPETS = [
  'levy',
  'spear',
  'pike',
  'sword',
  'guard',
  'bow',
  'crossbow',
  'rider',
  'lance',
  'staff',
  'banner',
  'engine',
  'ship',
] as const;
export const Puppet = z.enum(PUPPETS);
export type Puppet = z.infer<typeof Puppet>;

/** What the battle engine knows of a unit besides its numbers. `pikes`: charges break on it. */
const TRAITS = ['pikes'] as const;
export const Trait = z.enum(TRAITS);
export type Trait = z.infer<typeof Trait>;

const Edge = z.int().min(-600).max(1500);

/** What a unit's abilities do in a battle: permille added when it strikes units of a type, or is struck in a certain way. */
export const Skill = z.strictObject({
  dealt: z.partialRecord(UnitType, Edge).exactOptional(),
  taken: z.partialRecord(Strike, Edge).exactOptional(),
  /** How many men's blows one of them strikes at once; 1 when it is not said. */
  blows: z.int().min(1).max(20).exactOptional(),
  /** Added to every blow of its side, and to blows against its side, while such units are a tenth of its health; less when they are fewer. */
  heartens: z.int().min(0).max(200).exactOptional(),
  shelters: z.partialRecord(Strike, z.int().min(-300).max(0)).exactOptional(),
  /** Added to its own blows in the round in which its side calls on the spell; who has such units may. */
  spell: z.int().min(0).max(1500).exactOptional(),
  /** Added to its own blows in the first round of a battle; to blows against it while its side holds; to a charge that meets no pikes. */
  volley: z.int().min(0).max(600).exactOptional(),
  braced: z.int().min(-300).max(0).exactOptional(),
  shock: z.int().min(0).max(600).exactOptional(),
  /** Its side may rally while it is on the field, as if it had banners. */
  rallies: z.literal(true).exactOptional(),
  /** Points that it takes from walls in a round, while such units are a tenth of their side's health; less when they are fewer. */
  breaches: z.int().min(0).max(1000).exactOptional(),
});
export type Skill = z.infer<typeof Skill>;

export const UNIT_TIERS = ['basic', 'professional', 'elite', 'ultimate', 'legendary'] as const;
const UnitTier = z.enum(UNIT_TIERS);
export type UnitTier = z.infer<typeof UnitTier>;

const Text = z.string().min(10);

export const UnitDefinition = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]*$/),
  /** Singular, capitalised: "Pikeman". */
  name: z.string().min(3),
  /** Plural, capitalised: "Pikemen". */
  plural: z.string().min(3),
  type: UnitType,
  tier: UnitTier,
  icon: IconName,
  description: Text,
  /** One sentence: where it belongs in an army. */
  tacticalRole: Text,
  /** Per man. */
  costs: z.strictObject({
    gold: z.int().min(1),
    mana: z.int().min(0).default(0),
    /** People who leave the fields for the ranks. */
    population: z.int().min(0).default(1),
    /** Turns a recruitment of this unit costs, whatever the quantity. */
    turns: z.int().min(1).default(1),
  }),
  stats: z.strictObject({
    attack: z.int().min(1).max(200),
    defense: z.int().min(0).max(200),
    health: z.int().min(1).max(400),
    /** Added to a draw of 0 to 20 to order the blows of a round. */
    initiative: z.int().min(0).max(40),
    /** Leagues a day, for the map; the battle uses initiative. */
    movement: z.int().min(0).max(20),
    /** Permille of the gold cost that a man costs each turn. */
    upkeep: z.int().min(0).max(500),
  }),
  strikes: Strike,
  puppet: Puppet,
  traits: z.array(Trait),
  skill: Skill.default({}),
  specialAbilities: z.array(z.strictObject({ name: z.string().min(3), description: Text })),
  requirements: z.strictObject({
    /** Buildings the kingdom must have at this level or higher. */
    buildings: z.array(z.strictObject({ type: z.string(), level: z.int().min(1) })).default([]),
    /** A territory the kingdom must hold (naval units: coastal). */
    territory: TerrainId.optional(),
  }),
});
export type UnitDefinition = z.infer<typeof UnitDefinition>;
