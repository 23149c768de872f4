// The five trades as the stalls show them: under which heading, what is given and got, and what a basket of them comes to.
import { tradeWithKingdom } from '@sigilla/engine/actions/economy/tradeWithKingdom.ts';
import { basketBrings, stillHeld, tradeCost, TRADES } from '@sigilla/engine/kingdom/trade.ts';
import type { TradeId, TradeOrder } from '@sigilla/engine/kingdom/trade.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ResourceDelta } from '@sigilla/engine/kingdom/kingdom.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { Awning } from '../../ui/art/market/stall.ts';
import { deed } from '../../realm/deed.ts';
import { counted, whole } from '../../ui/numberText.ts';

export interface Offer {
  readonly trade: TradeId;
  readonly name: string;
  readonly story: string;
}

/** Stalls of one heading have awnings of one colour. */
export const STALLS: readonly {
  readonly heading: string;
  readonly awning: Awning;
  readonly offers: readonly Offer[];
}[] = [
  {
    heading: 'Purchase with Gold',
    awning: 'cloth',
    offers: [
      {
        trade: 'gold_for_mana',
        name: 'Gold for Mana',
        story: 'Small bottles, wrapped in straw. Do not shake, and do not ask whose hills.',
      },
      {
        trade: 'gold_for_population',
        name: 'Gold for Population',
        story: 'Passage paid, a week’s bread and a promise of roofs. They arrive with hens.',
      },
      {
        trade: 'gold_for_research',
        name: 'Gold for Research',
        story: 'Books by the yard, and a scholar to say which way up.',
      },
    ],
  },
  {
    heading: 'Sell for Gold',
    awning: 'other',
    offers: [
      {
        trade: 'mana_for_gold',
        name: 'Mana for Gold',
        story:
          'They hold each bottle to the light. What they sold you themselves they take back for a coin less.',
      },
    ],
  },
  {
    heading: 'Resource Exchange',
    awning: 'green',
    offers: [
      {
        trade: 'mana_for_population',
        name: 'Mana for Population',
        story: 'A light in every window draws people over hills. They stay for the light.',
      },
    ],
  },
];

/** "40 gold and 3 mana". */
export const goodsText = (goods: ResourceDelta): string =>
  RESOURCES.flatMap((name) => {
    const amount = goods[name] ?? 0;
    if (amount === 0) return [];
    return name === 'researchPoints'
      ? [counted(amount, 'research point')]
      : [`${whole(amount)} ${RESOURCE_WORDS[name].spoken}`];
  }).join(' and ');

/** What a trade gives for what, as the merchants have it now. */
export const exchanged = (
  order: TradeOrder,
  kingdom: OwnKingdomView,
): { readonly give: ResourceDelta; readonly get: ResourceDelta } => {
  const { brought } = basketBrings(
    [order],
    stillHeld(kingdom.boughtMana, kingdom.resources.mana),
    kingdom.bonuses,
  );
  return { give: { [TRADES[order.trade].source]: tradeCost(order, kingdom.bonuses) }, get: brought[0] ?? {} };
};

/** What is said where trade fails by no fault of the trader's. */
export const tradeFailed = (error: string): string => `Trade error: ${error}`;

/** The deed of one trade. */
export const tradeDeed = (order: TradeOrder, name: string) =>
  deed(tradeWithKingdom, order, {
    label: `${name} × ${whole(order.quantity)}`,
    quiet: true,
    failed: tradeFailed,
  });
