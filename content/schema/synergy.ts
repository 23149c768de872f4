// The shapes of what buildings give together: a synergy, which stacks with each full set of them, and a mastery complex, which is whole once.
// Invariant: every building named exists in the content it is loaded with, and no synergy asks for more of one than a kingdom may have.
import { z } from 'zod';
import { Effect } from './effect.ts';

const Needed = z.strictObject({
  type: z.string(),
  level: z.int().min(1),
  quantity: z.int().min(1),
});

const Together = {
  id: z.string().regex(/^[a-z][a-z_]*$/),
  name: z.string().min(3),
  /** A sentence or two. */
  description: z.string().min(40),
  /** What it gives, with the real numbers. */
  benefit: z.string().min(8),
  needs: z.array(Needed).min(2),
  effects: z.array(Effect).min(1),
};

export const SynergyDefinition = z.strictObject({
  ...Together,
  /** How many full sets count at most. */
  maxStacks: z.int().min(1).max(5),
});
export type SynergyDefinition = z.infer<typeof SynergyDefinition>;

export const MasteryComplex = z.strictObject(Together);
export type MasteryComplex = z.infer<typeof MasteryComplex>;
