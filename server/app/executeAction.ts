// The one door for every change a ruler makes, whether it comes by room, by REST or from an NPC: understand, answer a known command from memory,
// wait for other actions on the same kingdom, load, decide (engine/actions/decide.ts), and commit everything with the reply.
// Invariants: a command is carried out at most once for each (account, commandId); a refusal leaves no trace; nothing is answered before it is durable.
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import type { AnyAction, ParsedAction } from '@sigilla/engine/actions/registry.ts';
import { decide } from '@sigilla/engine/actions/decide.ts';
import type { Decision } from '@sigilla/engine/actions/decide.ts';
import type { Actor, AggregateChange, ReadRequest } from '@sigilla/engine/actions/define.ts';
import { eventSentence } from '@sigilla/content/texts/events.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import type { Identity } from '../auth/identity.ts';
import { elapsed } from '../clock.ts';
import { ActionCommand } from '../contract/action.ts';
import type { ActionResult } from '../contract/action.ts';
import { accounts, battles, chronicle, kingdoms, notices, replies, replyId } from '../store/collections.ts';
import type { Stored } from '../store/Store.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import { cancelJobs, scheduleJobs } from './jobs.ts';
import { putChangedKingdom, writeLedger } from './keepStock.ts';
import { reasonOf } from '@sigilla/engine/core/reason.ts';
import { BUSY, transact } from './transact.ts';
import type { Unit } from './transact.ts';

/** Carried out, or refused with nothing spent; `rollbackApplied` when it had been decided but could not be kept. */
export type ActionAnswer =
  | { readonly ok: true; readonly result: ActionResult }
  | { readonly ok: false; readonly refusal: Refusal; readonly rollbackApplied: boolean };

export interface ActionOptions {
  /** The realm's own rulers are not counted. Default true. */
  readonly limited?: boolean;
  /** More that belongs into the same commit, such as the job that brought the command. Runs in every attempt. */
  readonly also?: (unit: Unit) => Promise<void>;
}

/** What it means to a ruler that a unique key is held. */
const TAKEN: Readonly<Record<string, Refusal>> = {
  'kingdoms.name': { code: 'kingdom_name_taken', params: {} },
  'battles.openPair': { code: 'challenge_open', params: {} },
};

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
  seen: Stored<{ payloadHash: string; answer: unknown }> | null,
  hash: string,
): Result<ActionResult> | null => {
  if (seen === null) return null;
  return seen.body.payloadHash === hash
    ? ok(seen.body.answer as ActionResult)
    : refuse({ code: 'command_reused', params: {} });
};

/** Answers a staged load's request from the unit. Kingdoms are found by their own id or by their ruler's, on the actor's game server alone. */
const readFor = async (unit: Unit, actor: Actor, request: ReadRequest): Promise<unknown> => {
  switch (request.aggregate) {
    case 'kingdoms': {
      const byId = await unit.get(kingdoms, request.id);
      const found = byId ?? (await unit.getUnique(kingdoms, 'ruler', [request.id, actor.serverId]));
      return found?.body.serverId === actor.serverId ? found.body : null;
    }
    case 'battles': {
      const found = await unit.get(battles, request.id);
      return found?.body.serverId === actor.serverId ? found.body : null;
    }
  }
};

const load = async (unit: Unit, actor: Actor, action: AnyAction, input: unknown): Promise<unknown> => {
  const stages = action.load(actor, input);
  let stage = stages.next();
  while (stage.done !== true) stage = stages.next(await readFor(unit, actor, stage.value));
  return stage.value;
};

const writeOther = async (
  house: House,
  unit: Unit,
  change: AggregateChange,
  verb: string,
  transactionId: string,
) => {
  if (change.aggregate === 'battles') {
    if (change.isNew) unit.create(battles, change.id, change.body);
    else unit.put(battles, change.id, change.body);
    return;
  }
  const before = await unit.get(kingdoms, change.id);
  if (before === null) throw new Error(`${verb} changed a kingdom that it had not read`);
  putChangedKingdom(unit, house.content, before.body, change.body, verb, transactionId);
};

