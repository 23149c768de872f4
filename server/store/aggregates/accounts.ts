// Accounts: a person, or a guest who has not yet said who they are. Guests have neither e-mail nor password.
// Invariant: what proves somebody to be the owner (passwordHash) is shown to nobody, the owner included.
import { z } from 'zod';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

/** E-mail addresses are compared without regard to case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

export const ROLES = ['player', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const Account = z
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

export const accounts = aggregate({
  name: 'accounts',
  shape: Account,
  versions: [],
  indexes: {
    /** Guests by when they were last seen: [lastSeenAt]. */
    guests: (account) => (account.isGuest ? [account.lastSeenAt] : null),
  },
  unique: {
    email: {
      key: (account) => (account.email === null ? null : [foldEmail(account.email)]),
      taken: { code: 'email_unusable', params: {} },
    },
  },
  told: {
    written: (account) => [topics.standing(account.id)],
    removed: (id) => [topics.standing(id)],
  },
  owner: {
    by: 'account',
    found: 'its id',
    leaves: 'with the account',
    isHeld: 'never',
    shown: (account) =>
      only(account, {
        id: true,
        email: true,
        role: true,
        isGuest: true,
        currentServerId: true,
        createdAt: true,
        lastSeenAt: true,
      }),
  },
});
