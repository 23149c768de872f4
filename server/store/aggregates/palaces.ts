// Memory Palaces as they are kept, one an account under its id: the walk and the target (engine/learning/palace/session.ts). Cards and reviews are
// documents of their own.
import { only } from '@sigilla/engine/core/only.ts';
import { Palace } from '@sigilla/engine/learning/palace/session.ts';
import { aggregate } from '../aggregate.ts';

export const palaces = aggregate({
  name: 'palaces',
  shape: Palace,
  versions: [],
  indexes: { account: (palace) => [palace.accountId] },
  unique: {},
  told: 'none',
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'with the account',
    isHeld: 'never',
    shown: (palace) => only(palace, { dailyTarget: true, walk: true }),
  },
});
