// How an army draws up. An army chooses among the first five; `scattered` is what is left of any of them once morale wavers.
// Invariant: `bonus` is the specification's engine number (line 100 … scattered 0); everything else is in `modifier`.
import { z } from 'zod';
import { Modifier } from './modifier.ts';

export const FORMATION_IDS = ['line', 'phalanx', 'wedge', 'circle', 'combined', 'scattered'] as const;
export const FormationId = z.enum(FORMATION_IDS);
export type FormationId = z.infer<typeof FormationId>;

export const Formation = z.strictObject({
  id: FormationId,
  name: z.string().min(3),
  /** Says what it is good for and what it costs, with the real numbers. */
  description: z.string().min(40),
  /** One line for a card: the numbers alone. */
  numbers: z.string().min(10),
  /** Permille added to every blow struck in this formation. */
  bonus: z.int().min(0).max(200),
  /** Permille added to a cavalry charge out of this formation. */
  charge: z.int().min(-300).max(300),
  /** Permille added to a cavalry charge into this formation. */
  chargeAgainst: z.int().min(-500).max(300),
  modifier: Modifier,
});
export type Formation = z.infer<typeof Formation>;
