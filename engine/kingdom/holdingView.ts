// A kingdom as its ruler reads of it among all that they hold, one on each game server at most. Made of its summary; each field is named.
import { z } from 'zod';
import { KingdomId } from '../core/brand.ts';
import { levelOf } from './levels.ts';
import type { KingdomSummary } from './summary.ts';

export const Holding = z.object({
  serverId: z.string(),
  kingdomId: KingdomId,
  kingdomName: z.string(),
  level: z.int(),
  power: z.int(),
});
export type Holding = z.infer<typeof Holding>;

/** A kingdom as its ruler sees it among others of theirs. */
export const holding = (kingdom: KingdomSummary): Holding => ({
  serverId: kingdom.serverId,
  kingdomId: kingdom.id,
  kingdomName: kingdom.name,
  level: levelOf(kingdom.experience),
  power: kingdom.power,
});
