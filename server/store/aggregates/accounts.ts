// Accounts as they are kept (engine/account/account.ts says what one is).
import { Account, foldEmail, ownAccountView } from '@sigilla/engine/account/account.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

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
    shown: ownAccountView,
  },
});
