// Accounts: a person, or a guest who has not yet said who they are. Guests have neither e-mail nor password.
// Invariant: what proves somebody to be the owner (passwordHash) is shown to nobody, the owner included.
import { z } from 'zod';
import { AccountId, KingdomId } from '../core/brand.ts';
import { only } from '../core/only.ts';

/** E-mail addresses are compared without regard to case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

export const ROLES = ['player', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whether somebody of that role may see and settle what is reported. */
export const mayModerate = (role: Role): boolean => role !== 'player';

export const Account = z
  .object({
    id: AccountId,
    email: z.string().nullable(),
    /** argon2id in PHC notation. */
    passwordHash: z.string().nullable(),
    role: z.enum(ROLES),
    isGuest: z.boolean(),
    /** True for the account that rules an NPC kingdom; no one can sign in to it. */
    isNpc: z.boolean(),
    currentServerId: z.string(),
    createdAt: z.int(),
    /** When it last signed in or refreshed. */
    lastSeenAt: z.int(),
  })
  .readonly();
export type Account = z.infer<typeof Account>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly accounts: Account;
  }
}

const ITS_OWNERS = {
  id: true,
  email: true,
  role: true,
  isGuest: true,
  currentServerId: true,
  createdAt: true,
  lastSeenAt: true,
} as const;
export type OwnAccountView = Pick<Account, keyof typeof ITS_OWNERS>;

/** What its owner sees of an account. */
export const ownAccountView = (account: Account): OwnAccountView => only(account, ITS_OWNERS);

/** Who is signed in, as their own client knows them. */
export const User = z.object({
  id: AccountId,
  email: z.string().nullable(),
  role: z.enum(ROLES),
  isGuest: z.boolean(),
  currentServerId: z.string(),
  /** The kingdom on the current game server; null when there is none. */
  kingdomId: KingdomId.nullable(),
  kingdomName: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** An account with its kingdom on its current game server. */
export const userView = (
  account: Account,
  kingdom: { readonly id: KingdomId; readonly name: string } | null,
): User => ({
  id: account.id,
  email: account.email,
  role: account.role,
  isGuest: account.isGuest,
  currentServerId: account.currentServerId,
  kingdomId: kingdom?.id ?? null,
  kingdomName: kingdom?.name ?? null,
});
