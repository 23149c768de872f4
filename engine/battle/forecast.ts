// What a fight would come to, told before it: its chances with how sure they are, what it would cost, and what each circumstance is worth.
// All of it is counted from battles fought by the real engine. Invariants: the seed is the caller's own and touches no battle of the
// realm; the same seed and number of battles give the same forecast; a part's worth compares fights of the same luck.
import { clamp } from '../core/permille.ts';
import { randomStreams } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
import { dismissArmies, musterArmies, resetArmies } from './armies.ts';
import { compile } from './compile.ts';
import { fightOut } from './odds.ts';
import { beginBattle } from './resolve.ts';
import { SIDES } from './setup.ts';
import type { BattleSetup, Orders, Side } from './setup.ts';

/** A figure that differs from battle to battle: its mean, and the two between which four battles of five end. */
export interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface UnitLosses extends Spread {
  /** Index in the side's units. */
  readonly unit: number;
  readonly quantity: number;
}

export interface Forecast {
  /** Battles fought for it. */
  readonly samples: number;
  /** How many of them each side won, and nobody did. */
  readonly wins: Readonly<Record<Side | 'none', number>>;
  /** Between which shares (permille) the attacker's true chance lies, 95 times in a hundred (Wilson 1927). */
  readonly interval: readonly [low: number, high: number];
  readonly rounds: Spread;
  /** Men lost, by side and unit: fallen, not fled. */
  readonly losses: Readonly<Record<Side, readonly UnitLosses[]>>;
}

/** Standard normal quantile of a two-sided 95 % interval. */
const Z = 1.96;

/** Wilson's score interval of `won` out of `samples`, permille. */
export const wilson = (won: number, samples: number): readonly [low: number, high: number] => {
  if (samples === 0) return [0, 1000];
  const share = won / samples;
  const middle = share + (Z * Z) / (2 * samples);
  const reach = Z * Math.sqrt((share * (1 - share)) / samples + (Z * Z) / (4 * samples * samples));
  const whole = 1 + (Z * Z) / samples;
  return [
    clamp(Math.round((1000 * (middle - reach)) / whole), 0, 1000),
    clamp(Math.round((1000 * (middle + reach)) / whole), 0, 1000),
  ];
};

const spreadOf = (values: readonly number[]): Spread => {
  if (values.length === 0) return { mean: 0, low: 0, high: 0 };
  const sorted = values.toSorted((a, b) => a - b);
  const at = (tenths: number): number => sorted[Math.floor(((sorted.length - 1) * tenths) / 10)] ?? 0;
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, low: at(1), high: at(9) };
};

/** A forecast in the making: some battles now, some later, so that nobody waits for all of them. */
export interface Forecasting {
  /** Fights so many more. */
  fight(battles: number): void;
  /** What has been found so far. */
  result(): Forecast;
}

/** Begins a forecast: nothing is fought yet. Both sides keep to `orders` throughout. */
export const beginForecast = (setup: BattleSetup, seed: Seed, orders: Orders): Forecasting => {
  const battle = compile(setup);
  const first = beginBattle(setup);
  const wins = { attacker: 0, defender: 0, none: 0 };
  const luck = randomStreams(seed, 'forecast');
  const rounds: number[] = [];
  const fallen: Readonly<Record<Side, number[][]>> = {
    attacker: setup.attacker.units.map(() => []),
    defender: setup.defender.units.map(() => []),
  };
  return {
    fight(battles) {
      const armies = musterArmies(battle, first, false);
      for (let i = 0; i < battles; i += 1) {
        resetArmies(battle, armies, first);
        const { winner } = fightOut(battle, armies, orders, luck.next().value);
        wins[winner] += 1;
        rounds.push(armies.round);
        const standing: Record<Side, number[]> = {
          attacker: setup.attacker.units.map(() => 0),
          defender: setup.defender.units.map(() => 0),
        };
        for (const { side, unit, index } of battle.companies)
          standing[side][unit] = (standing[side][unit] ?? 0) + (armies.men[index] ?? 0);
        for (const side of SIDES)
          for (const [unit, { quantity }] of setup[side].units.entries())
            fallen[side][unit]?.push(quantity - (standing[side][unit] ?? 0));
      }
      dismissArmies(battle, armies);
    },
    result() {
      const losses = (side: Side): UnitLosses[] =>
        setup[side].units.map(({ quantity }, unit) => ({
          unit,
          quantity,
          ...spreadOf(fallen[side][unit] ?? []),
        }));
      return {
        samples: rounds.length,
        wins: { ...wins },
        interval: wilson(wins.attacker, rounds.length),
        rounds: spreadOf(rounds),
        losses: { attacker: losses('attacker'), defender: losses('defender') },
      };
    },
  };
};

/** A forecast of `samples` battles, fought at a stretch. */
export const forecast = (setup: BattleSetup, samples: number, seed: Seed, orders: Orders): Forecast => {
  const making = beginForecast(setup, seed, orders);
  making.fight(samples);
  return making.result();
};

/** The attacker's share of a forecast, permille, a battle that nobody won counting half. */
export const shareOf = ({ samples, wins }: Pick<Forecast, 'samples' | 'wins'>): number =>
  samples === 0 ? 500 : Math.round((1000 * wins.attacker + 500 * wins.none) / samples);
