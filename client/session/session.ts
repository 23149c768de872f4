// Who sits at the window. The access token lives in memory only; the refresh token is an httpOnly cookie that script never
// sees. Invariants: at most one refresh is under way; every refusal comes back as a value, nothing here throws.

import { useSyncExternalStore } from 'react';
import { noteEdition } from './edition.ts';
import type { z } from 'zod';
import { authRoutes } from '@sigilla/server/contract/auth.ts';
import type { User } from '@sigilla/engine/account/account.ts';
import { speak } from '@sigilla/server/contract/speak.ts';
import type { Answered, Failure } from '@sigilla/server/contract/speak.ts';
import { openListeners } from '../ui/listeners.ts';

/** Whose session it was that the realm no longer knows. A guest had nothing but that. */
type Lost = 'guest' | 'ruler';

export type SessionState =
  /** `failure`: why it takes longer than a moment. It is asked again by itself. */
  | { readonly status: 'loading'; readonly failure: Failure | null }
  /** `isTold`: whether the realm knows. Where the line was down it is told when the line is back. */
  /** `lost`: whose session ended without their doing. */
  | { readonly status: 'signedOut'; readonly isTold: boolean; readonly lost?: Lost }
  | { readonly status: 'signedIn'; readonly user: User; readonly token: string };

type Registration = z.input<typeof authRoutes.register.body>;
type Credentials = z.input<typeof authRoutes.login.body>;
type Claim = z.input<typeof authRoutes.claim.body>;
type SignedIn = z.output<typeof authRoutes.login.answer>;

/** Whether this browser is signed in, and as whom: visitors who are not are never asked for a cookie they cannot have. */
export interface VisitMemory {
  readonly recall: () => boolean;
  /** Null when nobody is signed in. */
  readonly keep: (user: User | null) => void;
  /** Who was signed in when last something was kept. */
  readonly whose?: () => Lost | undefined;
  /** Whose session was lost here, until somebody signs in. */
  readonly lost?: {
    readonly recall: () => Lost | undefined;
    readonly keep: (lost: Lost | undefined) => void;
  };
  /** Whether a session was left here whose end the realm has not heard of: its cookie is good until it has. */
  readonly untold?: { readonly recall: () => boolean; readonly keep: (isUntold: boolean) => void };
}

export interface Session {
  readonly state: () => SessionState;
  /** The access token of the moment, or null for a visitor. */
  readonly token: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up the session of an earlier visit, or a fresh token; for the first call on load and after a 401. */
  readonly refresh: () => Promise<SessionState>;
  /** Each answers undefined when done, or why not. */
  readonly register: (input: Registration) => Promise<Failure | undefined>;
  readonly login: (input: Credentials) => Promise<Failure | undefined>;
  /** Founds a guest's kingdom, unless this browser has one already that is still being taken up: then that one is. */
  readonly guest: () => Promise<Failure | undefined>;
  /** Gives a guest's kingdom an e-mail and a password, and a name of its own if wished. */
  readonly claim: (input: Claim) => Promise<Failure | undefined>;
  /** Leaves, whether the realm hears of it or not: a session whose end it did not hear is ended when the line is back, by this page or the next. */
  readonly logout: () => Promise<void>;
  /** Calls back before the session is ended: what lives by it is left first. */
  readonly beforeLogout: (leave: () => void) => void;
}

