// Honor: an Elo rating with K 32 in whole numbers (G-180). What one ruler gains in an even fight the other loses.
// Invariants: equal ratings move by 16; a gain is never below 1 unless it is withheld; honor never falls below 0.
import { permilleOf } from '../core/permille.ts';
import type { Side } from '../battle/setup.ts';
import type { Winner } from '../battle/state.ts';

const K = 32;

/**
 * The expected score of the higher rating in permille, by difference in steps of 25 points: 1000 / (1 + 10^(-d / 400)), rounded.
 * A table, because powers of ten are not whole numbers. Differences above 800 count as 800.
 */
const EXPECTED = [
  500, 536, 571, 606, 640, 673, 703, 733, 760, 785, 808, 830, 849, 867, 882, 896, 909, 920, 930, 939, 947,
  954, 960, 965, 969, 973, 977, 980, 983, 985, 987, 989, 990,
] as const;
const STEP = 25;

/** What a ruler of honor `own` is expected to score against `rival`, in permille. */
export const expectedScore = (own: number, rival: number): number => {
  const row = Math.min(Math.floor(Math.abs(own - rival) / STEP), EXPECTED.length - 1);
  const higher = EXPECTED[row] ?? 990;
  return own >= rival ? higher : 1000 - higher;
};

/** Below this share of the winner's power (permille), beating someone brings nothing (G-180). */
const WORTHY_PERMILLE = 500;

/** Is a rival of `rivalPower` strong enough that beating them brings honor and spoils to a ruler of `ownPower`? */
export const isWorthy = (ownPower: number, rivalPower: number): boolean =>
  ownPower === 0 || permilleOf(rivalPower, ownPower) >= WORTHY_PERMILLE;

export interface Contender {
  readonly honor: number;
  readonly power: number;
}

const movement = (winner: Contender, loser: Contender): number =>
  isWorthy(winner.power, loser.power)
    ? Math.max(1, Math.floor((K * (1000 - expectedScore(winner.honor, loser.honor))) / 1000))
    : 0;

/** How both honors move after a ranked battle. Zero-sum, but that nobody falls below 0. */
export const honorGained = (
  contenders: Readonly<Record<Side, Contender>>,
  winner: Winner,
): Readonly<Record<Side, number>> => {
  const { attacker, defender } = contenders;
  const falls = (side: Side, points: number): number => -Math.min(points, contenders[side].honor);
  switch (winner) {
    case 'attacker': {
      const points = movement(attacker, defender);
      return { attacker: points, defender: falls('defender', points) };
    }
    case 'defender': {
      const points = movement(defender, attacker);
      return { attacker: falls('attacker', points), defender: points };
    }
    case 'none': {
      // A draw moves the difference between what was expected and half a point, from the higher to the lower.
      const surplus = expectedScore(attacker.honor, defender.honor) - 500;
      const points = Math.floor((K * Math.abs(surplus)) / 1000);
      return surplus > 0
        ? { attacker: falls('attacker', points), defender: points }
        : { attacker: points, defender: falls('defender', points) };
    }
  }
};
