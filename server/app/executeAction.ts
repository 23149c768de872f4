// The one door for every change that is asked for, by room, by REST, by an outside party's webhook or by the house itself, about a kingdom, an
// account or the realm: understand, wait for others that touch the same, answer a known command from memory, carry it out (carryOut.ts), and
// commit everything with the reply. What a job brings about goes through reactions.ts, whose memory is the job itself.
// Invariants: a command is carried out at most once for each (giver, commandId), unless its verb says that it may be
// repeated; a refusal leaves no trace; nothing is answered before it is durable.
import { hash } from 'node:crypto';
import { NO_BONUSES } from '@sigilla/engine/actions/bonusEffects.ts';
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import type { ParsedAction } from '@sigilla/engine/actions/registry.ts';
import { FREE } from '@sigilla/engine/actions/verb.ts';
import { eventSentence } from '@sigilla/content/texts/events.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { reasonOf } from '@sigilla/engine/core/reason.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { PassiveResults } from '@sigilla/engine/kingdom/passTurns.ts';
import { rememberedAs } from '../auth/identity.ts';
import type { Giver } from '../auth/identity.ts';
import { elapsed } from '../clock.ts';
import { ActionCommand } from '../contract/action.ts';
import type { ActionResult } from '../contract/action.ts';
import { replies } from '../store/collections.ts';
import { replyId } from '../store/aggregates/replies.ts';
import type { Reply } from '../store/aggregates/replies.ts';
import type { Stored } from '../store/Store.ts';
import { meantServer } from './callersKingdom.ts';
import { earnedFeat } from '@sigilla/engine/renown/gallery.ts';
import { decideIn, touchesOf } from './carryOut.ts';
import type { Decided, Understood } from './carryOut.ts';
import type { Feted } from './feteKingdom.ts';
import type { House } from './house.ts';
import { BUSY, isNotKept, isWorthAnotherTry, transact } from './transact.ts';
import type { Unit } from './transact.ts';
import { writeOutcome, writeReply } from './writeOutcome.ts';

/** What the door needs of the house. */
export type Door = Omit<House, 'tokens'>;

/** Carried out, or refused with nothing spent; `rollbackApplied` when it had been decided but could not be kept. */
export type ActionAnswer =
  | {
      readonly ok: true;
      readonly result: ActionResult;
      /** The result as JSON: what is kept of it is written once, and sent as it is. */
      readonly said: string;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly rollbackApplied: boolean };

export interface ActionOptions {
  /** Whether it counts against the caller's allowance. Default true. */
  readonly limited?: boolean;
  /** True where what is given was read by ActionCommand before, as the treaty does. Default false. */
  readonly isRead?: boolean;
  /** Finds the deed of a command; in the registry unless told. */
  readonly find?: typeof parseAction;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const inOrder: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(fields).toSorted()) inOrder[key] = sorted(fields[key]);
  return inOrder;
};

/** The same for the same command, whatever the order of its fields, and whether or not it names its game server. */
const payloadHash = (
  { commandId: _commandId, ...payload }: ActionCommand,
  serverId: string,
  giver: Giver,
): string => {
  const about = 'envoy' in giver ? { accountId: giver.accountId } : {};
  return hash('sha256', JSON.stringify(sorted({ ...payload, serverId, ...about })));
};

const refused = (refusal: Refusal, rollbackApplied = false): ActionAnswer => ({
  ok: false,
  refusal,
  rollbackApplied,
});

const carriedOut = (result: ActionResult, said: string | null = null): ActionAnswer => ({
  ok: true,
  result,
  said: said ?? JSON.stringify(result),
});

/** What the command was answered before, if it was given before. */
const remembered = (
  seen: Stored<{ readonly payloadHash: string; readonly answer: ActionResult }> | null,
  sum: string,
): Result<ActionResult> | null => {
  if (seen === null) return null;
  return seen.body.payloadHash === sum
    ? ok(seen.body.answer)
    : refuse({ code: 'command_reused', params: {} });
};

/** What turns bring where none are spent. */
const NO_TURNS: PassiveResults = {
  buildingEffects: [],
  spellEffects: [],
  artifactEffects: [],
  researchProgress: [],
  eventTriggers: [],
  resourceGeneration: { resourcesGenerated: {}, generationSources: [] },
  processingTime: 0,
  errorsEncountered: [],
};

