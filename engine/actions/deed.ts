// What an action does: the other half of its verb. Deeds are pure and never spend: they are handed the kingdom with the cost already
// spent and the turns passed, and answer what is to be written. Only the server knows them; secrets and chance belong here.
// Invariant: no module of the window reaches a deed (tests/boundaries.test.ts).
import type { z } from 'zod';
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { Random } from '../core/random.ts';
import type { Result } from '../core/result.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import type { OwnKingdomView } from '../kingdom/views.ts';
import type { Notary } from '../proof/notary.ts';
import type { Outcome } from './outcome.ts';
import type { Account } from '../account/account.ts';
import type { AccountVerb, Holder, RealmVerb, Seat } from './freeVerb.ts';
import type { Actor, AnyVerb, Verb } from './verb.ts';

/** What every deed may know: whole documents, chance and fresh ids. `A` is who acts. */
export interface DeedContext<A, L> {
  readonly now: number;
  readonly actor: A;
  readonly loaded: L;
  readonly content: KingdomContent;
  readonly rules: RealmRules;
  readonly random: Random;
  /** Seals what the realm swears to. */
  readonly notary: Notary;
  /** A fresh opaque id, made by the server. */
  readonly newId: () => string;
  /** A fresh 128-bit seed for a battle, as 32 hex digits, from the server's entropy. */
  readonly newSeed: () => string;
}

/** What a kingdom's deed may know. The cost is already spent in `kingdom`. */
export interface ApplyContext<L> extends DeedContext<Actor, L> {
  readonly kingdom: Kingdom;
  /** The kingdom as the verb weighed it, before its cost and its turns: by these bonuses the price was asked. */
  readonly weighed: OwnKingdomView;
}
/** What an account's deed may know. */
export interface AccountContext<L> extends DeedContext<Holder, L> {
  readonly account: Account;
}

/** What was done, besides what every outcome may hold; `R` is what the report says. */
export interface Done<R = Readonly<Record<string, unknown>>> extends Omit<Outcome, 'chronicle'> {
  /** The actor's own kingdom. Left out when the deed did not touch it: then it is not written, and the verb is not counted. */
  readonly kingdom?: Kingdom;
  /** The sentence the ruler reads. */
  readonly message: EventText;
  /** The action's own fields of `actionResult`. */
  readonly report: R;
  /** Lines for the chronicle of the actor's game server. */
  readonly chronicle?: readonly EventText[];
}

/** May still refuse what only secrets can tell; a refusal changes nothing. */
type Apply<S extends z.ZodObject, L, R extends z.ZodObject> = (
  ctx: ApplyContext<L>,
  input: z.output<S>,
) => Result<Done<z.output<R>>>;

/** A kingdom's verb and what it does. */
export interface Deed {
  readonly subject: 'kingdom';
  readonly verb: AnyVerb;
  readonly apply: (ctx: ApplyContext<unknown>, input: unknown) => Result<Done>;
}

/** Joins a verb to what it does. From here on only the verb's own functions know its input and documents. */
export const deed = <S extends z.ZodObject, L, V, R extends z.ZodObject>(
  verb: Verb<S, L, V, R>,
  apply: Apply<S, L, R>,
): Deed => ({ subject: 'kingdom', verb, apply }) as unknown as Deed;

/** What was done to an account or to the realm: all of the outcome, the sentence to be read, and the report. */
export interface FreelyDone<R = Readonly<Record<string, unknown>>> extends Outcome {
  readonly message: EventText;
  readonly report: R;
}

/** An account's verb and what it does. */
export interface AccountDeed {
  readonly subject: 'account';
  readonly verb: AccountVerb;
  readonly apply: (ctx: AccountContext<unknown>, input: unknown) => Result<FreelyDone>;
}
/** A verb about the realm itself and what it does. */
export interface RealmDeed {
  readonly subject: 'realm';
  readonly verb: RealmVerb;
  readonly apply: (ctx: DeedContext<Seat, unknown>, input: unknown) => Result<FreelyDone>;
}
export type AnyDeed = Deed | AccountDeed | RealmDeed;

/** Joins an account's verb to what it does. */
export const accountDeed = <S extends z.ZodObject, L, V, R extends z.ZodObject>(
  verb: AccountVerb<S, L, V, R>,
  apply: (ctx: AccountContext<L>, input: z.output<S>) => Result<FreelyDone<z.output<R>>>,
): AccountDeed => ({ subject: 'account', verb, apply }) as unknown as AccountDeed;

/** Joins a verb about the realm to what it does. */
export const realmDeed = <S extends z.ZodObject, L, V, R extends z.ZodObject>(
  verb: RealmVerb<S, L, V, R>,
  apply: (ctx: DeedContext<Seat, L>, input: z.output<S>) => Result<FreelyDone<z.output<R>>>,
): RealmDeed => ({ subject: 'realm', verb, apply }) as unknown as RealmDeed;
