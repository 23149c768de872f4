// A realm in memory that plays actions by the engine's own functions: for tests of rules, where no store or server is wanted.
// Invariant: documents are frozen through and through, so a rule that changes what it was given fails at once.
import { sentence } from '@sigilla/content/texts/errors.ts';
import { accountedFor, decide, type Decision } from '@sigilla/engine/actions/decide.ts';
import { decideAccount } from '@sigilla/engine/actions/decideFree.ts';
import type { FreelyDone } from '@sigilla/engine/actions/deed.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import type { AggregateName, Aggregates } from '@sigilla/engine/core/aggregates.ts';
import type { JobPayload } from '@sigilla/engine/actions/jobs.ts';
import type { Changed, Outcome } from '@sigilla/engine/actions/outcome.ts';
import type { Reacted, Reaction } from '@sigilla/engine/actions/reaction.ts';
import { REACTIONS } from '@sigilla/engine/actions/reactions.ts';
import type { Load, ReadRange, ReadRequest } from '@sigilla/engine/actions/load.ts';
import type { Actor, AnyVerb } from '@sigilla/engine/actions/verb.ts';
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { ok, type Result } from '@sigilla/engine/core/result.ts';
import type { Account } from '@sigilla/engine/account/account.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { LedgerLine } from '@sigilla/engine/kingdom/ledger.ts';
import { celebrate, reachedBy } from '@sigilla/engine/renown/celebrate.ts';
import { withCounted } from '@sigilla/engine/renown/counting.ts';
import { newRenown } from '@sigilla/engine/renown/renown.ts';
import { captainsOf } from '@sigilla/engine/war/doctrine.ts';
import { openPairKey, pairKey } from '@sigilla/engine/war/battle.ts';
import { keptAs } from '@sigilla/server/store/collections.ts';
import type { IndexKey, KeyPart } from '@sigilla/server/store/Store.ts';
import { content, NOW, rulerOf, rulesOf } from './builders.ts';
import { NOTARY } from './notary.ts';

/** Freezes a value and all that hangs from it. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

const followed = (load: Load<unknown>, answer: (request: ReadRequest) => unknown): unknown => {
  let step = load.next();
  while (!step.done) step = load.next(answer(step.value));
  return step.value;
};

export interface Played {
  readonly decision: Decision;
  readonly before: Kingdom;
}

/** What an index of an aggregate holds under a prefix, in its order. */
const inIndex = (
  aggregate: AggregateName,
  index: string,
  bodies: Iterable<unknown>,
  { prefix, limit, descending }: ReadRange,
): readonly unknown[] => {
  const keyOf = keptAs[aggregate].indexes[index] as ((body: unknown) => IndexKey | null) | undefined;
  if (keyOf === undefined) throw new Error(`${aggregate} has no index ${index}`);
  const order = (one: KeyPart, other: KeyPart): number => (one < other ? -1 : Number(one > other));
  const found = [...bodies]
    .flatMap((body) => {
      const key = keyOf(body);
      return key !== null && prefix.every((part, at) => key[at] === part) ? [{ key, body }] : [];
    })
    .toSorted(({ key }, { key: other }) => {
      const at = key.findIndex((part, place) => part !== other[place]);
      return at < 0 ? 0 : order(key[at] ?? '', other[at] ?? '');
    })
    .map(({ body }) => body);
  return (descending === true ? found.toReversed() : found).slice(0, limit);
};

export class MemoryRealm {
  /** The documents of each aggregate by id. */
  readonly documents = Object.fromEntries(
    Object.keys(keptAs).map((name) => [name, new Map<string, unknown>()]),
  ) as { readonly [A in AggregateName]: Map<string, Aggregates[A]> };
  readonly kingdoms = this.documents.kingdoms;
  readonly battles = this.documents.battles;
  now = NOW;
  secret = 'the realm keeps this';
  /** Is what a change reaches paid with it, as the one writer does (server/app/feteKingdom.ts)? Tests of single rules would rather not. */
  celebrates = false;
  private made = 0;

  constructor(...kingdoms: readonly Kingdom[]) {
    for (const kingdom of kingdoms) this.kingdoms.set(kingdom.id, frozen(kingdom));
  }

  kingdom(id: string): Kingdom {
    const kingdom = this.kingdoms.get(id);
    if (kingdom === undefined) throw new Error(`no kingdom ${id} in this realm`);
    return kingdom;
  }

  /** Keeps a kingdom as changed, with what the change has earned where the realm celebrates. */
  keepKingdom(before: Kingdom, after: Kingdom, lines: readonly LedgerLine[]): void {
    this.kingdoms.set(after.id, frozen(this.celebrates ? this.feted(before, after, lines) : after));
  }

  private feted(before: Kingdom, after: Kingdom, lines: readonly LedgerLine[]): Kingdom {
    if (before.npc !== null) return after;
    const counted = withCounted(before, after, lines);
    if (reachedBy(counted, content).length === 0) return counted;
    const { accountId, serverId } = after;
    const renown = this.documents.renown.get(accountId) ?? newRenown(accountId);
    const done = celebrate(counted, renown, { content, rules: rulesOf(serverId), now: this.now });
    this.documents.renown.set(accountId, done.renown);
    return accountedFor(done.kingdom, done.lines, content);
  }

  private keep<A extends AggregateName>({ aggregate, id, body }: Changed<A>): void {
    this.documents[aggregate].set(id, frozen(body));
  }

  /** What a verb's staged load finds in this realm. */
  loaded(verb: AnyVerb, actor: Actor, input: unknown): unknown {
    return this.found(verb.load(actor, input as Record<string, unknown>), actor.serverId);
  }