const resultOf = (
  command: ActionCommand,
  { cost, outcome, passiveResults, kingdom }: Decision,
  told: { readonly transactionId: string; readonly revision: number; readonly milliseconds: number },
): ActionResult => ({
  success: true,
  message: eventSentence(outcome.message),
  turnsSpent: cost.turns,
  turnCost: cost.turns,
  newTurnCount: kingdom.turns.count,
  rollbackApplied: false,
  transactionId: told.transactionId,
  revision: told.revision,
  actionResult: {
    bonusEffects: { buildingBonuses: [], artifactBonuses: [], turnMultiplier: 1, goldMultiplier: 1 },
    ...outcome.report,
    actionType: command.actionType,
    actionId: command.actionId,
    resourcesSpent: cost.resources,
  },
  passiveResults: {
    ...passiveResults,
    eventTriggers: passiveResults.eventTriggers.map(({ triggered, text }) => ({
      triggered,
      code: text.code,
      text: eventSentence(text),
    })),
    processingTime: told.milliseconds,
  },
});

const write = async (
  house: House,
  unit: Unit,
  before: Stored<Kingdom>,
  decision: Decision,
  verb: string,
  transactionId: string,
): Promise<void> => {
  const { kingdom, outcome } = decision;
  unit.put(kingdoms, kingdom.id, kingdom);
  unit.announce('kingdoms', kingdom.id, outcome.message);
  writeLedger(unit, kingdom, decision.ledger, before.body.ledgerCount, transactionId);
  for (const change of outcome.others ?? []) await writeOther(house, unit, change, verb, transactionId);
  await cancelJobs(unit, outcome.cancelJobs ?? []);
  scheduleJobs(unit, outcome.jobs ?? [], house.ids);
  for (const text of outcome.chronicle ?? []) {
    const id = house.ids.id();
    unit.create(chronicle, id, { serverId: kingdom.serverId, at: unit.now, text, link: null });
    unit.announce('chronicle', id, text);
  }
  for (const { accountId, text, link } of outcome.notices ?? []) {
    const id = house.ids.id();
    unit.create(notices, id, { accountId, at: unit.now, text, link: link ?? null, readAt: null });
    unit.announce('notices', id, text);
  }
};

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
 * invalid_request, unknown_action, unknown_server, no_kingdom, command_reused, too_many_requests, busy (retryable).
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
  const { action, input } = parsed;
  const memory = replyId(identity.accountId, command.commandId);

  const known = remembered(await house.store.get(replies, memory), hash);
  if (known !== null) return known.ok ? { ok: true, result: known.value } : refused(known.refusal);

  let decided = false;
  const attempt = async (unit: Unit): Promise<Result<ActionResult>> => {
    const before = remembered(await unit.get(replies, memory), hash);
    if (before !== null) return before;
    const own = await unit.getUnique(kingdoms, 'ruler', [identity.accountId, rules.id]);
    if (own === null) return refuse({ code: 'no_kingdom', params: {} });
    const actor: Actor = {
      accountId: identity.accountId,
      kingdomId: own.body.id,
      serverId: rules.id,
      isGuest: own.body.isGuest,
    };
    const decision = decide(
      action,
      {
        now: unit.now,
        actor,
        kingdom: own.body,
        loaded: await load(unit, actor, action, input),
        content: house.content,
        rules,
        secret: house.secret,
        newId: () => house.ids.id(),
        newSeed: () => house.ids.seed(),
      },
      input,
    );
    if (!decision.ok) return decision;
    decided = true;
    const transactionId = house.ids.id();
    await write(house, unit, own, decision.value, action.id, transactionId);
    await options.also?.(unit);
    const answer = resultOf(command, decision.value, {
      transactionId,
      revision: own.revision + 1,
      milliseconds: Math.round((elapsed() - began) * 10) / 10,
    });
    unit.put(replies, memory, {
      accountId: identity.accountId,
      commandId: command.commandId,
      payloadHash: hash,
      at: unit.now,
      answer,
    });
    return ok(answer);
  };

  const waiting = house.queue.run(`${rules.id}/${identity.accountId}`, () =>
    transact(house, attempt, {
      onTaken: (collection, key) => TAKEN[`${collection}.${key}`] ?? null,
    }),
  );
  if (waiting === null) return refused(BUSY);
  const done = await waiting;
  if (done.ok) return { ok: true, result: done.value };
  return refused(done.refusal, decided && done.refusal.code === 'busy');
};
