// Trades, one or a basket: the goods arrive at the price that was weighed, and the merchants write down what they sold.
// Invariant: no more people arrive than there is room for then. A study that comes to its end on the road can have brought more by themselves than was
// weighed, or an artifact's; then nothing is done.
import { ok, refuse, type Result } from '../../core/result.ts';
import type { ApplyContext } from '../deed.ts';
import { deed } from '../deed.ts';
import { RESOURCES, type Kingdom, type ResourceDelta } from '../../kingdom/kingdom.ts';
import { populationCapacity } from '../../kingdom/income.ts';
import { plus } from '../../kingdom/ledger.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import { basketBrings, stillHeld, TRADES, type TradeOrder } from '../../kingdom/trade.ts';
import { bulkExchange } from './bulkExchange.ts';
import { tradeWithKingdom } from './tradeWithKingdom.ts';

interface Traded {
  readonly kingdom: Kingdom;
  readonly generated: ResourceDelta;
}

const traded = (
  { kingdom, weighed, content }: Pick<ApplyContext<null>, 'kingdom' | 'weighed' | 'content'>,
  orders: readonly TradeOrder[],
): Result<Traded> => {
  // The mana that this very basket sells has been taken out of the stock already, and counts as held.
  const selling = orders.reduce(
    (sum, { trade, quantity }) => sum + (trade === 'mana_for_gold' ? quantity : 0),
    0,
  );
  const held = stillHeld(kingdom.boughtMana, kingdom.resources.mana + selling);
  // What was paid is written down, though the spell that lowered it has ended while the carts were on the road.
  const { brought, bought } = basketBrings(orders, held, weighed.bonuses);
  const generated: ResourceDelta = {};
  for (const one of brought)
    for (const name of RESOURCES)
      if (one[name] !== undefined) generated[name] = (generated[name] ?? 0) + one[name];
  const people = generated.population ?? 0;
  const room =
    people === 0 ? 0 : Math.max(0, populationCapacity(kingdom, content) - kingdom.resources.population);
  if (people > room) return refuse({ code: 'no_room_for_people', params: { room } });
  return ok({
    kingdom: { ...kingdom, resources: plus(kingdom.resources, generated), boughtMana: bought },
    generated,
  });
};

const reported = (generated: ResourceDelta) => ({
  resourcesGenerated: generated,
  goldGenerated: generated.gold ?? 0,
  manaGenerated: generated.mana ?? 0,
  populationGenerated: generated.population ?? 0,
  researchGenerated: generated.researchPoints ?? 0,
});

/** "40 gold, 3 mana". */
const goods = (generated: ResourceDelta): string =>
  RESOURCES.flatMap((name) => {
    const amount = generated[name];
    return amount === undefined ? [] : [`${amount} ${RESOURCE_WORDS[name].spoken}`];
  }).join(', ');

export const tradeWithKingdomDeed = deed(tradeWithKingdom, (ctx, order) => {
  const done = traded(ctx, [order]);
  if (!done.ok) return done;
  const { kingdom, generated } = done.value;
  const isSale = TRADES[order.trade].target === 'gold';
  return ok({
    kingdom,
    message: {
      code: isSale ? 'manaSold' : 'goodsBought',
      params: { goods: goods(generated) || 'nothing' },
      variant: kingdom.turnsSpent,
    },
    report: { ...order, ...reported(generated) },
  });
});

export const bulkExchangeDeed = deed(bulkExchange, (ctx, { orders }) => {
  const done = traded(ctx, orders);
  if (!done.ok) return done;
  const { kingdom, generated } = done.value;
  return ok({
    kingdom,
    message: {
      code: 'basketTraded',
      params: { goods: goods(generated) || 'nothing', count: orders.length },
      variant: kingdom.turnsSpent,
    },
    report: { orders, ...reported(generated) },
  });
});
