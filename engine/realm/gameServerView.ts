// A game server as whoever chooses where to rule sees it. Invariant: of its rules it shows what is named here.
import { z } from 'zod';
import type { RealmRules } from '../kingdom/content.ts';
import { only } from '../core/only.ts';

export const GameServerView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  secondsPerTurn: z.int(),
  maxTurns: z.int(),
  pvpLevel: z.int(),
  /** Kingdoms ruled by players, guests included. */
  rulers: z.int(),
  npcKingdoms: z.int(),
});
export type GameServerView = z.infer<typeof GameServerView>;

const RULES = {
  id: true,
  name: true,
  description: true,
  secondsPerTurn: true,
  maxTurns: true,
  pvpLevel: true,
} as const;

/** A game server and how many rule there. */
export const gameServerView = (
  rules: RealmRules,
  { rulers, npcKingdoms }: Pick<GameServerView, 'rulers' | 'npcKingdoms'>,
): GameServerView => ({ ...only(rules, RULES), rulers, npcKingdoms });
