// The rules of a game server (a world): how fast its turns come, what a founder begins with, and from which level rulers may fight for honour.
// Invariant: every rule that differs between worlds is here; nothing in engine or server compares a game server's id.
import { z } from 'zod';

const Amount = z.int().min(0);
const Amounts = z.strictObject({
  gold: Amount,
  mana: Amount,
  population: Amount,
  land: Amount,
  researchPoints: Amount,
  food: Amount,
  materials: Amount,
});
const ServerId = z.string().regex(/^[a-z0-9-]{1,32}$/);

export const GameServer = z.strictObject({
  id: ServerId,
  name: z.string().min(3),
  /** One or two sentences for whoever chooses where to found. */
  description: z.string().min(20),
  /** Seconds of real time in which one turn grows. */
  secondsPerTurn: z.int().min(1),
  /** Regeneration stops here. */
  maxTurns: z.int().min(1),
  /** Granted turns may lift the count this far. */
  grantedTurnsCap: z.int().min(1),
  /** Level from which rulers may fight each other for honour and spoils. */
  pvpLevel: z.int().min(1).max(60),
  /** Level from which guilds may be founded. */
  guildLevel: z.int().min(1).max(60),
  /** How long commanders have to give orders before a round of battle. */
  orderWindowSeconds: z.number().min(0.05),
  /** Hours from founding in which rulers leave a beginner in peace. */
  protectionHours: z.int().min(0),
  /** Hours after which an unanswered challenge expires. */
  challengeHours: z.int().min(1),
  /** Mean seconds between the turns of a kingdom ruled by the realm itself. */
  npcTurnSeconds: z.number().min(0.05),
  /** What a turn yields to every kingdom, whatever it has built. */
  crown: z.strictObject({ name: z.string().min(3), yields: Amounts }),
  start: z.strictObject({
    turns: z.int().min(1),
    resources: Amounts,
    buildings: z.array(z.strictObject({ type: z.string(), level: z.int().min(1), quantity: z.int().min(1) })),
    army: z.strictObject({
      name: z.string().min(3),
      units: z.array(z.strictObject({ unitId: z.string(), quantity: z.int().min(1) })).min(1),
    }),
  }),
});
export type GameServer = z.infer<typeof GameServer>;
