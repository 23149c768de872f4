// What every command has in common, whatever its subject and whoever gives it: load what it reads, decide (engine/actions/decide.ts,
// decideFree.ts), and say all that is to be written. Invariant: everything is decided on what the caller's unit of work has read, and is
// written in it, so that it is kept with the caller's own trace of it, or not at all.
import { decide } from '@sigilla/engine/actions/decide.ts';
import type { Decision } from '@sigilla/engine/actions/decide.ts';
import { decideAccount, decideRealm } from '@sigilla/engine/actions/decideFree.ts';
import type { AccountDeed, Deed, DeedContext, FreelyDone, RealmDeed } from '@sigilla/engine/actions/deed.ts';
import { touchKingdom, touchRealm } from '@sigilla/engine/actions/load.ts';
import type { Load, Touch } from '@sigilla/engine/actions/load.ts';
import { changed } from '@sigilla/engine/actions/outcome.ts';
import type { Outcome } from '@sigilla/engine/actions/outcome.ts';
import type { ParsedAction } from '@sigilla/engine/actions/registry.ts';
import type { Actor } from '@sigilla/engine/actions/verb.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { SESSION_ENDED } from '../auth/sessions.ts';
import { accounts, kingdoms } from '../store/collections.ts';
import type { House } from './house.ts';
import { loadFrom, readsOf } from './reads.ts';
import type { Reader } from './reads.ts';
import type { Unit } from './transact.ts';
import type { Cause } from './writeOutcome.ts';

/** What carrying out needs of the house. */
export type Hands = Pick<House, 'content' | 'ids' | 'notary' | 'secret' | 'store'>;

/** A command as it is understood, for whoever it is about. `id` is under what it is remembered. */
export interface Understood extends ParsedAction {
  readonly id: string;
  /** Whose account or kingdom it is about; null for the realm. */
  readonly accountId: AccountId | null;
  readonly rules: RealmRules;
}

/** What is decided, and is still to be written. */
export interface Decided {
  readonly outcome: Outcome;
  readonly cause: Cause;
  readonly done: Pick<FreelyDone, 'message' | 'report'>;
  /** Of a kingdom's command: all that was decided, and the kingdom's revision once it is kept. */
  readonly ruled: { readonly decision: Decision; readonly revision: number } | null;
}

const readerOf = ({ accountId, rules }: Understood): Reader => ({ serverId: rules.id, accountId });

/** What a command touches: the lines of the queue that it stands in. */
export const touchesOf = async (house: Hands, understood: Understood): Promise<readonly Touch[]> => {
  const { deed, input, accountId, rules } = understood;
  const reader = readerOf(understood);
  const own =
    deed.subject === 'realm' || accountId === null
      ? touchRealm(rules.id)
      : deed.subject === 'account'
        ? `accounts/${accountId}`
        : touchKingdom({ serverId: rules.id, accountId });
  const { touches } = deed.verb as { touches?: (actor: Reader, given: unknown) => Load<readonly Touch[]> };
  if (touches === undefined) return [own];
  return [own, ...(await loadFrom(readsOf(house.store), reader, touches(reader, input)))];
};

const contextOf = <A>(
  house: Hands,
  unit: Pick<Unit, 'now'>,
  rules: RealmRules,
  actor: A,
  loaded: unknown,
): Omit<DeedContext<A, unknown>, 'random'> => ({
  now: unit.now,
  actor,
  loaded,
  content: house.content,
  rules,
  notary: house.notary,
  newId: () => house.ids.id(),
  newSeed: () => house.ids.seed(),
});

/** Everything that a kingdom's decision has written: what the deed changed, and the actor's own kingdom with its reckoned lines. */
const outcomeOf = ({ kingdom, isTouched, ledger, done }: Decision): Outcome => ({
  ...done,
  changes: [
    ...(isTouched ? [{ ...changed('kingdoms', kingdom), lines: ledger }] : []),
    ...(done.changes ?? []),
  ],
  chronicle: (done.chronicle ?? []).map((text) => ({ serverId: kingdom.serverId, text })),
});

const decideKingdoms = async (
  house: Hands,
  unit: Unit,
  accountId: AccountId,
  deed: Deed,
  { input, rules }: Understood,
): Promise<Result<Decided>> => {
  const own = await unit.getUnique(kingdoms, 'ruler', [accountId, rules.id]);
  if (own === null) return refuse({ code: 'no_kingdom', params: {} });
  const actor: Actor = {
    accountId,
    kingdomId: own.body.id,
    serverId: rules.id,
    isGuest: own.body.isGuest,
  };
  const loaded = await loadFrom(unit, actor, deed.verb.load(actor, input as Record<string, unknown>));
  const ctx = contextOf(house, unit, rules, actor, loaded);
  const request = { ...ctx, kingdom: own.body, secret: house.secret };
  const decision = decide(deed, request, input);
  if (!decision.ok) return decision;
  return ok({
    outcome: outcomeOf(decision.value),
    cause: { reason: deed.verb, transactionId: house.ids.id() },
    done: decision.value.done,
    ruled: { decision: decision.value, revision: own.revision + (decision.value.isTouched ? 1 : 0) },
  });
};

const freelyDecided = (
  house: Hands,
  { verb }: AccountDeed | RealmDeed,
  done: Result<FreelyDone>,
): Result<Decided> =>
  done.ok
    ? ok({
        outcome: done.value,
        cause: { reason: verb, transactionId: house.ids.id() },
        done: done.value,
        ruled: null,
      })
    : done;

const decideAccounts = async (
  house: Hands,
  unit: Unit,
  accountId: AccountId,
  deed: AccountDeed,
  { id, input, rules }: Understood,
): Promise<Result<Decided>> => {
  const account = await unit.get(accounts, accountId);
  if (account === null) return SESSION_ENDED;
  const actor = { accountId, serverId: rules.id };
  const loading = deed.verb.load(actor, input as Record<string, unknown>, house.content);
  const loaded = await loadFrom(unit, actor, loading);
  const random = randomFrom(forkSeed(house.secret, accountId, deed.verb.id, id));
  const ctx = { ...contextOf(house, unit, rules, actor, loaded), random, account: account.body };
  return freelyDecided(house, deed, decideAccount(deed, ctx, input));
};

const decideRealms = async (
  house: Hands,
  unit: Unit,
  deed: RealmDeed,
  { id, input, rules }: Understood,
): Promise<Result<Decided>> => {
  const actor = { serverId: rules.id };
  const reader: Reader = { ...actor, accountId: null };
  const loading = deed.verb.load(actor, input as Record<string, unknown>, house.content);
  const loaded = await loadFrom(unit, reader, loading);
  const random = randomFrom(forkSeed(house.secret, rules.id, deed.verb.id, id));
  const ctx = { ...contextOf(house, unit, rules, actor, loaded), random };
  return freelyDecided(house, deed, decideRealm(deed, ctx, input));
};

/** Decides a command on what the unit reads. Refuses no_kingdom, session_ended for an account that is gone, and whatever the command refuses. */
export const decideIn = (house: Hands, unit: Unit, understood: Understood): Promise<Result<Decided>> => {
  const { deed, accountId } = understood;
  if (deed.subject === 'realm') return decideRealms(house, unit, deed, understood);
  if (accountId === null) return Promise.resolve(SESSION_ENDED);
  return deed.subject === 'account'
    ? decideAccounts(house, unit, accountId, deed, understood)
    : decideKingdoms(house, unit, accountId, deed, understood);
};
