// Who sits at the window. The access token lives in memory only; the refresh token is an httpOnly cookie that script never
// sees. Invariants: at most one refresh is under way; every refusal comes back as a value, nothing here throws.

import { useSyncExternalStore } from 'react';
import { z } from 'zod';

export const SessionUser = z.object({
  id: z.string(),
  email: z.string().nullish(),
  kingdomName: z.string(),
  isGuest: z.boolean().default(false),
  role: z.enum(['player', 'moderator', 'admin']).default('player'),
});
export type SessionUser = z.infer<typeof SessionUser>;

const SessionAnswer = z.object({ success: z.literal(true), token: z.string(), user: SessionUser });
const RefusalAnswer = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
});

/** Why the steward said no, or that it could not be reached (`code` 'unreachable'). */
export interface SessionRefusal {
  readonly code: string;
  /** A sentence for the player. */
  readonly error: string;
  readonly requestId?: string | undefined;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly token: string };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up the session of an earlier visit, if its cookie still holds. Called once on load and after a 401. */
  readonly refresh: () => Promise<SessionState>;
  /** Each answers undefined when done, or why not. */
  readonly register: (
    input: Credentials & { readonly kingdomName: string },
  ) => Promise<SessionRefusal | undefined>;
  readonly login: (input: Credentials) => Promise<SessionRefusal | undefined>;
  readonly guest: () => Promise<SessionRefusal | undefined>;
  /** Gives a guest's kingdom an e-mail and a password. */
  readonly claim: (input: Credentials) => Promise<SessionRefusal | undefined>;
  readonly logout: () => Promise<void>;
}

const UNREACHABLE: SessionRefusal = {
  code: 'unreachable',
  error: 'The steward does not answer. Your realm is safe; try again in a moment.',
};

/** A session over `fetchJson`; the browser's own fetch in the window, a local server's in tests. */
export function createSession(fetchWith: typeof fetch): Session {
  let state: SessionState = { status: 'loading' };
  let refreshing: Promise<SessionState> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: SessionState): SessionState => {
    state = next;
    for (const listener of listeners) listener();
    return next;
  };

  const post = async (path: string, body: unknown): Promise<SessionRefusal | undefined> => {
    let answer: unknown;
    try {
      const response = await fetchWith(`/api/auth/${path}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          'content-type': 'application/json',
          ...(state.status === 'signedIn' ? { authorization: `Bearer ${state.token}` } : {}),
        },
        body: JSON.stringify(body),
      });
      answer = await response.json();
    } catch {
      return UNREACHABLE;
    }
    const session = SessionAnswer.safeParse(answer);
    if (session.success) {
      become({ status: 'signedIn', user: session.data.user, token: session.data.token });
      return undefined;
    }
    const refusal = RefusalAnswer.safeParse(answer);
    return refusal.success ? refusal.data : UNREACHABLE;
  };

  const refresh = async (): Promise<SessionState> => {
    const refusal = await post('refresh', {});
    if (refusal === undefined) return state;
    // A lost line is not a lost session: whoever was signed in stays so and may try again.
    if (refusal.code === 'unreachable' && state.status === 'signedIn') return state;
    return become({ status: 'signedOut' });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    register: (input) => post('register', input),
    login: (input) => post('login', input),
    guest: () => post('guest', {}),
    claim: (input) => post('claim', input),
    async logout() {
      await post('logout', {});
      become({ status: 'signedOut' });
    },
  };
}

/** The window's one session. */
export const session = createSession((input, init) => fetch(input, init));

/** The session's state, renewed when it changes. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
