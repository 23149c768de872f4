// Renown as it is kept (engine/renown/renown.ts says what it is), under the id of its account.
import { Renown } from '@sigilla/engine/renown/renown.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

export const renown = aggregate({
  name: 'renown',
  shape: Renown,
  versions: [],
  indexes: { account: (one) => [one.accountId] },
  unique: {},
  told: { written: (one) => [topics.account(one.accountId)], removed: 'none' },
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'with the account',
    isHeld: 'never',
    shown: (one) => only(one, { earned: true }),
  },
});
