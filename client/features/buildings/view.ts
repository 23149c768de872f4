// Whether the buildings are shown as a town or as a table: kept in this browser. Invariant: storage that fails costs the memory alone.
import { useState } from 'react';

export type View = 'town' | 'table';

const KEY = 'sigilla.buildings';

const remembered = (): View => {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : 'town';
  } catch {
    return 'town';
  }
};

export const useTownView = (): readonly [View, (view: View) => void] => {
  const [view, setView] = useState(remembered);
  const choose = (next: View): void => {
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice holds until the page is left.
    }
  };
  return [view, choose];
};
