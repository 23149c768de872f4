// Explained luck: the chance of a battle, found by fighting it many times with the real engine, never by a formula of its own.
// Invariants: the samples' seeds are forks of the caller's and can't touch the battle's; shares add up to 1000.
import { randomFork } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
import { dismissArmies, musterArmies, resetArmies } from './armies.ts';
import { compile } from './compile.ts';
import { DAY } from './law.ts';
import { beginBattle } from './resolve.ts';
import { drawTide, strikeRound } from './round.ts';
import { settleRound } from './settle.ts';
import { DEFAULT_ORDERS } from './setup.ts';
import type { BattleSetup, Orders } from './setup.ts';
import type { BattleState, Ending } from './state.ts';

export interface Odds {
  /** Battles simulated. */
  readonly samples: number;
  /** Permille of them that each side won, and that nobody did. */
  readonly attacker: number;
  readonly defender: number;
  readonly none: number;
  /** Standard error of `attacker`, permille. */
  readonly standardError: number;
}

/**
 * Fights `samples` battles on from `state` (or from the beginning), both sides keeping to `orders` throughout. `seed` is the
 * caller's own: any player may run this with any seed.
 */
export const estimateOdds = (
  setup: BattleSetup,
  samples: number,
  seed: Seed,
  orders: Orders = { attacker: DEFAULT_ORDERS, defender: DEFAULT_ORDERS },
  state: BattleState = beginBattle(setup),
): Odds => {
  const battle = compile(setup);
  const armies = musterArmies(battle, state);
  const wins = { attacker: 0, defender: 0, none: 0 };
  for (let i = 0; i < samples; i += 1) {
    let { ending }: { ending: Ending | null } = state;
    if (ending === null) {
      // One stream a battle: nobody will ever replay it, so its rounds need no seeds of their own.
      const own = randomFork(seed, 'odds', i);
      resetArmies(battle, armies, state);
      armies.day = drawTide(own, DAY);
      while (ending === null) {
        strikeRound(battle, armies, orders, own);
        ending = settleRound(battle, armies, orders);
      }
    }
    wins[ending.winner] += 1;
  }
  dismissArmies(battle, armies);
  const attacker = Math.floor((1000 * wins.attacker) / samples);
  const defender = Math.floor((1000 * wins.defender) / samples);
  return {
    samples,
    attacker,
    defender,
    none: 1000 - attacker - defender,
    standardError: Math.round(Math.sqrt((attacker * (1000 - attacker)) / samples)),
  };
};
