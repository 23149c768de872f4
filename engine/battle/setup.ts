// The setup of a battle: everything that decides it except the seed and the orders, as plain JSON with every number resolved.
// A replay plays from it for ever, whatever becomes of the content it was drawn up from.
// Invariants: quantities are positive; a company's pool fits 31 bits in thousandths; both sides have at least one man.
import { z } from 'zod';
import { FORMATION_IDS, FormationId } from '@sigilla/content/schema/formation.ts';
import { HeroCategory } from '@sigilla/content/schema/heroCategory.ts';
import { Modifier, Strike, UnitType } from '@sigilla/content/schema/modifier.ts';
import { BattleType, PositionId, TerrainId } from '@sigilla/content/schema/terrain.ts';
import { Puppet, Skill, Trait } from '@sigilla/content/schema/unit.ts';
import { SeasonId, TimeOfDayId, WeatherId } from '@sigilla/content/schema/weather.ts';
import { VeteranLevel } from '../kingdom/kingdom.ts';
import { companySizes } from './companies.ts';
import { MAX_COMPANIES, MAX_POOL_POINTS } from './law.ts';

import { Bearing, Target } from './orders.ts';

export {
  DEFAULT_ORDERS,
  DrawnUp,
  GivenOrders,
  Orders,
  POWERS,
  Power,
  SideOrders,
  STANCES,
  Stance,
  TARGETS,
  Target,
} from './orders.ts';

export const SIDES = ['attacker', 'defender'] as const;
export const Side = z.enum(SIDES);
export type Side = z.infer<typeof Side>;

/** A shape that is the same for either side. */
export const perSide = <T extends z.ZodType>(shape: T) =>
  z.strictObject({ attacker: shape, defender: shape });

/** The other side. */
export const opposite = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

const Points = z.int().min(0);
const Percent = z.int().min(0).max(1000);

/** One entry of an army as it takes the field: its veteran level is in the stats, the kingdom's bonuses are the side's. */
export const BattleUnit = z.strictObject({
  unitId: z.string(),
  /** Singular and plural, as the player reads them. */
  name: z.string(),
  plural: z.string(),
  type: UnitType,
  strikes: Strike,
  puppet: Puppet,
  traits: z.array(Trait),
  /** What its abilities add and take, permille. Not in battles of older laws. */
  skill: Skill.optional(),
  quantity: z.int().min(1).max(1_000_000),
  veteranLevel: VeteranLevel,
  /** Points per man. */
  attack: z.int().min(1).max(2000),
  defense: z.int().min(0).max(4000),
  health: z.int().min(1).max(2000),
  initiative: z.int().min(0).max(100),
  /** Power rating of one man, from the shared power function; what a fall costs the side's rating. */
  power: Points,
});
export type BattleUnit = z.infer<typeof BattleUnit>;

/** A formation's numbers in permille, as they were when the battle was drawn up. */
export const Drill = z.strictObject({
  bonus: z.int(),
  charge: z.int(),
  chargeAgainst: z.int(),
  modifier: Modifier,
});
export type Drill = z.infer<typeof Drill>;

/** Whoever leads a host under a name of their own; of what category, battles of before do not say. */
export const Led = z.strictObject({
  heroId: z.string(),
  name: z.string(),
  className: z.string(),
  category: HeroCategory.optional(),
});
export type Led = z.infer<typeof Led>;

export const BattleSide = z.strictObject({
  kingdomId: z.string(),
  kingdomName: z.string(),
  isNpc: z.boolean(),
  formation: FormationId,
  drill: Drill,
  position: PositionId,
  stand: Modifier,
  /** Percent, 0 to 100, when the first blow falls. */
  morale: z.int().min(0).max(100),
  /** Points; see COMMANDER_PERMILLE. */
  commanderBonus: Points,
  /** The hero who leads the host; the points above hold what they are worth. Not in battles without one, nor of before there were any. */
  led: Led.optional(),
  /** What the kingdom adds to every man's attack and defense, percent. Not in battles of law 1, whose stats hold it already. */
  attackPercent: Percent.optional(),
  defensePercent: Percent.optional(),
  /** The side's rating by the shared power function; the report's `initialPower`. */
  power: Points,
  /** Since law 5: whom the host looks for while its commander says nothing (engine/war/doctrine.ts). Not where the realm commands. */
  captains: Target.optional(),
  /** How it bears itself while its commander says nothing, where its ruler has settled that beforehand. */
  bearing: Bearing.optional(),
  units: z.array(BattleUnit).min(1).max(MAX_COMPANIES),
});
export type BattleSide = z.infer<typeof BattleSide>;

const FIELD_SOURCES = ['encounter', 'terrain', 'sight', 'weather', 'timeOfDay', 'season'] as const;
export const FieldSource = z.enum(FIELD_SOURCES);
export type FieldSource = z.infer<typeof FieldSource>;

export const BattleSetup = z
  .strictObject({
    engineVersion: z.int().min(1),
    contentVersion: z.string(),
    type: BattleType,
    terrain: TerrainId,
    weather: WeatherId,
    season: SeasonId,
    timeOfDay: TimeOfDayId,
    /** A sentence for the head of the report: where and in what sky. */
    description: z.string(),
    specialConditions: z.array(z.string()),
    /** False on ground too broken for a charge. */
    chargeGround: z.boolean(),
    /** Since law 4: what every formation does, for those that a side may be told to take. */
    drills: z.record(z.enum(FORMATION_IDS), Drill).optional(),
    /** Since law 4: morale at which a side breaks; and in a siege the points of the defender's walls. */
    breaksAt: z.int().min(0).max(100).optional(),
    walls: Points.optional(),
    /** What the field does to both sides alike, by source. */
    field: z.array(z.strictObject({ source: FieldSource, modifier: Modifier })),
    attacker: BattleSide,
    defender: BattleSide,
  })
  .superRefine((setup, ctx) => {
    for (const side of SIDES) {
      const { units } = setup[side];
      const sizes = companySizes(units.map((unit) => unit.quantity));
      units.forEach((unit, i) => {
        const largest = Math.ceil(unit.quantity / (sizes[i]?.length ?? 1));
        if (largest * unit.health > MAX_POOL_POINTS)
          ctx.addIssue({
            code: 'custom',
            path: [side, 'units', i],
            message: 'a company is too large to count',
          });
      });
    }
  });
export type BattleSetup = z.infer<typeof BattleSetup>;
