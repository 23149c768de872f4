// The shape of a find: something that surveyors come upon besides land, told in a sentence or two, with what it brings.
// Invariant: whoever could find it has the level and the land that it asks for; `weight` is how often it comes beside the others.
import { z } from 'zod';
import { Gain } from './artifact.ts';

export const FindDefinition = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]*$/),
  /** Reads well alone: "A hollow oak". */
  title: z.string().min(5),
  /** What the surveyors tell, and what came of it in words; numbers are told by what it brings. */
  story: z.string().min(40).max(260),
  weight: z.int().min(1).max(20),
  /** The least level of a ruler who may find it. */
  level: z.int().min(1).max(60),
  /** Acres of a kingdom in which it may still be found. */
  land: z.strictObject({ from: z.int().min(0), to: z.int().min(1).nullable() }),
  gains: z.array(Gain.refine(({ kind }) => kind !== 'soldiers', 'an army may have no room for them')).min(1),
});
export type FindDefinition = z.infer<typeof FindDefinition>;
