// The Bulk Exchange (G-094): several trades in one basket, all or none, their turns and prices added up.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { basketCost, TRADE_IDS, TradeOrder } from '../../kingdom/trade.ts';
import { declareVerb } from '../verb.ts';
import { roomForTraded } from './tradeRoom.ts';
import { TRADE_REPORT } from './tradeWithKingdom.ts';

/** Wire: actionId "bulk_exchange", metadata.orders [{trade, quantity}], each trade once at most. */
export const bulkExchange = declareVerb({
  id: 'trade_with_kingdom/bulk_exchange',
  input: z.object({ orders: z.array(TradeOrder).min(1).max(TRADE_IDS.length) }),

  check: ({ kingdom }, { orders }) => {
    if (new Set(orders.map(({ trade }) => trade)).size < orders.length)
      return refuse({ code: 'trade_twice', params: {} });
    const short = roomForTraded(orders, kingdom);
    return short === null ? fine : refuse(short);
  },

  cost: ({ kingdom }, { orders }) => basketCost(orders, kingdom.bonuses),

  report: z.object({ orders: z.array(TradeOrder), ...TRADE_REPORT }),
});
