// The merchants (kingdom.md §2.9, §9): five rates, prices and turns lowered by guilds and districts, and a memory of what they sold.
// What was bought of them they take back at less than was paid, before anything sells at the full rate: however discounts come and go between
// buying and selling, no round of trades makes gold (G-151). Invariants: a trade costs at least one of its source (G-150) and one turn.
import { z } from 'zod';
import type { Bonuses } from './effects.ts';
import type { Kingdom, ResourceDelta } from './kingdom.ts';

export const TRADE_IDS = [
  'gold_for_mana',
  'gold_for_population',
  'gold_for_research',
  'mana_for_gold',
  'mana_for_population',
] as const;
export const TradeId = z.enum(TRADE_IDS);
export type TradeId = z.infer<typeof TradeId>;

/** Least and most of one trade (G-033), and trades in one basket. */
export const TRADE_QUANTITY = { min: 1, max: 999 } as const;

export interface Trade {
  readonly id: TradeId;
  readonly source: 'gold' | 'mana';
  readonly target: 'gold' | 'mana' | 'population' | 'researchPoints';
  /** Of the source, for one. */
  readonly rate: number;
  /** Of the target that one is: gold comes by the handful. */
  readonly each: number;
}

export const TRADES: Readonly<Record<TradeId, Trade>> = {
  gold_for_mana: { id: 'gold_for_mana', source: 'gold', target: 'mana', rate: 100, each: 1 },
  gold_for_population: {
    id: 'gold_for_population',
    source: 'gold',
    target: 'population',
    rate: 50,
    each: 1,
  },
  gold_for_research: {
    id: 'gold_for_research',
    source: 'gold',
    target: 'researchPoints',
    rate: 200,
    each: 1,
  },
  mana_for_gold: { id: 'mana_for_gold', source: 'mana', target: 'gold', rate: 1, each: 80 },
  mana_for_population: {
    id: 'mana_for_population',
    source: 'mana',
    target: 'population',
    rate: 2,
    each: 1,
  },
};

/** One line of a basket. */
export const TradeOrder = z.object({
  trade: TradeId,
  quantity: z.int().min(TRADE_QUANTITY.min).max(TRADE_QUANTITY.max),
});
export type TradeOrder = z.infer<typeof TradeOrder>;

type Discount = Pick<Bonuses, 'tradeDiscount'>;

/** What a trade asks of its source: base × quantity × efficiency, rounded down, at least one. Whoever sells is given no discount. */
export const tradeCost = ({ trade, quantity }: TradeOrder, { tradeDiscount }: Discount): number => {
  const { rate, target } = TRADES[trade];
  const asked = rate * quantity;
  return target === 'gold' ? asked : Math.max(1, Math.floor((asked * (100 - tradeDiscount)) / 100));
};

/** max(1, ceil((2 + floor(quantity / 10)) × turn reduction)). */
export const tradeTurns = ({ quantity }: Pick<TradeOrder, 'quantity'>, { tradeDiscount }: Discount): number =>
  Math.max(1, Math.ceil(((2 + Math.floor(quantity / 10)) * (100 - tradeDiscount)) / 100));

/** What a basket asks: each line's source and turns, added up. */
export const basketCost = (
  orders: readonly TradeOrder[],
  discount: Discount,
): { readonly turns: number; readonly resources: ResourceDelta } => {
  const resources: ResourceDelta = {};
  let turns = 0;
  for (const order of orders) {
    const { source } = TRADES[order.trade];
    resources[source] = (resources[source] ?? 0) + tradeCost(order, discount);
    turns += tradeTurns(order, discount);
  }
  return { turns, resources };
};

/** Mana that the merchants sold and have not taken back, and the gold that was paid for it. */
export type Bought = Kingdom['boughtMana'];

/** What mana sells for, and what the merchants remember afterwards. */
const sold = (quantity: number, bought: Bought): { readonly gold: number; readonly bought: Bought } => {
  const back = Math.min(quantity, bought.amount);
  // A coin a piece below what was paid, and never above the rate.
  const paid = bought.amount === 0 ? 0 : Math.floor((bought.gold * back) / bought.amount);
  const { each } = TRADES.mana_for_gold;
  return {
    gold: each * (quantity - back) + Math.min(each * back, Math.max(0, paid - back)),
    bought: { amount: bought.amount - back, gold: bought.gold - paid },
  };
};

/** What a basket brings, line by line, and what the merchants remember afterwards. Lines are settled in their order. */
export const basketBrings = (
  orders: readonly TradeOrder[],
  before: Bought,
  discount: Discount,
): { readonly brought: readonly ResourceDelta[]; readonly bought: Bought } => {
  let bought = before;
  const brought = orders.map((order): ResourceDelta => {
    const { target, each } = TRADES[order.trade];
    if (order.trade === 'mana_for_gold') {
      const sale = sold(order.quantity, bought);
      bought = sale.bought;
      return sale.gold > 0 ? { gold: sale.gold } : {};
    }
    if (order.trade === 'gold_for_mana')
      bought = {
        amount: bought.amount + order.quantity,
        gold: bought.gold + tradeCost(order, discount),
      };
    return { [target]: each * order.quantity };
  });
  return { brought, bought };
};

/** What the merchants can still be owed: of mana that was spent nothing is left to take back. */
export const stillHeld = (bought: Bought, mana: number): Bought => {
  if (bought.amount <= mana) return bought;
  return {
    amount: mana,
    gold: mana === 0 ? 0 : Math.floor((bought.gold * mana) / bought.amount),
  };
};
