// What a circumstance does to a fight, as data: ground, weather, hour, season, formation and position all share this one shape.
// Every number is a signed permille that is added to the others before the sum is applied once (docs/BATTLE.md);
// a negative `taken` or `against` protects. Names of units are classes, so that a new unit needs no new row.
import { z } from 'zod';

export const UNIT_TYPES = ['infantry', 'archer', 'cavalry', 'siege', 'support', 'naval'] as const;
export const UnitType = z.enum(UNIT_TYPES);
export type UnitType = z.infer<typeof UnitType>;

/** How a unit does harm: hand to hand, with missiles, with spells, or with engines. */
export const STRIKES = ['melee', 'ranged', 'magic', 'siege'] as const;
export const Strike = z.enum(STRIKES);
export type Strike = z.infer<typeof Strike>;

const Delta = z.int().min(-600).max(600);

export const Modifier = z.strictObject({
  /** Added when a unit of this type strikes. */
  dealt: z.partialRecord(UnitType, Delta).exactOptional(),
  /** Added when a unit of this type is struck. */
  taken: z.partialRecord(UnitType, Delta).exactOptional(),
  /** Added to every blow of this kind that is struck. */
  strikes: z.partialRecord(Strike, Delta).exactOptional(),
  /** Added to every blow of this kind that is received. */
  against: z.partialRecord(Strike, Delta).exactOptional(),
  /** Added to initiative, in points, for units of this type. */
  initiative: z.partialRecord(UnitType, z.int().min(-20).max(20)).exactOptional(),
});
export type Modifier = z.infer<typeof Modifier>;
