// The one door for every change a ruler makes, whether it comes by room or by REST: understand, answer a known command from memory,
// wait for other actions on the same kingdom, carry it out (carryOut.ts), and commit everything with the reply. The realm's own rulers,
// who hear no replies, go through realmDeed.ts.
// Invariants: a command is carried out at most once for each (account, commandId); a refusal leaves no trace; nothing is answered before it is durable.
import { NO_BONUSES } from '@sigilla/engine/actions/bonusEffects.ts';
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import type { ParsedAction } from '@sigilla/engine/actions/registry.ts';
import { eventSentence } from '@sigilla/content/texts/events.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import type { Identity } from '../auth/identity.ts';
import { elapsed } from '../clock.ts';
import { ActionCommand } from '../contract/action.ts';
import type { ActionResult } from '../contract/action.ts';
import { accounts, replies, replyId } from '../store/collections.ts';
import type { Stored } from '../store/Store.ts';
import { carryOut } from './carryOut.ts';
import type { CarriedOut } from './carryOut.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import { reasonOf } from '@sigilla/engine/core/reason.ts';
import { BUSY, isNotKept, transact } from './transact.ts';
import type { Unit } from './transact.ts';

/** Carried out, or refused with nothing spent; `rollbackApplied` when it had been decided but could not be kept. */
export type ActionAnswer =
  | { readonly ok: true; readonly result: ActionResult }
  | { readonly ok: false; readonly refusal: Refusal; readonly rollbackApplied: boolean };

export interface ActionOptions {
  /** Whether it counts against the caller's allowance. Default true. */
  readonly limited?: boolean;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** The same for the same command, whatever the order of its fields, and whether or not it names its game server. */
const payloadHash = ({ commandId: _commandId, ...payload }: ActionCommand, serverId: string): string =>
  sha256Hex(JSON.stringify(sorted({ ...payload, serverId })));

const refused = (refusal: Refusal, rollbackApplied = false): ActionAnswer => ({
  ok: false,
  refusal,
  rollbackApplied,
});

/** What the command was answered before, if it was given before. */
const remembered = (
  seen: Stored<{ readonly payloadHash: string; readonly answer: ActionResult }> | null,
  hash: string,
): Result<ActionResult> | null => {
  if (seen === null) return null;
  return seen.body.payloadHash === hash
    ? ok(seen.body.answer)
    : refuse({ code: 'command_reused', params: {} });
};

const resultOf = (
  command: ActionCommand,
  { decision: { cost, gained, done, passiveResults, kingdom }, transactionId, revision }: CarriedOut,
  milliseconds: number,
): ActionResult => ({
  success: true,
  message: eventSentence(done.message),
  turnsSpent: cost.turns,
  turnCost: cost.turns,
  newTurnCount: kingdom.turns.count,
  rollbackApplied: false,
  transactionId,
  revision,
  actionResult: {
    bonusEffects: NO_BONUSES,
    ...done.report,
    actionType: command.actionType,
    actionId: command.actionId,
    resourcesSpent: cost.resources,
    resourcesGained: gained,
  },
  passiveResults: {
    ...passiveResults,
    eventTriggers: passiveResults.eventTriggers.map(({ triggered, text }) => ({
      triggered,
      code: text.code,
      text: eventSentence(text),
    })),
    processingTime: milliseconds,
  },
});

interface Parsed {
  readonly command: ActionCommand;
  readonly hash: string;
  readonly rules: RealmRules;
  readonly parsed: ParsedAction;
}

const understand = async (house: House, identity: Identity, given: unknown): Promise<Result<Parsed>> => {
  const shape = ActionCommand.safeParse(given);
  if (!shape.success) return refuse({ code: 'invalid_request', params: { reason: reasonOf(shape.error) } });
  const command = shape.data;
  const serverId =
    command.serverId ??
    (await house.store.get(accounts, identity.accountId))?.body.currentServerId ??
    house.config.DEFAULT_SERVER;
  const rules = rulesOf(house, serverId);
  if (!rules.ok) return rules;
  const parsed = parseAction(command);
  if (!parsed.ok) return parsed;
  return ok({
    command,
    hash: payloadHash(command, rules.value.id),
    rules: rules.value,
    parsed: parsed.value,
  });
};

/**
 * Carries out one command of `identity`. `given` is untrusted. Never throws for what a caller can do; refusals besides the action's own:
 * invalid_request, unknown_action, unknown_server, no_kingdom, command_reused, too_many_requests, and, retryable, busy, unwritable and outcome_unknown.
 */
export const executeAction = async (
  house: House,
  identity: Identity,
  given: unknown,
  options: ActionOptions = {},
): Promise<ActionAnswer> => {
  const began = elapsed();
  if (options.limited !== false) {
    const allowed = await house.limits.take('action', identity.accountId);
    if (!allowed.ok) return refused(allowed.refusal);
  }
  const understood = await understand(house, identity, given);
  if (!understood.ok) return refused(understood.refusal);
  const { command, hash, rules, parsed } = understood.value;
  const memory = replyId(identity.accountId, command.commandId);

  const known = remembered(await house.store.get(replies, memory), hash);
  if (known !== null) return known.ok ? { ok: true, result: known.value } : refused(known.refusal);

  let decided = false;
  const attempt = async (unit: Unit): Promise<Result<ActionResult>> => {
    const before = remembered(await unit.get(replies, memory), hash);
    if (before !== null) return before;
    const deed = await carryOut(house, unit, identity.accountId, rules, parsed);
    if (!deed.ok) return deed;
    decided = true;
    const answer = resultOf(command, deed.value, Math.round((elapsed() - began) * 10) / 10);
    unit.put(replies, memory, {
      accountId: identity.accountId,
      commandId: command.commandId,
      payloadHash: hash,
      at: unit.now,
      answer,
    });
    return ok(answer);
  };

  const waiting = house.queue.run(`${rules.id}/${identity.accountId}`, () => transact(house, attempt));
  if (waiting === null) return refused(BUSY);
  const done = await waiting;
  if (done.ok) return { ok: true, result: done.value };
  return refused(done.refusal, decided && isNotKept(done.refusal));
};