const resultOf = (
  command: ActionCommand,
  { done, cause, ruled }: Decided,
  own: Feted | undefined,
  milliseconds: number,
): ActionResult => {
  const { turns, resources } = ruled?.decision.cost ?? FREE;
  const passiveResults = ruled?.decision.passiveResults ?? NO_TURNS;
  return {
    success: true,
    message: eventSentence(done.message),
    turnsSpent: turns,
    turnCost: turns,
    newTurnCount: ruled === null ? null : (own?.kingdom ?? ruled.decision.kingdom).turns.count,
    rollbackApplied: false,
    transactionId: cause.transactionId,
    revision: ruled?.revision ?? null,
    actionResult: {
      bonusEffects: NO_BONUSES,
      ...done.report,
      actionType: command.actionType,
      actionId: command.actionId,
      resourcesSpent: resources,
      resourcesGained: ruled?.decision.gained ?? {},
      ...(own === undefined || own.earned.length === 0 ? {} : { achievements: own.earned.map(earnedFeat) }),
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
  };
};

/** A command understood: what is asked of whom, and what it is remembered by. */
export interface Asked extends Understood {
  readonly command: ActionCommand;
  readonly giver: Giver;
  readonly hash: string;
}

/** Persons give what is theirs to give, envoys what is theirs. */
const mayGive = (giver: Giver, { deed }: ParsedAction): boolean => {
  const givenBy = deed.subject === 'kingdom' ? 'people' : deed.verb.givenBy;
  return givenBy === ('envoy' in giver ? 'envoys' : 'people');
};

/** Is the command one that must be carried out at most once? */
const isRemembered = ({ deed }: ParsedAction): boolean =>
  deed.subject === 'kingdom' || deed.verb.isRepeatable !== true;

const readCommand = (given: unknown): Result<ActionCommand> => {
  const shape = ActionCommand.safeParse(given);
  return shape.success
    ? ok(shape.data)
    : refuse({ code: 'invalid_request', params: { reason: reasonOf(shape.error) } });
};

const understand = async (
  house: Door,
  giver: Giver,
  read: Result<ActionCommand>,
  find: typeof parseAction,
): Promise<Result<Asked>> => {
  if (!read.ok) return read;
  const command = read.value;
  const rules = await meantServer(house, giver.accountId, command.serverId);
  if (!rules.ok) return rules;
  const parsed = find(command);
  if (!parsed.ok) return parsed;
  if (!mayGive(giver, parsed.value)) return refuse({ code: 'not_allowed', params: {} });
  return ok({
    ...parsed.value,
    command,
    giver,
    id: replyId(rememberedAs(giver), command.commandId),
    accountId: giver.accountId,
    hash: payloadHash(command, rules.value.id, giver),
    rules: rules.value,
  });
};

/** Was its first sending, or its own commit, perhaps kept while it waited? */
const isMaybeMeanwhile = (refusal: Refusal): boolean =>
  refusal === BUSY || refusal.code === 'outcome_unknown';

/** What it was answered before, if anything; null, too, where it is to be sent again because the store can't be asked. */
const replyTo = async ({ store }: Door, { id }: Asked, refusal: Refusal): Promise<Stored<Reply> | null> => {
  const reading = store.get(replies, id);
  return isMaybeMeanwhile(refusal) ? reading.catch(() => null) : reading;
};

const answerOf = async (
  house: Door,
  giver: Giver,
  given: unknown,
  { limited = true, isRead = false, find = parseAction }: ActionOptions = {},
): Promise<ActionAnswer> => {
  const began = elapsed();
  if (limited && !('envoy' in giver)) {
    const allowed = await house.limits.take('action', giver.accountId);
    if (!allowed.ok) return refused(allowed.refusal);
  }
  const read = isRead ? ok(given as ActionCommand) : readCommand(given);
  const understood = await understand(house, giver, read, find);
  if (!understood.ok) return refused(understood.refusal);
  const asked = understood.value;

  const isKept = isRemembered(asked);
  let isDecided = false;
  // Hardly any command comes twice. So the first attempt does not look for a reply: writing its own fails where there
  // is one, which brings about another attempt.
  let looksFirst = false;
  let said: string | null = null;
  const attempt = async (unit: Unit): Promise<Result<ActionResult>> => {
    const before = isKept && looksFirst ? remembered(await unit.get(replies, asked.id), asked.hash) : null;
    said = null;
    if (before !== null) return before;
    looksFirst = true;
    const decided = await decideIn(house, unit, asked);
    if (!decided.ok) return decided;
    isDecided = true;
    const written = await writeOutcome(house, unit, decided.value.outcome, decided.value.cause);
    const own = written.find(({ kingdom }) => kingdom.accountId === asked.accountId);
    const answer = resultOf(asked.command, decided.value, own, Math.round((elapsed() - began) * 10) / 10);
    if (!isKept) return ok(answer);
    said = JSON.stringify(answer);
    const { commandId } = asked.command;
    const reply = { giver: rememberedAs(giver), commandId, payloadHash: asked.hash, at: unit.now, answer };
    writeReply(unit, asked.id, reply, said);
    return ok(answer);
  };

  const waiting = house.queue.run(await touchesOf(house, asked), () => transact(house, attempt));
  if (waiting === null) return refused(BUSY);
  const done = await waiting;
  if (done.ok) return carriedOut(done.value, said);
  // It may have been done before, and then there was nothing left to do, or only a newer version of the game can read what it has done; or there was no
  // time left to look, since its own first sending was in the way: whoever sent it again must not be told that nothing was done.
  const mayBeDone =
    !isWorthAnotherTry(done.refusal) ||
    done.refusal.code === 'outdated' ||
    (isDecided && isMaybeMeanwhile(done.refusal));
  const since =
    isKept && mayBeDone ? remembered(await replyTo(house, asked, done.refusal), asked.hash) : null;
  if (since !== null) return since.ok ? carriedOut(since.value) : refused(since.refusal);
  return refused(done.refusal, isDecided && isNotKept(done.refusal));
};

/**
 * Carries out one command of a person's or an envoy's. `given` is untrusted. Never throws for what a caller can do; refusals besides the action's own:
 * invalid_request, unknown_action, not_allowed, unknown_server, no_kingdom, session_ended, command_reused, too_many_requests, and, retryable,
 * busy, unwritable and outcome_unknown.
 */
export const executeAction: typeof answerOf = async (house, giver, given, options) => {
  const { watch } = house;
  if (watch === undefined) return answerOf(house, giver, given, options);
  const began = elapsed();
  const answer = await answerOf(house, giver, given, options);
  watch.deed(given, answer.ok ? 'done' : answer.refusal.code, elapsed() - began);
  return answer;
};
