// What every deed has in common, whoever does it: load what it reads, decide (engine/actions/decide.ts), and write all that was decided.
// Invariant: everything is written in the caller's unit of work, so that it is kept with the caller's own trace of it, or not at all.
import type { AggregateName, Aggregates } from '@sigilla/engine/actions/aggregates.ts';
import { decide } from '@sigilla/engine/actions/decide.ts';
import type { Decision } from '@sigilla/engine/actions/decide.ts';
import { changed } from '@sigilla/engine/actions/outcome.ts';
import type { Outcome } from '@sigilla/engine/actions/outcome.ts';
import type { ParsedAction } from '@sigilla/engine/actions/registry.ts';
import type { Actor, AnyVerb, ReadRequest } from '@sigilla/engine/actions/verb.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { pairKey } from '@sigilla/engine/war/battle.ts';
import { battles, keptAs, kingdoms } from '../store/collections.ts';
import type { Collection, Stored } from '../store/Store.ts';
import type { House } from './house.ts';
import type { Unit } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';

/** What every aggregate of the engine says: it stands on one game server. */
type ReadDocument = Aggregates[AggregateName];

/** A document that this game server holds, or null. */
const here = <T extends { readonly serverId: string }>(found: Stored<T> | null, actor: Actor): T | null =>
  found?.body.serverId === actor.serverId ? found.body : null;

/** Answers a staged load's request from the unit, on the actor's game server alone. */
const readFor = async (unit: Unit, actor: Actor, request: ReadRequest): Promise<unknown> => {
  if ('openBetween' in request) {
    const open = await unit.getUnique(battles, 'openPair', pairKey(...request.openBetween));
    return open?.body ?? null;
  }
  if ('ruledBy' in request) {
    const byId = await unit.get(kingdoms, request.ruledBy);
    return here(byId ?? (await unit.getUnique(kingdoms, 'ruler', [request.ruledBy, actor.serverId])), actor);
  }
  return here(await unit.get(keptAs[request.aggregate] as Collection<ReadDocument>, request.id), actor);
};

const load = async (unit: Unit, actor: Actor, verb: AnyVerb, input: unknown): Promise<unknown> => {
  const stages = verb.load(actor, input as Record<string, unknown>);
  let stage = stages.next();
  while (stage.done !== true) stage = stages.next(await readFor(unit, actor, stage.value));
  return stage.value;
};

/** Everything that a decision has written: what the deed changed, and the actor's own kingdom with its reckoned lines. */
const outcomeOf = ({ kingdom, isTouched, ledger, done }: Decision): Outcome => ({
  ...done,
  changes: [
    ...(isTouched ? [{ ...changed('kingdoms', kingdom), lines: ledger, told: [done.message] }] : []),
    ...(done.changes ?? []),
  ],
  chronicle: (done.chronicle ?? []).map((text) => ({ serverId: kingdom.serverId, text })),
});

/** A deed done that a unit of work holds, to be kept with it. */
export interface CarriedOut {
  readonly decision: Decision;
  readonly transactionId: string;
  /** The kingdom's revision once it is kept. */
  readonly revision: number;
}

/** Decides a parsed action of a ruler on a game server and writes it into the unit. Refuses no_kingdom and whatever the action refuses. */
export const carryOut = async (
  house: House,
  unit: Unit,
  accountId: AccountId,
  rules: RealmRules,
  { deed, input }: ParsedAction,
): Promise<Result<CarriedOut>> => {
  const own = await unit.getUnique(kingdoms, 'ruler', [accountId, rules.id]);
  if (own === null) return refuse({ code: 'no_kingdom', params: {} });
  const actor: Actor = {
    accountId,
    kingdomId: own.body.id,
    serverId: rules.id,
    isGuest: own.body.isGuest,
  };
  const decision = decide(
    deed,
    {
      now: unit.now,
      actor,
      kingdom: own.body,
      loaded: await load(unit, actor, deed.verb, input),
      content: house.content,
      rules,
      secret: house.secret,
      newId: () => house.ids.id(),
      newSeed: () => house.ids.seed(),
    },
    input,
  );
  if (!decision.ok) return decision;
  const transactionId = house.ids.id();
  await writeOutcome(house, unit, outcomeOf(decision.value), { reason: deed.verb, transactionId });
  const revision = own.revision + (decision.value.isTouched ? 1 : 0);
  return ok({ decision: decision.value, transactionId, revision });
};
