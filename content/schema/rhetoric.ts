// Rhetorical devices as the reference shows them (latin.md 2.9). Texts live in content/reference/rhetoric.ts.
import { z } from 'zod';

export const RHETORIC_CATEGORIES = ['structure', 'sound', 'meaning', 'emphasis', 'arrangement'] as const;

const text = z.string().min(1);

export const RhetoricalDevice = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  name: text,
  /** What the Roman handbooks called it, with macrons. */
  latinName: text,
  definition: z.string().min(30),
  /** What it does to whoever listens. */
  purpose: z.string().min(20),
  category: z.enum(RHETORIC_CATEGORIES),
  examples: z
    .array(
      z.strictObject({
        latin: text,
        english: text,
        author: text.optional(),
        /** Work and place: "Aeneis 1.1". */
        work: text.optional(),
      }),
    )
    .min(1),
});
export type RhetoricalDevice = z.infer<typeof RhetoricalDevice>;
