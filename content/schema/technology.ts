// The shape of a technology: something that a kingdom finds out once, and has for good.
// Invariant: every technology named in `requires` exists in the content it is loaded with.
import { z } from 'zod';
import { Effect } from './effect.ts';

export const TechnologyDefinition = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]*$/),
  name: z.string().min(3),
  /** The trade it belongs to, as players read it. */
  branch: z.string().min(3),
  /** Two or three sentences. */
  description: z.string().min(40),
  /** What it gives, in one line with the real numbers. */
  benefit: z.string().min(8),
  requires: z.strictObject({
    technologies: z.array(z.string()),
    level: z.int().min(1).max(60),
  }),
  research: z.strictObject({
    /** Paid when it is begun. */
    points: z.int().min(1),
    turns: z.int().min(3).max(60),
  }),
  /** What it gives for good. */
  rules: z.array(Effect).min(1),
});
export type TechnologyDefinition = z.infer<typeof TechnologyDefinition>;
