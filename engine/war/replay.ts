// The replay of a settled battle, from its document: what anyone needs to fight it again and see the same rounds, and what the realm has
// sworn to of it. Invariant: there is a replay exactly when the seed has been revealed.
import { replayOf } from '../battle/replay.ts';
import type { Replay } from '../battle/replay.ts';
import type { ReplayProof } from '../proof/shapes.ts';
import type { BattleDoc } from './battle.ts';

const proofOf = ({ proof, seals, given, spoils, settledAt }: BattleDoc): ReplayProof | undefined => {
  if (
    proof === null ||
    proof.sworn === null ||
    proof.skies === null ||
    proof.opening === null ||
    proof.closing === null
  )
    return undefined;
  const { sworn, skies, opening, closing } = proof;
  return {
    sworn,
    skies,
    opening,
    given,
    seals,
    closing: { spoils, settledAt: new Date(settledAt ?? 0).toISOString(), seal: closing },
  };
};

/** The replay, or null while the battle is not settled. */
export const replayOfBattle = (battle: BattleDoc): Replay | null => {
  const { status, setup, seed, attacker, defender, rounds, report } = battle;
  if (status !== 'settled' || setup === null || report === null) return null;
  if (attacker.nonce === null || defender.nonce === null) return null;
  const nonces = { challenger: attacker.nonce, defender: defender.nonce };
  return replayOf(setup, seed, nonces, rounds, report, proofOf(battle));
};
