// Who is here, and where anybody looks: rulers with a window open on a game server, and visitors who asked what is on its field, as this
// process sees them. Advisory only: it decides whom the realm's own rulers invite, how lively they are, and what a counter shows;
// never what is allowed. Invariant: a game server that nobody has looked at for LOOK_LASTS_MS is not watched.
import type { AccountId } from '@sigilla/engine/core/brand.ts';

/** How long a look counts. Whoever stays looks again in that time: rooms draw, pages ask. */
const LOOK_LASTS_MS = 120_000;
/** After a start, windows whose line was cut have this long to come back. */
const COMING_BACK_MS = 60_000;

export interface Presences {
  arrived(serverId: string, accountId: AccountId): void;
  left(serverId: string, accountId: AccountId): void;
  /** Each account once, however many windows it has open. */
  present(serverId: string): readonly AccountId[];
  /** Somebody, a visitor perhaps, looks at what happens on a game server. */
  looked(serverId: string): void;
  /** Is a ruler here, or has anybody looked lately? */
  isWatched(serverId: string): boolean;
  /** The same, or this process has only just begun and cannot know. */
  mayBeWatched(serverId: string): boolean;
}

/** Presences of this process, empty at first. `now` in milliseconds. */
export const openPresences = (now: () => number): Presences => {
  const openedAt = now();
  const servers = new Map<string, Map<AccountId, number>>();
  const looks = new Map<string, number>();
  const windows = (serverId: string): Map<AccountId, number> => {
    const known = servers.get(serverId) ?? new Map<AccountId, number>();
    servers.set(serverId, known);
    return known;
  };
  // The clock may be set either way: what is far off on either side is not lately.
  const isLately = (moment: number | undefined, lasts: number): boolean =>
    moment !== undefined && Math.abs(now() - moment) < lasts;
  const isWatched = (serverId: string): boolean =>
    windows(serverId).size > 0 || isLately(looks.get(serverId), LOOK_LASTS_MS);
  return {
    arrived(serverId, accountId) {
      const here = windows(serverId);
      here.set(accountId, (here.get(accountId) ?? 0) + 1);
    },
    left(serverId, accountId) {
      const here = windows(serverId);
      const count = (here.get(accountId) ?? 0) - 1;
      if (count > 0) here.set(accountId, count);
      else here.delete(accountId);
    },
    present: (serverId) => [...windows(serverId).keys()],
    looked(serverId) {
      looks.set(serverId, now());
    },
    isWatched,
    mayBeWatched: (serverId) => isWatched(serverId) || isLately(openedAt, COMING_BACK_MS),
  };
};
