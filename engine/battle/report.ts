// The report of a finished battle as it is stored and shown: casualties, experience, powers and outcome (latin.md 3.2, 9.7); battleReport.ts draws it up.
// Invariants: nobody falls twice (fallen <= quantity); finalPower is 100 times the surviving men, as specified,
// and `rating` carries the shared power function's numbers for comparisons (G-147).
import { z } from 'zod';
import { BattleType, TerrainId } from '@sigilla/content/schema/terrain.ts';
import { Side } from './setup.ts';
import { BattleResult, EndCause, Winner } from './state.ts';

const Count = z.int().min(0);

const Casualties = z.strictObject({
  /** Index into the side's `units` in the setup. */
  unitIndex: Count,
  unitId: z.string(),
  name: z.string(),
  quantity: Count,
  fallen: Count,
});
export type Casualties = z.infer<typeof Casualties>;

export const SideReport = z.strictObject({
  kingdomId: z.string(),
  kingdomName: z.string(),
  /** The rating it came with. */
  initialPower: Count,
  /** 100 x surviving men. */
  finalPower: Count,
  rating: z.strictObject({ before: Count, after: Count }),
  men: Count,
  fallen: Count,
  casualties: z.array(Casualties),
  morale: z.strictObject({ before: Count, after: Count }),
  /** The award that is shared among the units: base 100, half as much again for the winner, up to double against a stronger enemy. */
  experience: Count,
});
export type SideReport = z.infer<typeof SideReport>;

export const ExperienceGain = z.strictObject({
  participant: Side,
  unitIndex: Count,
  unitId: z.string(),
  /** Points towards the unit's next veteran level, out of 20. */
  xpGain: Count,
});
export type ExperienceGain = z.infer<typeof ExperienceGain>;

export const BattleReport = z.strictObject({
  battleType: BattleType,
  terrain: TerrainId,
  attacker: SideReport,
  defender: SideReport,
  result: BattleResult,
  winner: Winner,
  cause: EndCause,
  /** Rounds fought. The rounds themselves are the RoundLogs beside the report. */
  rounds: Count,
  experienceGained: z.array(ExperienceGain),
});
export type BattleReport = z.infer<typeof BattleReport>;
