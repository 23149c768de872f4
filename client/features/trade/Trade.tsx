// The Trade center (kingdom.md 2.9): five stalls of a market, or the same five bargains in a table, and the Bulk Exchange for several at once.
import { useCallback, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { bulkExchange } from '@sigilla/engine/actions/economy/bulkExchange.ts';
import type { TradeId, TradeOrder } from '@sigilla/engine/kingdom/trade.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { usePreview } from '../../realm/actions.tsx';
import { Costs } from '../../realm/Costs.tsx';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { MadeOf } from '../../realm/MadeOf.tsx';
import { bonusParts } from '../../realm/madeOf.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { Button } from '../../ui/Button.tsx';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { BargainTable, Stall } from './Bargain.tsx';
import { STALLS, tradeFailed } from './offers.ts';
import { useRemembered } from '../../ui/useRemembered.ts';
import styles from './Trade.module.css';

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
  const previewed = usePreview(basket);
  return (
    <Leaf title="Bulk Exchange" className={styles.basket}>
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
    </Leaf>
  );
}

const VIEWS = [
  { value: 'market', label: 'Market' },
  { value: 'table', label: 'Table' },
] as const;

function Market({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const [orders, setOrders] = useState<readonly TradeOrder[]>([]);
  const [view, setView] = useRemembered('sigilla.market', ['market', 'table']);
  // The switch answers the press at once.
  const drawn = useDeferredValue(view);
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
          'Each merchant guild lowers prices and turns by 10%, each trade district by 5%: by half at most.'
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
      {orders.length > 0 && (
        <Basket
          orders={orders}
          onOut={(gone) => setOrders((before) => before.filter(({ trade }) => trade !== gone))}
          onDone={() => setOrders([])}
        />
      )}
      <div className={styles.shown}>
        {orders.length === 0 && (
          <p className={styles.note}>
            What you put into the basket is traded all together or not at all: a Bulk Exchange.
          </p>
        )}
        <Segmented label="Shown as" value={view} onChange={setView} segments={VIEWS} />
      </div>
      {drawn === 'table' ? (
        <BargainTable onBasket={into} />
      ) : (
        <div className={styles.market}>
          {STALLS.map(({ heading, awning, offers }) => (
            <section key={heading} className={styles.stall}>
              <Title>{heading}</Title>
              <div className={styles.cards}>
                {offers.map((offer) => (
                  <Stall key={offer.trade} offer={offer} awning={awning} onBasket={into} />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

export function Component(): ReactNode {
  return <WithKingdom title="Trade center">{({ kingdom }) => <Market kingdom={kingdom} />}</WithKingdom>;
}
