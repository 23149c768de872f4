// The war of the tutor's board: strength against strength with one throw of chance (kingdom.md 9, "Guide battle simulator"; G-121).
// Invariant: a pure function of armies, ground and chance; the real battles are engine/battle's and owe it nothing.
import type { Random } from '../core/random.ts';
import { clamp } from '../core/permille.ts';

export interface BoardKind {
  readonly id: string;
  readonly type: string;
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
}

/** How many of each kind, by id. */
export type BoardArmy = Readonly<Record<string, number>>;

export interface BoardGround {
  readonly modifiers: Readonly<
    Record<string, { readonly attack?: number; readonly defense?: number } | undefined>
  >;
}

export interface BoardRules {
  readonly units: readonly BoardKind[];
  /** Percent lost, by winner and side. */
  readonly losses: Readonly<
    Record<'attacker' | 'defender' | 'draw', { readonly attacker: number; readonly defender: number }>
  >;
}

export interface BoardOutcome {
  readonly winner: 'attacker' | 'defender' | 'draw';
  readonly strength: { readonly attacker: number; readonly defender: number };
  /** The attacker's share of both strengths, before chance and after it. */
  readonly ratio: number;
  readonly adjusted: number;
  readonly rounds: number;
  /** Men lost, by kind. */
  readonly losses: { readonly attacker: BoardArmy; readonly defender: BoardArmy };
}

/** Above this adjusted ratio the attacker wins, below the other the defender; between them nobody does (KK-125). */
const ATTACKER_WINS = 0.6;
const DEFENDER_WINS = 0.4;

/** A count as it may stand on the board: whole, 0 to `most`; what is no number is 0 (kingdom.md 5). */
export const boardCount = (count: number, most: number): number =>
  Number.isFinite(count) ? clamp(Math.trunc(count), 0, most) : 0;

/** Men in an army. */
export const boardMen = (army: BoardArmy): number =>
  Object.values(army).reduce((sum, count) => sum + count, 0);

/** An army's strength on a ground: the sum of count × (attack + defense + health / 2), attack and defense by what the ground adds (G-121). */
export const boardStrength = (army: BoardArmy, units: readonly BoardKind[], ground: BoardGround): number =>
  units.reduce((sum, { id, type, attack, defense, health }) => {
    const { attack: onAttack = 0, defense: onDefense = 0 } = ground.modifiers[type] ?? {};
    return (
      sum +
      (army[id] ?? 0) * ((attack * (100 + onAttack)) / 100 + (defense * (100 + onDefense)) / 100 + health / 2)
    );
  }, 0);

/** Who wins, by the attacker's share of both strengths (0 to 1) times chance. */
export const boardWinner = (adjusted: number): BoardOutcome['winner'] =>
  adjusted > ATTACKER_WINS ? 'attacker' : adjusted < DEFENDER_WINS ? 'defender' : 'draw';

/** 0.8 to 1.2 in hundredths. */
const chanceOf = (random: Random): number => random.between(80, 120) / 100;

/** One fight. Both armies must have men: the caller's care. */
export const fightOnBoard = (
  { attacker, defender }: { readonly attacker: BoardArmy; readonly defender: BoardArmy },
  ground: BoardGround,
  rules: BoardRules,
  random: Random,
): BoardOutcome => {
  const strength = {
    attacker: boardStrength(attacker, rules.units, ground),
    defender: boardStrength(defender, rules.units, ground),
  };
  const ratio = strength.attacker / (strength.attacker + strength.defender);
  const adjusted = ratio * chanceOf(random);
  const winner = boardWinner(adjusted);
  const lost = (army: BoardArmy, percent: number): BoardArmy =>
    Object.fromEntries(
      rules.units
        .filter(({ id }) => (army[id] ?? 0) > 0)
        .map(({ id }) => {
          const count = army[id] ?? 0;
          return [id, Math.min(count, Math.round((count * percent * chanceOf(random)) / 100))];
        }),
    );
  return {
    winner,
    strength,
    ratio,
    adjusted,
    rounds: random.between(3, 7),
    losses: {
      attacker: lost(attacker, rules.losses[winner].attacker),
      defender: lost(defender, rules.losses[winner].defender),
    },
  };
};
