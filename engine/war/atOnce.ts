// A round that is fought with the last order that was waited for, in that order's own commit: nobody waits for a job that would do the same a moment
// later, and the battle is written once and not twice. Only where two players command: what the realm's own rulers do
// is theirs to say (reactions/battleRound.ts).
// Invariant: what comes out is what the round's job would have made of the same battle at the same moment.
import type { RealmRules } from '../kingdom/content.ts';
import type { Notary } from '../proof/notary.ts';
import type { BattleDoc } from './battle.ts';
import { sealed } from './oath.ts';
import { isDecided, nextRound } from './round.ts';

/** No ruler of the realm's own commands here. */
const PLAYERS = { attacker: null, defender: null };

/**
 * The battle with its next round fought at `now`, when all have spoken; null where its job is to fight it: because one of the commanders is the realm's own,
 * or because it decides the battle, and ends in more documents than this.
 */
export const foughtAtOnce = (
  battle: BattleDoc,
  rules: RealmRules,
  notary: Notary,
  now: number,
): BattleDoc | null => {
  if (battle.attacker.isNpc || battle.defender.isNpc) return null;
  const after = nextRound(battle, PLAYERS, rules, now);
  return isDecided(after) ? null : sealed(after, notary);
};
