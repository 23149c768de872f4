// The shape of a mastery path: what a ruler gives themselves to once, and what comes of it for good.
// What favour means in mana and turns is the engine's to say (engine/kingdom/magic/prices.ts, docs/RULES.md).
import { z } from 'zod';
import { SpellPath } from './building.ts';
import { Effect } from './effect.ts';
import { School } from './spell.ts';

export const SpellPathDefinition = z.strictObject({
  id: SpellPath,
  name: z.string().min(3),
  /** In Latin, with its macrons. */
  motto: z.string().min(3),
  /** Two or three sentences. */
  description: z.string().min(40),
  /** What it gives, in one line with the real numbers. */
  benefit: z.string().min(8),
  rules: z.array(Effect).min(1),
  /** Schools whose spells cost less mana and are learned sooner. */
  favours: z.array(School).min(1),
});
export type SpellPathDefinition = z.infer<typeof SpellPathDefinition>;
