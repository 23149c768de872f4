// Whether the people that are asked for have somewhere to sleep: the one thing that merchants ask besides their price.
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { OwnKingdomView } from '../../kingdom/views.ts';
import { TRADES, type TradeOrder } from '../../kingdom/trade.ts';

/** Why these orders cannot be housed, or null. */
export const roomForTraded = (
  orders: readonly TradeOrder[],
  { resources, populationCapacity }: Pick<OwnKingdomView, 'resources' | 'populationCapacity'>,
): Refusal | null => {
  const people = orders.reduce(
    (sum, { trade, quantity }) => sum + (TRADES[trade].target === 'population' ? quantity : 0),
    0,
  );
  const room = Math.max(0, populationCapacity - resources.population);
  return people > room ? { code: 'no_room_for_people', params: { room } } : null;
};
