// What the page asks of the worker that fights, and what that tells. Invariant: plain data, which the browser can hand over.
import type { Forecast } from '@sigilla/engine/battle/forecast.ts';
import type { BattleSetup, Orders, Side, Stance } from '@sigilla/engine/battle/setup.ts';

/** Stances worth setting against each other: whoever falls back does not mean to win. */
export const PLANNED_STANCES = ['hold', 'press', 'feint'] as const satisfies readonly Stance[];
export type PlannedStance = (typeof PLANNED_STANCES)[number];

export interface FightsAsked {
  readonly setup: BattleSetup;
  readonly orders: Orders;
  readonly seed: string;
  /** The battle without one of its circumstances, each. */
  readonly without: readonly BattleSetup[];
}

export type FightsTold =
  | { readonly kind: 'forecast'; readonly forecast: Forecast }
  /** The attacker's share (permille) without a circumstance, by its index in `without`. */
  | { readonly kind: 'without'; readonly index: number; readonly share: number }
  /** The attacker's share when the two sides bear themselves so throughout. */
  | {
      readonly kind: 'stances';
      readonly stances: Readonly<Record<Side, PlannedStance>>;
      readonly share: number;
    }
  | { readonly kind: 'done' };

/** Battles for the forecast. */
export const FIGHTS = 1000;
