// The replay of a settled battle, from its document: what anyone needs to fight it again and see the same rounds.
// Invariant: there is a replay exactly when the seed has been revealed.
import { replayOf } from '../battle/replay.ts';
import type { Replay } from '../battle/replay.ts';
import type { BattleDoc } from './battle.ts';

/** The replay, or null while the battle is not settled. */
export const replayOfBattle = (battle: BattleDoc): Replay | null => {
  const { status, setup, seed, attacker, defender, rounds, report } = battle;
  if (status !== 'settled' || setup === null || report === null) return null;
  if (attacker.nonce === null || defender.nonce === null) return null;
  return replayOf(setup, seed, { challenger: attacker.nonce, defender: defender.nonce }, rounds, report);
};
