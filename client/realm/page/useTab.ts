// Which of a page's tabs is chosen, as its address says: a link leads to any of them, and back and forward lead back and forward.
// Invariant: a press is answered before the address has followed it; whoever comes by another address is led by that, though it be the same again and have
// overtaken the one of a press.
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The chosen one of these tabs, the first where the address names none, and how another is chosen. The address keeps whatever else it says. */
export const useTab = (tabs: readonly [string, ...string[]]): readonly [string, (tab: string) => void] => {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab') ?? '';
  const asked = tabs.includes(named) ? named : tabs[0];
  const address = useLocation();
  const [tab, setTab] = useState(asked);
  const [ledBy, setLedBy] = useState(address);
  if (ledBy !== address) {
    setLedBy(address);
    setTab(asked);
  }
  const choose = useCallback(
    (next: string): void => {
      setTab(next);
      setQuery(
        (before) => {
          before.set('tab', next);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return [tab, choose];
};
