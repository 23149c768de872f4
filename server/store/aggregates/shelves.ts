// Shelves of the Memory Palaces as they are kept: what the figures of a palace need of each card (engine/learning/palace/shelf.ts), moved by the one writer in
// the commit that moves the card (server/app/shelving.ts).
import { only } from '@sigilla/engine/core/only.ts';
import { Shelf } from '@sigilla/engine/learning/palace/shelf.ts';
import { aggregate } from '../aggregate.ts';

export const shelves = aggregate({
  name: 'shelves',
  shape: Shelf,
  versions: [],
  indexes: {
    /** [accountId, number] */
    account: (shelf) => [shelf.accountId, shelf.number],
  },
  unique: {},
  told: 'none',
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'after the account',
    isHeld: 'never',
    shown: (shelf) => only(shelf, { number: true, words: true }),
  },
});
