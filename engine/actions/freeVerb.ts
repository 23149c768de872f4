// Verbs whose subject is an account or the realm itself. They spend no turns, so whoever has no kingdom may give them too; what they
// change of a kingdom, they name in their outcome, and its ledger gets its line. Apart from that they are verbs like any (verb.ts): declared for
// window and server, done by a deed, through the same door. Invariant: a check sees only what the subject's owner may see.
import type { z } from 'zod';
import type { OwnAccountView } from '../account/account.ts';
import type { AccountId } from '../core/brand.ts';
import type { Result } from '../core/result.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import { loadNothing } from './load.ts';
import type { Load, Touch } from './load.ts';
import { waysOf } from './travel.ts';
import type { Travelling, Ways } from './travel.ts';

/** Whose account it is about, and the game server that the command names. */
export interface Holder {
  readonly accountId: AccountId;
  readonly serverId: string;
}

/** Where a command about the realm itself is given. */
export type Seat = Pick<Holder, 'serverId'>;

/** Who may give a command: people, by the token that proves them; or envoys, an outside party or the house itself (server/auth/identity.ts). */
export type GivenBy = 'people' | 'envoys';

interface FreeCheck<A, V> {
  readonly now: number;
  readonly actor: A;
  readonly seen: V;
  readonly content: KingdomContent;
  readonly rules: RealmRules;
}
export interface AccountCheck<V> extends FreeCheck<Holder, V> {
  readonly account: OwnAccountView;
}
export type RealmCheck<V> = FreeCheck<Seat, V>;

/** What both declare; `A` is who it is about, `C` what a check knows. */
interface FreeDeclaration<S extends z.ZodObject, L, V, R extends z.ZodObject, A, C> extends Travelling<S> {
  readonly givenBy: GivenBy;
  /** Given again it finds nothing left to do, and harms nothing: its reply need not be remembered, and is not kept. */
  readonly isRepeatable?: true;
  readonly load: (actor: A, input: z.output<S>, content: KingdomContent) => Load<L>;
  /** What it touches besides its subject. */
  readonly touches?: (actor: A, input: z.output<S>) => Load<readonly Touch[]>;
  /** What of `loaded` a check may see. */
  readonly see: (loaded: L, actor: A) => V;
  readonly check: (ctx: C, input: z.output<S>) => Result<void>;
  readonly report: R;
}

interface Free<S extends z.ZodObject, L, V, R extends z.ZodObject, A, C>
  extends FreeDeclaration<S, L, V, R, A, C>, Ways<S> {}

export interface AccountVerb<
  S extends z.ZodObject = z.ZodObject,
  L = unknown,
  V = unknown,
  R extends z.ZodObject = z.ZodObject,
> extends Free<S, L, V, R, Holder, AccountCheck<V>> {
  readonly subject: 'account';
}
export interface RealmVerb<
  S extends z.ZodObject = z.ZodObject,
  L = unknown,
  V = unknown,
  R extends z.ZodObject = z.ZodObject,
> extends Free<S, L, V, R, Seat, RealmCheck<V>> {
  readonly subject: 'realm';
}
type Optional<D> = Omit<D, 'load' | 'see'> &
  Partial<Pick<D & { load: unknown; see: unknown }, 'load' | 'see'>>;

/** Declares a verb whose subject is the giver's account; of an envoy's, the account that it speaks for. */
export function accountVerb<S extends z.ZodObject, L, V, R extends z.ZodObject>(
  declaration: FreeDeclaration<S, L, V, R, Holder, AccountCheck<V>>,
): AccountVerb<S, L, V, R>;
export function accountVerb<S extends z.ZodObject, R extends z.ZodObject>(
  declaration: Omit<FreeDeclaration<S, null, null, R, Holder, AccountCheck<null>>, 'load' | 'see'>,
): AccountVerb<S, null, null, R>;
export function accountVerb<S extends z.ZodObject, L, V, R extends z.ZodObject>(
  declaration: Optional<FreeDeclaration<S, L, V, R, Holder, AccountCheck<V>>>,
): unknown {
  return { subject: 'account', load: loadNothing, see: () => null, ...declaration, ...waysOf(declaration) };
}

/** Declares a verb whose subject is the realm on one game server. */
export function realmVerb<S extends z.ZodObject, L, V, R extends z.ZodObject>(
  declaration: FreeDeclaration<S, L, V, R, Seat, RealmCheck<V>>,
): RealmVerb<S, L, V, R>;
export function realmVerb<S extends z.ZodObject, R extends z.ZodObject>(
  declaration: Omit<FreeDeclaration<S, null, null, R, Seat, RealmCheck<null>>, 'load' | 'see'>,
): RealmVerb<S, null, null, R>;
export function realmVerb<S extends z.ZodObject, L, V, R extends z.ZodObject>(
  declaration: Optional<FreeDeclaration<S, L, V, R, Seat, RealmCheck<V>>>,
): unknown {
  return { subject: 'realm', load: loadNothing, see: () => null, ...declaration, ...waysOf(declaration) };
}
