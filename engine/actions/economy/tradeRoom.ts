// Whether the people that are asked for have somewhere to sleep: the one thing that merchants ask besides their price. Whoever comes by themselves while
// the carts are on the road has come before them. Invariant: no trade brings more people than there is room for when it arrives.
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { roomAfter } from '../../kingdom/income.ts';
import type { OwnKingdomView } from '../../kingdom/views.ts';
import { basketCost, TRADES, type TradeOrder } from '../../kingdom/trade.ts';

type Town = Pick<OwnKingdomView, 'resources' | 'populationCapacity' | 'income' | 'bonuses'>;

/** Why these orders cannot be housed, or null. */
export const roomForTraded = (orders: readonly TradeOrder[], town: Town): Refusal | null => {
  const people = orders.reduce(
    (sum, { trade, quantity }) => sum + (TRADES[trade].target === 'population' ? quantity : 0),
    0,
  );
  const room = roomAfter(town, basketCost(orders, town.bonuses).turns);
  return people > room ? { code: 'no_room_for_people', params: { room } } : null;
};
