// The realm as the shell sees it, handed down by context. Invariant: outside a provider the realm is still loading, so
// that the shell can be drawn before the first answer arrives.

import { createContext, useContext } from 'react';
import type { RealmView } from './view.ts';

const LOADING: RealmView = {
  kingdom: undefined,
  resources: undefined,
  turns: { status: 'loading' },
  connection: 'connecting',
  notices: [],
  badges: {},
  refreshTurns: () => undefined,
  markNoticesRead: () => undefined,
};

/** Provide it around the shell's routes. */
export const RealmContext = createContext<RealmView>(LOADING);

/** The realm of the signed-in player. */
export const useRealm = (): RealmView => useContext(RealmContext);
