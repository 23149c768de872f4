// Trading with the merchants (kingdom.md §2.9): one of five rates, one to 999 at a time.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { ResourceName } from '../../kingdom/kingdom.ts';
import { basketCost, TRADE_QUANTITY, TradeId } from '../../kingdom/trade.ts';
import { declareVerb } from '../verb.ts';
import { roomForTraded } from './tradeRoom.ts';

/** What every trade reports (kingdom.md §3). */
export const TRADE_REPORT = {
  resourcesGenerated: z.partialRecord(ResourceName, z.int()),
  goldGenerated: z.int(),
  manaGenerated: z.int(),
  populationGenerated: z.int(),
  researchGenerated: z.int(),
};

/** Wire: actionId is one of the five trades, quantity 1 to 999. */
export const tradeWithKingdom = declareVerb({
  id: 'trade_with_kingdom',
  input: z.object({
    trade: TradeId,
    quantity: z.int().min(TRADE_QUANTITY.min).max(TRADE_QUANTITY.max).default(1),
  }),
  carried: { actionId: 'trade', quantity: 'quantity' },

  check: ({ kingdom }, order) => {
    const short = roomForTraded([order], kingdom);
    return short === null ? fine : refuse(short);
  },

  cost: ({ kingdom }, order) => basketCost([order], kingdom.bonuses),

  report: z.object({ trade: TradeId, quantity: z.int(), ...TRADE_REPORT }),
});
