// Deciding a command about an account or the realm: the check as its owner's window would run it, then the deed. No cost, no turns.
// Invariant: a refusal changes nothing; one command has one chance, whatever else is retried.
import { ownAccountView } from '../account/account.ts';
import type { Account } from '../account/account.ts';
import type { Result } from '../core/result.ts';
import type { AccountDeed, DeedContext, FreelyDone, RealmDeed } from './deed.ts';
import type { Holder, Seat } from './freeVerb.ts';

/** Decides a command about an account. */
export const decideAccount = (
  { verb, apply }: AccountDeed,
  ctx: DeedContext<Holder, unknown> & { readonly account: Account },
  input: unknown,
): Result<FreelyDone> => {
  const { now, actor, content, rules } = ctx;
  const seen = verb.see(ctx.loaded, actor);
  const account = ownAccountView(ctx.account);
  const allowed = verb.check({ now, actor, account, seen, content, rules }, input as Record<string, unknown>);
  return allowed.ok ? apply(ctx, input) : allowed;
};

/** Decides a command about the realm. */
export const decideRealm = (
  { verb, apply }: RealmDeed,
  ctx: DeedContext<Seat, unknown>,
  input: unknown,
): Result<FreelyDone> => {
  const { now, actor, content, rules } = ctx;
  const seen = verb.see(ctx.loaded, actor);
  const allowed = verb.check({ now, actor, seen, content, rules }, input as Record<string, unknown>);
  return allowed.ok ? apply(ctx, input) : allowed;
};
