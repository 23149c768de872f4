// Explained luck: the chance of a battle, found by fighting it many times with the real engine, never by a formula of its own.
// Invariants: the samples' luck is forked from the caller's seed and can't touch the battle's; shares add up to 1000.
import { randomStreams } from '../core/random.ts';
import type { Random, Seed } from '../core/random.ts';
import { dismissArmies, musterArmies, resetArmies } from './armies.ts';
import type { Armies } from './armies.ts';
import { compile } from './compile.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { DAY, SWING } from './law.ts';
import { beginBattle } from './resolve.ts';
import { strikeRound } from './round.ts';
import { settleRound } from './settle.ts';
import { DEFAULT_ORDERS } from './setup.ts';
import type { BattleSetup, Orders } from './setup.ts';
import type { BattleState, Ending } from './state.ts';

type Winner = Ending['winner'];

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
 * What the day can be when these tides have been seen: each is the day and a swing, both drawn evenly, so every day between these two
 * is as likely as another.
 */
const daysBehind = (tides: readonly number[]): readonly [least: number, most: number] => [
  Math.max(0 - DAY, ...tides.map((tide) => tide - SWING)),
  Math.min(DAY, ...tides.map((tide) => tide + SWING)),
];

/**
 * Fights the battle that `armies` stand in to its end, both sides keeping to `orders`, on a day between these two (as DAY counts it). The
 * armies are left as the end found them.
 */
export const fightOut = (
  battle: CompiledBattle,
  armies: Armies,
  orders: Orders,
  random: Random,
  [least, most]: readonly [least: number, most: number] = [0 - DAY, DAY],
): Ending => {
  armies.day = least + random.face(most - least + 1);
  for (;;) {
    strikeRound(battle, armies, orders, random);
    const ending = settleRound(battle, armies, orders);
    if (ending !== null) return ending;
  }
};

/**
 * Battles fought on from `state` (or from the beginning), both sides keeping to `orders` throughout: who wins each, one after another, as long as
 * they are asked for. `seed` is the caller's own: any player may run this with any seed. `tides` are those of the rounds fought so far: whoever
 * has seen which way the field gives knows something of the day.
 */
export function* winners(
  setup: BattleSetup,
  seed: Seed,
  orders: Orders,
  state: BattleState = beginBattle(setup),
  tides: readonly number[] = [],
): Generator<Winner, never> {
  const days = daysBehind(tides);
  const battle = compile(setup);
  const armies = musterArmies(battle, state, false);
  const luck = randomStreams(seed, 'odds');
  try {
    for (;;) {
      if (state.ending === null) resetArmies(battle, armies, state);
      // One stream a battle: nobody will ever replay it, so its rounds need no seeds of their own.
      yield (state.ending ?? fightOut(battle, armies, orders, luck.next().value, days)).winner;
    }
  } finally {
    dismissArmies(battle, armies);
  }
}

/** The chance of each side, by so many battles of `winners`. */
export const estimateOdds = (
  setup: BattleSetup,
  samples: number,
  seed: Seed,
  orders: Orders = { attacker: DEFAULT_ORDERS, defender: DEFAULT_ORDERS },
  state: BattleState = beginBattle(setup),
  tides: readonly number[] = [],
): Odds => {
  const wins = { attacker: 0, defender: 0, none: 0 };
  for (const winner of winners(setup, seed, orders, state, tides).take(samples)) wins[winner] += 1;
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
