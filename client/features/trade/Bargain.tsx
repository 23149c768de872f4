// One bargain, as a stall of the market or as a row of the table: how much, what it asks and gives today, done at once or laid into the basket.
// Invariant: both say the same and do the same; the stall's scales say nothing that does not stand beneath them in words.
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { TRADE_QUANTITY, TRADES } from '@sigilla/engine/kingdom/trade.ts';
import type { TradeOrder } from '@sigilla/engine/kingdom/trade.ts';
import { usePreview } from '../../realm/actions.tsx';
import { Costs } from '../../realm/Costs.tsx';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { leanOf } from '../../ui/art/market/stall.ts';
import type { Awning } from '../../ui/art/market/stall.ts';
import { StallPicture } from '../../ui/art/market/StallPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { exchanged, goodsText, STALLS, tradeDeed } from './offers.ts';
import type { Offer } from './offers.ts';
import styles from './Trade.module.css';

interface BargainProps {
  readonly offer: Offer;
  /** The same function as long as the market stands. */
  readonly onBasket: (order: TradeOrder) => void;
}

const useBargain = ({ trade, name }: Offer) => {
  const [quantity, setQuantity] = useState<number>(TRADE_QUANTITY.min);
  const order = { trade, quantity };
  const bargain = tradeDeed(order, name);
  const turns = usePreview(bargain)?.cost.turns ?? 0;
  const { give, get } = useOwn((kingdom) => exchanged(order, kingdom));
  return { order, bargain, turns, give, get, quantity, setQuantity };
};

function Quantity({
  name,
  value,
  onChange,
}: {
  readonly name: string;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
}): ReactNode {
  return (
    <NumberStepper
      label={`Quantity: ${name}`}
      value={value}
      min={TRADE_QUANTITY.min}
      max={TRADE_QUANTITY.max}
      onChange={onChange}
      withoutMost
    />
  );
}

function Strike({
  name,
  of: { bargain, order },
  onBasket,
}: Pick<BargainProps, 'onBasket'> & {
  readonly name: string;
  readonly of: Pick<ReturnType<typeof useBargain>, 'bargain' | 'order'>;
}): ReactNode {
  const [done, setDone] = useState('');
  return (
    <>
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
    </>
  );
}

export const Stall = memo(function Stall({
  offer,
  awning,
  onBasket,
}: BargainProps & { readonly awning: Awning }) {
  const { name, story, trade } = offer;
  const bargain = useBargain(offer);
  const { source, target } = TRADES[trade];
  const asked = bargain.give[source] ?? 0;
  const lean = useOwn(({ resources }) => leanOf(asked, resources[source]));
  return (
    <Card name={name}>
      <StallPicture
        name={name}
        awning={awning}
        give={{ good: source, amount: asked }}
        get={{ good: target, amount: bargain.get[target] ?? 0 }}
        lean={lean}
      />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.story}>{story}</p>
      <Quantity name={name} value={bargain.quantity} onChange={bargain.setQuantity} />
      <p className={styles.get}>You receive {goodsText(bargain.get) || 'nothing'}</p>
      <Costs costs={bargain.give} turns={bargain.turns} />
      <Strike name={name} of={bargain} onBasket={onBasket} />
    </Card>
  );
});

const Row = memo(function Row({ offer, onBasket }: BargainProps) {
  const { name } = offer;
  const bargain = useBargain(offer);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Quantity name={name} value={bargain.quantity} onChange={bargain.setQuantity} />
      </td>
      <td>
        <Costs costs={bargain.give} turns={bargain.turns} />
      </td>
      <td>{goodsText(bargain.get) || 'nothing'}</td>
      <td>
        <Strike name={name} of={bargain} onBasket={onBasket} />
      </td>
    </tr>
  );
});

export function BargainTable({ onBasket }: Pick<BargainProps, 'onBasket'>): ReactNode {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Bargain</th>
            <th scope="col">How many</th>
            <th scope="col">You give</th>
            <th scope="col">You receive</th>
            <th scope="col">
              <span className="visuallyHidden">To be done</span>
            </th>
          </tr>
        </thead>
        {STALLS.map(({ heading, offers }) => (
          <tbody key={heading}>
            <tr>
              <th scope="rowgroup" colSpan={5} className={styles.group}>
                {heading}
              </th>
            </tr>
            {offers.map((offer) => (
              <Row key={offer.trade} offer={offer} onBasket={onBasket} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
