// Turns: one grows every `secondsPerTurn` until `maxTurns`; granted turns may lift the count above it, up to the realm's cap (G-110, G-184).
// Settled lazily from the stored time, never by a loop over players. Invariant: settling never takes turns away,
// and a fraction of a turn that has grown is kept in `settledAt`.
import { z } from 'zod';
import type { RealmRules } from './content.ts';
import type { TurnStock } from './kingdom.ts';

type TurnRules = Pick<RealmRules, 'secondsPerTurn' | 'maxTurns' | 'grantedTurnsCap'>;

/** What a player sees of their turns. `timeUntilNextTurn` is in whole seconds (0 at the maximum), `turnProgress` in percent. */
export const TurnView = z.object({
  turns: z.int().min(0),
  maxTurns: z.int().min(1),
  timeUntilNextTurn: z.int().min(0),
  turnProgress: z.int().min(0).max(100),
  isAtMaxTurns: z.boolean(),
});
export type TurnView = z.infer<typeof TurnView>;

/**
 * The stock as of `now` (epoch milliseconds): what time has brought is in it. A stock that was settled later than now, by a clock that
 * has since been set back, grows on from now: nothing is lost, and it does not wait for that day.
 */
export const settleTurns = (stock: TurnStock, rules: TurnRules, now: number): TurnStock => {
  if (now === stock.settledAt) return stock;
  if (now < stock.settledAt) return { count: stock.count, settledAt: now };
  if (stock.count >= rules.maxTurns) return { count: stock.count, settledAt: now };
  const period = rules.secondsPerTurn * 1000;
  const grown = Math.floor((now - stock.settledAt) / period);
  const count = stock.count + grown;
  if (count >= rules.maxTurns) return { count: rules.maxTurns, settledAt: now };
  return { count, settledAt: stock.settledAt + grown * period };
};

/** The stock with granted turns added: never fewer than before, at most the realm's cap. */
export const grantTurns = (stock: TurnStock, granted: number, rules: TurnRules): TurnStock => ({
  count: Math.max(stock.count, Math.min(rules.grantedTurnsCap, stock.count + granted)),
  settledAt: stock.settledAt,
});

/** The turns as a player sees them at `now`. */
export const turnView = (stock: TurnStock, rules: TurnRules, now: number): TurnView => {
  const { count, settledAt } = settleTurns(stock, rules, now);
  const isAtMaxTurns = count >= rules.maxTurns;
  const period = rules.secondsPerTurn * 1000;
  const grown = Math.min(period, Math.max(0, now - settledAt));
  return {
    turns: count,
    maxTurns: rules.maxTurns,
    timeUntilNextTurn: isAtMaxTurns ? 0 : Math.ceil((period - grown) / 1000),
    turnProgress: isAtMaxTurns ? 100 : Math.floor((grown * 100) / period),
    isAtMaxTurns,
  };
};
