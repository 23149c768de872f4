// The unified executor on the wire: the command every change comes in by, and the shared action result every client reads.
// The world room and POST /api/actions carry exactly these shapes.
import { z } from 'zod';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { PassiveResults as EnginePassiveResults } from '@sigilla/engine/kingdom/passTurns.ts';
import { ErrorAnswer, ServerId, answer, route } from './route.ts';

const DEEPEST = 8;

const isShallow = (value: unknown, level = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (level < DEEPEST && Object.values(value).every((inner) => isShallow(inner, level + 1)));

/** One command. The same `commandId` with the same payload is answered from memory for seven days. */
export const ActionCommand = z.object({
  commandId: CommandId,
  /** The account's current game server when absent. */
  serverId: ServerId.optional(),
  actionType: z.string().min(1).max(64),
  actionId: z.string().max(64).default(''),
  quantity: z.int().optional(),
  metadata: z
    .record(z.string().max(64), z.unknown())
    .refine((fields) => isShallow(fields), 'metadata is nested too deeply')
    .optional(),
});
export type ActionCommand = z.infer<typeof ActionCommand>;

const Amounts = z.partialRecord(ResourceName, z.int());

const NamedBonus = z.object({ name: z.string(), percent: z.number() });

const BonusEffects = z.object({
  buildingBonuses: z.array(NamedBonus),
  artifactBonuses: z.array(NamedBonus),
  /** Share of the usual turns that the deed took; 1 when nothing made it quicker. */
  turnMultiplier: z.number(),
  /** Share of the usual gold that it cost or brought; 1 when nothing changed it. */
  goldMultiplier: z.number(),
});

/** What the turns spent brought of themselves, its events as sentences. `processingTime` is in milliseconds. */
const PassiveResults = EnginePassiveResults.extend({
  eventTriggers: z.array(z.object({ triggered: z.literal(true), code: z.string(), text: z.string() })),
});
/** The answer to a command that was carried out. */
export const ActionResult = answer({
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
    summary: 'Carries out one action on one’s own kingdom',
    auth: 'player',
    body: ActionCommand,
    answer: ActionResult,
    refused: ActionRefused,
    refusals: ['unknown_action', 'command_reused', 'no_kingdom', 'unknown_server', 'busy'],
  }),
};