/** Renew a token when this share of its life is over. */
const RENEW_AT = 0.8;
/** A session that could not be asked for is asked for again after so long, then after twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** A session over a server's auth calls; `baseUrl` is empty for the page's own origin. */
export function createSession(options: {
  readonly fetch: typeof fetch;
  readonly baseUrl?: string;
  readonly memory?: VisitMemory;
}): Session {
  let state: SessionState = { status: 'loading', failure: null };
  let refreshing: Promise<SessionState> | undefined;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isUntold = options.memory?.untold?.recall() === true;
  let telling: Promise<void> | undefined;
  const listeners = openListeners();
  const leavers = new Set<() => void>();
  const token = (): string | null => (state.status === 'signedIn' ? state.token : null);
  const { auth } = speak({ auth: authRoutes }, { ...options, token });

  /** A lost line or a busy server is not a word that was spoken: it is asked again. */
  const isUnheard = ({ status }: Failure): boolean => status !== 401 && status !== 403;
  const pauseAfter = ({ retryAfterSeconds }: Failure): number => {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    return Math.max(pause, (retryAfterSeconds ?? 0) * 1000);
  };

  const become = (next: SessionState): SessionState => {
    state = next;
    // While nobody knows whether there is a session, what is remembered stays as it is.
    if (next.status !== 'loading') options.memory?.keep(next.status === 'signedIn' ? next.user : null);
    listeners.tell();
    return next;
  };

  const remain = (untold: boolean): void => {
    if (untold !== isUntold) options.memory?.untold?.keep(untold);
    isUntold = untold;
  };
  const signedOut = (): SessionState => {
    const lost = options.memory?.lost?.recall();
    return become({ status: 'signedOut', isTold: !isUntold, ...(lost === undefined ? {} : { lost }) });
  };
  /** The realm knows nothing of this browser's session any more. */
  const lose = (): SessionState => {
    const isGuest = state.status === 'signedIn' ? state.user.isGuest : undefined;
    options.memory?.lost?.keep(
      isGuest === undefined ? options.memory.whose?.() : isGuest ? 'guest' : 'ruler',
    );
    return signedOut();
  };

  /** Has the realm end the session of this browser's cookie; what it did not hear is said again, until it has or somebody signs in. */
  const tell = (): Promise<void> => {
    clearTimeout(renewal);
    telling ??= auth.logout().then((said) => {
      const isHeard = said.ok || !isUnheard(said.failure);
      telling = undefined;
      remain(!isHeard);
      if (isHeard) failures = 0;
      else renewal = setTimeout(() => void tell().then(signedOut), pauseAfter(said.failure));
      return undefined;
    });
    return telling;
  };

  /** Whoever signs in does it after the one before has left: a farewell that came later would take the new cookie with it. */
  const enter = async (ask: () => Promise<Answered<SignedIn>>): Promise<Failure | undefined> => {
    if (isUntold) await tell();
    return take(await ask());
  };

  const take = (answered: Answered<SignedIn>): Failure | undefined => {
    if (!answered.ok) return answered.failure;
    const { user, token: fresh, expiresInSeconds } = answered.value;
    failures = 0;
    remain(false);
    options.memory?.lost?.keep(undefined);
    clearTimeout(renewal);
    renewal = setTimeout(() => void self.refresh(), expiresInSeconds * 1000 * RENEW_AT);
    become({ status: 'signedIn', user, token: fresh });
    return undefined;
  };

  const refresh = async (): Promise<SessionState> => {
    if (isUntold) {
      await tell();
      return signedOut();
    }
    if (options.memory?.recall() === false) return signedOut();
    const failure = take(await auth.refresh());
    if (failure === undefined) return state;
    clearTimeout(renewal);
    // Nor is it a lost session: whoever was signed in stays so.
    if (isUnheard(failure)) {
      renewal = setTimeout(() => void self.refresh(), pauseAfter(failure));
      return state.status === 'loading' ? become({ status: 'loading', failure }) : state;
    }
    return lose();
  };

  const self: Session = {
    state: () => state,
    token,
    subscribe: listeners.subscribe,
    refresh() {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    register: (body) => enter(() => auth.register({ body })),
    login: (body) => enter(() => auth.login({ body })),
    async guest() {
      // A guest has nothing but the cookie: another in its place would be the end of a kingdom.
      if (state.status === 'loading') {
        const known = await self.refresh();
        if (known.status === 'signedIn') return undefined;
        if (known.status === 'loading' && known.failure !== null) return known.failure;
      }
      return enter(() => auth.guest({ body: {} }));
    },
    claim: async (body) => take(await auth.claim({ body })),
    beforeLogout: (leave) => void leavers.add(leave),
    async logout() {
      for (const leave of leavers) leave();
      // One that is just being renewed would come back after its end.
      await refreshing;
      failures = 0;
      await tell();
      signedOut();
    },
  };
  return self;
}

const MEMORY_KEY = 'sigilla.visited';
const UNTOLD_KEY = 'sigilla.leaving';
const LOST_KEY = 'sigilla.lost';

/** Reads the browser's memory; where that is forbidden there is nothing in it. */
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Writes into it, or takes away what was written. Where that is forbidden or it is full, nothing is remembered. */
const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As said.
  }
};

/** The browser's own memory; where storage is forbidden or full, every load asks. */
const memory: VisitMemory = {
  recall() {
    try {
      if (localStorage.getItem(MEMORY_KEY) !== null) return true;
      // That nothing is written means something only where it could have been.
      localStorage.setItem(`${MEMORY_KEY}.probe`, '-'.repeat(64));
      localStorage.removeItem(`${MEMORY_KEY}.probe`);
      return false;
    } catch {
      return true;
    }
  },
  keep: (user) => write(MEMORY_KEY, user === null ? null : `${user.id}${user.isGuest ? ' guest' : ''}`),
  whose() {
    const visited = read(MEMORY_KEY);
    if (visited === null) return undefined;
    return visited.endsWith(' guest') ? 'guest' : 'ruler';
  },
  lost: {
    recall() {
      const lost = read(LOST_KEY);
      return lost === 'guest' || lost === 'ruler' ? lost : undefined;
    },
    keep: (lost) => write(LOST_KEY, lost ?? null),
  },
  // Unwritten, it is told by the page that was left, as long as that is open.
  untold: {
    recall: () => read(UNTOLD_KEY) !== null,
    keep: (isUntold) => write(UNTOLD_KEY, isUntold ? 'yes' : null),
  },
};

/** The window's one session. */
export const session = createSession({
  fetch: async (input, init) => noteEdition(await fetch(input, init)),
  memory,
});

/** What another tab does, this one follows: it logs out with it, and learns that a guest's kingdom is kept. */
export const followOtherTabs = (): void =>
  addEventListener('storage', ({ key }) => {
    if (key === MEMORY_KEY || key === null) void session.refresh();
  });

/** The session's state, renewed when it changes. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);

const viewer = (): string | null => {
  const state = session.state();
  return state.status === 'signedIn' ? `${state.user.id} ${state.user.currentServerId}` : null;
};

/**
 * Calls back when somebody else signs in, or out, or the ruler takes up rule on another game server; a renewed token is nobody new. For what must not
 * outlast whose it is.
 */
export function whenViewerChanges(changed: () => void): void {
  let last = viewer();
  session.subscribe(() => {
    if (session.state().status === 'loading' || viewer() === last) return;
    last = viewer();
    changed();
  });
}
