// The seed that a battle is fought with: the committed one, stirred by both words.
import { battleSeed } from '../battle/replay.ts';
import type { Seed } from '../core/random.ts';
import type { BattleDoc } from './battle.ts';

/** Throws before both words are there: a caller's bug. */
export const seedOf = ({ seed, attacker, defender }: BattleDoc): Seed => {
  if (attacker.nonce === null || defender.nonce === null) throw new Error('a nonce is missing');
  return battleSeed(seed, attacker.nonce, defender.nonce);
};
