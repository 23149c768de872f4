// Whether the trade center is shown as a market or as a table: kept in this browser.
import { useState } from 'react';
import { remember, remembered } from '../../ui/remembered.ts';

type View = 'market' | 'table';

const NAME = 'sigilla.market';

const viewed = (): View => (remembered(NAME) === 'table' ? 'table' : 'market');

export const useMarketView = (): readonly [View, (view: View) => void] => {
  const [view, setView] = useState(viewed);
  const choose = (next: View): void => {
    setView(next);
    remember(NAME, next);
  };
  return [view, choose];
};
