// Whether the buildings are shown as a town or as a table: kept in this browser.
import { useState } from 'react';
import { remember, remembered } from '../../ui/remembered.ts';

export type View = 'town' | 'table';

const NAME = 'sigilla.buildings';

const viewed = (): View => (remembered(NAME) === 'table' ? 'table' : 'town');

export const useTownView = (): readonly [View, (view: View) => void] => {
  const [view, setView] = useState(viewed);
  const choose = (next: View): void => {
    setView(next);
    remember(NAME, next);
  };
  return [view, choose];
};
