// Back closes what lies over the page. Each leaf that opens lays an entry over its page's in the browser's history, with the page's own address and state,
// and a mark: how many leaves lie open there, and over which page. The router hears nothing of going between the two.
// Invariants: nobody has to go back twice over one page, nor forward: an entry that closes nothing (its leaf was put away otherwise, or went with a reload)
// is passed by in the direction that one goes; a leaf that the address opens lays no entry, since Back closes it as it is.
import { useEffect, useEffectEvent } from 'react';

/** What we write beside what the router keeps of an entry. */
interface Mark {
  /** Leaves that lie open there, and the entry of the page under them. */
  readonly leaves?: { readonly depth: number; readonly page: string };
  /** The address opens a leaf here, and the entry before does not. */
  readonly opened?: boolean;
}

interface Entry {
  readonly idx: number;
  /** Leaves apart, which of the router's entries it is. */
  readonly key: string;
  readonly path: string;
  readonly depth: number;
  readonly page: string;
  readonly mark: Mark;
}

/** What is drawn without a window, as tests draw it, has none. */
const HAS_HISTORY = 'history' in globalThis;

/** The browser's own name of its entry, where it has one. */
const ownName = (): string => {
  const { navigation } = globalThis as {
    readonly navigation?: { readonly currentEntry: { readonly key: string } | null };
  };
  return navigation?.currentEntry?.key ?? '';
};

const here = (): Entry => {
  if (!HAS_HISTORY) return { idx: 0, key: '', path: '', depth: 0, page: '', mark: {} };
  const state = (history.state ?? {}) as {
    readonly idx?: number;
    readonly key?: string;
    readonly mark?: Mark;
  };
  const { idx = 0, mark = {} } = state;
  // What the router did not write is told apart by the browser: two such entries of one address were passed by to and fro for good.
  const key = `${idx} ${state.key ?? (state.idx === undefined ? ownName() : '')} ${location.href}`;
  return { idx, key, path: location.pathname, depth: 0, page: key, ...mark.leaves, mark };
};

const marked = (mark: Mark): [state: object, unused: string] => [{ ...history.state, mark }, ''];

/** Each closes a leaf; the last one lies on top. */
const open: (() => void)[] = [];
let at: Entry = here();

const closeBeyond = (depth: number): void => {
  for (const close of open.splice(depth).toReversed()) close();
};

const arrive = (event: PopStateEvent): void => {
  const from = at;
  at = here();
  // Another page: most leaves go with the one that is left, and whoever puts one away may turn its address meanwhile.
  if (from.page !== at.page) return;
  const passesBy = open.length <= at.depth && at.depth !== from.depth;
  if (passesBy || from.key === at.key) event.stopImmediatePropagation();
  if (passesBy) history.go(Math.sign(at.depth - from.depth));
  else closeBeyond(at.depth);
};

// Before the router, which listens on the same window.
if (HAS_HISTORY) addEventListener('popstate', arrive, { capture: true });

/**
 * The router has led to another entry. One that took the place of a leaf's, on the same page, is still that leaf's; where somebody went back or on, leaves that
 * outlast the page are closed.
 */
export const noteEntry = (
  { pathname }: { readonly pathname: string },
  came: 'POP' | 'PUSH' | 'REPLACE',
): void => {
  if (came === 'REPLACE' && pathname === at.path && history.state?.mark === undefined)
    history.replaceState(...marked(at.mark));
  at = here();
  if (came === 'POP') closeBeyond(at.depth);
};

/** Puts away a leaf that the address opens: the way back where that leads to its page, else by `turn`, which takes the entry's place. */
export const putAwayAddressed = (turn: () => void): void => {
  if (here().mark.opened === true) history.back();
  else turn();
};

/** While a leaf is open, going back closes it. `addressed`: the address says that it is. */
export function useBackCloses(isOpen: boolean, onClose: () => void, addressed = false): void {
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const { idx, path, depth, page, mark } = here();
    if (addressed) {
      if (path === at.path && idx === at.idx + 1) history.replaceState(...marked({ ...mark, opened: true }));
      return;
    }
    const close = (): void => closed();
    open.push(close);
    // One leaf may follow another: the entry of the first serves.
    if (depth < open.length) {
      history.pushState(...marked({ ...mark, leaves: { depth: open.length, page } }));
      at = here();
    }
    return () => {
      const place = open.indexOf(close);
      if (place !== -1) open.splice(place, 1);
    };
  }, [isOpen, addressed]);
}
