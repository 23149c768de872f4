// The unified executor over REST: the command every change comes in by, and the shared action result every client reads.
// The world room carries the same command (without the game server, which is the room's) and the same result.
import { z } from 'zod';
import { BonusEffects } from '@sigilla/engine/actions/bonusEffects.ts';
import { Command } from '@sigilla/engine/actions/command.ts';
import { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { PassiveResults as EnginePassiveResults } from '@sigilla/engine/kingdom/passTurns.ts';
import { EarnedFeat } from '@sigilla/engine/renown/views.ts';
import { ErrorAnswer, ServerId, answer, route } from './route.ts';

/** A command for a game server: the account's current one when none is named. */
export const ActionCommand = Command.extend({ serverId: ServerId.optional() });
export type ActionCommand = z.infer<typeof ActionCommand>;

const Amounts = z.partialRecord(ResourceName, z.int());

/** What the turns spent brought of themselves, its events as sentences. `processingTime` is in milliseconds. */
const PassiveResults = EnginePassiveResults.extend({
  eventTriggers: z.array(z.object({ triggered: z.literal(true), code: z.string(), text: z.string() })),
});
/** The answer to a command that was carried out. */
export const ActionResult = answer({
  message: z.string(),
  turnsSpent: z.int().min(0),
  turnCost: z.int().min(0),
  /** null for what is no kingdom's. */
  newTurnCount: z.int().min(0).nullable(),
  /** Always false here: what was carried out stands. */
  rollbackApplied: z.boolean(),
  transactionId: z.string(),
  /** The kingdom's revision after the commit; null for what is no kingdom's. */
  revision: z.int().nullable(),
  /** The action's own fields stand beside these. */
  actionResult: z.looseObject({
    actionType: z.string(),
    actionId: z.string(),
    resourcesSpent: Amounts,
    /** What the deed itself brought, apart from what the turns did. */
    resourcesGained: Amounts,
    bonusEffects: BonusEffects,
    /** Feats that it has earned, paid with it; absent where there are none. */
    achievements: z.array(EarnedFeat).optional(),
  }),
  passiveResults: PassiveResults,
});
export type ActionResult = z.infer<typeof ActionResult>;

/** A refused command: the error shape, and that nothing was spent. What was refused at the gate (no token, too fast) says no more than that. */
export const ActionRefused = ErrorAnswer.extend({
  message: z.string().optional(),
  turnsSpent: z.literal(0).optional(),
  turnCost: z.literal(0).optional(),
  /** Turns in stock; null where there is no kingdom. */
  newTurnCount: z.int().min(0).nullable().optional(),
  /** True when it had been decided but could not be kept: nothing was lost. */
  rollbackApplied: z.boolean().optional(),
});
export type ActionRefused = z.infer<typeof ActionRefused>;

export const actionRoutes = {
  act: route({
    method: 'POST',
    path: '/api/actions',
    summary: 'Carries out one action on one’s own kingdom or account',
    auth: 'player',
    body: ActionCommand,
    answer: ActionResult,
    // The room sends the same result as it is; resultOf alone makes it.
    isWhole: true,
    refused: ActionRefused,
    refusals: ['unknown_action', 'command_reused', 'no_kingdom', 'unknown_server', 'busy'],
  }),
};
