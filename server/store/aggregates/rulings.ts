// Rulings as they are kept (engine/learning/ruling.ts says what one is). A wording is nobody's: who proposed it is not kept with it.
import { Ruling } from '@sigilla/engine/learning/ruling.ts';
import { aggregate } from '../aggregate.ts';

export const rulings = aggregate({
  name: 'rulings',
  shape: Ruling,
  versions: [],
  indexes: {},
  unique: {},
  told: 'none',
  owner: 'none',
});
