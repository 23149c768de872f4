// Honors as they are kept (engine/honors/honors.ts says what they are), under the id of their account; and the realm's tally of them, one document.
import { Honors } from '@sigilla/engine/honors/honors.ts';
import { Tally } from '@sigilla/engine/honors/tally.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

export const honors = aggregate({
  name: 'honors',
  shape: Honors,
  versions: [],
  indexes: { account: (one) => [one.accountId] },
  unique: {},
  told: { written: (one) => [topics.account(one.accountId)], removed: 'none' },
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'with the account',
    isHeld: 'never',
    shown: (one) => only(one, { counts: true, earned: true, wears: true, challenge: true }),
  },
});

/** One document of each kind (engine/honors/tally.ts). */
export const tallies = aggregate({
  name: 'tallies',
  shape: Tally,
  versions: [],
  indexes: {},
  unique: {},
  told: 'none',
  owner: 'none',
});
