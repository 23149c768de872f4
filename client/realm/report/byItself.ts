// Whether the Turn Report opens by itself after whatever took more than one turn: kept in this browser, and off until it is asked for, so that a hundred
// turns can be spent without a leaf between. Invariant: storage that fails costs the memory alone.
import { useState } from 'react';

const KEY = 'sigilla.report';

export const opensByItself = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'by itself';
  } catch {
    return false;
  }
};

export const useOpensByItself = (): readonly [boolean, (opens: boolean) => void] => {
  const [opens, setOpens] = useState(opensByItself);
  const choose = (next: boolean): void => {
    setOpens(next);
    try {
      localStorage.setItem(KEY, next ? 'by itself' : 'on request');
    } catch {
      // Without storage the choice holds until the page is left.
    }
  };
  return [opens, choose];
};
