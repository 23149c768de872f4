// The Trade center (kingdom.md 2.9): five stalls, each with a quantity, what it asks and gives today, and the Bulk Exchange for several at once.
import { memo, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { bulkExchange } from '@sigilla/engine/actions/economy/bulkExchange.ts';
import { TRADE_QUANTITY, TRADES } from '@sigilla/engine/kingdom/trade.ts';
import type { TradeId, TradeOrder } from '@sigilla/engine/kingdom/trade.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { usePreview } from '../../realm/actions.tsx';
import { Costs } from '../../realm/Costs.tsx';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { MadeOf } from '../../realm/MadeOf.tsx';
import { bonusParts } from '../../realm/madeOf.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { exchanged, goodsText, STALLS, tradeDeed, tradeFailed } from './offers.ts';
import type { Stall } from './offers.ts';
import styles from './Trade.module.css';

const Offer = memo(function Offer({
  offer: { trade, name, story },
  onBasket,
}: {
  readonly offer: Stall['offers'][number];
  /** The same function as long as the market stands. */
  readonly onBasket: (order: TradeOrder) => void;
}) {
  const [quantity, setQuantity] = useState<number>(TRADE_QUANTITY.min);
  const [done, setDone] = useState('');
  const order = { trade, quantity };
  const bargain = tradeDeed(order, name);
  const turns = usePreview(bargain)?.cost.turns ?? 0;
  const { give, get } = useOwn((kingdom) => exchanged(order, kingdom));
  return (
    <Card name={name}>
      <header className={styles.head}>
        <Icon icon={TRADES[trade].source} size={32} />
        <span aria-hidden="true">→</span>
        <Icon icon={TRADES[trade].target} size={32} />
        <h3 className={styles.name}>{name}</h3>
      </header>
      <p className={styles.story}>{story}</p>
      <NumberStepper
        label={`Quantity: ${name}`}
        value={quantity}
        min={TRADE_QUANTITY.min}
        max={TRADE_QUANTITY.max}
        onChange={setQuantity}
        withoutMost
      />
      <p className={styles.get}>You receive {goodsText(get) || 'nothing'}</p>
      <Costs costs={give} turns={turns} />
      <div className={styles.buttons}>
        <DeedButton
          deed={bargain}
          onBegin={() => setDone('')}
          onAnswer={(answer) => answer.success && setDone(answer.message)}
        >
          Trade<span className="visuallyHidden"> {name}</span>
        </DeedButton>
        <Button variant="quiet" onClick={() => onBasket(order)}>
          Into the basket<span className="visuallyHidden">: {name}</span>
        </Button>
      </div>
      <p role="status" className={styles.done}>
        {done}
      </p>
    </Card>
  );
});

const NAMES: ReadonlyMap<TradeId, string> = new Map(
  STALLS.flatMap(({ offers }) => offers.map(({ trade, name }) => [trade, name])),
);

function Basket({
  orders,
  onOut,
  onDone,
}: {
  readonly orders: readonly TradeOrder[];
  readonly onOut: (trade: TradeId) => void;
  readonly onDone: () => void;
}): ReactNode {
  const basket = deed(bulkExchange, { orders: [...orders] }, { label: 'Bulk Exchange', failed: tradeFailed });
  const previewed = usePreview(orders.length === 0 ? null : basket);
  return (
    <Leaf title="Bulk Exchange" className={styles.basket}>
      {orders.length === 0 ? (
        <p className={styles.note}>
          The basket is empty. Put several bargains in it, and they are struck together or not at all.
        </p>
      ) : (
        <>
          <ul className={styles.lines}>
            {orders.map((order) => (
              <li key={order.trade}>
                <span>
                  {NAMES.get(order.trade)} × {order.quantity}
                </span>
                <Button variant="quiet" size="sm" onClick={() => onOut(order.trade)}>
                  Take out<span className="visuallyHidden"> {NAMES.get(order.trade)}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Costs costs={previewed?.cost.resources ?? {}} turns={previewed?.cost.turns ?? 0} />
          <div className={styles.buttons}>
            <DeedButton variant="primary" deed={basket} onAnswer={({ success }) => success && onDone()}>
              Strike {counted(orders.length, 'bargain')}
            </DeedButton>
          </div>
        </>
      )}
    </Leaf>
  );
}

function Market({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const [orders, setOrders] = useState<readonly TradeOrder[]>([]);
  const discount = kingdom.bonuses.tradeDiscount;
  const into = useCallback(
    (order: TradeOrder): void =>
      setOrders((before) => [...before.filter(({ trade }) => trade !== order.trade), order]),
    [],
  );
  return (
    <>
      <p className={styles.note}>
        {discount === 0 ? (
          'A merchant guild lowers prices and turns by 10%, a trade district by 5%, half at most.'
        ) : (
          <>
            Merchants ask{' '}
            <MadeOf
              title="Merchants’ discount"
              description="On prices and turns; 50% at most. Whoever sells is given none."
              parts={() => bonusParts(kingdom, 'tradeDiscount')}
              unit="%"
            >
              {discount}%
            </MadeOf>{' '}
            less, and trade takes as many fewer turns.
          </>
        )}
      </p>
      <Basket
        orders={orders}
        onOut={(gone) => setOrders((before) => before.filter(({ trade }) => trade !== gone))}
        onDone={() => setOrders([])}
      />
      {STALLS.map(({ heading, offers }) => (
        <section key={heading} className={styles.stall}>
          <Title>{heading}</Title>
          <div className={styles.cards}>
            {offers.map((offer) => (
              <Offer key={offer.trade} offer={offer} onBasket={into} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

export function Component(): ReactNode {
  return <WithKingdom title="Trade center">{({ kingdom }) => <Market kingdom={kingdom} />}</WithKingdom>;
}
