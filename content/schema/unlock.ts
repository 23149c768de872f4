// Something of the realm that opens at a level: a feature with a name of its own (latin.md 9.2).
// Invariant: `opens` tells only of what can be done in the realm; a feature that nothing asks for yet says null there.
import { z } from 'zod';

export const UNLOCK_IDS = [
  'spell_paths',
  'advanced_research',
  'war_council',
  'ultimate_spells',
  'siege_warfare',
  'armageddon_events',
  'guilds_and_pvp',
] as const;
export type UnlockId = (typeof UNLOCK_IDS)[number];

export const Unlock = z.strictObject({
  id: z.enum(UNLOCK_IDS),
  name: z.string().min(3),
  /** On a game server that says nothing else. */
  level: z.int().min(1).max(60),
  /** The rule of a game server that says it instead. */
  rule: z.literal('pvpLevel').nullable(),
  description: z.string().min(30),
  /** What a ruler may do from then on. */
  opens: z.string().min(10).nullable(),
});
export type Unlock = z.infer<typeof Unlock>;
