// The unified executor on the wire: the command every change comes in by, and the shared action result every client reads.
// The world room and POST /api/actions carry exactly these shapes.
import { z } from 'zod';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';

export const ServerId = z.string().regex(/^[a-z0-9-]{1,32}$/, 'A game server is named in small letters.');

/** One command. The same `commandId` with the same payload is answered from memory for seven days. */
export const ActionCommand = z.object({
  commandId: CommandId,
  /** The account's current game server when absent. */
  serverId: ServerId.optional(),
  actionType: z.string().min(1).max(64),
  actionId: z.string().max(64).default(''),
  quantity: z.int().optional(),
  metadata: z.record(z.string().max(64), z.json()).optional(),
});
export type ActionCommand = z.infer<typeof ActionCommand>;

const Amounts = z.partialRecord(ResourceName, z.int());

export const BonusEffects = z.object({
  buildingBonuses: z.array(z.string()),
  artifactBonuses: z.array(z.string()),
  /** 1 means no change; 1.5 half as much again. */
  turnMultiplier: z.number(),
  goldMultiplier: z.number(),
});
export type BonusEffects = z.infer<typeof BonusEffects>;

/** What the turns spent brought of themselves. */
export const PassiveResults = z.object({
  buildingEffects: z.array(
    z.object({ buildingName: z.string(), effects: z.object({ bonusesApplied: z.array(z.string()) }) }),
  ),
  spellEffects: z.array(z.object({ spellName: z.string(), effects: z.object({ durationRemaining: z.int() }) })),
  artifactEffects: z.array(z.object({ artifactName: z.string(), effects: z.object({ chargesUsed: z.int() }) })),
  researchProgress: z.array(
    z.object({ researchName: z.string(), completed: z.boolean(), progressMade: z.int() }),
  ),
  eventTriggers: z.array(z.object({ triggered: z.boolean() })),
  resourceGeneration: z.object({ resourcesGenerated: Amounts, generationSources: z.array(z.string()) }),
  notifications: z.array(z.string()),
  /** Milliseconds that the server took. */
  processingTime: z.number(),
  errorsEncountered: z.array(z.string()),
});
export type PassiveResults = z.infer<typeof PassiveResults>;

/** The answer to a command that was carried out. */
export const ActionResult = z.object({
  success: z.literal(true),
  message: z.string(),
  turnsSpent: z.int().min(0),
  turnCost: z.int().min(0),
  newTurnCount: z.int().min(0),
  /** Always false here: what was carried out stands. */
  rollbackApplied: z.boolean(),
  transactionId: z.string(),
  /** The kingdom's revision after the commit. */
  revision: z.int(),
  /** The action's own fields stand beside these. */
  actionResult: z.looseObject({
    actionType: z.string(),
    actionId: z.string(),
    resourcesSpent: Amounts,
    bonusEffects: BonusEffects,
  }),
  passiveResults: PassiveResults,
});
export type ActionResult = z.infer<typeof ActionResult>;

/** The one error shape of every call. `error` is the sentence, `code` its key in content/texts/errors.ts. */
export const ErrorAnswer = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

/** A refused command: the error shape, and that nothing was spent. */
export const ActionRefused = ErrorAnswer.extend({
  message: z.string(),
  turnsSpent: z.literal(0),
  turnCost: z.literal(0),
  /** Turns in stock, where the kingdom was read; null where it was not. */
  newTurnCount: z.int().min(0).nullable(),
  /** True when it had been decided but could not be kept: nothing was lost. */
  rollbackApplied: z.boolean(),
});
export type ActionRefused = z.infer<typeof ActionRefused>;
