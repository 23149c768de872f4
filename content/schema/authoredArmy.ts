// An army that content brings along: the realm's own rulers' and the practice opponents'.
// Invariant: every unit it names exists (content/kingdom/crossCheck.ts).
import { z } from 'zod';
import { FormationId } from './formation.ts';

export const AuthoredArmy = z.strictObject({
  formation: FormationId,
  morale: z.int().min(50).max(100),
  commanderBonus: z.int().min(0).max(50),
  units: z
    .array(
      z.strictObject({
        unitId: z.string(),
        quantity: z.int().min(1),
        veteranLevel: z.enum(['recruit', 'veteran', 'elite', 'legendary']),
      }),
    )
    .min(1),
});
