// Role-playing characters as they are kept, and the tables that they sit at, one an account under its id (engine/characters/character.ts says what
// both are). Invariant: characters are their owner's alone; they leave with the account.
import { Character, CharacterTable } from '@sigilla/engine/characters/character.ts';
import { only } from '@sigilla/engine/core/only.ts';
import { aggregate } from '../aggregate.ts';

export const characters = aggregate({
  name: 'characters',
  shape: Character,
  versions: [],
  indexes: {
    /** [accountId, createdAt] */
    account: (character) => [character.accountId, character.createdAt],
  },
  unique: {},
  told: 'none',
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'with the account',
    isHeld: 'never',
    shown: (character) => only(character, { createdAt: true, choices: true, throws: true, isVouched: true }),
  },
});

export const characterTables = aggregate({
  name: 'characterTables',
  shape: CharacterTable,
  versions: [],
  indexes: { account: (table) => [table.accountId] },
  unique: {},
  told: 'none',
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'with the account',
    isHeld: 'never',
    shown: (table) => only(table, { rolls: true }),
  },
});