  private found(load: Load<unknown>, serverId: string): unknown {
    return followed(load, (request) =>
      'openBetween' in request
        ? ([...this.battles.values()].find(
            (battle) => String(openPairKey(battle)) === String(pairKey(...request.openBetween)),
          ) ?? null)
        : 'ruledBy' in request
          ? (this.kingdoms.get(request.ruledBy) ??
            [...this.kingdoms.values()].find(
              (one) => one.accountId === request.ruledBy && one.serverId === serverId,
            ) ??
            null)
          : 'index' in request
            ? inIndex(
                request.aggregate,
                request.index,
                this.documents[request.aggregate].values(),
                request.range,
              )
            : (this.documents[request.aggregate].get(request.id) ?? null),
    );
  }

  /** What an action would decide; keeps nothing, and makes the same ids each time it is asked. */
  weigh(id: string, wire: WireAction, actor: Actor = rulerOf(this.kingdom(id))): Result<Played> {
    const before = this.kingdom(id);
    const parsed = parseAction(wire);
    if (!parsed.ok) return parsed;
    const { deed, input } = parsed.value;
    if (deed.subject !== 'kingdom') throw new Error(`${deed.verb.id} is no kingdom’s`);
    const loaded = this.loaded(deed.verb, actor, input);
    let count = this.made;
    const newId = () => `made-${(count += 1)}`;
    const decided = decide(
      deed,
      {
        now: this.now,
        actor,
        kingdom: before,
        loaded,
        content,
        rules: rulesOf(before.serverId),
        secret: this.secret,
        newId,
        notary: NOTARY,
        newSeed: () => forkSeed(this.secret, newId()),
      },
      input,
    );
    return decided.ok ? ok({ decision: decided.value, before }) : decided;
  }

  /** What an account's command would decide; keeps nothing. */
  weighFor(account: Account, wire: WireAction, serverId: string): Result<FreelyDone> {
    const parsed = parseAction(wire);
    if (!parsed.ok) return parsed;
    const { deed, input } = parsed.value;
    if (deed.subject !== 'account') throw new Error(`${deed.verb.id} is no account’s`);
    const actor = { accountId: account.id, serverId };
    const loading = deed.verb.load(actor, input as Record<string, unknown>, content);
    const loaded = this.found(loading, serverId);
    let count = this.made;
    const newId = () => `made-${(count += 1)}`;
    const random = randomFrom(forkSeed(this.secret, account.id, deed.verb.id, this.made));
    const newSeed = () => forkSeed(this.secret, newId());
    const told = { now: this.now, notary: NOTARY, actor, account, loaded, content, rules: rulesOf(serverId) };
    return decideAccount(deed, { ...told, random, newId, newSeed }, input);
  }

  /** What a job's reaction would decide here; keeps nothing, and decides the same each time it is asked. Nobody is here, and nobody looks. */
  react<K extends keyof typeof REACTIONS>(kind: K, payload: JobPayload<K>): Reacted {
    const { council, load, decide: react } = REACTIONS[kind] as unknown as Reaction<JobPayload<K>>;
    const lookout = { present: () => [], isWatched: () => false, mayBeWatched: () => false };
    const random = randomFrom(forkSeed(this.secret, kind, this.made));
    const occasion = { now: this.now, content, lookout, random };
    const loaded = this.found(load(payload, occasion), rulesOf().id);
    const hosts =
      council === undefined ? null : (this.found(council(payload), rulesOf().id) as BattleSetup | null);
    const captains = hosts === null ? {} : captainsOf(hosts);
    let count = this.made;
    const newId = () => `made-${(count += 1)}`;
    return react(
      { ...occasion, loaded, captains, notary: NOTARY, newId, newSeed: () => forkSeed(this.secret, newId()) },
      payload,
    );
  }

  /** What a job's reaction touches. */
  touches<K extends keyof typeof REACTIONS>(kind: K, payload: JobPayload<K>): unknown {
    const touched = (REACTIONS[kind] as unknown as Reaction<JobPayload<K>>).touches(payload);
    return 'next' in touched ? this.found(touched, rulesOf().id) : touched;
  }

  /** Keeps what an outcome changes. */
  keepAll(changes: NonNullable<Outcome['changes']>): void {
    this.made += 100;
    for (const change of changes)
      if ('body' in change) this.keep(change);
      else this.documents[change.aggregate].delete(change.id);
  }

  /** Decides it and keeps what was decided. */
  playFor(account: Account, wire: WireAction, serverId: string): Result<FreelyDone> {
    const played = this.weighFor(account, wire, serverId);
    if (!played.ok) return played;
    this.keepAll(played.value.changes ?? []);
    return played;
  }

  /** Decides an action and keeps what was decided, as the executor would; what a battle that was taken up waits for is sworn at once. */
  play(id: string, wire: WireAction, actor?: Actor): Result<Played> {
    const played = this.weigh(id, wire, actor);
    if (!played.ok) return played;
    const { kingdom, isTouched, done: what, ledger } = played.value.decision;
    if (isTouched) this.keepKingdom(played.value.before, kingdom, ledger);
    this.keepAll(what.changes ?? []);
    for (const { kind, payload } of what.jobs ?? [])
      if (kind === 'battle_oath') this.keepAll(this.react(kind, payload).outcome?.changes ?? []);
    return played;
  }
}

/** The value of a result that must be good; a refusal fails with the sentence a player would read. */
export const done = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`refused: ${sentence(result.refusal)}`);
  return result.value;
};

/** The code of a result that must be a refusal. */
export const refusedAs = (result: Result<unknown>): string => {
  if (result.ok) throw new Error('was not refused');
  return result.refusal.code;
};

/** The sentence of a result that must be a refusal. */
export const refusedSaying = (result: Result<unknown>): string => {
  if (result.ok) throw new Error('was not refused');
  return sentence(result.refusal);
};
