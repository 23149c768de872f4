// What a settled battle brought, beyond casualties. Honor may be negative; experience never is. Gold is taken from the loser of a raid or
// ranked battle.
import { z } from 'zod';
import { perSide } from '../battle/setup.ts';

const Shares = perSide(z.int());

export const Spoils = z.object({
  experienceGained: Shares,
  honorGained: Shares,
  goldGained: Shares,
});
export type Spoils = z.infer<typeof Spoils>;
