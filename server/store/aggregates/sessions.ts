// Sessions: a family of refresh tokens, one sign-in on one browser. The newest generation is good, and the one that it was given for, until it is used
// itself; any other ends the family.
import { z } from 'zod';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

export const Session = z
  .object({
    accountId: AccountId,
    generation: z.int(),
    /** The generation that the newest was given for. */
    givenFor: z.int(),
    rotatedAt: z.int(),
    createdAt: z.int(),
    expiresAt: z.int(),
    /** From where it was last used: what the browser calls itself and what it runs on, and the network (server/rest/address.ts). Null where nobody knows. */
    device: z.string().nullable(),
    network: z.string().nullable(),
  })
  .readonly();
export type Session = z.infer<typeof Session>;

export const sessions = aggregate({
  name: 'sessions',
  shape: Session,
  versions: [
    /** Of version 1 each generation was given for the one before it. */
    (body) => ({ ...body, givenFor: Number(body['generation']) - 1 }),
    /** Version 2 kept nothing of the browser that it was used from. */
    (body) => ({ ...body, device: null, network: null }),
  ],
  keysSince: 1,
  indexes: {
    account: (session) => [session.accountId, session.createdAt],
    expiry: (session) => [session.expiresAt],
  },
  unique: {},
  told: { written: 'none', removed: (id) => [topics.session(id), topics.sessions()] },
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'with the account',
    isHeld: 'never',
    shown: (session) =>
      only(session, { createdAt: true, rotatedAt: true, expiresAt: true, device: true, network: true }),
  },
});
