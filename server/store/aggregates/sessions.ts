// Sessions: a family of refresh tokens, one sign-in on one browser. The newest generation is good, and the one that it was given for, until it is used
// itself; any other ends the family.
import { z } from 'zod';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

const Session = z
  .object({
    accountId: AccountId,
    generation: z.int(),
    /** The generation that the newest was given for. */
    givenFor: z.int(),
    rotatedAt: z.int(),
    createdAt: z.int(),
    expiresAt: z.int(),
  })
  .readonly();

export const sessions = aggregate({
  name: 'sessions',
  shape: Session,
  /** Of version 1 each generation was given for the one before it. */
  versions: [(body) => ({ ...body, givenFor: Number(body['generation']) - 1 })],
  keysSince: 1,
  indexes: {
    account: (session) => [session.accountId, session.createdAt],
    expiry: (session) => [session.expiresAt],
  },
  unique: {},
  told: { written: 'none', removed: (id) => [topics.session(id)] },
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'after the account',
    isHeld: 'never',
    shown: (session) => only(session, { createdAt: true, rotatedAt: true, expiresAt: true }),
  },
});
