// Who has won: the specification's outcome rules in the specification's order (latin.md 4.7, G-052, G-053).
// Invariant: asked once a round, after its last blow; the blow that breaks a side (morale 20 or less) is a round's last.
import { MAX_ROUNDS } from './law.ts';
import type { Ending } from './state.ts';

export interface Standing {
  /** Rounds fought. */
  readonly round: number;
  /** Morale at which a side breaks. */
  readonly breaksAt: number;
  /** Does whoever is less shaken keep the field after the last round (since law 6)? */
  readonly decides: boolean;
  /** Men living, men fallen since the start, morale, and whether the side's own orders took it off the field. */
  readonly attacker: SideStanding;
  readonly defender: SideStanding;
}

export interface SideStanding {
  readonly men: number;
  readonly fallen: number;
  readonly morale: number;
  readonly withdrew: boolean;
  /** Has it laid down its arms (since law 5)? */
  readonly surrendered: boolean;
}

/** What it comes to when arms are laid down; null when nobody does. */
const surrenderOf = (attacker: boolean, defender: boolean): Ending | null => {
  if (attacker && defender) return { result: 'stalemate', winner: 'none', cause: 'surrender' };
  if (attacker) return { result: 'defeat', winner: 'defender', cause: 'surrender' };
  return defender ? { result: 'victory', winner: 'attacker', cause: 'surrender' } : null;
};

/** The ending that a standing amounts to, or null while there is a round to fight. */
export const outcomeOf = ({ round, breaksAt, decides, attacker, defender }: Standing): Ending | null => {
  const surrender = surrenderOf(attacker.surrendered, defender.surrendered);
  if (surrender !== null) return surrender;
  if (attacker.men === 0 && defender.men === 0)
    return { result: 'stalemate', winner: 'none', cause: 'destroyed' };
  if (attacker.men === 0) return { result: 'defeat', winner: 'defender', cause: 'destroyed' };
  if (defender.men === 0) return { result: 'victory', winner: 'attacker', cause: 'destroyed' };
  if (attacker.morale <= breaksAt)
    return {
      result: 'tactical_defeat',
      winner: 'defender',
      cause: attacker.withdrew ? 'withdrawal' : 'morale',
    };
  if (defender.morale <= breaksAt)
    return { result: 'victory', winner: 'attacker', cause: defender.withdrew ? 'withdrawal' : 'morale' };
  if (round < MAX_ROUNDS) return null;
  if (2 * attacker.fallen > 3 * defender.fallen)
    return { result: 'pyrrhic_victory', winner: 'defender', cause: 'time' };
  if (!decides || attacker.morale === defender.morale)
    return { result: 'stalemate', winner: 'none', cause: 'time' };
  return attacker.morale < defender.morale
    ? { result: 'tactical_defeat', winner: 'defender', cause: 'time' }
    : { result: 'victory', winner: 'attacker', cause: 'time' };
};
