// The shape of a kingdom that the realm itself rules: who sits on its throne, how they are disposed, and how strong they begin.
// Invariant: names are fit to be kingdom names; strengths in one set of content rise without a gap, so that everyone has a near-equal.
import { z } from 'zod';
import { AuthoredArmy } from './authoredArmy.ts';
import { FormationId } from './formation.ts';

export const NpcKingdom = z.strictObject({
  id: z.string().regex(/^[a-z][a-z_]*$/),
  name: z.string().min(3).max(30),
  ruler: z.string().min(3),
  temper: z.enum(['bold', 'wary', 'steady', 'raider']),
  /** One line that the war screen shows beneath the name. */
  lore: z.string().min(20),
  level: z.int().min(1).max(60),
  buildings: z
    .array(z.strictObject({ type: z.string(), level: z.int().min(1), quantity: z.int().min(1) }))
    .min(1),
  /** An army in good order: nobody founds a kingdom scattered. */
  army: AuthoredArmy.extend({
    name: z.string().min(3),
    formation: FormationId.exclude(['scattered']),
  }),
});
export type NpcKingdom = z.infer<typeof NpcKingdom>;
