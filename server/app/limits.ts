// How often one may knock: by account for actions, by address and by e-mail for sign-in and sign-up. Counted here in this process's memory
// (server/redis/limits.ts counts for several), in windows that begin with the first knock and are measured by the
// stopwatch, so that a clock that is set neither opens nor bars a door.
// Numbers and their reasons are in docs/SECURITY.md. Invariant: a refusal says in how many seconds to come again.
import { fine, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import type { Clock } from '../clock.ts';

/** Points within seconds. An action bar clicked as fast as hands can stays far below; a script does not. */
export const LIMITS = {
  /** By account. */
  action: { points: 400, duration: 20 },
  /** By account: scrolls drawn, answered and reported. */
  academy: { points: 240, duration: 60 },
  /** By account: decks brought in and taken away. */
  deck: { points: 30, duration: 600 },
  /** By account: characters read, made and changed over REST. */
  characters: { points: 240, duration: 60 },
  /** By address: first lessons tried without an account. */
  taster: { points: 120, duration: 60 },
  /** By address: words, entries and cells of tables looked up. */
  lookUp: { points: 2_400, duration: 60 },
  /** By address: translations asked for. */
  translation: { points: 240, duration: 60 },
  /** By address: any call. */
  call: { points: 6000, duration: 60 },
  /** By address: pictures of battles. */
  picture: { points: 60, duration: 60 },
  /** By address: passwords tried, right or wrong. */
  login: { points: 100, duration: 300 },
  /** By address and e-mail: passwords tried. */
  loginPair: { points: 10, duration: 300 },
  /** By network and e-mail: passwords tried for an e-mail that is under siege. */
  loginBesieged: { points: 3, duration: 3_600 },
  /** By e-mail: wrong passwords from anywhere, until the e-mail counts as besieged. */
  loginFailed: { points: 50, duration: 86_400 },
  /** By account: e-mail addresses asked for in another's place. */
  newEmail: { points: 5, duration: 86_400 },
  /** By account: copies of all that is an account's. */
  copy: { points: 6, duration: 3_600 },
  /** By address: accounts and guests made, and accounts claimed. */
  register: { points: 120, duration: 600 },
  /** By network: the same, for whoever holds very many addresses. */
  registerNetwork: { points: 1_200, duration: 600 },
} as const;
export type Limit = keyof typeof LIMITS;

/** How many points a limit has when all are multiplied by `factor`. */
export const pointsOf = (limit: Limit, factor: number): number =>
  Math.max(1, Math.floor(LIMITS[limit].points * factor));

export interface Limits {
  /** Takes one point; refuses when there is none left. */
  take(limit: Limit, key: string): Promise<Result<void>>;
  /** Are all points of this key taken? */
  isSpent(limit: Limit, key: string): Promise<boolean>;
}

interface Window {
  taken: number;
  readonly endsAt: number;
}

/** More keys than this are not remembered: the oldest go first. */
const MOST_KEYS = 100_000;

/** Counts of one limit. Windows of a limit are all of one length, so they end in the order in which they began. */
const counter = (points: number, duration: number, elapsed: () => number) => {
  const windows = new Map<string, Window>();
  const forgetEnded = (now: number): void => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= MOST_KEYS) return;
      windows.delete(key);
    }
  };
  const open = (key: string): Window | null => {
    forgetEnded(elapsed());
    return windows.get(key) ?? null;
  };
  return {
    /** Takes a point; answers the milliseconds until there are points again, or 0. */
    take(key: string): number {
      const window = open(key) ?? { taken: 0, endsAt: elapsed() + duration * 1000 };
      windows.set(key, window);
      if (window.taken >= points) return window.endsAt - elapsed();
      window.taken += 1;
      return 0;
    },
    isSpent: (key: string): boolean => (open(key)?.taken ?? 0) >= points,
  };
};

/** Limits with every number of points multiplied by `factor`. */
export const openLimits = (factor: number, clock: Pick<Clock, 'elapsed'>): Limits => {
  const made = (limit: Limit) =>
    counter(pointsOf(limit, factor), LIMITS[limit].duration, () => clock.elapsed());
  const counters: Readonly<Record<Limit, ReturnType<typeof counter>>> = {
    action: made('action'),
    academy: made('academy'),
    deck: made('deck'),
    characters: made('characters'),
    taster: made('taster'),
    lookUp: made('lookUp'),
    translation: made('translation'),
    call: made('call'),
    picture: made('picture'),
    login: made('login'),
    loginPair: made('loginPair'),
    loginBesieged: made('loginBesieged'),
    loginFailed: made('loginFailed'),
    newEmail: made('newEmail'),
    copy: made('copy'),
    register: made('register'),
    registerNetwork: made('registerNetwork'),
  };
  return {
    async take(limit, key) {
      const wait = counters[limit].take(key);
      if (wait === 0) return fine;
      return refuse({ code: 'too_many_requests', params: { seconds: Math.ceil(wait / 1000) } });
    },
    isSpent: async (limit, key) => counters[limit].isSpent(key),
  };
};
