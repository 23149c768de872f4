// Who gives a command. A person is proved by a token; rooms and REST hand them to the executor, which trusts nothing else about the caller.
// An envoy is an outside party whose word the house has checked (a signed webhook), or the house itself, on an account's behalf or on the realm's.
// Invariant: no token makes an envoy, and no envoy shares a person's memory of commands.
import type { Role } from '@sigilla/engine/account/account.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';

export interface Identity {
  readonly accountId: AccountId;
  readonly role: Role;
  readonly isGuest: boolean;
}

export interface Envoy {
  /** Whose envoy it is: `house`, or the outside party's name. Its commands bear that party's own event ids. */
  readonly envoy: string;
  /** The account that it speaks for; null when it speaks of the realm. */
  readonly accountId: AccountId | null;
}

export type Giver = Identity | Envoy;

/** Under what name the giver's commands are remembered. An account's id has no `@`. */
export const rememberedAs = (giver: Giver): string =>
  'envoy' in giver ? `@${giver.envoy}` : giver.accountId;
