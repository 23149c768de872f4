// What a level of a building asks for beside its price: something found out, other buildings, people (kingdom.md §3, upgrade requirements).
// Invariant: every building and technology named exists in the content it is loaded with, and every level can be reached.
import { z } from 'zod';

export const BuildingStep = z.strictObject({
  building: z.string(),
  /** The level that asks: 1 for raising the first, 2 and more for improving. */
  level: z.int().min(1).max(10),
  /** A technology with its name, which a window reads before it knows magic. */
  research: z
    .strictObject({ id: z.string(), name: z.string().min(3) })
    .nullable()
    .default(null),
  otherBuildings: z.array(z.strictObject({ type: z.string(), level: z.int().min(1) })).default([]),
  /** So many live in the realm; they are counted and not spent. */
  population: z.int().min(0).default(0),
});
export type BuildingStep = z.infer<typeof BuildingStep>;
