// What a settled battle brought, beyond casualties. Honor may be negative; experience never is. Gold is taken from the loser of a raid or
// ranked battle.
import { z } from 'zod';

const SpoilsShare = z.object({ attacker: z.int(), defender: z.int() });

export const Spoils = z.object({
  experienceGained: SpoilsShare,
  honorGained: SpoilsShare,
  goldGained: SpoilsShare,
});
export type Spoils = z.infer<typeof Spoils>;
