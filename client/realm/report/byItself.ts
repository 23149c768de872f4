// Whether the Turn Report opens by itself after whatever took more than one turn: kept in this browser, and off until it is asked for, so that a hundred
// turns can be spent without a leaf between.
import { useState } from 'react';
import { remember, remembered } from '../../ui/remembered.ts';

const NAME = 'sigilla.report';

export const opensByItself = (): boolean => remembered(NAME) === 'by itself';

export const useOpensByItself = (): readonly [boolean, (opens: boolean) => void] => {
  const [opens, setOpens] = useState(opensByItself);
  const choose = (next: boolean): void => {
    setOpens(next);
    remember(NAME, next ? 'by itself' : 'on request');
  };
  return [opens, choose];
};
